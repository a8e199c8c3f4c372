"""Synthesises the sound effects: `python3 assets/build/sounds.py [name ...]`.

The standard library makes the waves; `oggenc` (vorbis-tools) packs them.
The same code makes the same sounds, up to the encoder's version.
"""

from __future__ import annotations

import math
import random
import subprocess
import sys
import tempfile
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

SOUNDS = Path(__file__).resolve().parents[1] / "sounds"
RATE = 44_100
_LOUDNESS = 10 ** (-20 / 20)  # RMS of the loud part of every effect
_PEAK = 10 ** (-4 / 20)
_FADE_IN = 0.002  # seconds
_FADE_OUT = 0.3  # share of the effect, so that ringing ones do not break off

Wave = list[float]
Shape = Callable[[float], float]


# ---- what sounds are made of


def wave_of(seconds: float, shape: Shape) -> Wave:
    """Return a function of the time as samples."""
    return [shape(i / RATE) for i in range(round(seconds * RATE))]


def hit(attack: float, decay: float, start: float = 0.0) -> Shape:
    """Return the loudness of something struck: a quick rise, then a fall."""

    def shape(t: float) -> float:
        since = t - start
        return min(1.0, since / attack) * math.exp(-since / decay) if since >= 0 else 0.0

    return shape


def swell(seconds: float) -> Shape:
    """Return the loudness of a breath: it rises and falls evenly."""
    return lambda t: math.sin(math.pi * min(1.0, t / seconds)) ** 2


def hiss(seconds: float, seed: int, envelope: Shape, low: float, high: float) -> Wave:
    """Return noise between two frequencies under an envelope; paper, air and cloth."""
    chance = random.Random(seed)
    raw = wave_of(seconds, lambda t: chance.uniform(-1, 1) * envelope(t))
    return softened(softened(sharpened(raw, low), high), high)  # twice: once leaves it sharp to the ear


def tone(seconds: float, pitch: Shape, envelope: Shape, overtones: tuple[float, ...] = (1.0,)) -> Wave:
    """Return a sung tone: the pitch may glide, overtones have strengths of their own."""
    phase, samples = 0.0, []
    for i in range(round(seconds * RATE)):
        t = i / RATE
        phase += 2 * math.pi * pitch(t) / RATE
        body = sum(strength * math.sin(phase * n) for n, strength in enumerate(overtones, 1))
        samples.append(body * envelope(t))
    return samples


def bell(seconds: float, pitch: float, ring: float, start: float = 0.0, bright: float = 1.0) -> Wave:
    """Return a small bell: partials that are no whole multiples, the high ones gone first."""
    partials = (
        (1.0, 1.0, 1.0),
        (2.0, 0.5 * bright, 0.7),
        (2.76, 0.28 * bright, 0.45),
        (5.4, 0.12 * bright, 0.2),
    )
    voices = [
        (pitch * ratio, strength, hit(0.004, ring * length, start)) for ratio, strength, length in partials
    ]
    return wave_of(
        seconds,
        lambda t: sum(
            strength * envelope(t) * math.sin(2 * math.pi * f * (t - start))
            for f, strength, envelope in voices
        ),
    )


def steady(pitch: float) -> Shape:
    """Return a pitch that stays."""
    return lambda _: pitch


def glide(start: float, end: float, seconds: float) -> Shape:
    """Return a pitch that moves evenly to the ear."""
    return lambda t: start * (end / start) ** min(1.0, t / seconds)


def softened(samples: Wave, cut: float) -> Wave:
    """Return a wave with little above a frequency."""
    share, level, result = 1 - math.exp(-2 * math.pi * cut / RATE), 0.0, []
    for value in samples:
        level += share * (value - level)
        result.append(level)
    return result


def sharpened(samples: Wave, cut: float) -> Wave:
    """Return a wave with little below a frequency."""
    return [value - low for value, low in zip(samples, softened(samples, cut), strict=True)]


def together(*waves: Wave) -> Wave:
    """Return waves played at once."""
    length = max(len(samples) for samples in waves)
    padded = [samples + [0.0] * (length - len(samples)) for samples in waves]
    return [sum(values) for values in zip(*padded, strict=True)]


