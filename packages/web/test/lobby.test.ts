/** Small things of the lobby and the menu that need no browser. */

import { BOARD_GAMES, createTable, parseCards } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { afterHand } from '../src/host/after-hand.js';
import { readSigned } from '../src/host/ledger/read-signed.js';
import { isCutLink, linkToken } from '../src/lobby/link.js';
import { mostBots, practiceTable } from '../src/lobby/practice.js';
import {
  forgetTable,
  forgetTables,
  type RecentTable,
  recentTables,
  rememberTable,
  type Shelf,
} from '../src/session/recent.js';
import { qrPath } from '../src/ui/qr/qr-path.js';

const shelf = (first?: string): Shelf => {
  let kept: string | null = first ?? null;
  return {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value;
    },
  };
};

const table = (n: number): RecentTable => ({
  id: `table-number-${n}`,
  name: `Table ${n}`,
  stakes: '5/10',
  at: n,
});

describe('recent tables', () => {
  test('newest first, each once', () => {
    const own = shelf();
    for (const n of [1, 2, 3, 1]) rememberTable(table(n), own);
    expect(recentTables(own).map(({ at }) => at)).toEqual([1, 3, 2]);
    forgetTable('table-number-3', own);
    expect(recentTables(own).map(({ at }) => at)).toEqual([1, 2]);
    forgetTables(own);
    expect(recentTables(own)).toEqual([]);
  });

  test('no more than a dozen', () => {
    const own = shelf();
    for (let n = 0; n < 40; n++) rememberTable(table(n), own);
    expect(recentTables(own)).toHaveLength(12);
  });

  test.each(['', 'x', '{}', 'null', '[1]', '[{"id":"javascript:alert(1)","name":"x"}]'])(
    'what somebody else stored is not trusted: %s',
    (stored) => expect(recentTables(shelf(stored))).toEqual([]),
  );

  test('without a place to store there are none', () => {
    expect(recentTables(null)).toEqual([]);
    expect(() => rememberTable(table(1), null)).not.toThrow();
  });
});

describe('private links', () => {
  const token = 'a'.repeat(43);
  test('a token', () => expect(linkToken(`#/link/${token}`)).toBe(token));
  test.each(['', '#', '#/link/', `#/link/${token}x`, `#/other/${token}`, `#/link/${token}/x`])(
    'not one: %s',
    (hash) => expect(linkToken(hash)).toBeNull(),
  );
  test('one that was cut off is known as such, and nothing else is', () => {
    expect(['#/link', '#/link/', '#/link/abc', `#/link/${token}x`].map(isCutLink)).not.toContain(
      false,
    );
    expect(['', '#', '#/links', `#/link/${token}`].map(isCutLink)).not.toContain(true);
  });
});

describe('amounts with a sign', () => {
  test.each([
    ['100', 100],
    ['+1,000', 1000],
    ['-50', -50],
    ['−50', -50],
    [' - 2k ', -2000],
    ['0', 0],
    ['-0', 0],
    ['', null],
    ['-', null],
    ['five', null],
  ])('"%s" is %s', (typed, amount) => expect(readSigned(typed)).toBe(amount));
});

describe('QR codes', () => {
  test('the path draws every dark module, and only those', () => {
    const { data, size } = encode('https://poker.example/t/kf7Qm2xW9bTc', { border: 2 });
    const drawn = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    for (const [, x, y, length] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(length));
    }
    expect(drawn).toEqual(data);
  });
});

test('how long ago', () => {
  const { ago } = words.lobby.recent;
  expect([0, 59_000, 61_000, 3_600_000, 90_000_000].map(ago)).toEqual([
    'just now',
    'just now',
    '1 min ago',
    '1 hour ago',
    '1 day ago',
  ]);
});

describe('after a hand', () => {
  const view = (part: object, hand: object = {}, shown: string | null = null) =>
    ({
      you: { player: 'ann', seat: 1, rights: ['play'] },
      settings: { room: { rabbitHunt: true } },
      log:
        shown === null
          ? []
          : [{ of: 'hand', hand: 7, event: { type: 'shown', seat: 1, cards: parseCards(shown) } }],
      hand: {
        number: 7,
        rabbit: null,
        ...part,
        view: {
          viewer: 1,
          rules: { game: 'holdem' },
          over: true,
          voided: false,
          turn: { kind: 'over' },
          boards: [parseCards('2c3d4h')],
          players: [
            { id: 'ann', seat: 1, folded: false, mucked: false, cards: parseCards('AsKd') },
            { id: 'bob', seat: 2, folded: true, mucked: false, cards: [null, null] },
          ],
          ...hand,
        },
      },
    }) as unknown as TableView;

  test('both cards can be shown, and the rabbit hunted', () => {
    expect(afterHand(view({}))).toMatchObject({ hidden: parseCards('AsKd'), canHunt: true });
  });
  test('a card that was shown is not shown again', () => {
    expect(afterHand(view({}, {}, 'As')).hidden).toEqual(parseCards('Kd'));
  });
  test('stud: what lay face up from the deal is not shown again, and there is nothing to hunt', () => {
    const [down = 0, up = 0] = parseCards('AsKd');
    const stud = view({}, { rules: { game: 'stud' }, boards: [[]] });
    const dealt = { type: 'dealt', seat: 1, cards: [down], up: [up] };
    const log = [{ of: 'hand', hand: 7, event: dealt }] as unknown as TableView['log'];
    expect(afterHand({ ...stud, log })).toMatchObject({
      ...{ mine: [down], hidden: [down], canHunt: false },
    });
  });
  test('nothing while the hand is undecided', () => {
    const players = ['ann', 'bob'].map((id, i) => ({
      id,
      seat: i + 1,
      folded: false,
      cards: parseCards(i === 0 ? 'AsKd' : '2s2d'),
    }));
    const hand = { over: false, turn: { kind: 'act' }, players };
    expect(afterHand(view({}, hand))).toMatchObject({ hidden: [], canMuck: false, canHunt: false });
  });
  test('no hunt twice, nor with the board complete', () => {
    expect(afterHand(view({ rabbit: [] })).canHunt).toBe(false);
    expect(afterHand(view({}, { boards: [parseCards('2c3d4h5s6s')] })).canHunt).toBe(false);
  });
});

describe('play at once', () => {
  test.each(BOARD_GAMES)('%s: every number of bots that the deck serves', (game) => {
    for (let bots = 1; bots <= mostBots(game); bots++) {
      const made = createTable(practiceTable({ game, bots }));
      expect(made.ok && made.value.settings.seatCount).toBeGreaterThan(bots);
    }
    expect(mostBots(game)).toBe({ omaha5: 7, 'omaha5-8': 7, omaha6: 6 }[game as string] ?? 9);
  });
});
