/** Hands of stud, draw and split games that were played, written as a history and read back (R161–R165). */

import {
  type GameName,
  type HandEvent,
  type HandState,
  seededRng,
  type Viewer,
  viewEvent,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import {
  metaOf,
  readOpenHandHistory,
  readPhh,
  readPokerStars,
  replayHand,
  toOpenHandHistory,
  toPhh,
  toPokerStars,
  writePhh,
} from '../../../src/notation/index.js';
import { NEW_GAMES, randomHand } from '../../games/random-hands.js';
import { accepted } from '../samples.js';

const HANDS = Number(process.env['SIDEPOT_HANDS'] ?? 3);

interface Played {
  readonly state: HandState;
  readonly events: readonly HandEvent[];
}

function played(game: GameName, seed: number): Played {
  const moments = randomHand(game, seededRng(seed));
  return {
    state: moments.at(-1)!.state,
    events: moments.flatMap(({ events }) => events),
  };
}

/** Forced bets come in an order of the replay's own, so a text may change once, and then no more. */
function rewritten(text: string): string {
  const hand = accepted(readPokerStars(text));
  return toPokerStars(accepted(replayHand(hand, { events: true })).events ?? [], metaOf(hand));
}

/** A reader of PHH calls the highest bet there is, not what the rivals left can win (R40). */
function hasShortCall(events: readonly HandEvent[]): boolean {
  let highest = 0;
  return events.some((event) => {
    if (event.type === 'collected') highest = 0;
    if (event.type === 'opened') highest = Math.max(highest, event.currentBet);
    if (event.type !== 'acted') return false;
    const isShort = event.action === 'call' && !event.allIn && event.to < highest;
    highest = Math.max(highest, event.to);
    return isShort;
  });
}

function seenBy(event: HandEvent, viewer: Viewer): HandEvent {
  const seen = viewEvent(event, viewer);
  return seen.type === 'started' ? { ...seen, deck: null } : seen;
}

const stacksIn = ({ players }: HandState, seats: readonly number[]) =>
  seats.map((seat) => players.find((player) => player.seat === seat)?.stack);

describe.each(NEW_GAMES)('%s', (game) => {
  test('R161, R162: written as PHH and replayed it ends with the same stacks', () => {
    for (let seed = 0; seed < HANDS; seed++) {
      const { state, events } = played(game, seed);
      const record = toPhh(events);
      const text = writePhh(record);
      const again = accepted(readPhh(text));
      expect(again, text).toEqual({ ...record, variant: again.variant });
      const { pots, events: log, state: end } = accepted(replayHand(again, { events: true }));
      expect(
        end?.players.map(({ stack }) => stack),
        text,
      ).toEqual(stacksIn(state, record.seats ?? []));
      expect(
        pots.map(({ amount }) => amount),
        text,
      ).toEqual(state.pots.map(({ amount }) => amount));
      expect(toPhh(log ?? []).actions, text).toEqual(record.actions);
    }
  });

  test('R162: as one of them or the rail saw it, it ends with the same stacks', () => {
    for (let seed = 0; seed < 2 * HANDS; seed++) {
      const { state, events } = played(game, seed);
      if (state.rake > 0 || hasShortCall(events)) continue;
      for (const viewer of ['rail', ...state.players.map(({ seat }) => seat)] as const) {
        const text = writePhh(toPhh(events.map((event) => seenBy(event, viewer))));
        const again = accepted(readPhh(text));
        const { finishing } = accepted(replayHand(again));
        expect(finishing, text).toEqual(stacksIn(state, again.seats ?? []));
      }
    }
  });

  const META = { handId: 7, table: 'T', showAll: true } as const;

  test('R163, R164: written as PokerStars’ text and read back it ends with the same stacks', () => {
    for (let seed = 0; seed < HANDS; seed++) {
      const { state, events } = played(game, seed);
      if (state.runs > 1) continue;
      const text = toPokerStars(events, META);
      const again = accepted(readPokerStars(text));
      const { state: end } = accepted(replayHand(again, { events: true }));
      expect(
        end?.players.map(({ stack }) => stack),
        text,
      ).toEqual(stacksIn(state, again.seats ?? []));
      const twice = rewritten(text);
      expect(rewritten(twice), text).toBe(twice);
    }
  });

  test('R165: written as Open Hand History and read back it ends with the same stacks', () => {
    for (let seed = 0; seed < HANDS; seed++) {
      const { state, events } = played(game, seed);
      if (state.runs > 1) continue;
      const json = toOpenHandHistory(events, META);
      const again = accepted(readOpenHandHistory(json));
      const { state: end } = accepted(replayHand(again, { events: true }));
      expect(
        end?.players.map(({ stack }) => stack),
        JSON.stringify(json),
      ).toEqual(stacksIn(state, again.seats ?? []));
    }
  });
});
