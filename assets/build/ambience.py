"""Synthesises the ambience of the title and of each game: `python3 assets/build/ambience.py [name ...]`.

A loop lies on a circle: its tones have whole numbers of waves, its noise is made of such tones, what is
struck near its end rings on at its beginning. So it has no seam. NumPy makes the waves, `oggenc` packs them;
the same code makes the same sounds, up to the encoder's version.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from environment import enter

if TYPE_CHECKING:
    import numpy as np

    Loop = np.ndarray[Any, np.dtype[np.float64]]

FOLDER = Path(__file__).resolve().parents[1] / "sounds" / "ambience"
RATE = 44_100
SECONDS = 36
COUNT = RATE * SECONDS
LOUDNESS = 10 ** (-26 / 20)
"""Root mean square of every loop: below the effects, which are meant to be heard over it."""
PEAK = 10 ** (-6 / 20)


class Studio:
    """Makes loops of one circle, with chance of its own."""

    def __init__(self, seed: int) -> None:
        import numpy as np

        self.np = np
        self.chance = np.random.default_rng(seed)
        self.time = np.arange(COUNT) / RATE

    def silence(self) -> Loop:
        """Return a loop to add to."""
        return self.np.zeros(COUNT)

    def tone(self, pitch: float, overtones: Sequence[float] = (1.0,), sway: int = 0) -> Loop:
        """Return a held tone whose strength sways a whole number of times around the circle."""
        np, result = self.np, self.silence()
        waves = round(pitch * SECONDS)
        for number, strength in enumerate(overtones, 1):
            phase = self.chance.uniform(0, 2 * np.pi)
            result += strength * np.sin(2 * np.pi * waves * number * self.time / SECONDS + phase)
        if sway:
            phase = self.chance.uniform(0, 2 * np.pi)
            result *= 0.6 + 0.4 * np.sin(2 * np.pi * sway * self.time / SECONDS + phase)
        return result

    def pad(self, chords: Sequence[Sequence[float]], overtones: Sequence[float]) -> Loop:
        """Return chords that melt into each other, each for its share of the circle."""
        np, result = self.np, self.silence()
        for number, chord in enumerate(chords):
            # The distance from the middle of the chord, around the circle, in lengths of a chord.
            away = (self.time * len(chords) / SECONDS - number - 0.5 + len(chords) / 2) % len(chords)
            strength = np.cos(np.clip(away - len(chords) / 2, -1, 1) * np.pi / 2) ** 2
            for pitch in chord:
                # Two voices a little apart beat slowly and sound wide.
                voices = self.tone(pitch, overtones) + self.tone(pitch + 2 / SECONDS, overtones)
                result += strength * voices
        return result

    def noise(self, low: float, high: float, sway: int = 0) -> Loop:
        """Return wind: noise between two frequencies, falling off at both."""
        np = self.np
        pitch = np.fft.rfftfreq(COUNT, 1 / RATE)
        shape = 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 4)
        waves = shape * np.exp(2j * np.pi * self.chance.random(len(pitch)))
        result = self.level(np.fft.irfft(waves, COUNT))
        if sway:
            for times in (sway, 2 * sway + 1):
                phase = self.chance.uniform(0, 2 * np.pi)
                result *= 0.62 + 0.38 * np.sin(2 * np.pi * times * self.time / SECONDS + phase)
        return result

    def struck(
        self, start: float, pitch: float, ring: float, partials: Sequence[float], bend: float = 0
    ) -> Loop:
        """Return one struck thing; `bend` is how far its pitch glides, as a share of it, while it rings."""
        np, result = self.np, self.silence()
        t = np.arange(round(ring * 6 * RATE)) / RATE
        glide = t + bend * ring * (1 - np.exp(-t / ring))
        body = sum(
            np.sin(2 * np.pi * pitch * ratio * glide) * np.exp(-t * ratio**0.7 / ring) / (number + 1)
            for number, ratio in enumerate(partials)
        )
        body *= np.minimum(1, t / 0.006)
        np.add.at(result, (np.arange(len(t)) + round(start * RATE)) % COUNT, body)
        return result

    def scattered(
        self, count: int, pitches: Sequence[float], ring: float, partials: Sequence[float], bend: float = 0
    ) -> Loop:
        """Return things struck now and then, never two close together."""
        result = self.silence()
        for number in range(count):
            start = (number + self.chance.uniform(0.1, 0.9)) * SECONDS / count
            strength = self.chance.uniform(0.35, 1)
            result += strength * self.struck(start, float(self.chance.choice(pitches)), ring, partials, bend)
        return result

    def hall(self, dry: Loop, seconds: float, share: float, dark: float = 3200) -> Loop:
        """Return a loop in a room whose echo dies in so many seconds, its high part first."""
        np = self.np
        t = np.arange(round(seconds * 1.5 * RATE)) / RATE
        echo = np.zeros(COUNT)
        echo[: len(t)] = self.chance.standard_normal(len(t)) * np.exp(-6.9 * t / seconds)
        damping = 1 / (1 + np.fft.rfftfreq(COUNT, 1 / RATE) / dark)
        wet = np.fft.irfft(np.fft.rfft(dry) * np.fft.rfft(echo) * damping, COUNT)
        return (1 - share) * self.level(dry) + share * self.level(wet)

    def level(self, loop: Loop) -> Loop:
        """Return a loop of strength 1."""
        return (loop - loop.mean()) / max(1e-9, float(loop.std()))


BELL = (1.0, 2.0, 2.76, 5.4)
GLASS = (1.0, 2.32, 4.25)
WOOD = (1.0, 3.93)
DROP = (1.0,)
WARM = (1.0, 0.42, 0.2, 0.1, 0.05)
DEEP = (1.0, 0.7, 0.4, 0.26, 0.14, 0.08)


def title(studio: Studio) -> Loop:
    """A great hall by candlelight: slow warm chords and bells far away."""
    chords = ((73.4, 110.0, 174.6, 220.0), (58.3, 116.5, 146.8, 233.1), (65.4, 98.0, 164.8, 196.0))
    pad = studio.level(studio.pad(chords, WARM))
    bells = studio.level(studio.scattered(9, (440.0, 523.3, 587.3, 880.0), 1.1, BELL))
    return pad + 0.3 * bells + 0.12 * studio.noise(120, 900, 2)


def res_arcana(studio: Studio) -> Loop:
    """A study: a fifth that hums, glass that rings, something that simmers."""
    chords = ((98.0, 146.8, 246.9), (87.3, 130.8, 220.0), (98.0, 164.8, 246.9), (73.4, 146.8, 220.0))
    pad = studio.level(studio.pad(chords, WARM[:3]))
    glass = studio.level(studio.scattered(14, (784.0, 987.8, 1174.7, 1480.0), 0.7, GLASS))
    simmer = studio.level(studio.scattered(90, (190.0, 230.0, 285.0, 340.0), 0.035, DROP, 1.2))
    return pad + 0.26 * glass + 0.1 * simmer


def black_rose_duel(studio: Studio) -> Loop:
    """The Lodge at night: a dark drone, voices behind the walls, a slow bell."""
    chords = ((55.0, 82.4, 130.8), (51.9, 77.8, 123.5), (55.0, 87.3, 130.8), (49.0, 73.4, 116.5))
    drone = studio.level(studio.pad(chords, DEEP))
    voices = studio.level(
        studio.tone(220.0, DEEP, 3) + studio.tone(261.6, DEEP, 2) + studio.tone(329.6, DEEP, 5)
    )
    bell = studio.level(studio.scattered(4, (110.0, 130.8), 2.6, BELL))
    return drone + 0.16 * voices + 0.4 * bell + 0.16 * studio.noise(200, 1400, 3)


def five_seals(studio: Studio) -> Loop:
    """A dungeon: wind in far passages, drops into still water, stone that hums."""
    stone = studio.level(studio.tone(48.0, DEEP, 2) + studio.tone(64.0, DEEP, 3) + studio.tone(72.0, WARM, 1))
    drops = studio.level(studio.scattered(22, (620.0, 840.0, 1020.0, 1340.0), 0.06, DROP, 0.5))
    chime = studio.level(studio.scattered(5, (392.0, 466.2, 587.3), 1.6, GLASS))
    return 0.8 * stone + 0.55 * studio.noise(180, 700, 2) + 0.34 * drops + 0.18 * chime


def epic_spell_wars(studio: Studio) -> Loop:
    """A battle of clowns behind the stage: a lazy wooden tune, a cauldron, a saw that sings."""
    chords = ((65.4, 98.0, 155.6), (69.3, 103.8, 164.8), (65.4, 98.0, 155.6), (58.3, 92.5, 146.8))
    pad = studio.level(studio.pad(chords, WARM[:3]))
    tune = studio.silence()
    steps = (0, 3, 7, 6, 3, 0, -2, 1)
    for number in range(24):
        pitch = 196.0 * 2 ** (steps[number % len(steps)] / 12)
        tune += studio.struck(number * SECONDS / 24, pitch, 0.16, WOOD)
    cauldron = studio.level(studio.scattered(60, (120.0, 150.0, 210.0), 0.06, DROP, 1.6))
    saw = studio.level(studio.scattered(4, (523.3, 622.3), 1.4, DROP, 0.08))
    return pad + 0.34 * studio.level(tune) + 0.2 * cauldron + 0.16 * saw


def black_rose_wars(studio: Studio) -> Loop:
    """The great lodge by day: a low choir under the dome, steps on stone, petals of glass."""
    chords = ((49.0, 73.4, 123.5), (58.3, 87.3, 130.8), (43.7, 65.4, 110.0), (51.9, 77.8, 123.5))
    choir = studio.level(studio.pad(chords, WARM))
    dome = studio.level(
        studio.tone(146.8, DEEP, 2) + studio.tone(185.0, DEEP, 3) + studio.tone(220.0, DEEP, 5)
    )
    steps = studio.level(studio.scattered(14, (82.4, 98.0), 0.12, WOOD, 0.8))
    petals = studio.level(studio.scattered(7, (493.9, 587.3, 740.0), 1.8, GLASS))
    return choir + 0.2 * dome + 0.24 * steps + 0.2 * petals + 0.12 * studio.noise(150, 900, 2)


LOOPS: dict[str, tuple[int, Callable[[Studio], Loop]]] = {
    "title": (11, title),
    "res_arcana": (12, res_arcana),
    "black_rose_duel": (13, black_rose_duel),
    "five_seals": (14, five_seals),
    "epic_spell_wars": (15, epic_spell_wars),
    "black_rose_wars": (16, black_rose_wars),
}
"""The seed and the maker of every loop."""
ECHO = {
    "title": 4.0,
    "res_arcana": 2.2,
    "black_rose_duel": 4.5,
    "five_seals": 5.0,
    "epic_spell_wars": 1.6,
    "black_rose_wars": 4.8,
}
"""How many seconds the room of each rings."""


def turned(studio: Studio, ears: Loop) -> Loop:
    """Return a loop that begins where it is quietest: the encoder joins the ends of a file least well."""
    np = studio.np
    window = np.zeros(COUNT)
    window[: RATE // 10] = 1
    energy = np.fft.irfft(np.fft.rfft((ears**2).sum(axis=1)) * np.fft.rfft(window), COUNT)
    return np.roll(ears, RATE // 20 - int(energy.argmin()), axis=0)


def write(name: str) -> None:
    """Synthesise one loop, a little different in both ears, and pack it."""
    seed, make = LOOPS[name]
    studio = Studio(seed)
    np, dry = studio.np, make(studio)
    ears = np.stack([studio.hall(dry, ECHO[name], 0.45) for _ in range(2)], axis=1)
    ears *= min(LOUDNESS / float(ears.std()), PEAK / float(np.abs(ears).max()))
    pulses = np.round(turned(studio, ears) * 32_767).astype("<i2").tobytes()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / f"{name}.wav"
        with wave.open(str(raw), "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(pulses)
        # A fixed serial number: otherwise two runs would differ.
        target = str(FOLDER / f"{name}.ogg")
        options = ("--quiet", "--quality", "3", "--serial", "1")
        subprocess.run(["oggenc", *options, "--output", target, str(raw)], check=True)


def main(names: list[str]) -> int:
    """Write the chosen loops, or all of them."""
    for name in names or LOOPS:
        write(name)
    return 0


if __name__ == "__main__":
    sys.exit(enter(__file__, main, sys.argv[1:]))
