import {
  advanceRoundIfReady,
  apply,
  deck,
  GAME_NAMES,
  GAMES,
  seededRng,
  shortDeck,
  shuffle,
  startNewHand,
  viewFor,
} from '@sidepot/engine';
import { BOT_STRENGTHS } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { decideBot } from '../../src/bots/index.js';

/**
 * Six-handed, everybody in to the river: the dearest there are. Each the best of three, and only what this process worked: others
 * work here, too. */
test.each(GAME_NAMES)('a decision in %s takes less than 5 ms of work', (game) => {
  const cards = GAMES[game].deck === 'short' ? shortDeck() : deck();
  const times: number[] = [];
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
        const tries = [1, 2, 3].map(() => {
          const start = process.cpuUsage();
          decideBot(strength, view, legal, seededRng(seed));
          return process.cpuUsage(start).user / 1000;
        });
        times.push(Math.min(...tries));
      }
      const step = apply(state, { type: legal.check ? 'check' : 'call', seat });
      if (!step.ok) throw new Error(JSON.stringify(step.error));
      state = advanceRoundIfReady(step.value.state);
    }
  }
  expect(Math.max(...times)).toBeLessThan(5);
});
