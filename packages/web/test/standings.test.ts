/** Issue 16, 14: who stands where, and what there is to win, to the chip. */

import type { TableView } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';
import { isEntryOpen, payoutsOf, standingsOf } from '../src/session/standings.js';

type Tournament = NonNullable<TableView['tournament']>;

const OPTIONS = {
  ...{ startingStack: 1000, buyIn: 101, fee: 9, clock: 'time' as const },
  levels: [
    { smallBlind: 10, bigBlind: 20, duration: 600_000, breakAfter: 300_000 },
    { smallBlind: 20, bigBlind: 40, duration: 600_000 },
  ],
  ...{ lateEntryLevel: 1, reEntries: 1, payouts: [50, 30, 20] },
};
const entrant = (player: string, entries = 1) => ({ player, name: player, entries });

function viewOf(tournament: Partial<Tournament>, hands = 5): TableView {
  const { settings } = VIEW_EXAMPLE;
  const [seat] = VIEW_EXAMPLE.seats;
  if (seat === undefined) throw new Error('the example has seats');
  return {
    ...VIEW_EXAMPLE,
    hand: null,
    info: { ...VIEW_EXAMPLE.info, hands },
    settings: {
      ...settings,
      poker: { ...settings.poker, mode: 'tournament', tournament: OPTIONS },
    },
    seats: [
      { ...seat, seat: 1, player: 'Ann', stack: 1200 },
      { ...seat, seat: 2, player: 'Bob', stack: 1800 },
    ],
    tournament: {
      clock: { level: 0, endsAt: null, hands: 0 },
      breakUntil: null,
      entrants: [entrant('Ann'), entrant('Bob', 2), entrant('Cid'), entrant('Dee')],
      eliminations: [
        { player: 'Dee', hand: 1, stack: 500 },
        { player: 'Cid', hand: 3, stack: 700 },
      ],
      places: null,
      ...tournament,
    },
  };
}

describe('standings', () => {
  test('the most chips first, then who is out, the last of them first', () => {
    const rows = standingsOf(viewOf({}));
    expect(rows.map(({ player, chips, place }) => [player, chips, place])).toEqual([
      ['Bob', 1800, null],
      ['Ann', 1200, null],
      ['Cid', null, 3],
      ['Dee', null, 4],
    ]);
    expect(rows[0]?.entries).toBe(2);
  });

  test('at the end everybody has a place, with its prize', () => {
    const places = [
      { player: 'Bob', place: 1, prize: 253 },
      { player: 'Ann', place: 2, prize: 151 },
      { player: 'Cid', place: 3, prize: 101 },
      { player: 'Dee', place: 4, prize: 0 },
    ];
    const rows = standingsOf(viewOf({ places }));
    expect(rows.map(({ player, place, prize }) => [player, place, prize])).toEqual(
      places.map(({ player, place, prize }) => [player, place, prize]),
    );
  });
});

describe('payouts', () => {
  test('every entry counts, and the prizes are the pool exactly', () => {
    const { entries, pool, prizes } = payoutsOf(viewOf({}));
    expect([entries, pool]).toEqual([5, 505]);
    expect(prizes).toEqual([253, 151, 101]);
    expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(pool);
  });

  test('with fewer players than places fewer are paid', () => {
    const { prizes } = payoutsOf(viewOf({ entrants: [entrant('Ann'), entrant('Bob')] }));
    expect(prizes).toHaveLength(2);
    expect(prizes[0]! + prizes[1]!).toBe(202);
  });

  test('before the first hand all places are shown, however few have entered', () => {
    const payoutsOfFirst = (...players: string[]) =>
      payoutsOf(viewOf({ entrants: players.map((one) => entrant(one)), eliminations: [] }, 0))
        .prizes;
    expect(payoutsOfFirst()).toEqual([0, 0, 0]);
    expect(payoutsOfFirst('Ann')).toEqual([51, 30, 20]);
  });

  test('are final when nobody can enter any more', () => {
    expect(payoutsOf(viewOf({})).isFinal).toBe(false);
    const later = viewOf({ clock: { level: 1, endsAt: null, hands: 0 } });
    expect(payoutsOf(later).isFinal).toBe(true);
    expect(isEntryOpen(viewOf({ clock: { level: 1, endsAt: null, hands: 0 } }, 0))).toBe(true);
  });
});
