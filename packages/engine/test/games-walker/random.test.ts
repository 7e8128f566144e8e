/** The walker's own invariants over random hands of every game (R4, R8, I1 to I10). */
import { describe, expect, test } from 'vitest';
import { parseCards } from './cards.js';
import { type RandomHand, randomHand, randomHands } from './random.js';
import { GAME_NAMES } from './records.js';
import { seededSource } from './source.js';
import { walk } from './walk.js';

const HANDS = 120;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

const values = (record: Record<string, number>): number[] => Object.values(record);

/** R4, R8, R13, I4 to I8: nothing if all is well, else what is not. */
function problemsOf({ config, expect: { turns, result } }: RandomHand): string[] {
  const start = sum(config.players.map(({ stack }) => stack));
  const { pots, stacks, refund, contributions, rake, folded } = result;
  const rules: [string, boolean][] = [
    ['I1', values(stacks).every((stack) => Number.isInteger(stack) && stack >= 0)],
    ['I1 on the way', turns.every(({ table }) => values(table.stacks).every((s) => s >= 0))],
    ['R4', sum(values(stacks)) + rake === start],
    [
      'I3',
      sum(pots.map(({ amount }) => amount)) + sum(values(refund)) === sum(values(contributions)),
    ],
    ['I4', pots.every(({ amount, eligible }) => amount > 0 && eligible.length > 0)],
    [
      'I5',
      pots.every(({ eligible }, i) => i === 0 || eligible.length < pots[i - 1]!.eligible.length),
    ],
    ['I6', pots.every((pot) => sum(values(pot.awards)) + pot.rake === pot.amount)],
    ['I7', Object.keys(refund).length <= 1],
    ['I8', pots.every(({ awards }) => Object.keys(awards).every((id) => !folded.includes(id)))],
    ['R45', Object.keys(result.forfeit ?? {}).every((id) => refund[id] === undefined)],
    ['R156', turns.every(({ table }) => allDifferent(table))],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

type Table = RandomHand['expect']['turns'][number]['table'];

/** No card lies twice on the table, reshuffled or not. */
function allDifferent({ board, down, up }: Table): boolean {
  const cards = parseCards([board, ...Object.values(down), ...Object.values(up)].join(''));
  return new Set(cards).size === cards.length;
}

describe('random hands of the walker', () => {
  test.each(GAME_NAMES)('%s: chips are kept, no stack below zero, no card twice', (game) => {
    const source = seededSource(GAME_NAMES.indexOf(game));
    for (const hand of randomHands(source, HANDS, game)) {
      const problems = problemsOf(hand);
      if (problems.length > 0) throw new Error(`${problems.join(', ')}: ${JSON.stringify(hand)}`);
    }
  });

  test('walked again by its actions alone, a hand comes out the same', () => {
    for (const { config, deck, spares, actions, expect: seen } of randomHands(
      seededSource(1),
      60,
    )) {
      const { turns, result } = walk(config, deck, spares, actions);
      expect(turns).toEqual(seen.turns.map(({ table: _, ...turn }) => turn));
      expect(result).toEqual(seen.result);
    }
  });

  test('the same seed gives the same hand', () => {
    expect(randomHand(seededSource(7))).toEqual(randomHand(seededSource(7)));
  });

  test('they reach what the rules are about', () => {
    const seen = new Set<string>();
    for (const { config, expect: e } of randomHands(seededSource(2), 400)) {
      const { result } = e;
      if (result.pots.length > 2) seen.add('two side pots');
      if (result.draws?.some((note) => 'reshuffle' in note)) seen.add('a reshuffle');
      if (config.bringIn !== undefined && result.board !== undefined) seen.add('a common card');
      if (result.forfeit !== undefined) seen.add('an absent hand');
      if (result.rake > 0) seen.add('rake');
      if (result.showOrder) seen.add('hands shown in order');
      if (result.showOrder === null) seen.add('hands shown at once');
      if (result.hands === undefined) seen.add('all folded');
      if (result.pots.some(({ awards }) => Object.keys(awards).length > 1)) seen.add('a split pot');
    }
    expect(seen.size).toBe(9);
  });
});
