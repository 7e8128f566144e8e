/** A hand step by step: where streets begin, what is said, where it departs from the rulebook. */

import { REPLAY_WARNINGS, type ReplayWarningCode } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { describe, expect, test } from 'vitest';
import { problemOf } from '../src/equity/input.js';
import { deviationsOf } from '../src/replayer/deviations.js';
import { SAMPLES, sampleText } from '../src/replayer/hands/samples.js';
import {
  FIRST_VIEW,
  hashOfPlace,
  isSameFrom,
  type ReplayPlace,
  readPlace,
} from '../src/replayer/place.js';
import { handOfStep, type PastHand, pastHandOf } from '../src/replayer/steps/past-hand.js';
import { stepWords } from '../src/replayer/steps/step-words.js';
import { streetAt, streetsOf } from '../src/replayer/steps/streets.js';
import { handIn, PHH } from './replayer-hands.js';

function past(phh: string): PastHand {
  const hand = pastHandOf(handIn(phh), 1);
  if (hand === null) throw new Error('not replayed');
  return hand;
}
const sample = (name: string) => past(sampleText(name) ?? '');

describe('street jumps', () => {
  const lines = (name: string) => {
    const hand = sample(name);
    const told = stepWords(hand);
    return streetsOf(hand.steps).map((street) => [street.name, told[street.step]?.lines[0]]);
  };

  test('each street begins with its cards, the showdown with the first hand', () =>
    expect(lines('side-pots')).toEqual([
      ['preflop', 'Blinds and cards'],
      ['flop', 'Flop: 9♠ 5♠ 2♥'],
      ['turn', 'Turn: J♥'],
      ['river', 'River: 3♦'],
      ['showdown', 'Noa shows 8♠ 7♠'],
    ]));

  test('with two boards the first one counts', () =>
    expect(lines('run-twice').slice(2)).toEqual([
      ['turn', 'Turn: 9♥'],
      ['river', 'River: 4♦'],
      ['showdown', expect.stringContaining('Ida wins 1,430')],
    ]));

  test('without a showdown there is an end', () =>
    expect(streetsOf(past(PHH).steps)).toEqual([
      { name: 'preflop', step: 0 },
      { name: 'end', step: 5 },
    ]));

  test('a step belongs to the street before it', () => {
    const streets = streetsOf(sample('side-pots').steps);
    expect(streetAt(streets, 0)?.name).toBe('preflop');
    expect(streetAt(streets, 10)?.name).toBe('flop');
  });
});

describe('on the table', () => {
  const seenAt = (hand: PastHand, at: number, openCards = true) => {
    const seen = handOfStep(hand, at, openCards);
    if (seen === null) throw new Error('no such step');
    return seen;
  };

  test('chances are there at every step, as soon as all hands are known', () => {
    const hand = sample('side-pots');
    const problem = problemOf(seenAt(hand, 1), 'always');
    expect(problem?.pots).toEqual([{ index: 0, amount: 450, contenders: [0, 1, 2, 3, 4] }]);
    expect(problemOf(seenAt(hand, 1))).toBeNull();
    expect(problemOf(seenAt(hand, 1, false), 'always')).toBeNull();
    expect(problemOf(seenAt(hand, 9), 'always')?.pots).toMatchObject([
      { index: 0, contenders: [0, 1, 2, 3] },
      { index: 1, contenders: [0, 2, 3] },
    ]);
  });

  test('who is known from the deal sits at the bottom, unless all are', () => {
    expect(past(PHH).hero).toBe(3);
    expect(sample('side-pots').hero).toBeNull();
  });

  test('no chip is lost at any step of any sample', () => {
    for (const name of SAMPLES) {
      for (const { state } of sample(name).steps) {
        const stacks = state.players.reduce((sum, { stack }) => sum + stack, 0);
        expect(stacks + state.totalPot).toBe(state.chips);
      }
    }
  });
});

