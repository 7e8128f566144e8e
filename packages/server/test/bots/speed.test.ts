import {
  advanceRoundIfReady,
  apply,
  BOARD_GAMES,
  type Card,
  deck,
  GAMES,
  seededRng,
  shortDeck,
  shuffle,
  startNewHand,
  viewFor,
} from '@sidepot/engine';
import { BOT_STRENGTHS } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { evaluate7 } from '../../../engine/src/evaluator/holdem.js';
import { decideBot } from '../../src/bots/index.js';

/**
 * Work that every machine does as fast as it does ours: so many hands of seven cards are looked at, by
 * the sources, as the bots are the sources.
 */
const HANDS = 40_000;

const cpu = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  return process.cpuUsage(start).user;
};

/** More often than a busy machine disturbs one. */
const TRIES = 20;

/** Can it be done for less? Whatever else goes on here makes it dearer, never cheaper. */
function costsLess(work: () => void, limit: number): boolean {
  for (let i = 0; i < TRIES; i++) if (cpu(work) < limit) return true;
  return false;
}

function lookAtHands(): void {
  const [a, b, c, d, e] = [0, 5, 10, 15, 20] as unknown as [Card, Card, Card, Card, Card];
  let sum = 0;
  for (let i = 0; i < HANDS; i++) {
    sum += evaluate7(a, b, c, d, e, (24 + (i % 14)) as Card, (38 + (i % 13)) as Card);
  }
  expect(sum).toBeGreaterThan(0);
}

/** Six-handed, everybody in to the river: the dearest there are. */
test.each(BOARD_GAMES)('a decision in %s costs less than looking at 40,000 hands', (game) => {
  const cards = GAMES[game].deck === 'short' ? shortDeck() : deck();
  const limit = Math.min(...[1, 2, 3].map(() => cpu(lookAtHands)));
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
        expect(costsLess(decide, limit), `${strength}, seed ${seed}`).toBe(true);
      }
      const step = apply(state, { type: legal.check ? 'check' : 'call', seat });
      if (!step.ok) throw new Error(JSON.stringify(step.error));
      state = advanceRoundIfReady(step.value.state);
    }
  }
});
