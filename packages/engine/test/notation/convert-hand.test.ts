/** `convertHand` in one go writes what replay, meta and export write one after the other. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HISTORIES, historyFiles } from '../../../../scripts/histories/score.mjs';
import { GAME_NAMES, type PhhHand, type Refusal, seededRng } from '../../src/index.js';
import {
  CONVERSIONS,
  type Conversion,
  convertHand,
  detectNotation,
  encodingOf,
  metaOf,
  NOTATION_READERS,
  readPhh,
  replayHand,
  toOpenHandHistory,
  toPhh,
  toPokerStars,
} from '../../src/notation/index.js';
import { NEW_GAMES, randomHand } from '../games/random-hands.js';
import { accepted, corpusHands, corpusIsAbsent, corpusNote, phh, refused } from './samples.js';

/** Or why not. */
function stepByStep(hand: PhhHand, to: Conversion): string | Refusal {
  const replay = replayHand(hand, { events: true });
  if (!replay.ok) return replay.error;
  try {
    const events = replay.value.events ?? [];
    return to === 'pokerstars'
      ? toPokerStars(events, metaOf(hand))
      : JSON.stringify(toOpenHandHistory(events, metaOf(hand)));
  } catch (error) {
    return (error as { refusal: Refusal }).refusal;
  }
}

const atOnce = (hand: PhhHand, to: Conversion): string | Refusal => {
  const text = convertHand(hand, to);
  return text.ok ? text.value : text.error;
};

function expectSame(hand: PhhHand): void {
  for (const to of CONVERSIONS) expect(atOnce(hand, to)).toEqual(stepByStep(hand, to));
}

const read = (...lines: readonly string[]): PhhHand => accepted(readPhh(phh(...lines)));

const ALL_IN = [
  'starting_stacks = [20, 50, 100]',
  "actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 QhQd', 'p3 cbr 100', 'p1 cc', 'p2 cc', 'd db 2c3d4h', 'd db 5s', 'd db 9c']",
];

describe('a hand that is converted at once', () => {
  test.each([
    ['a walk', []],
    ['side pots, with rake', [...ALL_IN, 'winnings = [58, 59, 0]']],
    ['seats and a button of their own', [...ALL_IN, 'seats = [5, 1, 2]', 'seat_count = 6']],
    ['run twice', [ALL_IN[0]!, ALL_IN[1]!.replace(", 'd db 9c'", ''), "_runs = ['9c', 'Kc']"]],
    [
      'cents, names and a time',
      ["players = ['Ann', '', 'Ann']", 'time = 18:30:05', '_rake = 0.50'],
    ],
    ['a tournament', ["event = 'Tournament #7'", 'level = 4']],
    ['a cash-out', ['_cash_out = [0, 0, 20]']],
    ['a stack that nobody knows', ['starting_stacks = [inf, 200, 300]']],
    ['a bet that cannot have been', ["actions = ['p3 cbr 1000']"]],
    [
      'a buy-in without end',
      ["_tournament = { id = '7', buy_in = '$99999999999999999.00+$1.00 USD' }"],
    ],
  ])('%s', (_, lines) => {
    expectSame(read(...lines));
  });

  test.each(GAME_NAMES.filter((name) => NEW_GAMES.includes(name)))('%s', (game) => {
    for (let seed = 0; seed < 3; seed++) {
      const events = randomHand(game, seededRng(seed)).flatMap((moment) => moment.events);
      expectSame(toPhh(events));
    }
  });

  test('what is no hand, or no notation, is refused', () => {
    const hand = read();
    expect(refused(convertHand({} as PhhHand, 'ohh')).code).toBe('BAD_INPUT');
    expect(refused(convertHand({ ...hand, unit: 'x' }, 'ohh')).code).toBe('BAD_UNIT');
    expect(refused(convertHand(hand, 'csv' as Conversion))).toMatchObject({
      code: 'BAD_INPUT',
      field: 'to',
      choices: CONVERSIONS,
    });
  });
});

describe.skipIf(corpusIsAbsent)(`real hands${corpusNote}`, () => {
  test('each 100th of the corpus', () => {
    for (const name of ['hands', 'pluribus', 'wsop', 'single']) {
      for (const [i, { phh: text }] of corpusHands(name).entries()) {
        const hand = i % 100 === 0 ? readPhh(text) : undefined;
        if (hand?.ok === true) expectSame(hand.value);
      }
    }
  });

  test('the first of each genuine history', () => {
    let compared = 0;
    for (const file of historyFiles()) {
      const bytes = readFileSync(join(HISTORIES, file));
      const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
      const { reader } = detectNotation(text);
      if (reader === null || reader === 'phh') continue;
      for (const slice of NOTATION_READERS[reader].split(text)) {
        const hand = NOTATION_READERS[reader].read(slice.text);
        if (!hand.ok) continue;
        expectSame(hand.value);
        compared++;
        break;
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});
