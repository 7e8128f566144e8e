/** Files of other formats, cut into hands. */

import { describe, expect, test } from 'vitest';
import {
  readOpenHandHistory,
  readPokerStars,
  splitOpenHandHistory,
  splitPokerStars,
  toOpenHandHistory,
  toPokerStars,
} from '../../src/notation/index.js';
import { SIDE_POTS, TOURNAMENT, WALK } from './export-hands.js';

const STARS = [WALK, SIDE_POTS, TOURNAMENT].map(({ events, meta }) => toPokerStars(events, meta));
const OHH = [WALK, SIDE_POTS, TOURNAMENT].map(({ events, meta }) =>
  toOpenHandHistory(events, meta),
);

/** '1 ok, 25 ok' */
const stars = (text: string): string =>
  Array.from(splitPokerStars(text), (slice) => told(slice.line, readPokerStars(slice.text))).join(
    ', ',
  );
const ohh = (text: string): string =>
  Array.from(splitOpenHandHistory(text), (slice) =>
    told(slice.line, readOpenHandHistory(slice.text)),
  ).join(', ');
const told = (line: number, { ok }: { readonly ok: boolean }): string =>
  `${line} ${ok ? 'ok' : 'refused'}`;

describe('PokerStars', () => {
  const [first = '', second = '', third = ''] = STARS;
  const lengths = STARS.map((text) => text.split('\n').length - 1);
  const [a = 0, b = 0] = lengths;

  test.each([
    ['nothing', '', ''],
    ['nothing but blank lines', '\n \n\r\n', ''],
    ['one hand', first, '1 ok'],
    [
      'blank lines between them',
      `${first}\n\n\n${second}\n${third}`,
      `1 ok, ${a + 4} ok, ${a + b + 5} ok`,
    ],
    ['no blank line between them', first + second, `1 ok, ${a + 1} ok`],
    ['blank lines before and behind', `\n\n${first}\n\n`, '3 ok'],
    [
      'a byte order mark and the line ends of Windows',
      `\ufeff${first}\n${second}`.replaceAll('\n', '\r\n'),
      `1 ok, ${a + 2} ok`,
    ],
    ['double-spaced', `${first}\n${second}`.replaceAll('\n', '\n\n'), `1 ok, ${2 * a + 3} ok`],
    [
      'sent by mail',
      `Transcript for your last 2 hands\n\n*********** # 1 **************\n${first}\n\n*********** # 2 **************\n${second}`,
      `4 ok, ${a + 7} ok`,
    ],
    [
      'a hand of another kind between two',
      `${first}\nSome Hand #7:  Hold'em\nSeat 1: Ann\n\n${second}`,
      `1 ok, ${a + 2} refused, ${a + 5} ok`,
    ],
    ['something before them', `notes of mine\n\n${first}`, '1 refused, 3 ok'],
    [
      'a hand that is cut off',
      `${first.slice(0, 200)}\n\n${second}`,
      `1 refused, ${first.slice(0, 200).split('\n').length + 2} ok`,
    ],
  ])('%s', (_, text, wanted) => {
    expect(stars(text)).toBe(wanted);
  });

  test('slices are the text itself', () => {
    const text = `${first}\n\n${second}`;
    for (const slice of splitPokerStars(text)) expect(text).toContain(slice.text);
  });
});

describe('Open Hand History', () => {
  const [first, second, third] = OHH.map((hand) => JSON.stringify(hand));
  const pretty = JSON.stringify(OHH[0], null, 2);
  const height = pretty.split('\n').length;

  test.each([
    ['nothing', '', ''],
    ['nothing but blank lines', '\n\r\n \n', ''],
    ['one object', `${first}`, '1 ok'],
    ['one after the other', `${first}\n\n${second}\n\n${third}\n`, '1 ok, 3 ok, 5 ok'],
    ['a line each', `\ufeff${first}\r\n${second}\r\n`, '1 ok, 2 ok'],
    ['over several lines', `${pretty}\n\n${pretty}\n`, `1 ok, ${height + 2} ok`],
    ['a list', JSON.stringify(OHH), '1 ok, 1 ok, 1 ok'],
    ['a list over several lines', `[\n${first},\n${second}\n]`, '2 ok, 3 ok'],
    ['without ohh around it', JSON.stringify(OHH[0]!.ohh), '1 ok'],
    [
      'a broken one between two',
      `${first}\n\n${pretty.slice(0, -20)}\n\n${second}\n`,
      `1 ok, 3 refused, ${pretty.slice(0, -20).split('\n').length + 4} ok`,
    ],
    ['a string that does not end', `${first}\n\n{"ohh": "\n\n${second}`, '1 ok, 3 refused, 5 ok'],
    ['braces in a name', `${first}`.replace('"Ann"', '"}{\\"Ann"'), '1 ok'],
    ['no JSON', 'hello', '1 refused'],
    ['text between them', `${first}\nhello\n${second}`, '1 ok, 2 refused, 3 ok'],
    ['a list of numbers', '[1, 2]', '1 refused'],
  ])('%s', (_, text, wanted) => {
    expect(ohh(text)).toBe(wanted);
  });
});

test.each([
  ['blank lines', '\n'.repeat(400_000)],
  ['braces', '{'.repeat(400_000)],
  ['an object of blank lines', `{${'\n'.repeat(400_000)}`],
  ['headers', 'PokerStars #\n'.repeat(40_000)],
  ['quotes', '{"'.repeat(200_000)],
])('%s: no work is done twice', (_, text) => {
  // Without end, if it were.
  expect([...splitPokerStars(text), ...splitOpenHandHistory(text)].length).toBeLessThan(100_000);
});
