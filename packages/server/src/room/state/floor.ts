/**
 * The fastest that a table may go by itself, whatever its host chose: without it bots among
 * themselves play as fast as the machine can. It is the operator's, and each table keeps the one it
 * was made with, so that every node has the same deadlines.
 */

export interface PaceFloor {
  /** Milliseconds between two hands, at least. */
  readonly handPause: number;
  /** Milliseconds that a bot takes for a decision, at least. */
  readonly botTime: number;
}

/** Also of tables that were made before there was one. */
export const DEFAULT_FLOOR: PaceFloor = { handPause: 250, botTime: 50 };

export const NO_FLOOR: PaceFloor = { handPause: 0, botTime: 0 };
