import {
  advanceRoundIfReady,
  apply,
  BOARD_GAMES,
  deck,
  GAMES,
  seededRng,
  shortDeck,
  shuffle,
  startNewHand,
  viewFor,
} from '@sidepot/engine';
import { BOT_STRENGTHS } from '@sidepot/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideBot } from '../../src/bots/index.js';
import { CallCount } from './calls.js';

/** The most today are 241,000 from the sources, where a process meets its first Omaha hi-lo boards. */
const MOST_CALLS = 300_000;

let calls: CallCount;
beforeAll(() => {
  calls = new CallCount();
});
afterAll(() => calls.close());

test('work is counted, the same whenever it is done', () => {
  const mix = (): void => void shuffle(deck(), seededRng(1));
  const once = calls.during(mix);
  expect(once).toBeGreaterThan(52);
  expect(calls.during(mix)).toBe(once);
});

/** Six-handed, everybody in to the river: the dearest there are. */
test.each(BOARD_GAMES)('a decision in %s takes 300,000 calls at most', (game) => {
  const cards = GAMES[game].deck === 'short' ? shortDeck() : deck();
  for (let seed = 0; seed < 3; seed++) {
    const started = startNewHand({
      players: [1, 2, 3, 4, 5, 6].map((seat) => ({ id: seat, seat, stack: 1000 })),
      button: 1,
      game,
      ...(game === 'short-deck' ? { ante: 2 } : { smallBlind: 1, bigBlind: 2 }),
      deck: shuffle(cards, seededRng(seed)),
    });
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    let state = started.value;
    while (state.turn.kind === 'act') {
      const { seat, legal } = state.turn;
      const view = viewFor(state, seat);
      for (const strength of BOT_STRENGTHS) {
        const decide = (): void => void decideBot(strength, view, legal, seededRng(seed));
        expect(calls.during(decide), `${strength}, seed ${seed}`).toBeLessThan(MOST_CALLS);
      }
      const step = apply(state, { type: legal.check ? 'check' : 'call', seat });
      if (!step.ok) throw new Error(JSON.stringify(step.error));
      state = advanceRoundIfReady(step.value.state);
    }
  }
});