def louder(samples: Wave, factor: float) -> Wave:
    """Return a wave with another strength."""
    return [value * factor for value in samples]


# ---- the effects


def card_place() -> Wave:
    """A card is laid on felt: a low pat and the whisper of paper."""
    pat = tone(0.17, glide(150, 78, 0.1), hit(0.003, 0.032))
    paper = hiss(0.17, 2, hit(0.002, 0.02), 700, 3600)
    return together(louder(pat, 0.7), louder(paper, 2.2))


def card_turn() -> Wave:
    """A card is turned: it leaves the table and comes down again."""
    lift = hiss(0.2, 3, swell(0.12), 900, 4200)
    down = hiss(0.2, 4, hit(0.002, 0.02, 0.1), 600, 3000)
    pat = tone(0.2, steady(110), hit(0.003, 0.025, 0.1))
    return together(louder(lift, 0.7), louder(down, 0.9), louder(pat, 0.5))


def card_draw() -> Wave:
    """A card slides off its deck."""
    slide = hiss(0.2, 5, lambda t: swell(0.18)(t) * (0.4 + 3.4 * t), 1100, 5000)
    snap = hiss(0.2, 6, hit(0.001, 0.008, 0.15), 1200, 5200)
    return together(slide, louder(snap, 0.5))


def shuffle() -> Wave:
    """Two halves of a deck fall into each other."""
    chance = random.Random(7)
    falls, at = [], 0.0
    while at < 0.46:
        falls.append((at, chance.uniform(0.4, 1.0)))
        at += chance.uniform(0.016, 0.03)
    envelopes = [(strength, hit(0.0015, 0.007, start)) for start, strength in falls]
    riffle = hiss(
        0.56, 8, lambda t: sum(s * e(t) for s, e in envelopes) * (0.5 + 0.5 * swell(0.56)(t)), 900, 4600
    )
    settle = tone(0.56, glide(130, 90, 0.1), hit(0.004, 0.03, 0.46))
    return together(riffle, louder(settle, 0.35))


def essence_gain() -> Wave:
    """Essence wells up: two soft notes rising."""
    return together(
        bell(0.42, 587.3, 0.12, bright=0.5),
        bell(0.42, 880.0, 0.14, 0.07, 0.45),
        louder(hiss(0.42, 9, swell(0.2), 2000, 5000), 0.1),
    )


def essence_pay() -> Wave:
    """Essence is spent: the same two notes sinking, and duller."""
    return softened(together(bell(0.36, 659.3, 0.09, bright=0.4), bell(0.36, 440.0, 0.12, 0.07, 0.3)), 2600)


def coin() -> Wave:
    """A gold coin rings against another."""
    return together(bell(0.4, 1567.0, 0.09, bright=0.7), louder(bell(0.4, 2093.0, 0.1, 0.05, 0.6), 0.8))


def claim() -> Wave:
    """Something great is claimed: a chime of three."""
    notes = ((523.3, 0.0), (659.3, 0.08), (784.0, 0.16))
    return together(*(bell(0.6, pitch, 0.2, start, 0.6) for pitch, start in notes))


def attack() -> Wave:
    """A dragon strikes: a rush of air and a blow."""
    rush = hiss(0.5, 10, lambda t: swell(0.36)(t) * (0.3 + 2 * t), 160, 1500)
    blow = tone(0.5, glide(120, 46, 0.2), hit(0.006, 0.09, 0.22), (1.0, 0.6, 0.4, 0.2))
    return together(louder(rush, 2.6), louder(blow, 0.7))


def shield() -> Wave:
    """A blow is turned aside: dull metal, humming."""
    metal = together(bell(0.46, 392.0, 0.12, bright=0.9), louder(bell(0.46, 587.3, 0.1, bright=0.7), 0.6))
    thud = tone(0.46, glide(160, 90, 0.1), hit(0.003, 0.04))
    return together(softened(metal, 3200), louder(thud, 0.7))


def pass_turn() -> Wave:
    """A seat rests for the round: a breath and a low fall."""
    breath = hiss(0.4, 11, swell(0.36), 250, 1600)
    fall = tone(0.4, glide(330, 220, 0.3), swell(0.38), (1.0, 0.25))
    return together(louder(breath, 0.6), louder(fall, 0.5))


