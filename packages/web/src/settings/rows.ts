/** The table of settings as the page walks through it. */

import { GAMES, type GameName } from '@sidepot/engine';
import { SETTINGS, type SettingRow, type SettingRows } from '@sidepot/protocol/words';

/** A row and where it is: `timeBank.start` is in the row `timeBank`. */
export interface Placed {
  readonly path: string;
  readonly row: SettingRow;
}

type Group = Extract<SettingRow, { kind: 'group' }>;

const { name, poker, room } = SETTINGS;

const placed = (rows: SettingRows, before = ''): readonly Placed[] =>
  Object.entries(rows).flatMap(([key, row]) =>
    row.part === undefined ? [] : [{ path: `${before}${key}`, row }],
  );

/** What is asked, by the parts of the wire. */
export const NAME_ROW: Placed = { path: 'name', row: name };
export const POKER_ROWS: readonly Placed[] = placed(poker);
export const ROOM_ROWS: readonly Placed[] = placed(room);
export const TOP_ROWS: readonly Placed[] = [NAME_ROW, ...POKER_ROWS, ...ROOM_ROWS];

/** What is asked of a group; its editor asks in its own way. */
export const insideOf = (path: string, { of }: Group): readonly Placed[] => placed(of, `${path}.`);

const isInTournament = (path: string): boolean => path.startsWith('tournament.');

const under = (one: Placed): readonly Placed[] =>
  one.row.kind === 'group' ? [one, ...insideOf(one.path, one.row).flatMap(under)] : [one];

const ALL: ReadonlyMap<string, SettingRow> = new Map(
  TOP_ROWS.flatMap(under).map(({ path, row }) => [path, row]),
);

/** What is typed as an amount at a cash table, inside of groups too; a tournament counts in chips. */
export const CHIP_FIELDS: readonly string[] = [...ALL].flatMap(([path, { kind, only }]) =>
  (kind === 'chips' || kind === 'chipSteps') && only !== 'tournament' && !isInTournament(path)
    ? [path]
    : [],
);

/** The row of a field, or the nearest that it belongs to: `actionClock.on` is of `actionClock`. */
export function rowOf(field: string): Placed | null {
  for (let path = field; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.')))) {
    const row = ALL.get(path);
    if (row !== undefined) return { path, row };
  }
  return null;
}

/** What is chosen elsewhere and decides whether a setting applies. */
export interface ChosenSettings {
  readonly mode: 'cash' | 'tournament';
  /** What is played: one game, or those of a mix. */
  readonly games: readonly GameName[];
  readonly isMix: boolean;
  of(name: string): unknown;
}

/** Antes, a bring-in and two bets, in every hand (R105). */
export const isStudAlone = ({ games, isMix }: Pick<ChosenSettings, 'games' | 'isMix'>): boolean =>
  !isMix && games.every((game) => GAMES[game].forced === 'bring-in');

/** A setting that another one needs to apply asks nothing of one that does not apply itself. */
export function applies(row: SettingRow, chosen: ChosenSettings): boolean {
  const { only, games, alone, needs } = row;
  if (only !== undefined && only !== chosen.mode) return false;
  if (alone === true && chosen.isMix) return false;
  if (games !== undefined && !games.some((game) => chosen.games.includes(game))) return false;
  const other = needs === undefined ? undefined : ALL.get(needs.row);
  if (needs === undefined || other === undefined || !applies(other, chosen)) return true;
  const value = chosen.of(needs.row);
  return needs.is === undefined ? value !== null && value !== false : needs.is.includes(`${value}`);
}

/** Whether a field stands above the fold. */
export const isBasic = (field: string): boolean => rowOf(field)?.row.part === 'basic';
