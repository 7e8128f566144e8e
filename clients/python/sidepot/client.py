"""The client: one long-lived process for each kind of question."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import threading
from typing import Any, Dict, Iterator, List, Optional, Sequence, Union

Command = Union[str, Sequence[str]]
Json = Dict[str, Any]


class Refused(Exception):
    """The rules, or the command line, said no: ``code`` is one of docs/errors.md."""

    def __init__(self, error: Json) -> None:
        super().__init__(f"{error.get('code')}: {error.get('message')}")
        self.code: str = str(error.get("code"))
        self.error: Json = error


def _argv(command: Optional[Command]) -> List[str]:
    if command is None:
        command = os.environ.get("SIDEPOT", "sidepot")
    return shlex.split(command) if isinstance(command, str) else list(command)


class _Lines:
    """A process that answers a line with a line. Several threads may ask; they take turns."""

    def __init__(self, argv: List[str]) -> None:
        self._lock = threading.Lock()
        self._process = subprocess.Popen(
            argv,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            bufsize=1,
        )

    def ask(self, question: Json) -> Json:
        with self._lock:
            stdin, stdout = self._process.stdin, self._process.stdout
            assert stdin is not None and stdout is not None
            try:
                stdin.write(json.dumps(question) + "\n")
                stdin.flush()
                line = stdout.readline()
            except BrokenPipeError:
                line = ""
        if line == "":
            raise ConnectionError(f"sidepot ended with {self._process.poll()}")
        return json.loads(line)

    def close(self) -> None:
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        self._process.wait(timeout=10)


class Sidepot:
    """``with Sidepot() as sidepot: sidepot.settle(hand)``."""

    def __init__(self, command: Optional[Command] = None) -> None:
        self._argv = _argv(command)
        self._settle: Optional[_Lines] = None
        self._play: Optional[_Lines] = None

    def __enter__(self) -> "Sidepot":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        for lines in (self._settle, self._play):
            if lines is not None:
                lines.close()
        self._settle = self._play = None

    def settle(self, hand: Json) -> Json:
        """Who gets what of a finished hand: ``refund``, ``pots``, ``awards``, ``rake``."""
        if self._settle is None:
            self._settle = _Lines([*self._argv, "settle", "--jsonl"])
        answer = self._settle.ask(hand)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer

    def start(self, config: Json, seed: Optional[int] = None) -> "Hand":
        """Deals a hand. The same seed deals the same cards; without one nobody knows them."""
        question: Json = {"do": "start", "config": config}
        if seed is not None:
            question["seed"] = seed
        return Hand(self, self._ask(question))

    def replay(self, *files: str) -> Iterator[Json]:
        """What became of the hands of files, one after the other."""
        return replay(*files, command=self._argv)

    def _ask(self, question: Json) -> Json:
        if self._play is None:
            self._play = _Lines([*self._argv, "hand", "--stdio"])
        answer = self._play.ask(question)
        if not answer.get("ok"):
            raise Refused(answer["error"])
        return answer


class Hand:
    """A hand that is played: ``turn`` says whose decision it is and what is legal."""

    def __init__(self, sidepot: Sidepot, answer: Json) -> None:
        self._sidepot = sidepot
        self.number = answer["hand"]
        self._take(answer)

    def _take(self, answer: Json) -> None:
        self.over: bool = answer["over"]
        self.turn: Optional[Json] = answer["turn"]
        #: By seat, once the hand is over.
        self.stacks: Dict[int, int] = _by_seat(answer.get("stacks", {}))
        self.net: Dict[int, int] = _by_seat(answer.get("net", {}))

    @property
    def seat(self) -> Optional[int]:
        """Who has to decide; None when it is over."""
        turn = self.turn or {}
        return turn.get("seat", (turn.get("seats") or [None])[0])

    def act(self, type: str, to: Optional[int] = None, **more: Any) -> "Hand":
        """``act("raise", to=6)``; raises ``Refused`` for what is not legal, and nothing changes."""
        question: Json = {"do": "act", "hand": self.number, "type": type, **more}
        if to is not None:
            question["to"] = to
        self._take(self._sidepot._ask(question))
        return self

    def view(self, seat: Optional[int] = None) -> Json:
        """What a seat may know; without one, what everybody may."""
        question: Json = {"do": "view", "hand": self.number}
        if seat is not None:
            question["seat"] = seat
        return self._sidepot._ask(question)["view"]

    def end(self) -> None:
        """Forgets the hand; a program that plays many should."""
        self._sidepot._ask({"do": "end", "hand": self.number})


def _by_seat(chips: Json) -> Dict[int, int]:
    return {int(seat): amount for seat, amount in chips.items()}


def replay(*files: str, command: Optional[Command] = None) -> Iterator[Json]:
    """``sidepot replay --json``, line by line; a hand that is refused has ``ok`` false."""
    argv = [*_argv(command), "replay", "--json", *files]
    with subprocess.Popen(argv, stdout=subprocess.PIPE, text=True, encoding="utf-8") as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield json.loads(line)
    if process.returncode not in (0, 1):
        raise ConnectionError(f"sidepot ended with {process.returncode}")