def turn_start() -> Wave:
    """Your turn: one clear note with its fifth."""
    return together(bell(0.55, 440.0, 0.18, bright=0.5), louder(bell(0.55, 659.3, 0.2, 0.1, 0.45), 0.9))


def error() -> Wave:
    """Not possible: two low knocks, not a reproach."""
    knocks = (
        tone(0.24, steady(pitch), hit(0.004, 0.04, start), (1.0, 0.3, 0.1))
        for pitch, start in ((196, 0.0), (165, 0.1))
    )
    return softened(together(*knocks), 900)


def button() -> Wave:
    """A button goes down: a small wooden tick."""
    tick = tone(0.09, glide(520, 360, 0.05), hit(0.0015, 0.012), (1.0, 0.3))
    return together(tick, louder(hiss(0.09, 12, hit(0.001, 0.006), 900, 3500), 0.4))


def win() -> Wave:
    """The game is won: a rising chord that stays a moment."""
    notes = ((392.0, 0.0), (523.3, 0.07), (659.3, 0.14), (784.0, 0.21))
    chord = [bell(0.6, pitch, 0.22, start, 0.55) for pitch, start in notes]
    return together(*chord, louder(tone(0.6, steady(196.0), swell(0.6), (1.0, 0.3)), 0.35))


def spell() -> Wave:
    """Somebody reveals a spell: a breath that brightens, and a high shimmer."""
    breath = hiss(0.6, 20, lambda t: swell(0.5)(t) * (0.3 + 2 * t), 500, 3200)
    notes = ((659.3, 0.1), (987.8, 0.18), (1318.5, 0.26))
    return together(louder(breath, 0.8), *(louder(bell(0.6, p, 0.12, at, 0.4), 0.5) for p, at in notes))


def break_seal() -> Wave:
    """A seal breaks: it creaks, cracks, and its shards fall."""
    creak = hiss(0.95, 21, lambda t: swell(0.34)(t) * (0.2 + 2 * t), 200, 900)
    crack = hiss(0.95, 22, hit(0.001, 0.05, 0.36), 400, 5200)
    blow = tone(0.95, glide(140, 44, 0.25), hit(0.003, 0.12, 0.36), (1.0, 0.6, 0.3))
    chance = random.Random(23)
    falls = [(chance.uniform(1400, 3400), 0.42 + 0.4 * chance.random() ** 1.4) for _ in range(14)]
    shards = (louder(bell(0.95, pitch, 0.05, at, 0.9), 0.16) for pitch, at in falls)
    return together(louder(creak, 1.4), louder(crack, 2.4), louder(blow, 0.9), *shards)


def rose() -> Wave:
    """The Black Rose acts: a dark chord under a slow bell."""
    chord = (tone(1.0, steady(pitch), swell(1.0), (1.0, 0.4, 0.2)) for pitch in (110.0, 130.8, 164.8))
    return together(*(louder(voice, 0.3) for voice in chord), louder(bell(1.0, 220.0, 0.4, 0.05, 0.5), 0.8))


def quest() -> Wave:
    """A quest is done: the stamp comes down, and a fanfare of three."""
    thud = tone(0.9, glide(170, 70, 0.08), hit(0.002, 0.05), (1.0, 0.5, 0.3))
    notes = ((523.3, 0.14), (659.3, 0.24), (1046.5, 0.34))
    return together(louder(thud, 1.0), *(louder(bell(0.9, p, 0.26, at, 0.6), 0.7) for p, at in notes))


def defeat() -> Wave:
    """A mage falls: a heavy blow, and a bell that sinks."""
    blow = tone(1.0, glide(110, 38, 0.4), hit(0.004, 0.2), (1.0, 0.7, 0.4, 0.2))
    notes = ((392.0, 0.16), (311.1, 0.3), (233.1, 0.46))
    return together(louder(blow, 1.0), *(louder(bell(1.0, p, 0.3, at, 0.4), 0.5) for p, at in notes))


