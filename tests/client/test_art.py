"""Everything can be drawn, at every size and in both languages, and no writing leaves its box."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from itertools import chain

import polib
import pygame
import pytest
from pygame import Rect, Surface

from assets.build import icons as icon_build
from client.art import effects, panels, pictures, symbols
from client.art.cache import Cache, Unfinished, sprites, weight
from client.art.fonts import FILES, Role, font
from client.art.heraldry import medal, meter, seat_sign
from client.art.icons import FOLDER as ICONS
from client.art.icons import icon
from client.art.lettering import line_height, title, title_size, width
from client.art.place import outside
from client.art.text import PLAIN, READING, abridged, block, draw, escape, fitted, line
from client.art.theme import NEUTRAL_SEAT, SEATS
from client.games import declared_symbols, palette_for
from client.games.res_arcana import faces
from client.games.res_arcana import sprites as things
from client.games.res_arcana.formulas import formulas, signs
from client.games.res_arcana.palette import TYPES
from client.games.res_arcana.tokens import LOOKS, token
from client.words import LANGUAGES, load
from rules.core.words import Words
from rules.games import GAMES
from rules.res_arcana.card_text import text
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.resolve import Picking, Verb

LOCALE = ICONS.parent / "locale"
ALL_FIVE = (1, 2, 3, 4, 12)


@pytest.fixture(scope="module", autouse=True)
def window() -> Iterator[None]:
    """A window that nobody sees."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_mode((64, 64))
        yield
        sprites.clear()
        pygame.display.quit()


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of each language in turn."""
    return load(request.param)


def visible(surface: Surface) -> bool:
    """Tell whether anything is drawn on a surface."""
    return surface.get_bounding_rect().width > 0


# --- fonts and icons ---------------------------------------------------------------------------------


def characters() -> set[str]:
    """Return every character of the catalogues, and those that the kit itself writes."""
    entries = chain.from_iterable(polib.pofile(str(path)) for path in LOCALE.glob("*/LC_MESSAGES/*.po"))
    texts = [text_ for entry in entries for text_ in (entry.msgstr, *entry.msgstr_plural.values())]
    return set("".join(texts)) - {"\n"} | set("0123456789X+×=/|!%")


def missing(role: Role, chars: set[str]) -> list[str]:
    """Return the characters for which a font shows the box of an unknown one."""
    unknown = pygame.image.tobytes(font(role, 20).render("\ue000", True, "#ffffff"), "RGBA")
    drawn = {char: font(role, 20).render(char, True, "#ffffff") for char in chars}
    return sorted(char for char in chars if pygame.image.tobytes(drawn[char], "RGBA") == unknown)


def test_a_missing_character_is_noticed() -> None:
    assert missing("ui", {"a", "\N{RIGHTWARDS ARROW}"}) == ["\N{RIGHTWARDS ARROW}"]


@pytest.mark.parametrize("role", FILES)
def test_a_font_has_every_character(role: Role) -> None:
    # Nothing with a sign of multiplication, a minus or an arrow is ever shouted.
    unsaid = {"comic": set("×−↑"), "display": set("−↑")}
    assert missing(role, characters() - unsaid.get(role, set())) == []


def test_formulas_use_only_characters_of_their_font() -> None:
    rows = "".join(row.signs for component in COMPONENTS.values() for row in formulas(component))
    assert missing("ui_bold", set(rows)) == []


def test_the_icons_are_those_in_use() -> None:
    assert {path.stem for path in ICONS.glob("*.svg")} == set(icon_build.USED)
    authors = json.loads((ICONS / "authors.json").read_text(encoding="utf-8"))
    assert set(authors) == set(icon_build.USED)
    assert all(authors.values())


def test_every_icon_the_kit_names_is_there() -> None:
    named = {known.icon for known in SYMBOLS if known.icon}
    named |= {seat.sign for seat in (*SEATS, NEUTRAL_SEAT)}
    named |= {look[0] for look in TYPES.values()}
    assert named <= set(icon_build.USED)


@pytest.mark.parametrize("name", icon_build.USED)
def test_an_icon_takes_its_colour(name: str) -> None:
    drawn = icon(name, 32, "#ff0000")
    assert drawn.get_size() == (32, 32)
    average = pygame.transform.average_color(drawn, consider_alpha=True)
    assert average[0] > 0
    assert average[1:3] == (0, 0)


# --- text --------------------------------------------------------------------------------------------


def test_wrapped_text_keeps_to_its_room() -> None:
    measured = block("Pay *2 Life* [life:2], then [arrow] put [elan:3] on it.", READING, 18, 120)
    assert len(measured.lines) > 1
    assert measured.width <= 120
    assert draw(measured).get_size() == (measured.width, measured.height)


def test_text_shrinks_to_its_box() -> None:
    measured = fitted("many words " * 8, READING, 30, 150, 60)
    assert measured.px < 30
    assert measured.width <= 150
    assert measured.height <= 60


def test_a_number_stays_with_what_it_counts() -> None:
    room = width("Pay 12", "text", 18) + 1
    lines = ["".join(piece.text for piece in row) for row in block("Pay 12 Life", READING, 18, room).lines]
    assert lines == ["Pay", "12\N{NO-BREAK SPACE}Life"]


def test_typed_text_is_never_taken_for_symbols() -> None:
    typed = "a [elan] *b* [[c"
    assert "".join(piece.text for piece in block(escape(typed), PLAIN, 18).lines[0]) == typed


def test_an_unknown_symbol_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        line("[nonsense]", PLAIN, 18)


@pytest.mark.parametrize("room", [60, 140, 400])
def test_a_title_fits_its_room(room: int) -> None:
    assert title("Осквернённый алтарь", 30, room).get_width() <= room + 1


# --- symbols -----------------------------------------------------------------------------------------


SYMBOLS = [*symbols.SHELL_SYMBOLS, *dict.fromkeys(declared_symbols())]
WRITTEN = [known.name + ("" if known.takes_number else ":0") for known in SYMBOLS]


@pytest.mark.parametrize("px", [14, 24, 56])
@pytest.mark.parametrize("written", [*WRITTEN, "any:3!gold", "gold:12", "any:X!life,gold", "draw:3"])
def test_a_symbol_is_as_wide_as_measured(written: str, px: int) -> None:
    drawn = symbols.symbol(written, px)
    assert visible(drawn)
    assert drawn.get_size() == (symbols.breadth(written, px), px)


def test_a_name_stands_for_one_symbol() -> None:
    names = [known.name for known in SYMBOLS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("known", SYMBOLS, ids=lambda known: known.name)
def test_a_symbol_is_found_by_its_name(known: symbols.Symbol) -> None:
    assert symbols.find(known.name) is known


def test_no_two_essences_have_the_same_outline() -> None:
    outlines = {pygame.mask.from_surface(token(name, 40)).count() for name in LOOKS}
    assert len(outlines) == len(LOOKS)


def verb_classes() -> list[type[Verb]]:
    """Return all words of the cards' vocabulary."""
    found, waiting = [], [Verb]
    while waiting:
        waiting += (subclasses := waiting.pop().__subclasses__())
        found += subclasses
    return [verb for verb in found if verb is not Picking]


