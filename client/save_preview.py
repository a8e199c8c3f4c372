"""How a saved game looks: its table, its points and what happened last, found out one save at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from client.clip import DRAWN, ClipTable
from client.save_pictures import SavePictures, is_for_all
from client.session import Session
from saves.files import read
from saves.format import parse
from saves.listing import StoredSave
from saves.save import SaveError

if TYPE_CHECKING:
    from client.app import App

REST_SECONDS = 0.25
"""How long a save has to stay chosen before its table is laid."""


class Preview(NamedTuple):
    """What is shown of a save beside its head; without a picture where somebody's secrets would be seen."""

    picture: Surface | None
    last: str


class Previews:
    """The previews of a list; only that of the save which stays chosen is made, and each of them once."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._made: dict[tuple[str, float, str], Preview | None] = {}
        self._wanted: StoredSave | None = None
        self._waited = 0.0

    def of(self, item: StoredSave) -> Preview | None:
        """Return the preview of a save, if it is there already; it is made soon otherwise."""
        if item is not self._wanted:
            self._wanted, self._waited = item, 0.0
        return self._made.get(self._key(item))

    def _key(self, item: StoredSave) -> tuple[str, float, str]:
        return str(item.path), item.modified, self._app.language

    def update(self, seconds: float) -> bool:
        """Make the preview that is waited for; tell whether it is new."""
        item = self._wanted
        if item is None or item.head is None or self._key(item) in self._made:
            return False
        self._waited += seconds
        if self._waited < REST_SECONDS:
            return False
        try:
            self._made[self._key(item)] = make(self._app, item)
        except SaveError:
            # Its trouble is told when it is opened.
            self._made[self._key(item)] = None
        return True


def make(app: App, item: StoredSave) -> Preview:
    """Play a save again and look at its table, or raise `SaveError`."""
    session = Session.from_save(parse(read(item.path)))
    people = session.humans
    # With several people at one screen, anybody's view would show the others a hand.
    viewer = people[0] if len(people) == 1 or (session.over and people) else 0
    table = ClipTable(app, session, viewer, DRAWN)
    table.show_step(len(session.steps))
    picture, pictures = None, SavePictures(app.store.folder.parent)
    if is_for_all(session):
        # Whoever left the table in this language has left its picture too.
        picture = pictures.of(session.to_save(), app.language)
        if picture is None:
            picture = table.surface()
            pictures.keep(session, picture, app.language)
    return Preview(picture, _last(table, session, viewer))


def _last(table: ClipTable, session: Session, viewer: int) -> str:
    """Return the last line of the log, as the viewer reads it."""
    for step in reversed(session.steps):
        lines = table.tell([event.seen_from(viewer) for event in step.events])
        if lines:
            return lines[-1].text
    return ""
