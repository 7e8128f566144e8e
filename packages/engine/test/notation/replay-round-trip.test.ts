/** A hand that was played, written as PHH and replayed from the text, ends with the same stacks. */

import { expect, test } from 'vitest';
import {
  advanceOnce,
  apply,
  deck,
  type HandConfig,
  type HandEvent,
  type HandState,
  type LegalActions,
  type PlayerCommand,
  type Rng,
  randomBelow,
  seededRng,
  shortDeck,
  shuffle,
  startHand,
} from '../../src/index.js';
import { readPhh, replayHand, toPhh, writePhh } from '../../src/notation/index.js';
import { accepted } from './samples.js';

const GAMES = [
  { game: 'holdem', limit: 'no-limit' },
  { game: 'holdem', limit: 'fixed-limit' },
  { game: 'omaha', limit: 'pot-limit' },
  { game: 'omaha8', limit: 'pot-limit' },
  { game: 'short-deck', limit: 'no-limit' },
] as const;
const ANTES = ['none', 'perPlayer', 'bigBlind', 'button'] as const;

function randomConfig(rng: Rng, shortest: number): HandConfig {
  const { game, limit } = GAMES[randomBelow(rng, GAMES.length)]!;
  const count = 2 + randomBelow(rng, 5);
  const isShort = game === 'short-deck';
  const anteMode = isShort ? 'none' : ANTES[randomBelow(rng, ANTES.length)]!;
  const ante = isShort || anteMode !== 'none' ? 1 + randomBelow(rng, 3) : 0;
  const players = Array.from({ length: count }, (_, i) => ({
    id: `P${i + 1}`,
    seat: i + 1,
    stack: shortest + randomBelow(rng, shortest < 8 ? 12 : 60),
  }));
  return {
    players,
    button: 1 + randomBelow(rng, count),
    game,
    limit,
    anteMode,
    ante,
    ...(isShort ? {} : { smallBlind: 1, bigBlind: 2 }),
    deck: shuffle(isShort ? shortDeck() : deck(), rng),
  };
}

function choice(rng: Rng, legal: LegalActions, seat: number): PlayerCommand {
  const drawn = randomBelow(rng, 12);
  const range = legal.bet ?? legal.raise;
  if (drawn === 0 && legal.allIn !== null) return { type: 'allIn', seat };
  if (drawn < 4 && range !== null) {
    const to = range.min + randomBelow(rng, range.max - range.min + 1);
    return { type: legal.bet === null ? 'raise' : 'bet', seat, to };
  }
  if (legal.check) return { type: 'check', seat };
  return { type: drawn < 6 ? 'fold' : 'call', seat };
}

function played(config: HandConfig, rng: Rng): { state: HandState; events: HandEvent[] } {
  const started = accepted(startHand(config));
  const events = [...started.events];
  let { state } = started;
  while (!state.over) {
    const { turn } = state;
    const step =
      turn.kind === 'act'
        ? accepted(apply(state, choice(rng, turn.legal, turn.seat)))
        : advanceOnce(state)!;
    events.push(...step.events);
    state = step.state;
  }
  return { state, events };
}

/** Who is short of a blind or an ante, and who calls it in full, is an oddity to the notation. */
test.each([
  ['nobody short of what he posts', 8, []],
  ['stacks from one chip up', 1, null],
] as const)('1,000 random hands, %s', (_, shortest, wanted) => {
  const rng = seededRng(7);
  for (let n = 0; n < 1000; n++) {
    const config = randomConfig(rng, shortest);
    const { state, events } = played(config, rng);
    const record = toPhh(events);
    const text = writePhh(record);
    const again = accepted(readPhh(text));
    const { finishing, pots, warnings } = accepted(replayHand(again, { warnings: true }));
    const seats = record.seats ?? [];
    const stacks = seats.map((seat) => state.players.find((player) => player.seat === seat)?.stack);
    expect(finishing, text).toEqual(stacks);
    const amounts = pots.map(({ amount }) => amount);
    expect(amounts, text).toEqual(state.pots.map(({ amount }) => amount));
    if (wanted !== null) expect(warnings, text).toEqual(wanted);
  }
});