describe('departures from the rulebook', () => {
  const said = (phh: string) => {
    const hand = past(phh);
    const told = stepWords(hand);
    return deviationsOf(handIn(phh), hand).map(({ step, warning }) => [
      told[step]?.lines[0],
      words.replayer.notes.warning(warning, hand.names),
    ]);
  };

  test('stand at the step where they happen', () =>
    expect(said(sampleText('short-raise') ?? '')).toEqual([
      ['Max raises to 40', 'Max raises to 40. The minimum is 50.'],
      ['Lea bets 50', 'Lea acts, but it is Max’s turn.'],
    ]));

  test('of a post: before the first action', () => {
    const late = PHH.replace('[5, 10, 0]', '[5, 10, -10]');
    expect(said(late)).toEqual([['Blinds and cards', 'Cat posts 10 out of turn.']]);
  });

  test('of the end: at the end', () => {
    const open = PHH.replace(", 'p1 f', 'p2 f'", '');
    expect(said(open).at(-1)?.[1]).toContain('not known');
  });

  test('what the record leaves open is no breach of the rules', () => {
    const open = handIn(PHH.replace(", 'p1 f', 'p2 f'", ''));
    const hand = pastHandOf(open, 1);
    const breaches = hand === null ? [] : deviationsOf(open, hand).filter((one) => one.isBreach);
    expect(breaches.map(({ warning }) => warning.code)).toEqual(['STILL_TO_ACT']);
  });

  test('there is a sentence for each, with every gap filled', () => {
    const details = { player: 0, turn: 1, paid: 1, owed: 2, to: 3, min: 4, max: 5, won: 6 };
    for (const code of REPLAY_WARNINGS satisfies readonly ReplayWarningCode[]) {
      const said = words.replayer.notes.warning({ code, ...details }, ['Ann', 'Bob']);
      expect(said).toMatch(/^[A-Z].*\.$/);
      expect(said).not.toMatch(/[{}]|NaN|\?/);
    }
  });
});

describe('a link to a step', () => {
  test.each<[string, ReplayPlace]>([
    ['a hand of a file', { from: { kind: 'file' }, hand: 12, step: 6, view: FIRST_VIEW }],
    [
      'a sample',
      { from: { kind: 'sample', name: 'run-twice' }, hand: 1, step: 0, view: FIRST_VIEW },
    ],
    [
      'the list of the samples',
      { from: { kind: 'sample', name: 'all' }, hand: null, step: 0, view: FIRST_VIEW },
    ],
    [
      'a hand of its own',
      { from: { kind: 'carried', phh: `${PHH}# Zoë ♠` }, hand: 1, step: 3, view: FIRST_VIEW },
    ],
  ])('leads back: %s', (_, place) => {
    expect(readPlace(hashOfPlace(place))).toEqual(place);
  });

  test('counts as people do', () =>
    expect(hashOfPlace({ from: { kind: 'file' }, hand: 12, step: 6, view: FIRST_VIEW })).toBe(
      '#hand=12&step=7',
    ));

  test('a list of a file needs none', () =>
    expect(hashOfPlace({ from: { kind: 'file' }, hand: null, step: 0, view: FIRST_VIEW })).toBe(
      '',
    ));

  test.each(['', '#', '#step=3', '#hand=0', '#hand=x&step=1', '#hello', '#eyJoYW5kIjp7fX0'])(
    'nothing that we know: %j',
    (hash) => expect(readPlace(hash)).toBeNull(),
  );

  test('a step that is none is the first', () =>
    expect(readPlace('#hand=2&step=-4')).toMatchObject({ hand: 2, step: 0 }));

  test('the same place is known as such', () => {
    expect(isSameFrom({ kind: 'file' }, { kind: 'file' })).toBe(true);
    expect(isSameFrom({ kind: 'sample', name: 'a' }, { kind: 'sample', name: 'b' })).toBe(false);
  });
});
