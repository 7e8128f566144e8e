/** The walker's own invariants over random hands of every game (R4, R8, I1 to I10). */
import { describe, expect, test } from 'vitest';
import { parseCards } from './cards.js';
import { type RandomHand, randomHand, randomHands, type Table } from './random.js';
import { GAME_NAMES } from './records.js';
import { seededSource } from './source.js';
import { walk } from './walk.js';

/** Of each game; SIDEPOT_HANDS=1000 is a minute's walk. */
const HANDS = Number(process.env['SIDEPOT_HANDS'] ?? 20);
const SEED = Number(process.env['SIDEPOT_SEED'] ?? 1);

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

const values = (record: Record<string, number>): number[] => Object.values(record);

/** R4, R8, R13, I4 to I8: nothing if all is well, else what is not. */
function problemsOf({ config, expect: { turns, result } }: RandomHand): string[] {
  const start = sum(config.players.map(({ stack }) => stack));
  const { pots, stacks, refund, contributions, rake, folded } = result;
  const rules: [string, boolean][] = [
    ['I1', values(stacks).every((stack) => Number.isInteger(stack) && stack >= 0)],
    ['I1 on the way', turns.every(({ table }) => table.seats.every(({ stack }) => stack >= 0))],
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
    ['R156', turns.slice(-1).every(({ table }) => allDifferent(table))],
  ];
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

/** No card lies twice on the table, reshuffled or not. */
function allDifferent({ board, seats }: Table): boolean {
  const live = seats.filter(({ folded }) => !folded);
  const cards = parseCards([board, ...live.map(({ down, up }) => down + up)].join(''));
  return new Set(cards).size === cards.length;
}

/** What the rules are about; a driver that never got there would prove nothing. */
function eventsOf({ config, expect: { result } }: RandomHand): string[] {
  const events: [string, boolean][] = [
    ['two side pots', result.pots.length > 2],
    ['a reshuffle', result.draws?.some((note) => 'reshuffle' in note) === true],
    ['a common card', config.bringIn !== undefined && result.board !== undefined],
    ['an absent hand', result.forfeit !== undefined],
    ['rake', result.rake > 0],
    ['shown in order', Array.isArray(result.showOrder)],
    ['shown at once', result.showOrder === null],
    ['all folded', result.hands === undefined],
    ['a split pot', result.pots.some(({ awards }) => Object.keys(awards).length > 1)],
  ];
  return events.filter(([, happened]) => happened).map(([name]) => name);
}

describe('random hands of the walker', () => {
  const seen = new Set<string>();

  test.each(GAME_NAMES)('%s: chips are kept, no stack below zero, no card twice', (game) => {
    const source = seededSource(SEED + 1000 * GAME_NAMES.indexOf(game));
    for (const hand of randomHands(source, HANDS, game)) {
      const problems = problemsOf(hand);
      if (problems.length > 0) throw new Error(`${problems.join(', ')}: ${JSON.stringify(hand)}`);
      for (const event of eventsOf(hand)) seen.add(event);
    }
  });

  test('they came to all that the rules are about', () => {
    expect([...seen].sort()).toEqual([
      'a common card',
      'a reshuffle',
      'a split pot',
      'all folded',
      'an absent hand',
      'rake',
      'shown at once',
      'shown in order',
      'two side pots',
    ]);
  });

  test('walked again by its actions alone, a hand comes out the same', () => {
    for (const { expect: seen, ...hand } of randomHands(seededSource(SEED), 40)) {
      const again = walk(hand.config, hand.deck, hand.spares, hand.actions);
      const turns = seen.turns.map(({ table: _, ...turn }) => turn);
      expect(JSON.stringify(again)).toBe(JSON.stringify({ turns, result: seen.result }));
    }
  });

  test('the same seed gives the same hand', () => {
    expect(randomHand(seededSource(7))).toEqual(randomHand(seededSource(7)));
  });
});
