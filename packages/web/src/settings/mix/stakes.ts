/** What each game of a mix costs, as it is typed: nothing, and it is reckoned from the blinds (R153). */

import {
  GAMES,
  type GameName,
  type GameStakes,
  type MixGame,
  settingsInGame,
  settingsOf,
  type TableOptions,
} from '@sidepot/engine';
import { chipsToType, typedChips } from '../../ui/typed/chips.js';
import { rowsIn, type TypedRow, textOfRows } from '../../ui/typed/rows.js';

export const STAKE_FIELDS = ['smallBlind', 'bigBlind', 'ante', 'bringIn'] as const;
export type StakeField = (typeof STAKE_FIELDS)[number];
type StakesTyped = TypedRow<StakeField>;

const FIELDS_BY_BETS = {
  blinds: ['smallBlind', 'bigBlind', 'ante'],
  'live-antes': ['ante'],
  'bring-in': ['bigBlind', 'ante', 'bringIn'],
} as const satisfies Readonly<Record<string, readonly StakeField[]>>;

/** What is asked of a game: in stud the big blind is the small bet. */
export const stakeFieldsOf = (game: GameName): readonly StakeField[] =>
  FIELDS_BY_BETS[GAMES[game].forced];

export const stakesRows = (text: string): readonly StakesTyped[] => rowsIn(text, STAKE_FIELDS);
export const stakesText = (rows: readonly StakesTyped[]): string => textOfRows(rows, STAKE_FIELDS);

/** As the engine reckons them; none if it takes no such table. */
export function stakesReckoned(options: TableOptions): readonly Required<GameStakes>[] {
  const made = settingsOf(options);
  if (!made.ok) return [];
  const games = made.value.mix?.games ?? [null];
  return games.map((_, entry) => settingsInGame(made.value, entry));
}

/** To begin with, to be changed: what each costs anyway. */
export function usualStakes(
  games: readonly MixGame[],
  blinds: Pick<TableOptions, 'smallBlind' | 'bigBlind'>,
  unit: string,
): string {
  const reckoned = stakesReckoned({ mix: { games }, ...blinds });
  return stakesText(games.map((one, i) => typedStakes(one.game, reckoned[i], unit)));
}

function typedStakes(
  game: GameName,
  stakes: Partial<GameStakes> | undefined,
  unit: string,
): StakesTyped {
  const asked = stakeFieldsOf(game);
  const cell = (field: StakeField): string => {
    const chips = asked.includes(field) ? (stakes?.[field] ?? 0) : 0;
    return chips === 0 ? '' : chipsToType(chips, unit);
  };
  return {
    ...{ smallBlind: cell('smallBlind'), bigBlind: cell('bigBlind') },
    ...{ ante: cell('ante'), bringIn: cell('bringIn') },
  };
}

/** Of a table that is there; empty if none of its games has stakes of its own. */
export function stakesTold(games: readonly Partial<MixGame>[]): string {
  if (games.every(({ stakes }) => stakes === undefined)) return '';
  return stakesText(games.map(({ game = 'holdem', stakes }) => typedStakes(game, stakes, WHOLE)));
}

const WHOLE = '1';

/** The same stakes, typed in another currency. */
export function stakesIn(text: string, from: string, to: string): string {
  const again = (typed: string): string => {
    const chips = typed.trim() === '' ? null : typedChips(typed, from);
    return chips === null ? typed : chipsToType(chips, to);
  };
  return stakesText(
    stakesRows(text).map(({ smallBlind, bigBlind, ante, bringIn }) => ({
      ...{ smallBlind: again(smallBlind), bigBlind: again(bigBlind) },
      ...{ ante: again(ante), bringIn: again(bringIn) },
    })),
  );
}

/** One for each game, as it is sent: a game without any is reckoned. Null: something is no amount. */
export function readStakes(
  text: string,
  games: readonly GameName[],
  unit: string,
): readonly (GameStakes | undefined)[] | null {
  const rows = stakesRows(text);
  const read = games.map((game, i) => stakesOf(game, rows[i], unit));
  return read.includes(null) ? null : read.map((one) => one ?? undefined);
}

function stakesOf(
  game: GameName,
  row: StakesTyped | undefined,
  unit: string,
): GameStakes | undefined | null {
  const typed = stakeFieldsOf(game).flatMap((field) => {
    const text = row?.[field].trim() ?? '';
    return text === '' ? [] : [[field, typedChips(text, unit)] as const];
  });
  if (typed.length === 0) return undefined;
  if (typed.some(([, chips]) => chips === null)) return null;
  const given: Partial<GameStakes> = Object.fromEntries(typed);
  return { bigBlind: 0, ...given };
}