def restored() -> Wave:
    """A room is restored: stones fall into their places, and light comes in."""
    stones = (hiss(0.9, 30 + n, hit(0.002, 0.03, 0.07 * n), 150, 1400) for n in range(4))
    light = (
        louder(bell(0.9, pitch, 0.3, 0.3 + 0.06 * n, 0.5), 0.5) for n, pitch in enumerate((440, 554.4, 659.3))
    )
    return together(*(louder(stone, 2.0) for stone in stones), *light)


def points() -> Wave:
    """Points arrive where they are counted: a bright double chime."""
    return together(bell(0.5, 1046.5, 0.14, bright=0.6), louder(bell(0.5, 1568.0, 0.16, 0.07, 0.5), 0.8))


def last_round() -> Wave:
    """The end is near: two low strokes of a large bell."""
    return together(bell(1.1, 146.8, 0.4, bright=0.9), louder(bell(1.1, 146.8, 0.4, 0.45, 0.9), 0.9))


def victory() -> Wave:
    """A game is won: a fanfare that rises and stays."""
    notes = ((261.6, 0.0), (392.0, 0.16), (523.3, 0.32), (659.3, 0.48), (784.0, 0.56), (1046.5, 0.64))
    low = tone(1.8, steady(130.8), swell(1.8), (1.0, 0.5, 0.25))
    return together(*(bell(1.8, pitch, 0.5, at, 0.6) for pitch, at in notes), louder(low, 0.5))


def loss() -> Wave:
    """A game is lost: a chord that sinks and goes out."""
    notes = ((392.0, 0.0), (311.1, 0.25), (261.6, 0.5), (196.0, 0.75))
    low = tone(1.8, glide(110, 82.4, 1.4), swell(1.8), (1.0, 0.4))
    return together(*(louder(bell(1.8, pitch, 0.45, at, 0.35), 0.7) for pitch, at in notes), louder(low, 0.5))


EFFECTS: dict[str, Callable[[], Wave]] = {
    "card_place": card_place,
    "card_turn": card_turn,
    "card_draw": card_draw,
    "shuffle": shuffle,
    "essence_gain": essence_gain,
    "essence_pay": essence_pay,
    "coin": coin,
    "claim": claim,
    "attack": attack,
    "shield": shield,
    "pass": pass_turn,
    "turn_start": turn_start,
    "error": error,
    "button": button,
    "win": win,
    "spell": spell,
    "break": break_seal,
    "rose": rose,
    "quest": quest,
    "defeat": defeat,
    "restored": restored,
    "points": points,
    "last_round": last_round,
    "victory": victory,
    "loss": loss,
}


# ---- from a wave to a file


def levelled(samples: Wave) -> Wave:
    """Return the effect without offset, as loud as the others, silent at both ends."""
    steady_part = sum(samples) / len(samples)
    centred = _faded([value - steady_part for value in samples])
    peak = max(abs(value) for value in centred)
    loud = [value for value in centred if abs(value) > peak * 0.05]  # silence must not count
    rms = math.sqrt(sum(value * value for value in loud) / len(loud))
    return louder(centred, min(_LOUDNESS / rms, _PEAK / peak))


def _faded(samples: Wave) -> Wave:
    last = len(samples) - 1
    rise, fall = _FADE_IN * RATE, _FADE_OUT * last
    return [
        value * min(1.0, i / rise) ** 2 * math.sin(math.pi / 2 * min(1.0, (last - i) / fall)) ** 2
        for i, value in enumerate(samples)
    ]


def write(name: str) -> None:
    """Synthesise one effect and pack it."""
    pulses = array("h", (round(32_767 * value) for value in levelled(EFFECTS[name]())))
    if sys.byteorder == "big":
        pulses.byteswap()
    SOUNDS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / f"{name}.wav"
        with wave.open(str(raw), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(pulses.tobytes())
        # A fixed serial number: otherwise two runs would differ.
        command = [
            "oggenc",
            "--quiet",
            "--quality",
            "4",
            "--serial",
            "1",
            "--output",
            str(SOUNDS / f"{name}.ogg"),
            str(raw),
        ]
        subprocess.run(command, check=True)


if __name__ == "__main__":
    for effect in sys.argv[1:] or EFFECTS:
        write(effect)
