"""The workflow of the public CI fits the project; `actionlint` checks the rest of it by hand."""

import re
import tomllib

import pytest

from client.bootstrap import ROOT

WORKFLOW = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
SYSTEMS = ["ubuntu-latest", "windows-latest", "macos-latest"]


def lists(key: str) -> list[list[str]]:
    """Return the values of all lists under a key."""
    found = re.findall(rf"^ *{key}: \[(.*)\]$", WORKFLOW, flags=re.MULTILINE)
    return [[value.strip(' "') for value in values.split(",")] for values in found]


def test_it_runs_on_all_systems_and_from_the_oldest_python_on() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (pythons,) = lists("python")
    assert project["requires-python"] == f">={pythons[0]}"
    assert pythons == [f"3.{minor}" for minor in range(11, 15)]
    assert lists("os") == [SYSTEMS, SYSTEMS]


@pytest.mark.parametrize(
    ("command", "file"),
    [("python -m tests", "tests/__main__.py"), ("python assets/build/package.py", "assets/build/package.py")],
)
def test_what_it_runs_is_there(command: str, file: str) -> None:
    assert f"run: {command}\n" in WORKFLOW
    assert (ROOT / file).is_file()


def test_every_line_is_indented_by_pairs_of_blanks() -> None:
    assert "\t" not in WORKFLOW
    assert all((len(line) - len(line.lstrip(" "))) % 2 == 0 for line in WORKFLOW.splitlines())


def test_programs_are_built_for_tags_alone() -> None:
    programs = WORKFLOW.partition("\n  programs:\n")[2]
    assert programs.startswith("    if: startsWith(github.ref, 'refs/tags/')\n    needs: tests\n")
    assert "actions/upload-artifact@" in programs
