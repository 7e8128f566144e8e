/** What the calculator says of a hand, what it lets take along, and what it lets take back. */

import { explain, PotCalculationEngine } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import {
  addPlayer,
  removePlayer,
  restorePlayer,
  withPlayer,
} from '../src/calculator/model/draft.js';
import { PRESET_DRAFTS } from '../src/calculator/model/presets.js';
import { stateOf } from '../src/calculator/model/state.js';
import { solvedWords } from '../src/calculator/model/steps.js';
import { handJson } from '../src/calculator/share/json.js';
import { pictureOf } from '../src/calculator/share/picture.js';
import { answerOf, form } from './calculator-hands.js';

describe('the words of a calculation are the same everywhere', () => {
  test('TC-10, in the page, `explain` and the engine of stacks and totals', () => {
    const expected = ['80,000 × 3 + 5,000 (ante) = 245,000', '(90,000 - 80,000) × 2 = 20,000'];
    const { hand, pots } = answerOf(PRESET_DRAFTS.ante);
    expect(pots.map(({ steps }) => solvedWords(steps, 0, hand))).toEqual(expected);
    const told = explain(handJson(answerOf(PRESET_DRAFTS.ante)));
    expect(told.ok && told.value.pots.map(({ why }) => why.text.split('; ')[0])).toEqual(expected);
    const engine = new PotCalculationEngine(
      hand.players.map(({ name, start, end, ante, dead, live }) => ({
        ...{ name, startingStack: start ?? 0, finalStack: end ?? 0 },
        ...{ totalContribution: ante + dead + live, isBb: name === 'Charlie' },
        position: '',
      })),
      { bbAnte: 5000 },
    );
    expect(engine.calculatePots().map(({ calculation }) => calculation)).toEqual(expected);
  });

  test('a dead blind is no ante', () => {
    const draft = form(
      [
        { name: 'Ann', dead: '50', live: '100' },
        { name: 'Bob', live: '100' },
        { name: 'Cem', dead: '20', live: '100' },
      ],
      { entry: 'parts', deadBlinds: '50' },
    );
    const { hand, pots } = answerOf(draft);
    expect(solvedWords(pots[0]?.steps ?? [], 0, hand)).toBe(
      '100 × 3 + 20 (ante) + 50 (dead blinds) = 370',
    );
    expect(hand.input.deadBlinds).toBe(50);
    const { errors } = stateOf({ ...draft, deadBlinds: '71' });
    expect(errors.deadBlinds).toEqual({ code: 'BAD_INPUT', text: 'At most all dead chips, 70.' });
  });
});

describe('a player who was removed', () => {
  const picked = form(
    [
      { name: 'Ann', total: '50' },
      { name: 'Bob', total: '50' },
      { name: 'Cem', total: '20' },
    ],
    {
      picks: { '0.0.high': [2, 3], '1.0.high': [2] },
    },
  );

  test('comes back to their line and their pots, whatever was typed since', () => {
    const without = removePlayer(picked, 2);
    expect(restorePlayer(without, picked, 2)).toEqual({
      ...picked,
      picks: { '0.0.high': [3, 2], '1.0.high': [2] },
    });
    const typed = withPlayer(without, 1, { total: '70' });
    expect(restorePlayer(typed, picked, 2).players.map(({ name, total }) => [name, total])).toEqual(
      [
        ['Ann', '70'],
        ['Bob', '50'],
        ['Cem', '20'],
      ],
    );
  });

  test('gets another key if theirs is taken, and stays out if the table is full', () => {
    const without = removePlayer(picked, 3);
    const added = addPlayer(without);
    expect(restorePlayer(added, picked, 3).players.map(({ key }) => key)).toEqual([1, 2, 4, 3]);
    let full = without;
    while (full.players.length < 10) full = addPlayer(full);
    expect(restorePlayer(full, picked, 3)).toBe(full);
  });
});

describe('the saved picture', () => {
  test('has the legend, every pot with its sum, and every winner, unrounded', () => {
    const draft = { ...PRESET_DRAFTS.nine, title: 'Final table' };
    const { title, legend, lines } = pictureOf(answerOf(draft));
    expect(title).toBe('Final table');
    expect(legend.map(({ mark }) => mark)).toEqual([0, 1, 2, 3, 4, 'folded', 'returned']);
    expect(lines.flatMap(({ mark }) => mark ?? [])).toEqual([0, 1, 2, 3, 4]);
    const texts = lines.map(({ text }) => text);
    for (const line of [
      'Side pot 1: 185 (24.2%)',
      '10 × 9 = 90',
      'Bob wins 93',
      'Dee wins 92',
      'Ivo: −150',
      'Chips in 815 = chips out 815',
    ]) {
      expect(texts).toContain(line);
    }
  });

  test('says that a winner is not named', () => {
    const { lines } = pictureOf(answerOf({ ...PRESET_DRAFTS.short, way: 'pots' }));
    expect(lines.filter(({ text }) => text === 'Winner not named yet')).toHaveLength(2);
  });
});
