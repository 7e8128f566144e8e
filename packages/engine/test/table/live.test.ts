/** A table with real cards and chips: moves, corrections, levels and winners come from outside. */

import { apply, finalPlaces, prizePool, startHand } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import type { TableState } from './api.js';
import { after, CASH, EVENT, eventsOf, refusal, seated, stackOf } from './tables.js';

const table = (): TableState => seated(EVENT, 'A1 B2 C3');

describe('R234 players moved from table to table', () => {
  test('come with their chips, are no entry, and go with them', () => {
    const pool = prizePool(table());
    const came = after(table(), { type: 'sit', player: 'Z', seat: 5, stack: 1_234 });
    expect(stackOf(came, 'Z')).toBe(1_234);
    expect(prizePool(came)).toBe(pool);
    expect(eventsOf(came, { type: 'leave', player: 'Z', moved: true })).toEqual([
      { type: 'left', player: 'Z', seat: 5, paid: 0, fee: 0, moved: 1_234 },
    ]);
    expect(after(came, { type: 'leave', player: 'Z', moved: true }).seats).toHaveLength(3);
  });

  test('not in the middle of a hand, not in a cash game, not with nothing', () => {
    const playing = after(table(), { type: 'startNextHand', button: 1, level: 0 });
    expect(refusal(playing, { type: 'leave', player: 'A', moved: true })).toBe('HAND_RUNNING');
    expect(refusal(table(), { type: 'sit', player: 'Z', seat: 5, stack: 0 })).toBe('EMPTY_STACK');
    const cash = seated(CASH, 'A1:1000 B2:1000');
    expect(refusal(cash, { type: 'leave', player: 'A', moved: true })).toBe('WRONG_MODE');
    expect(refusal(cash, { type: 'sit', player: 'Z', seat: 5, buyIn: 1000, stack: 9 })).toBe(
      'BAD_COMMAND',
    );
  });
});

describe('R297 a stack that was counted wrong', () => {
  test('is set for a reason that stays in the log, and no money moves', () => {
    const set = { type: 'setStack', player: 'A', stack: 77, reason: 'counted again' } as const;
    expect(eventsOf(table(), set)).toMatchObject([
      { type: 'stackSet', stack: 77, reason: set.reason },
    ]);
    const counted = after(table(), set);
    expect(stackOf(counted, 'A')).toBe(77);
    expect(counted.ledger).toEqual(table().ledger);
    expect(refusal(table(), { ...set, reason: '' })).toBe('BAD_COMMAND');
  });
});

describe('R290 the level comes with the leave to deal', () => {
  test('whatever the table thinks of the time', () => {
    const dealt = after(table(), { type: 'startNextHand', button: 1, level: 1 });
    expect(dealt.tournament?.clock).toEqual({ level: 1, endsAt: null, hands: 0 });
    expect(refusal(table(), { type: 'startNextHand', button: 1, level: 99 })).toBe('BAD_COMMAND');
  });
});

describe('a hand without cards at a table', () => {
  /** Everybody all-in; who wins is said. */
  const played = (elsewhere: number): TableState => {
    const dealt = after(table(), { type: 'startNextHand', button: 1, level: 0 });
    const config = dealt.hand?.config;
    const started = config && startHand(config);
    if (!started?.ok) throw new Error('not started');
    let { state } = started.value;
    while (!state.over) {
      const { turn } = state;
      const step = apply(
        state,
        turn.kind === 'act'
          ? { type: 'allIn', seat: turn.seat }
          : turn.kind === 'award'
            ? { type: 'award', boards: [{ high: [[2]] }] }
            : { type: turn.kind === 'deal' ? 'deal' : 'showdown' },
      );
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
    }
    const stacks = Object.fromEntries(state.players.map(({ seat, stack }) => [seat, stack]));
    return after(dealt, { type: 'finishHand', stacks, elsewhere });
  };

  test('ends the event with its places, unless players are left elsewhere', () => {
    expect(finalPlaces(played(0)).map(({ player, place }) => [player, place])).toEqual([
      ['B', 1],
      ...[
        ['C', 2],
        ['A', 2],
      ],
    ]);
    expect(played(7).tournament?.places).toBeNull();
  });
});
