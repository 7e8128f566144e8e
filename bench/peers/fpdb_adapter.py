"""Reads our PokerStars text with fpdb's converter. stars-fpdb.mjs asks, a text a line; so are answers.

Of fpdb only the converter and its hand are used. What they import for its windows, for databases and
for equities, and never call while they read a hand, is replaced by nothing; that the hands of fpdb's
own tests are read the same without it is what `{"do": "own"}` checks, by fpdb's own fingerprints.
"""

import importlib.abc
import importlib.machinery
import json
import logging
import sys
import tempfile
import types
from decimal import Decimal
from pathlib import Path
from unittest.mock import MagicMock

ABSENT = {
    'PySide6', 'aiohttp', 'cachetools', 'pandas', 'playwright', 'pokereval', 'psycopg', 'pymysql',
    'pyqtgraph', 'qt_material',
}  # fmt: skip


class Nothing(types.ModuleType):
    __path__ = []

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return MagicMock()


class Absent(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, _path, _target=None):
        found = name.split('.')[0] in ABSENT
        return importlib.machinery.ModuleSpec(name, self) if found else None

    def create_module(self, spec):
        return Nothing(spec.name)

    def exec_module(self, _module):
        pass


sys.meta_path.append(Absent())
logging.disable(logging.CRITICAL)

from fpdb_3_legacy.Configuration import Config  # noqa: E402
from fpdb_3_legacy.PokerStarsToFpdb import PokerStars  # noqa: E402

CONFIG = Config()
HAND = Path(tempfile.mkdtemp()) / 'hand.txt'
PAID = {'calls': 'call', 'bets': 'raise', 'bringin': 'call'}
FREE = {'folds': 'fold', 'checks': 'check'}


def hundredths(amount):
    return round(Decimal(str(amount)) * 100)


def actions_of(hand):
    """Who did what, and what it cost them; discards and posts are not told."""
    for street in hand.actionStreets:
        for name, what, *rest in hand.actions.get(street, []):
            if what in ('raises', 'completes'):
                by, _to, call = rest[:3]
                yield [name, 'raise', hundredths(by) + hundredths(call)]
            elif what in PAID:
                yield [name, PAID[what], hundredths(rest[0])]
            elif what in FREE:
                yield [name, FREE[what], 0]


def told(hand):
    return {
        'game': [hand.gametype['category'], hand.gametype['limitType']],
        'stacks': {name: [int(seat), hundredths(chips)] for seat, name, chips, *_ in hand.players},
        'left': {name: hundredths(chips) for name, chips in hand.stacks.items()},
        'won': {name: hundredths(chips) for name, chips in hand.collectees.items()},
        'total': hundredths(hand.totalpot),
        'rake': hundredths(hand.rake),
        'actions': list(actions_of(hand)),
    }


def parsed(text):
    HAND.write_text(text, encoding='utf-8')
    converter = PokerStars(config=CONFIG, in_path=str(HAND), autostart=False)
    try:
        converter.start()
    except Exception as error:  # noqa: BLE001
        return {'refused': f'{type(error).__name__}: {error}'}
    hands = converter.getProcessedHands()
    if len(hands) == 1:
        return told(hands[0])
    return {'refused': ' '.join(converter.parsing_issues)[-200:] or f'{len(hands)} hands'}


def own_files(folder):
    """[files that are read as fpdb's own tests want them, files, hands]."""
    from tests.helpers.parser_regression import file_snapshot, snapshot_digest

    fixtures = folder / 'tests' / 'fixtures' / 'hands' / 'live_parser_snapshots.json'
    wanted = json.loads(fixtures.read_text())
    files = folder / 'regression-test-files' / 'cash' / 'Stars'
    equal = count = hands = 0
    for file in sorted(files.rglob('*')):
        entry = wanted.get(f'regression/Stars/{file.relative_to(files).as_posix()}')
        if entry is None:
            continue
        converter = PokerStars(config=CONFIG, in_path=str(file), autostart=True)
        found = file_snapshot(converter.getProcessedHands())
        equal += snapshot_digest(found) == entry['sha256']
        count += 1
        hands += len(found)
    return [equal, count, hands]


def main():
    out = sys.stdout
    # The converter prints now and then.
    sys.stdout = sys.stderr
    for line in sys.stdin:
        question = json.loads(line)
        if question.get('do') == 'own':
            answer = own_files(Path(question['folder']))
        else:
            answer = parsed(question['text'])
        out.write(f'{json.dumps(answer)}\n')
        out.flush()


main()
