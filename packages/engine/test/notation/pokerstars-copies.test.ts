/** PokerStars' text as copies and other programs write it, and GGPoker's like it (issue 19). Invented. */

import { describe, expect, test } from 'vitest';
import {
  detectNotation,
  readGgPoker,
  readPokerStars,
  replayHand,
  splitPokerStars,
} from '../../src/notation/index.js';
import { accepted, refused } from './samples.js';

const LINES = [
  "PokerStars Hand #31:  Hold'em No Limit ($1/$2 USD) - 2026/10/01 18:30:05 ET",
  "Table 'Kitchen' 6-max Seat #1 is the button",
  'Seat 1: Ann ($200 in chips)',
  'Seat 2: Bob ($200 in chips)',
  'Seat 3: Cem ($200 in chips)',
  'Bob: posts small blind $1',
  'Cem: posts big blind $2',
  '*** HOLE CARDS ***',
  'Dealt to Ann [As Kd]',
  'Ann: raises $4 to $6',
  'Bob: folds',
  'Cem: calls $4',
  '*** FLOP *** [2c 7d 9h]',
  'Cem: checks',
  'Ann: checks',
  '*** TURN *** [2c 7d 9h] [Tc]',
  'Cem: checks',
  'Ann: checks',
  '*** RIVER *** [2c 7d 9h Tc] [3s]',
  'Cem: checks',
  'Ann: checks',
  '*** SHOW DOWN ***',
  'Cem: shows [Qs Jd] (high card Queen)',
  'Ann: shows [As Kd] (high card Ace)',
  'Ann collected $12 from pot',
  '*** SUMMARY ***',
  'Total pot $13 | Rake $1',
  'Board [2c 7d 9h Tc 3s]',
  'Seat 1: Ann (button) showed [As Kd] and won ($12) with high card Ace',
  'Seat 2: Bob (small blind) folded before Flop',
  'Seat 3: Cem (big blind) showed [Qs Jd] and lost with high card Queen',
];
const TEXT = LINES.join('\n');
const WHOLE = accepted(readPokerStars(TEXT));
const warningsOf = (text: string) =>
  accepted(replayHand(accepted(readPokerStars(text)), { warnings: true })).warnings;

