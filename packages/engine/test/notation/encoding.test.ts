/** Texts as programs of Windows and of the Mac write them. */

import { describe, expect, test } from 'vitest';
import {
  encodingOf,
  readPokerStars,
  splitPokerStars,
  toPokerStars,
} from '../../src/notation/index.js';
import { SIDE_POTS, WALK } from './export-hands.js';
import { accepted } from './samples.js';

const utf16 = (text: string, isBig: boolean, mark: string): Uint8Array => {
  const bytes = Buffer.from(mark + text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const decoded = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

describe('which encoding', () => {
  const text = 'PokerStars Hand #1: Märkgräfler (€5)\r\n';
  test.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['utf-16le', utf16(text, false, '\ufeff')],
    ['utf-16le', utf16(text, false, '')],
    ['utf-16be', utf16(text, true, '\ufeff')],
    ['utf-16be', utf16(text, true, '')],
    ['windows-1252', Buffer.from('Button Blind\u00a0$0.50 Märk', 'latin1')],
  ] as const)('%s', (name, bytes) => {
    expect(encodingOf(bytes)).toBe(name);
    expect(decoded(bytes)).toContain('M\u00e4rk');
  });

  test('a broken letter of a name does not make it another encoding', () => {
    const broken = [0x44, 0xe2, 0xe2, 0x82, 0xac, 0xa0, 0x65];
    expect(encodingOf(Uint8Array.of(0xef, 0xbb, 0xbf, 0x44, 0xe2, 0x65))).toBe('utf-8');
    expect(encodingOf(Buffer.concat([Buffer.from(text), Uint8Array.from(broken)]))).toBe('utf-8');
    expect(encodingOf(Buffer.from('M\u00e4rk \u00e9t\u00e9', 'latin1'))).toBe('windows-1252');
  });

  test('a letter that is cut off at the end is still UTF-8', () => {
    expect(encodingOf(Buffer.from('Mä').subarray(0, 2))).toBe('utf-8');
    expect(encodingOf(new Uint8Array())).toBe('utf-8');
    expect(() => encodingOf('text' as never)).toThrow('bytes');
  });
});

test('lines that end with a return alone are lines', () => {
  const file = [WALK, SIDE_POTS].map(({ events, meta }) => toPokerStars(events, meta)).join('\n');
  const slices = [...splitPokerStars(file.replaceAll('\n', '\r'))];
  expect(slices.map(({ line }) => line)).toEqual(
    [...splitPokerStars(file)].map(({ line }) => line),
  );
  for (const { text } of slices) accepted(readPokerStars(text.replaceAll('\n', '\r')));
});
