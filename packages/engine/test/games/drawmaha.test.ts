/** Drawmaha: half to the Omaha hand, half to the five in hand, and each says what won it (R145). */

import {
  apply,
  autoAdvance,
  deckOf,
  eventText,
  GAMES,
  type HandEvent,
  parseCards,
  startHand,
  unwrap,
} from '@sidepot/engine';
import { expect, test } from 'vitest';
import { seatOf } from './stud-hands.js';

const OMAHA = 'As Ad 2c 3d 9h';
const IN_HAND = 'Kc Kd Qc Qd 5s';
const WORST = '2s 3h Qc Kh Jc';
const BOARD = 'Ah 7d 8c Ts 4h';

/** Two who check and stand pat to the end: the award. */
function awardOf(first: string, second: string): Extract<HandEvent, { type: 'awarded' }> {
  const cards = parseCards(`${first} ${second} ${BOARD}`);
  const deck = [...cards, ...deckOf('drawmaha').filter((card) => !cards.includes(card))];
  const players = [1, 2].map((seat) => ({ id: `P${seat}`, seat, stack: 500 }));
  const blinds = { button: 2, smallBlind: 5, bigBlind: 10 };
  const started = unwrap(startHand({ game: 'drawmaha', players, ...blinds, deck }));
  const events: HandEvent[] = [];
  let { state } = autoAdvance(started.state);
  while (state.turn.kind === 'act' || state.turn.kind === 'draw') {
    const isFree = state.turn.kind === 'act' && state.turn.legal.check;
    const type = state.turn.kind === 'draw' ? 'draw' : isFree ? 'check' : 'call';
    const step = unwrap(apply(state, { type, seat: seatOf(state) }));
    const rest = autoAdvance(step.state);
    events.push(...step.events, ...rest.events);
    state = rest.state;
  }
  const award = events.find((event) => event.type === 'awarded');
  if (award === undefined) throw new Error('nothing was awarded');
  return award;
}

const halvesIn = ({ hands }: ReturnType<typeof awardOf>) =>
  hands.map(({ seat, half }) => [seat, half]);

test('R145 the halves have names of their own, though both are high hands', () => {
  expect(GAMES.drawmaha.halves.map(({ name }) => name)).toEqual(['high', 'in-hand']);
  const award = awardOf(OMAHA, IN_HAND);
  expect(halvesIn(award)).toEqual([
    [1, 'high'],
    [2, 'in-hand'],
  ]);
  expect(eventText(award)).toBe(
    'Main Pot: Seat 1 wins 10 with Three of a kind, aces and Seat 2 wins 10 with Two pair, kings and queens, five kicker',
  );
});

test('R145 who takes both, and whose rival mucks, is told to have both', () => {
  // Seat 1 shows first, and neither half is left for seat 2.
  expect(halvesIn(awardOf(OMAHA, WORST))).toEqual([
    [1, 'high'],
    [1, 'in-hand'],
  ]);
});