describe('PokerStars: copies and converters', () => {
  test('a raise that only says to what it comes', () => {
    expect(accepted(readPokerStars(TEXT.replace('raises $4 to', 'raises to')))).toEqual(WHOLE);
    expect(refused(readPokerStars(TEXT.replace('raises $4 to $6', 'raises to')))).toMatchObject({
      reason: 'notDeed',
    });
  });

  test('a space before the colon', () => {
    expect(accepted(readPokerStars(TEXT.replaceAll('Cem:', 'Cem :')))).toEqual(WHOLE);
    expect(refused(readPokerStars(TEXT.replace('Cem: calls', 'Cem : jumps')))).toMatchObject({
      reason: 'notDeed',
    });
  });

  test.each([
    ['a no-break space', '\u00a0'],
    ['a narrow one', '\u202f'],
  ])('%s in the lines of seats', (_, space) => {
    const behindName = TEXT.replaceAll(' ($200', `${space}($200`);
    expect(accepted(readPokerStars(behindName))).toEqual(WHOLE);
    const everywhere = TEXT.replace(/^Seat .*in chips\)$/gm, (line) =>
      line.replaceAll(' ', space).replace('$200', `$2${space}00`),
    );
    expect(everywhere).toContain(`$2${space}00${space}in${space}chips`);
    expect(accepted(readPokerStars(everywhere))).toEqual(WHOLE);
    // In a name it stays what it is.
    const named = TEXT.replaceAll('Cem', `Cem${space}B`).replaceAll(' ($200', `${space}($200`);
    expect(accepted(readPokerStars(named)).players).toContain(`Cem${space}B`);
  });

  test.each([
    ['fr', 'Main PokerStars n°26 :  '],
    ['pt', 'Mão PokerStars #25: '],
    ['es', 'Mano n.º 25 de Zoom de PokerStars:  '],
    ['ru', 'Раздача PokerStars №26:  '],
  ])('hands in another language among English ones are refused alone: %s', (language, header) => {
    const other = TEXT.replace(/^PokerStars Hand #31: {2}/, header).replace('SUMMARY', 'SYNTHESE');
    for (const texts of [
      [other, other, TEXT],
      [TEXT, other, other, TEXT],
    ]) {
      const file = texts.join('\n\n\n');
      expect(detectNotation(file)).toMatchObject({ reader: 'pokerstars', language: 'en' });
      const read = [...splitPokerStars(file)].map(({ text }) => readPokerStars(text));
      expect(read).toHaveLength(texts.length);
      for (const [i, text] of texts.entries()) {
        const hand = read[i];
        if (text === TEXT) expect(hand).toEqual({ ok: true, value: WHOLE });
        else expect(hand).toMatchObject({ error: { reason: 'otherLanguage', language } });
      }
    }
    expect(detectNotation(other)).toMatchObject({ reader: null, language });
  });

  test('who won is told only in the summary', () => {
    const text = LINES.filter((line) => !/collected|SHOW DOWN|: shows/.test(line)).join('\n');
    expect(accepted(readPokerStars(text)).finishingStacks).toEqual(WHOLE.finishingStacks);
    expect(warningsOf(text)).toEqual([]);
    const walked = [
      ...LINES.slice(0, 9),
      ...['Ann: folds', 'Bob: folds', 'Uncalled bet ($1) returned to Cem'],
      ...['*** SUMMARY ***', 'Total pot $2 | Rake $0', 'Seat 3: Cem (big blind) collected ($2)'],
    ].join('\n');
    expect(accepted(readPokerStars(walked)).finishingStacks).toEqual([199, 201, 200]);
  });

  test('seats of a tournament have up to three digits', () => {
    const { seats } = accepted(readPokerStars(TEXT.replaceAll('Seat 3:', 'Seat 133:')));
    expect(seats).toEqual([2, 133, 1]);
  });

  test('chips that are bought for the next hand', () => {
    const text = TEXT.replace('*** SUMMARY', 'Bob: Table deposit $20\n*** SUMMARY');
    expect(accepted(readPokerStars(text))).toEqual(WHOLE);
  });

  test.each(['brings-in low for', 'brings in low for', 'brings-in for'])('stud: %s', (brings) => {
    const text = [
      'PokerStars Game #32:  Razz Limit ($2/$4 USD) - 2026/10/01 18:30:05 ET',
      "Table 'Kitchen' 8-max",
      'Seat 1: Ann ($20 in chips)',
      'Seat 2: Bob ($20 in chips)',
      'Ann: posts the ante $0.20',
      'Bob: posts the ante $0.20',
      '*** 3rd STREET ***',
      'Dealt to Ann [Kd]',
      'Dealt to Bob [2c]',
      'Ann: brings in for $0.60',
      'Bob: raises $1.40 to $2',
      'Ann: folds',
      'Uncalled bet ($1.40) returned to Bob',
      'Bob collected $1.60 from pot',
      '*** SUMMARY ***',
      'Total pot $1.60 | Rake $0',
    ].join('\n');
    const told = accepted(readPokerStars(text.replace('brings in for', brings)));
    expect(told).toEqual(accepted(readPokerStars(text)));
  });

  test("Split Hold'em is hold'em on two boards", () => {
    const streets = TEXT.replace("Hold'em No", "Split Hold'em No")
      .replace(
        '*** FLOP *** [2c 7d 9h]',
        '*** FIRST FLOP *** [2c 7d 9h]\n*** SECOND FLOP *** [2d Qd 9s]',
      )
      .replace('*** TURN ***', '*** FIRST TURN ***')
      .replace('[Tc]\n', '[Tc]\n*** SECOND TURN *** [2d Qd 9s] [5c]\n')
      .replace('*** RIVER ***', '*** FIRST RIVER ***')
      .replace('[3s]\n', '[3s]\n*** SECOND RIVER *** [2d Qd 9s 5c] [6c]\n');
    const text = streets
      .replace('Ann collected $12', 'Ann collected $6')
      .replace('*** SUMMARY', 'Cem collected $6 from pot\n*** SUMMARY');
    const replay = accepted(
      replayHand(accepted(readPokerStars(text)), { events: true, warnings: true }),
    );
    expect(replay.state?.boards.length).toBe(2);
    expect(replay.warnings).toEqual([]);
  });
});

test('GGPoker: what is bet on a board that it already calls the first', () => {
  const text = TEXT.replace('PokerStars Hand #31:  ', 'Poker Hand #HD31: ')
    .replace(' ET', '')
    .replaceAll(' USD', '')
    .replace('*** FLOP ***', '*** FIRST FLOP ***')
    .replace(
      /Ann: checks\n\*\*\* TURN[\s\S]*SHOW DOWN \*\*\*/,
      'Ann: bets $194 and is all-in\nCem: calls $194 and is all-in\n' +
        '*** FIRST TURN *** [2c 7d 9h] [Tc]\n*** FIRST RIVER *** [2c 7d 9h Tc] [3s]\n' +
        '*** SECOND TURN *** [2c 7d 9h] [Qh]\n*** SECOND RIVER *** [2c 7d 9h Qh] [3d]\n' +
        '*** FIRST SHOWDOWN ***',
    )
    .replace('Ann collected $12', 'Ann collected $200')
    .replace('*** SUMMARY', '*** SECOND SHOWDOWN ***\nCem collected $200 from pot\n*** SUMMARY')
    .replace('$13 | Rake $1', '$401 | Rake $1');
  const hand = accepted(readGgPoker(text));
  const replay = accepted(replayHand(hand, { warnings: true }));
  expect(replay.contributions).toEqual([1, 200, 200]);
  expect(hand.finishingStacks).toEqual([199, 200, 200]);
  expect(replay.warnings).toEqual([]);
});