@pytest.mark.parametrize("kind", verb_classes())
def test_every_verb_has_symbols(kind: type[Verb]) -> None:
    used = {
        verb
        for component in COMPONENTS.values()
        for ability in component.abilities
        for verb in ability.verbs
        if type(verb) is kind
    }
    assert used, "no card says it"
    for verb in used:
        pieces = [piece for row in block(signs(verb), PLAIN, 20).lines for piece in row]
        assert any(piece.symbol for piece in pieces)
        assert all(visible(symbols.symbol(piece.text, 20)) for piece in pieces if piece.symbol)


def test_every_sentence_of_a_component_stands_in_a_row(words: Words) -> None:
    for component in COMPONENTS.values():
        said = sorted(chain.from_iterable(row.sentences for row in formulas(component)))
        lines = text(component, words).split("\n") if component.abilities or component.discount else []
        # The last line of a component with nothing but printed points is its medal.
        spare = 1 if component.points and not component.points_per else 0
        assert said == list(range(len(lines) - spare if lines else 0)), component.id


# --- furniture ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", [0.7, 1.0, 2.5])
def test_furniture_has_the_size_asked_for(unit: float) -> None:
    size = (round(220 * unit), round(64 * unit))
    kinds: tuple[panels.ButtonKind, ...] = ("normal", "primary", "danger", "go")
    states: tuple[panels.ButtonState, ...] = ("normal", "hover", "pressed", "selected", "disabled")
    for kind in kinds:
        for state in states:
            drawn = panels.button(
                size, "Спасовать", unit, kind=kind, state=state, sign="crown", key="Esc", note="x"
            )
            assert drawn.get_size() == size
    for game in GAMES:
        assert panels.panel(size, unit, palette_for(game)).get_size() == size
    for furniture in (panels.table_panel, panels.zone, panels.slot, panels.field):
        assert furniture(size, unit).get_size() == size
    assert panels.row(size, unit, "hover").get_size() == size
    assert meter(size, 3, 10, "#ffffff").get_size() == size
    assert panels.progress(size, 0.4, unit).get_size() == size


