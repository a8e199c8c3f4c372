#!/usr/bin/env python3
"""Starts Conclave; on a bare machine it first makes the environment that the game runs in."""

import multiprocessing
import sys

# Nothing above or below may be newer syntax: an old Python has to get here to be told so.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Conclave needs Python 3.11 or newer; this is "
        + ".".join(map(str, sys.version_info[:3]))
        + ". Install it from python.org / Нужен Python 3.11 или новее, его можно скачать на python.org"
    )


def main() -> int:
    """Run the command line inside the environment; a packaged program carries its own."""
    # Imported here and not above: worker processes import this module again and need none of it.
    if not getattr(sys, "frozen", False):
        from client import bootstrap

        bootstrap.enter([__file__, *sys.argv[1:]])
    from client import cli

    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    multiprocessing.freeze_support()
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
