/** Hands of stud, razz and draw games in the replayer: their streets, steps and words. */

import { GAME_NAMES, GAMES } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { describe, expect, test } from 'vitest';
import { handOfStep, pastHandOf } from '../src/replayer/steps/past-hand.js';
import { stepWords } from '../src/replayer/steps/step-words.js';
import { streetName, streetsOf } from '../src/replayer/steps/streets.js';
import { handIn } from './replayer-hands.js';

/** Two of them see every street; the third folds at once. */
const STUD = `variant = 'F7S'
antes = [10, 10, 10]
bring_in = 15
small_bet = 50
big_bet = 100
starting_stacks = [2000, 2000, 2000]
actions = ['d dh p1 AsKs2c', 'd dh p2 QhQd7h', 'd dh p3 ????9d', 'p1 pb', 'p2 cc', 'p3 f', 'd dh p1 Ad', 'd dh p2 7s', 'p1 cc', 'p2 cc', 'd dh p1 3c', 'd dh p2 8s', 'p2 cc', 'p1 cc', 'd dh p1 4c', 'd dh p2 9s', 'p2 cc', 'p1 cc', 'd dh p1 Kd', 'd dh p2 Jd', 'p2 cc', 'p1 cc', 'p2 sm QhQdJd', 'p1 sm AsKsKd']
players = ['Ann', 'Bob', 'Cat']
`;

/** All-in before the draw: the new cards still come. */
const SINGLE_DRAW = `variant = 'N2L1D'
antes = [0, 0]
blinds_or_straddles = [10, 20]
min_bet = 20
starting_stacks = [100, 100]
actions = ['d dh p1 7h5h4h3c2d', 'd dh p2 8h6h4c3dKc', 'p2 cbr 100', 'p1 cc', 'p1 sd', 'p2 sd Kc', 'd dh p2 Qs', 'p1 sm 7h5h4h3c2d', 'p2 sm 8h6h4c3dQs']
players = ['Ann', 'Bob']
`;

function read(phh: string) {
  const past = pastHandOf(handIn(phh), 1);
  if (past === null) throw new Error('not replayed');
  const told = stepWords(past);
  const starts = streetsOf(past.steps);
  return { past, told, jumps: starts.map(({ name, step }) => [name, told[step]?.lines[0]]) };
}

describe('street jumps', () => {
  test('stud has five streets, each with the cards that come face up', () =>
    expect(read(STUD).jumps).toEqual([
      ['third', 'Antes and cards'],
      ['fourth', '4th street: Ann: A♦ · Bob: 7♠'],
      ['fifth', '5th street: Ann: 3♣ · Bob: 8♠'],
      ['sixth', '6th street: Ann: 4♣ · Bob: 9♠'],
      ['seventh', '7th street'],
      ['showdown', expect.stringContaining('shows')],
    ]));

  test('an only draw has no number, and its cards come before the showdown', () => {
    const { jumps, told } = read(SINGLE_DRAW);
    expect(jumps).toEqual([
      ['deal', 'Blinds and cards'],
      ['draw', 'Ann stands pat'],
      ['showdown', expect.stringContaining('shows')],
    ]);
    expect(told.map(({ lines }) => lines[0])).toContain('Draw: New cards');
  });

  test('every street of every game has its words; another language without them does not compile', () => {
    const names = GAME_NAMES.flatMap((game) =>
      GAMES[game].streets.map((_, street) => streetName(game, street)),
    );
    const streets: Readonly<Record<string, string>> = words.hands.replay.streets;
    expect(names.filter((name) => streets[name] === undefined)).toEqual([]);
  });
});

test('in a draw the cards of a step are those of then', () => {
  const { past } = read(SINGLE_DRAW);
  const cardsAt = (at: number) => handOfStep(past, at, true)?.players[1]?.cards.length;
  const drew = past.steps.findIndex(({ entries }) =>
    entries.some(({ event }) => event.type === 'drew' && event.seat === 2),
  );
  expect([cardsAt(0), cardsAt(drew), cardsAt(drew + 1)]).toEqual([5, 4, 5]);
});