@pytest.mark.parametrize("kind", effects.OUTLINES)
def test_light_leaves_its_thing_free(kind: effects.OutlineKind) -> None:
    drawn = effects.outline((150, 210), kind, 1.0)
    beyond_x, beyond_y = drawn.get_width() - 150, drawn.get_height() - 210
    assert beyond_x == beyond_y > 0
    assert drawn.get_at(drawn.get_rect().center).a == 0


def test_marks_are_square() -> None:
    for px in (18, 40):
        assert medal("10", px).get_size() == (px, px)
        for seat in range(len(SEATS)):
            assert seat_sign(seat, px).get_size() == seat_sign(seat, px, "Ж").get_size() == (px, px)
        assert visible(seat_sign(-1, px))


# --- faces -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("component_id", COMPONENTS)
def test_a_face_is_drawn_at_every_size(component_id: str) -> None:
    words = load("ru")
    for wide in (70, 150):
        plain = things.card(component_id, wide, words)
        marked = things.card(component_id, wide, words, points=12, on=ALL_FIVE)
        lying = things.card(component_id, wide, words, turned=True, points=12, on=ALL_FIVE)
        assert plain.get_size() == marked.get_size() == lying.get_size()[::-1]
        assert plain.get_width() == wide
        assert pygame.image.tobytes(plain, "RGBA") != pygame.image.tobytes(marked, "RGBA")
    assert faces.face(component_id, 300, words, on=ALL_FIVE, detail="large").get_size() == (300, 420)


@pytest.mark.parametrize("wide", [97, 150, 300, 1000])
@pytest.mark.parametrize("component_id", COMPONENTS)
def test_no_writing_leaves_its_box(component_id: str, wide: int, words: Words) -> None:
    details: tuple[faces.Detail, ...] = ("table", "large")
    for detail in details:
        plan = faces.measure(component_id, wide, words, detail, crowned=True)
        px, narrow = title_size(plan.name, round(15.5 * plan.unit), plan.name_room)
        assert width(plan.name, "display", px) * narrow <= plan.name_room
        assert line_height(px) <= 25 * plan.unit
        bottom = plan.window[1] + plan.window[3]
        assert plan.window[3] >= 49 * plan.unit
        for row in plan.rows:
            left, top, room, height = row.box
            assert top >= bottom
            bottom = top + height
            assert 0 < left < left + room < wide
            assert row.signs.width <= room
            said = row.words
            assert (said is not None) == (detail == "large")
            assert row.signs.height + (said.height if said else 0) <= height
            assert said is None or said.width <= room
        assert bottom <= plan.size[1]


def test_words_stay_readable(words: Words) -> None:
    for component_id in COMPONENTS:
        plan = faces.measure(component_id, 300, words, "large", crowned=True)
        assert all(row.words.px >= 10 for row in plan.rows if row.words), component_id


def test_backs_and_ghosts(words: Words) -> None:
    assert things.back("artifact", 112).get_size() == things.back("monument", 112, 7).get_size() == (112, 157)
    assert things.ghost("sacred_grove", 148, words, 1).get_size() == (148, 207)


