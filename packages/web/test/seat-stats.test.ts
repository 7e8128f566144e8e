/** STATS.md §6: what stands at a seat, and how a statistic is shown anywhere. */

import { HUD_STATS } from '@sidepot/engine/stats';
import { expect, test } from 'vitest';
import { seatStats } from '../src/report/hud.js';
import { shareText } from '../src/stats/StatShare.js';

test('twelve numbers in whole per cents, grey below 20 chances, a dash without any', () => {
  const counts = HUD_STATS.map((_, i): [number, number] => [i, 16 + i]);
  const told = seatStats({ player: 'Ann', hands: 19, stats: [[0, 0], ...counts.slice(1)] });
  expect(told).toHaveLength(12);
  expect(told.slice(0, 6).map(({ text, of, isFew }) => [text, of, isFew])).toEqual([
    ['19', '', true],
    ['–', '', true],
    ['6', '1/17', true],
    ['11', '2/18', true],
    ['16', '3/19', true],
    ['20', '4/20', false],
  ]);
  expect(seatStats({ player: 'Ann', hands: 20, stats: [] })[0]).toMatchObject({ isFew: false });
  expect(new Set(told.map(({ name }) => name)).size).toBe(12);
});

test('one decimal in reports, two for the aggression factor, and never 0 % of nothing', () => {
  expect(shareText(31, 128)).toBe('24.2%');
  expect(shareText(0, 7)).toBe('0.0%');
  expect(shareText(0, 0)).toBe('–');
  expect(shareText(7, 4, true)).toBe('1.75');
  expect(shareText(7, 0, true)).toBe('∞');
  expect(shareText(0, 0, true)).toBe('–');
});
