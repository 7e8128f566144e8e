/** What a page says of a tournament, from what the server says. */

import { words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { lostSeat } from '../src/session/denied.js';
import { seatsOf } from '../src/session/seats.js';
import { levelOf, mayEnter, shownPlaces } from '../src/session/tournament.js';
import { idOf, NOW, start, viewOf } from './scene.js';

type Tournament = NonNullable<TableView['tournament']>;
type Options = NonNullable<TableView['settings']['poker']['tournament']>;

const OPTIONS: Options = {
  ...{ startingStack: 1000, buyIn: 100, fee: 10, lateEntryLevel: 2, reEntries: 1, payouts: [1] },
  clock: 'hands',
  levels: [
    { smallBlind: 10, bigBlind: 20, duration: 5 },
    { smallBlind: 20, bigBlind: 40, ante: 40, duration: 5 },
  ],
};

const state = (parts: Partial<Tournament>): Tournament => ({
  clock: { level: 0, endsAt: null, hands: 0 },
  breakUntil: null,
  entrants: [1, 2, 3, 4].map((seat) => ({
    player: idOf(seat),
    name: `Player ${seat}`,
    entries: 1,
  })),
  eliminations: [],
  places: null,
  ...parts,
});

const out = (seat: number, hand: number, stack: number) => ({ player: idOf(seat), hand, stack });

/** Seen by somebody without a seat. */
function view(tournament: Tournament, options: Partial<Options> = {}): TableView {
  const base = viewOf(start([1000, 1000]), null);
  const poker = { ...base.settings.poker, tournament: { ...OPTIONS, ...options } };
  return { ...base, settings: { ...base.settings, poker }, tournament };
}

describe('the level', () => {
  test('has its blinds, the next ones, and how long it lasts', () => {
    const first = levelOf(view(state({ clock: { level: 0, endsAt: null, hands: 2 } })));
    expect(first).toMatchObject({ number: 1, handsLeft: 3, endsAt: null });
    expect(words.tournament.blinds(first?.next ?? OPTIONS.levels[0]!)).toBe('20/40 ante 40');
    const clock = { level: 0, endsAt: NOW, hands: 2 };
    expect(levelOf(view(state({ clock }), { clock: 'time' }))).toMatchObject({
      ...{ endsAt: NOW, standsSince: null, handsLeft: null },
    });
    const { info, ...rest } = view(state({ clock }), { clock: 'time' });
    const paused = { ...info, status: 'paused', pausedSince: NOW - 5000 } as const;
    expect(levelOf({ ...rest, info: paused })?.standsSince).toBe(NOW - 5000);
    const last = { clock: { level: 1, endsAt: null, hands: 9 } };
    expect(levelOf(view(state(last)))).toMatchObject({ number: 2, next: null, handsLeft: null });
    expect(levelOf(view(state({ places: [] })))).toMatchObject({ next: null, handsLeft: null });
    expect(levelOf(viewOf(start([1000, 1000]), 1))).toBeNull();
  });

  test('counts down in minutes and seconds', () => {
    expect(words.tournament.inTime(185_000)).toBe('in 3:05');
    expect(words.tournament.inTime(-1)).toBe('next hand');
    expect(words.tournament.inHands(1)).toBe('in 1 hand');
  });
});

describe('places', () => {
  test('go from the last one up; equal stacks in one hand share one', () => {
    const eliminations = [out(4, 3, 10), out(2, 7, 500), out(3, 7, 500)];
    expect([...shownPlaces(state({ eliminations }))]).toEqual([
      [idOf(4), 4],
      [idOf(2), 2],
      [idOf(3), 2],
    ]);
    const places = [{ player: idOf(1), place: 1, prize: 400 }];
    expect(shownPlaces(state({ eliminations, places })).get(idOf(1))).toBe(1);
  });

  test('have their endings', () => {
    expect([1, 2, 3, 4, 11, 12, 21, 102].map(words.tournament.ordinal)).toEqual([
      ...['1st', '2nd', '3rd', '4th', '11th', '12th', '21st', '102nd'],
    ]);
  });
});

describe('who is out', () => {
  test('may enter again as long and as often as the tournament says', () => {
    const mine = (entries: number) => [{ player: 'a_watcher_1', name: 'Me', entries }];
    const at = (level: number, entries: number) =>
      view(state({ clock: { level, endsAt: null, hands: 0 }, entrants: mine(entries) }));
    expect(mayEnter(at(0, 1))).toBe(true);
    expect(mayEnter(at(0, 2))).toBe(false);
    expect(mayEnter(at(2, 1))).toBe(false);
    expect(mayEnter(view(state({ places: [] })))).toBe(false);
    const cash = viewOf(start([1000, 1000]), null);
    expect(mayEnter(cash)).toBe(true);
    expect(mayEnter({ ...cash, info: { ...cash.info, status: 'closed' } })).toBe(false);
  });

  test('is still looked at until the next hand', () => {
    const base = view(state({ eliminations: [out(2, 12, 1000)] }));
    const hand = base.hand!;
    const seats = base.seats.filter(({ seat }) => seat !== 2);
    const over = { ...base, seats, hand: { ...hand, view: { ...hand.view, over: true } } };
    expect(seatsOf(over).map(({ seat, place }) => [seat, place])).toEqual([
      [1, null],
      [2, 4],
    ]);
    expect(seatsOf(over)[1]).toMatchObject({ info: { name: 'Player 2' }, stack: 0 });
    const next = { ...over, hand: { ...over.hand, number: 13 } };
    expect(seatsOf(next).map(({ seat }) => seat)).toEqual([1]);
  });
});

describe('a refused seat', () => {
  test('is said until one asks again', () => {
    const base = viewOf(start([1000, 1000]), null);
    const { player } = base.you;
    const entry = (seq: number, event: object) =>
      ({ of: 'room', seq, at: NOW, event }) as TableView['log'][number];
    const asked = (seq: number) => entry(seq, { type: 'seatRequested', player, seat: 1 });
    const ended = (seq: number, outcome: string, reason: string | null = null) =>
      entry(seq, { type: 'seatRequestEnded', player, outcome, reason });
    const denied = (...log: TableView['log']) => lostSeat({ ...base, log });
    expect(denied()).toBeNull();
    expect(denied(asked(1), ended(2, 'denied'))).toEqual({ kind: 'denied', reason: '' });
    expect(denied(asked(1), ended(2, 'denied', 'full'))).toEqual({
      ...{ kind: 'denied', reason: 'full' },
    });
    expect(denied(asked(1), ended(2, 'denied'), asked(3))).toBeNull();
    expect(denied(asked(1), ended(2, 'approved'))).toBeNull();
    expect(denied(asked(1), ended(2, 'expired'))).toEqual({ kind: 'requestExpired' });
    const kept = (type: string, more = {}) => entry(9, { type, player, seat: 1, ...more });
    expect(denied(kept('seatReserved'), kept('seatReleased'))).toBeNull();
    expect(denied(kept('seatReleased', { expired: true }))).toEqual({ kind: 'seatExpired' });
    expect(denied(kept('seatReleased', { expired: true }), kept('seatReserved'))).toBeNull();
  });
});
