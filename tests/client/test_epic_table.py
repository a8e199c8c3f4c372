"""What can be read on the table of Epic Spell Wars in a small window: nothing is covered, cut off or tiny."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pygame import Rect, Surface
from pygame.image import tobytes
from pygame.mask import from_surface

from client.app import App
from client.art import panels, text
from client.art.text import Block
from client.canvas import Box, canvas
from client.games import table_for
from client.games.epic_spell_wars import backdrop, faces, formulas, overlay, seats, show, symbols
from client.games.epic_spell_wars.backdrop import GOAL, sayings, strip
from client.games.epic_spell_wars.book import BOOK
from client.games.epic_spell_wars.faces import tiles
from client.games.epic_spell_wars.layout.zones import CHIPS, DECKS, STATUS, zones
from client.games.epic_spell_wars.seats import Board
from client.table import renderer
from client.table.camera import WHOLE
from client.table.choosing import ASKED
from client.table.display_list import DisplayList
from client.table.intentions import Act
from client.table.layout import LOG, Spot
from client.table.model import Pointer, TableModel
from client.table.motion import placement, within
from client.table.prompt import told_last
from client.table.prompt_line import words_end
from client.table.worded import worded
from client.words import LANGUAGES, load
from rules.core.action import Action
from rules.core.engine import apply
from rules.epic_spell_wars.beats import stage_of
from rules.epic_spell_wars.cards import COMPONENTS, HEROES, SPELL_CARDS, Component
from rules.epic_spell_wars.spell_name import spell_name, spell_parts
from rules.epic_spell_wars.state import State
from rules.games import GAMES
from tests.client.driver import table, window
from tests.rules.epic_spell_wars import scenario

GAME = "epic_spell_wars"
SMALL = [(1024, 640), (1280, 720)]
READABLE = 10
SYMBOLS = [symbol.name for symbol in symbols.SYMBOLS]
OWN = (276, 213)
"""The viewer's own board in a small window."""


@pytest.fixture(autouse=True)
def app(tmp_path: Path) -> Iterator[App]:
    """A small window."""
    with window(tmp_path, SMALL[0]) as app:
        yield app


def shown(app: App, state: State) -> TableModel[State]:
    """Return the table of a position as the first seat sees it."""
    scene = table(app, ["human"] * len(state.seats), 1, {"heroes": "dealt"}, GAME)
    scene.session.state = state
    scene.look_from(0)
    return scene.model


@pytest.mark.parametrize("size", [*SMALL, (1920, 1080)])
@pytest.mark.parametrize("count", [8, 9, 10, 11])
def test_no_card_of_a_large_hand_covers_another(size: tuple[int, int], count: int) -> None:
    hand = " ".join(card.id for card in SPELL_CARDS[:count])
    state = scenario.laying(scenario.seat(hand=hand), scenario.seat(hand="wild_magic"))
    spots = table_for(GAME).arrange(GAMES[GAME].view(state, 0), 0, canvas(size, 1.0), WHOLE).spots
    boxes = sorted(spots[card].box for card in hand.split())
    assert all(left.x + left.width <= right.x for left, right in pairwise(boxes))


@pytest.mark.parametrize("size", SMALL)
def test_in_a_small_window_with_two_seats_the_log_is_no_single_line(size: tuple[int, int]) -> None:
    assert zones(canvas(size, 1.0), [1])[LOG].height > 120


@pytest.mark.parametrize("size", [*SMALL, (1920, 1080)])
@pytest.mark.parametrize("count", range(2, 7))
def test_a_delivery_that_was_named_lies_on_its_board(
    tmp_path: Path, size: tuple[int, int], count: int
) -> None:
    first = scenario.seat("magma_gog pact_with_the_devil")
    spells = ("scorchia chicken", "thai_foon gore_nado", "wyrmtor snakedance", "ben_voodoo exorcism")
    others = [scenario.seat(spell) for spell in (*spells, "king_oberon testikill")]
    with window(tmp_path, size) as app:
        model = shown(app, scenario.order(first, *others[: count - 1]))
        assert model.arrangement.spots["chicken"].seat == 1
        app.draw(app.screen)


