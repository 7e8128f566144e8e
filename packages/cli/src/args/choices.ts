/**
 * What options and operands can be. The bundle takes the engine's lists into itself, so that the
 * command line is read, and helped with, before the engine is loaded.
 */

/** Commands take the games with a board: the flags say nothing of a bring-in or of draws yet. */
export { BOARD_GAMES, EQUITY_GAMES, LIMITS, SINGLE_ANTE_ORDERS } from '@sidepot/engine';

export const EVAL_GAMES = ['holdem', 'omaha', 'omaha5', 'omaha6', 'short-deck'] as const;

export const ANTE_MODE_FLAGS = ['perPlayer', 'bigBlind', 'button'] as const;

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];
