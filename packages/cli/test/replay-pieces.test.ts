/** Where a large file of hands is cut: however its hands begin, none is lost (issue 19). */

import { describe, expect, test } from 'vitest';
import { lastStart } from '../src/replay/formats.js';

function cut(format: Parameters<typeof lastStart>[1], text: string): string {
  const bytes = Buffer.from(text);
  return bytes.toString('utf8', lastStart(bytes, format));
}

describe('the last hand of a piece begins with', () => {
  test.each([
    ['pokerstars', 'PokerStars Hand #1: …'],
    ['pokerstars', 'POKERSTARS GAME #1: …'],
    ['pokerstars', '  \tPokerStars Hand #1: …'],
    ['ggpoker', 'Poker Hand #HD1: …'],
    ['winamax', 'Winamax Poker - CashGame …'],
    ['888poker', '***** 888poker Hand History for Game 1 *****'],
    ['partypoker', '***** Hand History For Game 1 *****'],
    ['bovada', 'Ignition Hand #1: …'],
    ['bovada', 'Bodog.eu Hand #1: …'],
    ['wpn', 'Game started at: 2016/1/2 3:4:5'],
    ['wpn', 'Game Hand #1 - Tournament #2 - …'],
    ['wpn', 'Hand #1 - Holdem(No Limit) - …'],
    ['ipoker', '<session sessioncode="2">'],
  ] as const)('%s: %s', (format, header) => {
    const hand = `${header}\nAnn folds, says PokerStars Hand #1\n\n`;
    expect(cut(format, hand + hand).trim()).toBe(hand.trim());
    expect(cut(format, hand)).toBe(hand);
  });
});

test.each([
  ['pokerstars', 'PokerStars Hand #1: …', 'PokerStarsFan: checks'],
  ['pokerstars', '  PokerStars Hand #1: …', '  PokerStarsFan: checks'],
  ['winamax', 'Winamax Poker - CashGame …', 'Winamax Poker -Fan folds'],
  ['bovada', 'Ignition Hand #1: …', 'Big Blind : Folds'],
] as const)('%s: a player’s name begins no hand', (format, header, line) => {
  const hand = `${header}\n${line}\nAnn folds\n\n`;
  expect(cut(format, hand)).toBe(hand);
  expect(cut(format, hand + hand).trim()).toBe(hand.trim());
});

test('iPoker: what stands above the first session is no hand', () => {
  const text = '<?xml version="1.0"?>\n<session sessioncode="1">\n<game gamecode="1">';
  expect(cut('ipoker', text)).toBe(text);
});
