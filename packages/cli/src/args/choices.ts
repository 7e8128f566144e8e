/**
 * What options and operands can be. The bundle takes the engine's lists into itself, so that the
 * command line is read, and helped with, before the engine is loaded.
 */

/** Commands that play take the games with a board: the flags say nothing of a bring-in or of draws. */
export {
  BOARD_GAMES,
  EQUITY_GAMES,
  GAME_NAMES as EVAL_GAMES,
  LIMITS,
  SINGLE_ANTE_ORDERS,
} from '@sidepot/engine';

export const ANTE_MODE_FLAGS = ['perPlayer', 'bigBlind', 'button'] as const;

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];
