"""A fixed piece of plain Python as a unit of time: machines differ by half, ratios to it hardly do."""

from __future__ import annotations

from time import process_time

ITERATIONS = 100_000
TRIES = 15


def loop() -> int:
    """Run the same 100,000 iterations everywhere and at all times."""
    total = 0
    for number in range(ITERATIONS):
        total = (total * 31 + number) % 1_000_003
    return total


def loop_ms() -> float:
    """Return the milliseconds that the loop takes, the best of several tries: others only disturb."""
    times = []
    for _ in range(TRIES):
        start = process_time()
        loop()
        times.append(process_time() - start)
    return 1000 * min(times)
