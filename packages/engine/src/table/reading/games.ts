/** Questions about the games of a table: which one is next, who names it, what it costs. */

import { amount } from '../../shapes.js';
import { type Stakes, stakesAt } from '../hand-fields.js';
import type { MixGame } from '../mix/mix.js';
import { nextHand } from '../next-hand.js';
import { gamesOf, settingsIn } from '../one-game.js';
import { nextChooser } from '../rotation.js';
import type { TableSettings } from '../settings.js';
import type { TableState } from '../state.js';
import { shapesOf, tableProblem } from '../state-check.js';
import { asked, ofTable } from './asked.js';

/** The game of a hand: which, how, and for what. */
export interface GameOfHand extends Omit<MixGame, 'stakes'> {
  /** Its place in the mix, from 0. */
  readonly entry: number;
  readonly stakes: Stakes;
  /** Which hand of this game it would be, from 1; null where one game is played. */
  readonly hand: number | null;
}

/**
 * The game of the next hand, with its stakes; null with fewer than two players, or before the first
 * hand without the button that was `drawn`.
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state or button that is none.
 *
 * @example
 * import { createTable, gameOfNextHand, MIXES } from '@sidepot/engine';
 *
 * const made = createTable({ bigBlind: 200, mix: { games: MIXES.horse } });
 * if (made.ok) gameOfNextHand(made.value, 1); // → null
 */
export const gameOfNextHand = (state: TableState, drawn: number | null = null): GameOfHand | null =>
  asked(
    () => tableProblem(state) ?? (drawn === null ? undefined : amount(drawn, 'drawn')),
    () => {
      const next = nextHand(state, drawn);
      if (next === null) return null;
      const { settings, tournament: event } = next.table;
      const { entry = 0, hands = null } = next.rotation ?? {};
      const stakes = stakesAt(settings, event?.clock.level ?? 0);
      return { entry, game: settings.game, limit: settings.limit, stakes, hand: hands };
    },
  );

/**
 * Dealer's choice: the seat whose turn it is to name the next game; null where nobody does (R154).
 *
 * @throws `PokerError`: `BAD_VERSION` or `BAD_INPUT` for a state that is none.
 *
 * @example
 * import { chooserOfNextGame, createTable } from '@sidepot/engine';
 *
 * const made = createTable({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) chooserOfNextGame(made.value); // → null
 */
export const chooserOfNextGame = (state: TableState): number | null =>
  ofTable(state, () => nextChooser(state));

/**
 * Every game that is played at a table, with its limit: one, or those of its mix.
 *
 * @throws `PokerError`: `BAD_INPUT` for settings that are none.
 *
 * @example
 * import { gamesOfTable, settingsOf } from '@sidepot/engine';
 *
 * const made = settingsOf({ smallBlind: 1, bigBlind: 2 });
 * if (made.ok) gamesOfTable(made.value); // → [{ game: 'holdem', limit: 'no-limit' }]
 */
export const gamesOfTable = (settings: TableSettings): readonly MixGame[] =>
  asked(
    () => shapesOf().settings(settings, 'settings'),
    () => gamesOf(settings),
  );

/**
 * The settings of a table in one of its games, as if it were the only one: its limit and stakes by
 * level are filled in (R153).
 *
 * @throws `PokerError`: `BAD_INPUT` for settings or a place in the list that are none.
 *
 * @example
 * import { MIXES, settingsInGame, settingsOf } from '@sidepot/engine';
 *
 * const made = settingsOf({ bigBlind: 200, mix: { games: MIXES.horse } });
 * if (made.ok) {
 *   const { game, ante, bringIn } = settingsInGame(made.value, 3);
 *   [game, ante, bringIn]; // → ['stud', 40, 60]
 * }
 */
export const settingsInGame = (settings: TableSettings, entry: number): TableSettings =>
  asked(
    () => shapesOf().settings(settings, 'settings') ?? amount(entry, 'entry'),
    () => settingsIn(settings, entry),
  );
