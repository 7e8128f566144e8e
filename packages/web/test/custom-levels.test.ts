/** Issue 16, 14: levels of one's own. */

import { describe, expect, test } from 'vitest';
import {
  customLevels,
  levelRows,
  levelsText,
  nextRow,
  usualRows,
} from '../src/settings/levels/custom-levels.js';

const TEXT = '10\t20\t\t\t10\t\n25\t50\t50\t\t8\t5';

describe('levels of one’s own', () => {
  test('are read as they are typed: minutes, antes, breaks', () => {
    expect(customLevels(TEXT, 'time')).toEqual([
      { smallBlind: 10, bigBlind: 20, duration: 600_000 },
      { smallBlind: 25, bigBlind: 50, ante: 50, duration: 480_000, breakAfter: 300_000 },
    ]);
  });

  test('by hands have no breaks', () => {
    expect(customLevels(TEXT, 'hands')).toEqual([
      { smallBlind: 10, bigBlind: 20, duration: 10 },
      { smallBlind: 25, bigBlind: 50, ante: 50, duration: 8 },
    ]);
  });

  test.each([
    '',
    'x\t20\t\t\t10\t',
    '10\t20\t\t\t\t',
    '10\t20\t\t\t0\t',
    '10\t20\t\t\t10\ty',
    '10\t20\t\tz\t10\t',
  ])('what is no number, or no length, is refused: %j', (text) =>
    expect(customLevels(text, 'time')).toBeNull(),
  );

  test('come back from their text, whatever stands in it', () => {
    expect(levelsText(levelRows(TEXT))).toBe(TEXT);
    expect(levelRows('')).toEqual([]);
  });

  test('begin with the usual ones; one more is twice as high', () => {
    const rows = usualRows(5000, { hasBlinds: true, hasAntes: true });
    expect(customLevels(levelsText(rows), 'time')).toHaveLength(rows.length);
    const last = levelRows(TEXT);
    expect(nextRow(last)).toEqual({
      ...{ smallBlind: '50', bigBlind: '100', ante: '100', bringIn: '', length: '8', pause: '' },
    });
  });
});
