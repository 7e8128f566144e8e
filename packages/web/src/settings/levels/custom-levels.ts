/** Levels of one's own, as they stand in the form. */

import { GAMES, type Game, type GameName } from '@sidepot/engine';
import type { CreateOptions } from '@sidepot/protocol';
import { typedChips } from '../../ui/typed/chips.js';
import { rowsIn, type TypedRow, textOfRows } from '../../ui/typed/rows.js';
import { type LevelBets, levelsOf } from './levels.js';

type Level = NonNullable<CreateOptions['poker']['tournament']>['levels'][number];

export const LEVEL_FIELDS = [
  'smallBlind',
  'bigBlind',
  'ante',
  'bringIn',
  'length',
  'pause',
] as const;
export type LevelField = (typeof LEVEL_FIELDS)[number];
/** All typed; `length` in minutes or hands, `pause` in minutes. */
export type LevelRow = TypedRow<LevelField>;

/** Which of them are asked, by what is played. */
export function levelFields(
  { games, isMix }: { readonly games: readonly GameName[]; readonly isMix: boolean },
  clock: Clock,
): readonly LevelField[] {
  const has = (forced: Game['forced']): boolean =>
    games.some((game) => GAMES[game].forced === forced);
  const asked: Readonly<Record<LevelField, boolean>> = {
    smallBlind: has('blinds'),
    // In stud it is the small bet.
    bigBlind: isMix || !has('live-antes'),
    // Of a mix only stud has antes, unless a program says otherwise.
    ante: !isMix || has('bring-in'),
    bringIn: has('bring-in'),
    length: true,
    pause: clock === 'time',
  };
  return LEVEL_FIELDS.filter((field) => asked[field]);
}

type Clock = 'time' | 'hands';
const MINUTE = 60_000;
export const levelRows = (text: string): readonly LevelRow[] => rowsIn(text, LEVEL_FIELDS);
export const levelsText = (rows: readonly LevelRow[]): string => textOfRows(rows, LEVEL_FIELDS);

/** One more, twice as high as the last. */
export function nextRow(rows: readonly LevelRow[]): LevelRow {
  const last = rows.at(-1);
  if (last === undefined) {
    return { smallBlind: '10', bigBlind: '20', ante: '', bringIn: '', length: '10', pause: '' };
  }
  const twice = (typed: string): string => {
    const chips = typedChips(typed, '1');
    return chips === null ? typed : String(2 * chips);
  };
  const { smallBlind, bigBlind, ante, bringIn, length } = last;
  return {
    smallBlind: twice(smallBlind),
    bigBlind: twice(bigBlind),
    ante: twice(ante),
    bringIn: twice(bringIn),
    length,
    pause: '',
  };
}

/** To begin with: the usual ones, to be changed. */
export function usualRows(startingStack: number, bets: LevelBets): readonly LevelRow[] {
  const levels = levelsOf({
    ...{ structure: 'standard', startingStack, clock: 'time', length: 10, ...bets },
  });
  return levels.map(({ smallBlind, bigBlind, ante = 0, duration, breakAfter = 0 }) => ({
    smallBlind: bets.hasBlinds ? String(smallBlind) : '',
    bigBlind: bets.hasBlinds ? String(bigBlind) : '',
    ante: ante === 0 ? '' : String(ante),
    bringIn: '',
    length: String(duration / MINUTE),
    pause: breakAfter === 0 ? '' : String(breakAfter / MINUTE),
  }));
}

/** Is it no number, or of a length none above 0? Left empty, all but the length are 0. */
export function isWrongCell(field: LevelField, typed: string): boolean {
  if (field !== 'length' && typed.trim() === '') return false;
  const read = typedChips(typed, '1');
  return read === null || (field === 'length' && read === 0);
}

/**
 * Null: something in it is no number. An empty field is 0, but for the length; so is one that is not
 * among the `fields` that are asked.
 */
export function customLevels(
  text: string,
  clock: Clock,
  fields: readonly LevelField[] = LEVEL_FIELDS,
): readonly Level[] | null {
  const rows = levelRows(text);
  const levels = rows.map((row): Level | null => {
    if (fields.some((field) => isWrongCell(field, row[field]))) return null;
    const chips = (field: LevelField): number =>
      fields.includes(field) ? (typedChips(row[field], '1') ?? 0) : 0;
    const [smallBlind, bigBlind, ante] = [chips('smallBlind'), chips('bigBlind'), chips('ante')];
    const [bringIn, length, pause] = [chips('bringIn'), chips('length'), chips('pause')];
    return {
      ...{ smallBlind, bigBlind },
      ...(ante > 0 && { ante }),
      ...(bringIn > 0 && { bringIn }),
      duration: clock === 'time' ? length * MINUTE : length,
      ...(pause > 0 && clock === 'time' && { breakAfter: pause * MINUTE }),
    };
  });
  return levels.length === 0 || levels.includes(null) ? null : levels.filter((one) => one !== null);
}