def test_text_that_cannot_fit_ends_in_dots_instead_of_becoming_tiny() -> None:
    words = " ".join(["word"] * 60)
    measured = abridged(words, PLAIN, 20, 200, 50, 12)
    assert measured.px >= 12
    assert measured.height <= 50
    assert abridged("word", PLAIN, 20, 200, 50, 12) == fitted("word", PLAIN, 20, 200, 50, 12)


def test_what_lies_outside_of_holes_is_covered_once() -> None:
    holes = [Rect(2, 2, 4, 3), Rect(5, 4, 9, 3), Rect(-3, 8, 5, 9), Rect(20, 20, 1, 1)]
    boxes = outside(Rect(0, 0, 12, 10), holes)
    for x in range(12):
        for y in range(10):
            covering = sum(box.collidepoint(x, y) for box in boxes)
            assert covering == (not any(hole.collidepoint(x, y) for hole in holes)), (x, y)


# --- the cache ---------------------------------------------------------------------------------------


def test_the_cache_stays_under_its_bound() -> None:
    store, drawn = Cache(100_000, 0), list[int]()

    def draw_one(key: int) -> Surface:
        drawn.append(key)
        return Surface((40, 40))

    for key in (*range(50), 49, 0):
        store.get(key, partial(draw_one, key))
        assert store.size <= store.bound
    assert drawn == [*range(50), 0], "the latest is kept, the first is gone"


def test_what_is_larger_than_the_cache_is_drawn_but_not_kept() -> None:
    store = Cache(1000, 0)
    assert weight(store.get("large", lambda: Surface((100, 100)))) > store.bound
    assert len(store) == store.size == 0


def test_parts_do_not_drive_out_what_is_seen() -> None:
    store, drawn = Cache(3 * 6400, 6400), list[str]()

    def part(key: str) -> Surface:
        drawn.append(key)
        return Surface((40, 40))

    def whole(key: str) -> Surface:
        for name in ("ground", f"frame of {key}"):
            store.get(name, partial(part, name))
        return part(key)

    for _ in range(2):
        for key in "abc":
            store.get(key, partial(whole, key))
    assert [key for key in drawn if len(key) == 1] == ["a", "b", "c"]
    assert (len(store), len(store.parts)) == (3, 1)
    store.get("frame of c", partial(part, "frame of c"))
    assert drawn.count("frame of c") == 1
    assert "frame of c" in store, "a part that is shown is kept as a whole"


def test_drawing_goes_on_where_it_ran_out_of_time() -> None:
    store, drawn = Cache(100_000, 0), list[str]()

    def draw_one(key: str) -> Surface:
        drawn.append(key)
        return Surface((1, 1))

    def look() -> bool:
        """Look at three surfaces in no time; tell whether all of them were seen."""
        try:
            with store.within(0.0):
                for key in "abc":
                    store.get(key, partial(draw_one, key))
        except Unfinished:
            return False
        return True

    assert [look() for _ in range(4)] == [False, False, True, True]
    assert drawn == ["a", "b", "c"]


def test_all_faces_of_a_table_fit_the_cache() -> None:
    words = load("ru")
    sprites.clear()
    for component_id in COMPONENTS:
        faces.face(component_id, 150, words)
        things.card(component_id, 70, words, turned=True)
    assert 0 < sprites.size <= sprites.bound


@pytest.fixture
def subject(monkeypatch: pytest.MonkeyPatch) -> Iterator[Rect]:
    """Return where the subject of every master is while the test lasts: it is white, its sky is black."""
    pygame.display.set_mode((64, 64))
    master, there = Surface((400, 420)), Rect(140, 30, 120, 360)
    master.fill("white", there)
    monkeypatch.setattr(pictures, "_decode", lambda name, small: master)
    sprites.clear()
    yield there
    sprites.clear()


@pytest.mark.parametrize("high", [30, 60, 90])
def test_a_low_window_shows_a_subject_from_head_to_foot(subject: Rect, high: int) -> None:
    shown = pictures.strip("any", (300, high), subject.height / 400 + 0.04)
    column = [shown.get_at((150, y)).r for y in range(high)]
    assert max(column[0], column[-1]) < 128
    assert sum(value > 128 for value in column) > high * 0.85