@pytest.mark.parametrize("scale", [0.75, 1.0])
@pytest.mark.parametrize("count", [2, 3])
def test_what_lies_on_a_board_covers_nothing_that_is_said_there(scale: float, count: int) -> None:
    """Neither the words of what a wizard is up to nor the goal; a named card lies apart from treasures."""
    held = "thinking_cap lets_end_this pumps_of_power tricksters_boots"
    first = scenario.seat("magma_gog pact_with_the_devil", treasures="plink_cannon demon_shoes")
    rivals = [scenario.seat("scorchia chicken", treasures=held), scenario.seat("thai_foon gore_nado")]
    view = GAMES[GAME].view(scenario.order(first, *rivals[: count - 1]), 0)
    spots, zones = table_for(GAME).arrange(view, 0, canvas((1920, 1080), scale), WHOLE)
    assert {spots["chicken"].look, spots["thinking_cap"].look} == {"known", "line"}
    status = STATUS[0] + STATUS[1]
    for spot in spots.values():
        board = zones[f"seat:{spot.seat}"] if spot.seat >= 0 else None
        if spot.look == "line" and board is not None:
            assert spot.box.y >= board.y + status
        elif spot.look == "known" and board is not None:
            assert board.y + STATUS[0] <= spot.box.y
            assert spot.box.y + spot.box.height <= board.y + status
            assert spot.box.x + spot.box.width <= board.x + board.width - CHIPS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_named_delivery_shows_its_kind_its_name_and_how_fast_it_is(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    fast: list[int] = []
    star = faces.initiative_star

    def line(markup: str, style: text.Style, px: int, room: float) -> Surface:
        said.append(markup)
        return text.line(markup, style, px, room)

    def initiative_star(initiative: int, radius: float) -> Surface:
        fast.append(initiative)
        return star(initiative, radius)

    monkeypatch.setattr(tiles, "line", line)
    monkeypatch.setattr(tiles, "initiative_star", initiative_star)
    words = load(language)
    tiles.known("chicken", (237, 29), words)
    assert said == [f"{words(f'{GAME}.kind.delivery')}: {words(f'{GAME}.name.chicken')}"]
    tiles.known("chicken", (33, 33), words)
    assert set(fast) == {COMPONENTS["chicken"].initiative}


def test_the_order_is_told_in_words_or_in_signs_and_never_mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    plate = strip.chip_plate

    def chip_plate(chip: strip.Chip, size: tuple[int, int], unit: float, number: int) -> Surface:
        told.append(chip.about)
        return plate(chip, size, unit, number)

    monkeypatch.setattr(strip, "chip_plate", chip_plate)
    chips = [strip.Chip(0, "Anna", "3 cards, initiative 1", "waits", "3[spell_card] 1[haste]")]
    chips.append(chips[0]._replace(seat=1, about="3 cards", brief="3[spell_card]"))
    for wide, said in ((604, ["about", "about"]), (404, ["brief", "brief"])):
        told.clear()
        strip.order("Round 1", "Fight", tuple(chips), (wide, 60), 1.0)
        assert told == [getattr(chip, name) for chip, name in zip(chips, said, strict=True)]


@pytest.mark.parametrize("answers", ["dawdle", "add_random"])
def test_the_way_out_is_always_the_last_answer(app: App, answers: str) -> None:
    if answers == "dawdle":
        state = scenario.order(
            scenario.seat("scorchia", treasures="methy_ions_backpack"), scenario.seat("chicken")
        )
    else:
        caster = scenario.seat("bedazzlement", hand="prickly", extra=1)
        state = scenario.turn(caster, scenario.seat(acted=True), rolls=[3, 3])
    model = shown(app, state)
    assert model.decision is not None
    assert model.decision.prompt == answers
    buttons = [button for button in model.buttons if button.name.startswith("answer")]
    kinds = [button.intention.action.kind for button in buttons if isinstance(button.intention, Act)]
    assert kinds == [answers, "decline"]
    # To give a treasure up is no more meant than to keep it, and to decline is no danger.
    assert [button.kind for button in buttons] == ["normal" if answers == "dawdle" else "go", "normal"]


def test_a_die_for_the_next_round_is_told_on_the_board(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Board] = []
    whole = seats.board

    def board(about: Board, size: tuple[int, int], unit: float) -> Surface:
        told.append(about)
        return whole(about, size, unit)

    monkeypatch.setattr(backdrop, "board", board)
    shown(app, scenario.laying(scenario.seat(hand="chicken"), scenario.seat(hand="scorchia", slag=1)))
    app.draw(app.screen)
    assert [about.extra for about in told[:2]] == ["", "+" + app.words.count(f"{GAME}.table.dice", 1)]


def test_an_answer_that_is_pointed_at_marks_its_victims(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    foes = [scenario.seat(acted=True) for _ in range(3)]
    model = shown(app, scenario.turn(scenario.seat("magma_gog"), *foes))
    assert model.decision is not None
    left, each = map(model.describe, model.decision.options)
    assert model.names[1] in left, "who is the left foe is said"
    assert model.names[1] not in each
    marked: list[tuple[float, float]] = []
    monkeypatch.setattr(overlay, "place", lambda target, drawn, at, anchor="center": marked.append(at))
    answers = [button for button in model.buttons if isinstance(button.intention, Act)]
    for count, button in zip((1, 3), answers, strict=False):
        marked.clear()
        overlay.draw_overlay(app.screen, model, Pointer(hovered=button.name))
        assert len(marked) == count
        board = model.canvas.rect(*model.arrangement.zones["seat:1"])
        assert any(board.collidepoint(at) for at in marked)


def test_nothing_of_the_table_lies_over_what_is_chosen_from(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sum of the dice covered the name of a treasure; the line above tells what has led there."""
    foe = scenario.seat(treasures="plink_cannon demon_shoes", acted=True)
    state = scenario.turn(scenario.seat("brain_suck", extra=3), foe, rolls=[6, 6, 6, 6])
    model = shown(app, state)
    assert ASKED in model.arrangement.zones
    drawn: list[object] = []
    monkeypatch.setattr(overlay, "place", lambda *about: drawn.append(about))
    overlay.draw_overlay(app.screen, model, Pointer())
    assert not drawn


@pytest.mark.parametrize("size", [*SMALL, (1920, 1080)])
def test_cards_come_from_the_board_of_their_owner_no_larger_than_it(app: App, size: tuple[int, int]) -> None:
    """As large as where they lie at last, they stuck out of the window."""
    state = scenario.turn(scenario.seat("chicken"), *[scenario.seat(acted=True)] * 4, rolls=[3])
    lay = table_for(GAME).arrange(GAMES[GAME].view(state, 1), 1, canvas(size, 1.0), WHOLE)
    end = placement(Spot("chicken", lay.zones["place:delivery"], "acting", "spell:0"))
    start = within(lay.zones["seat:0"], end)
    room = lay.zones["seat:0"]
    assert room.y <= start.y - start.height / 2
    assert start.y + start.height / 2 <= room.y + room.height
    assert start.width / start.height == pytest.approx(end.width / end.height)
    assert within(Box(0, 0, 5000, 5000), end).width == end.width
    assert renderer._sized(Surface((100, 140)), start.width / end.width).get_width() < 100


def test_the_line_above_what_is_chosen_from_tells_what_has_led_there(app: App) -> None:
    spells = ("wyrmtor chicken", "scorchia lightning_bolt")
    foes = [scenario.seat(spell, life=19) for spell in spells]
    thief = scenario.seat("pam_and_hecuba pact_with_the_devil", treasures="cheaters_handbook", extra=2)
    scene = table(app, ["human"] * 3, 1, {"heroes": "dealt"}, GAME)
    scene.session.state = scenario.turn(thief, *foes, rolls=[6, 6, 6])
    scene.look_from(0)
    scene.act(Action("keep"))
    model = scene.model
    assert model.decision is not None
    assert model.decision.prompt == "next_part"
    told = told_last(model)
    assert told is not None
    assert model.words("epic_spell_wars.name.lightning_bolt") in told.text
    assert words_end(model) > model.canvas.px(200), "the line is not empty"


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_card_that_asks_another_one_is_quoted(tmp_path: Path, size: tuple[int, int]) -> None:
    """What it says to its caster is not said to its victim."""
    with window(tmp_path, size) as app:
        rich = scenario.seat(treasures="plink_cannon", acted=True)
        scene = table(app, ["human"] * 2, 1, {"heroes": "dealt"}, GAME)
        scene.session.state = scenario.turn(scenario.seat("ballsy"), rich)
        for viewer in range(2):
            scene.look_from(viewer)
            head, (said,) = sayings.acting(COMPONENTS["ballsy"], scene.model, stage_of(scene.model.view))
            plain = GAMES[GAME].text(COMPONENTS["ballsy"], app.words)
            assert (said == text.escape(plain)) == (viewer == 0)
            assert (scene.model.names[0] in f"{head} {said}") == (viewer == 1)


def test_a_key_that_looks_like_a_digit_is_told_from_it() -> None:
    assert (
        panels.keycap("\N{CYRILLIC CAPITAL LETTER ZE}", 14).get_width() > panels.keycap("3", 14).get_width()
    )
    assert (
        panels.keycap("\N{CYRILLIC CAPITAL LETTER TE}", 14).get_width() == panels.keycap("T", 14).get_width()
    )


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_in_words_a_card_keeps_its_kind_its_sign_and_how_fast_it_is(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    """A large one keeps the strip that says so; a small one says it itself."""
    with window(tmp_path, size) as app:
        model = shown(app, scenario.laying(scenario.seat(hand="chicken"), scenario.seat(hand="scorchia")))
        spot = model.arrangement.spots["chicken"]
        in_words, large = model.table.in_words, size[0] == 1920
        said = in_words.says(model.view, spot, app.words)
        assert GAMES[GAME].cost(COMPONENTS["chicken"], app.words) in said
        assert (app.words(f"{GAME}.kind.delivery") in said) != large
        face = model.table.picture(spot, model)
        assert face is not None
        assert in_words.strip is not None
        strip = in_words.strip(spot, face.get_size())
        if large:
            written = worded(face, spot, model)
            kept = Rect(0, strip.top, face.get_width(), strip.bottom - strip.top)
            below = Rect(0, strip.end, *kept.size)
            assert pixels(written.subsurface(below)) == pixels(face.subsurface(kept))


def pixels(surface: Surface) -> bytes:
    """Return the picture as it is, byte by byte."""
    return tobytes(surface, "RGBA")


@pytest.mark.parametrize("card", SPELL_CARDS, ids=lambda card: card.id)
def test_the_legend_explains_the_signs_on_a_card_and_no_others(card: Component) -> None:
    seen = {card.glyph or card.kind}
    roll = faces.roll_of(card)
    for language in LANGUAGES:
        said = " ".join(formulas.row(verbs, load(language)) for verbs in roll.rows) if roll else ""
        seen |= {sign for sign in SYMBOLS if f"[{sign}]" in said}
    assert {*BOOK.signs_on(card)} == seen & {name for signs in BOOK.legends.values() for name in signs}


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_three_cards_would_do_is_told_whole_in_a_small_window(
    tmp_path: Path, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = {"scorchia": "source", "devilicious": "quality", "snakedance": "delivery"}
    state = scenario.laying(scenario.seat(hand=" ".join(cards)), *[scenario.seat(hand="prickly")] * 2)
    for card, place in cards.items():
        apply(state, Action("lay", card, place))
    told: list[tuple[str, tuple[int, int], float]] = []
    summary = show.summary

    def noted(head: str, lines: tuple[str, ...], room: tuple[int, int], unit: float) -> Surface:
        told.append(("\n".join(lines), room, unit))
        return summary(head, lines, room, unit)

    monkeypatch.setattr(show, "summary", noted)
    with window(tmp_path, size) as app:
        app.set_language(language)
        shown(app, state)
        app.draw(app.screen)
        (said, room, unit), px = told[-1], app.canvas.px
        whole = text.fitted(said, show.SAID, px(17), room[0] - px(22), room[1] - px(14), px(READABLE))
        assert whole.height <= room[1] - px(14)
        assert unit == app.canvas.k


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_cards_on_boards_are_never_tiny(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    whole = text.draw

    def draw(block: Block, align: text.Align = "left") -> Surface:
        drawn.append(block.px)
        return whole(block, align)

    monkeypatch.setattr(tiles, "draw", draw)
    held = [card for card in COMPONENTS.values() if card.kind != "hero"]
    for high in (30, 47, 62):
        for card in held:
            tiles.treasure_line(card.id, (252, high), load(language), READABLE)
    assert len(drawn) == 3 * len(held)
    assert min(drawn) >= READABLE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [OWN, (330, 124), (380, 100), (380, 150), (380, 310), (440, 300)])
def test_neither_medals_nor_the_stamp_cover_a_name(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, list[Surface]] = {}
    rects: dict[int, Rect] = {}

    def noted(name: str) -> None:
        draw = getattr(seats, name)

        def noting(*args: object) -> Surface:
            picture: Surface = draw(*args).copy()
            drawn.setdefault(name, []).append(picture)
            return picture

        monkeypatch.setattr(seats, name, noting)

    def place(onto: Surface, picture: Surface, at: tuple[float, float], anchor: str = "center") -> Rect:
        rects[id(picture)] = picture.get_rect(**{anchor: at})
        return rects[id(picture)]

    monkeypatch.setattr(seats, "place", place)
    for name in ("draw", "medal", "stamp"):
        noted(name)
    for hero in HEROES:
        drawn.clear()
        about = load(language)(f"{GAME}.name.{hero.id}")
        seats.board(Board(0, "Zanzabart", about, "", hero.id, 0, 2, 2, dead="DEAD"), size, 1.0)
        (called,) = drawn["draw"]
        assert rects[id(drawn["stamp"][0])].bottom <= GOAL[size != OWN] - 5, "what wins is told below it"
        for other in (*drawn["medal"], *drawn["stamp"]):
            (x, y), (left, top) = rects[id(other)].topleft, rects[id(called)].topleft
            assert not from_surface(called).overlap(from_surface(other), (x - left, y - top)), hero.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(729, 65), (1172, 126)])
def test_the_banner_tears_no_part_of_a_name(language: str, size: tuple[int, int]) -> None:
    words = load(language)
    for cards in (
        "pam_and_hecuba thundering chicken",
        "sir_lootzor impatient brain_suck",
        "chicken",
        "ballsy",
    ):
        parts = spell_parts(cards.split(), "lady_lazervere", words)
        assert " ".join(parts) == spell_name(cards.split(), "lady_lazervere", words)
        lines, px = show.in_lines(tuple(parts), *size)
        assert " ".join(lines) == " ".join(parts).upper() + "!"
        ends = {" ".join(parts[: n + 1]).upper() for n in range(len(parts) - 1)}
        assert len(lines) == 1 or lines[0] in ends
        assert px * len(lines) <= size[1]


def test_of_lines_equally_large_those_most_alike_are_taken() -> None:
    lines, _ = show.in_lines(("Thundering", "chicken", "of some mighty and famous wizards"), 729, 65)
    assert lines == ["THUNDERING CHICKEN", "OF SOME MIGHTY AND FAMOUS WIZARDS!"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sum_of_two_dice_covers_no_caption(
    app: App, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rects: dict[str, list[Rect]] = {"caption": [], "sum": []}

    def noting(kind: str) -> object:
        def place(onto: object, picture: Surface, at: tuple[float, float], anchor: str = "center") -> Rect:
            rect = picture.get_rect(**{anchor: at})
            rects[kind].append(rect)
            return rect

        return place

    app.set_language(language)
    me = scenario.seat("chicken", treasures="cheaters_handbook", extra=1)
    foes = [scenario.seat(life=life, acted=True) for life in (9, 12)]
    model = shown(app, scenario.turn(me, *foes, rolls=[6, 6]))
    monkeypatch.setattr(backdrop, "place", noting("caption"))
    drawing = backdrop.EpicBackdrop(DisplayList(SMALL[0]), model)
    for number, name in enumerate(DECKS):
        drawing._caption(number, name)
    monkeypatch.setattr(overlay, "place", noting("sum"))
    overlay.draw_overlay(app.screen, model, Pointer())
    (bubble,) = rects["sum"]
    assert len(rects["caption"]) == len(DECKS)
    assert bubble.collidelist(rects["caption"]) < 0
    assert len({rect.centery for rect in rects["caption"]}) == 1, "names of decks stand in one line"
    assert not any(one.colliderect(other) for one, other in pairwise(rects["caption"]))


def test_the_dead_are_shown_no_empty_ribbon(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    ribbons: list[object] = []

    def band(pieces: object, *_: object) -> Surface:
        ribbons.append(pieces)
        return Surface((1, 1))

    monkeypatch.setattr(show, "band", band)
    for dead, drawn in ((True, 0), (False, 1)):
        ribbons.clear()
        first = scenario.seat(life=0) if dead else scenario.seat(hand="chicken")
        model = shown(app, scenario.laying(first, *[scenario.seat(hand="scorchia")] * 2))
        backdrop.EpicBackdrop(DisplayList(SMALL[0]), model).draw()
        assert len(ribbons) == drawn


def test_a_name_that_could_not_be_read_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def line(said: str, *_: object) -> Surface:
        told.append(said)
        return Surface((1, 1))

    monkeypatch.setattr(strip, "line", line)
    strip.chip_plate(strip.Chip(0, "Maximilian", "", "waits"), (50, 30), 1.0, 1)
    assert told == []
    strip.chip_plate(strip.Chip(0, "Ann", "", "waits"), (60, 30), 1.0, 1)
    assert told == ["Ann"]
