/** Levels of one's own, as they stand in the form: a line each, so that a half-typed number can stand. */

import type { CreateOptions } from '@sidepot/protocol';
import { typedChips } from '../../ui/typed-chips.js';
import { levelsOf } from './levels.js';

type Level = NonNullable<CreateOptions['poker']['tournament']>['levels'][number];

export const LEVEL_FIELDS = ['smallBlind', 'bigBlind', 'ante', 'length', 'pause'] as const;
export type LevelField = (typeof LEVEL_FIELDS)[number];
/** All typed; `length` in minutes or hands, `pause` in minutes. */
export type LevelRow = Readonly<Record<LevelField, string>>;

const MINUTE = 60_000;
/** Nothing that anybody types into a field. */
const BETWEEN = '\t';

export const rowsOf = (text: string): readonly LevelRow[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const cells = line.split(BETWEEN);
        const [smallBlind = '', bigBlind = '', ante = '', length = '', pause = ''] = cells;
        return { smallBlind, bigBlind, ante, length, pause };
      });

export const textOfRows = (rows: readonly LevelRow[]): string =>
  rows.map((row) => LEVEL_FIELDS.map((field) => row[field]).join(BETWEEN)).join('\n');

/** One more, twice as high as the last. */
export function nextRow(rows: readonly LevelRow[]): LevelRow {
  const last = rows.at(-1);
  if (last === undefined) {
    return { smallBlind: '10', bigBlind: '20', ante: '', length: '10', pause: '' };
  }
  const twice = (typed: string): string => {
    const chips = typedChips(typed, '1');
    return chips === null ? typed : String(2 * chips);
  };
  const { smallBlind, bigBlind, ante, length } = last;
  return {
    smallBlind: twice(smallBlind),
    bigBlind: twice(bigBlind),
    ante: twice(ante),
    length,
    pause: '',
  };
}

/** To begin with: the usual ones, to be changed. */
export function usualRows(startingStack: number, hasBlinds: boolean): readonly LevelRow[] {
  const levels = levelsOf({
    ...{ structure: 'standard', startingStack, clock: 'time', length: 10, hasBlinds },
  });
  return levels.map(({ smallBlind, bigBlind, ante = 0, duration, breakAfter = 0 }) => ({
    smallBlind: hasBlinds ? String(smallBlind) : '',
    bigBlind: hasBlinds ? String(bigBlind) : '',
    ante: ante === 0 ? '' : String(ante),
    length: String(duration / MINUTE),
    pause: breakAfter === 0 ? '' : String(breakAfter / MINUTE),
  }));
}

/** Null: something in it is no number. An empty field is 0, but for the length. */
export function customLevels(text: string, clock: 'time' | 'hands'): readonly Level[] | null {
  const rows = rowsOf(text);
  const number = (typed: string): number | null =>
    typed.trim() === '' ? 0 : typedChips(typed, '1');
  const levels = rows.map((row): Level | null => {
    const [smallBlind, bigBlind, ante, pause] = (
      ['smallBlind', 'bigBlind', 'ante', 'pause'] as const
    ).map((field) => number(row[field]));
    const length = typedChips(row.length, '1');
    if (smallBlind == null || bigBlind == null || ante == null || pause == null) return null;
    if (length === null || length === 0) return null;
    return {
      ...{ smallBlind, bigBlind },
      ...(ante > 0 && { ante }),
      duration: clock === 'time' ? length * MINUTE : length,
      ...(pause > 0 && clock === 'time' && { breakAfter: pause * MINUTE }),
    };
  });
  return levels.length === 0 || levels.includes(null) ? null : levels.filter((one) => one !== null);
}
