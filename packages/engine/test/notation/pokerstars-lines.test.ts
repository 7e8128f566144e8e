/** Lines of PokerStars' text are read in the usual way or however they are written: with one result. */

import { describe, expect, test } from 'vitest';
import { readPokerStars } from '../../src/notation/index.js';
import { accepted, refused } from './samples.js';

const LINES = [
  "PokerStars Hand #31:  Hold'em No Limit ($1/$2 USD) - 2026/10/01 18:30:05 UTC",
  "Table 'Kitchen' 6-max Seat #1 is the button",
  'Seat 1: Ann ($200 in chips)',
  'Seat 2: Bob ($50.50 in chips)',
  'Seat 3: Bob: folds ($200 in chips)',
  'Seat 4: Ada (x) ($200 in chips)',
  'Ann: posts the ante $0.50',
  'Bob: posts the ante $0.50',
  'Bob: folds: posts the ante $0.50',
  'Ada (x): posts the ante $0.50',
  'Bob: posts small blind $1',
  'Bob: folds: posts big blind $2',
  '*** HOLE CARDS ***',
  'Dealt to Ann [As Kd]',
  'Ada (x): folds',
  'Ann: raises $2 to $4',
  'Bob: calls $3',
  'Bob: folds: calls $2',
  '*** FLOP *** [2c 7d 9h]',
  'Bob: checks',
  'Bob: folds: bets $6',
  'Ann: calls $6',
  'Bob: calls $6',
  '*** TURN *** [2c 7d 9h] [Tc]',
  'Bob: bets $40 and is all-in',
  'Bob: folds: calls $40',
  'Ann: raises $60 to $100',
  'Bob: folds: folds',
  'Uncalled bet ($60) returned to Ann',
  '*** RIVER *** [2c 7d 9h Tc] [3s]',
  '*** SHOW DOWN ***',
  'Bob: shows [9s 9d] (three of a kind, Nines)',
  'Ann: mucks hand',
  'Bob collected $150 from pot',
  '*** SUMMARY ***',
  'Total pot $152 | Rake $2',
  'Board [2c 7d 9h Tc 3s]',
  'Seat 1: Ann (button) mucked [As Kd]',
  'Seat 2: Bob (small blind) showed [9s 9d] and won ($150) with three of a kind, Nines',
  "Seat 3: Bob: folds (big blind) folded on the Turn, and whatever else makes a text's last line long",
  'Seat 4: Ada (x) folded before Flop',
];
const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const withLine = (i: number, line: string): string[] =>
  LINES.map((one, k) => (k === i ? line : one));
const WHOLE = accepted(readPokerStars(text(LINES)));

describe('issue 19: a line reads the same however it is written', () => {
  test('what the text says', () => {
    expect(WHOLE.players).toEqual(['Bob', 'Bob: folds', 'Ada (x)', 'Ann']);
    expect(WHOLE.finishingStacks).toEqual([15_000, 14_950, 19_950, 14_950]);
  });

  test.each(LINES.map((line, i) => [i + 1, line] as const))('line %i: %s', (number, line) => {
    for (const written of [` ${line}`, `${line} `, `\t${line}\u00a0\r`, `${line}\r`]) {
      expect(readPokerStars(text(withLine(number - 1, written)))).toEqual({
        ok: true,
        value: WHOLE,
      });
    }
  });

  test('however lines end, and where the last has no end', () => {
    expect(readPokerStars(LINES.join('\r\n'))).toEqual({ ok: true, value: WHOLE });
    expect(readPokerStars(LINES.join('\n\n'))).toEqual({ ok: true, value: WHOLE });
    expect(readPokerStars(LINES.join('\r'))).toEqual({ ok: true, value: WHOLE });
  });

  test('a refusal names the line, whatever was before it', () => {
    for (const [i, line] of LINES.entries()) {
      if (!line.includes(': ') || i < 6 || i > 33) continue;
      const lines = withLine(i, line.replace(/: \w+( |$)/, ': wins '));
      const error = refused(readPokerStars(`\n${text(lines)}`));
      expect(error).toMatchObject({ code: 'BAD_NOTATION', line: i + 2 });
    }
  });

  test('nothing is read across the end of a line', () => {
    const seat = withLine(2, 'Seat 1: Ann\n($200 in chips)');
    expect(refused(readPokerStars(text(seat)))).toMatchObject({ line: 3, reason: 'notSeat' });
    const rake = withLine(35, 'Total pot $152\nand so | Rake $2');
    expect(accepted(readPokerStars(text(rake))).extra).toEqual({ _hero: 4 });
    const turn = withLine(23, '*** TURN *** [2c\n7d 9h] [Tc]');
    expect(refused(readPokerStars(text(turn)))).toMatchObject({ line: 24 });
  });
});
