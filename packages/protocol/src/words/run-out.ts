/** The pace of a run-out. */

/** How fast the cards come when nobody can act any more. */
export const RUN_OUT_SPEEDS = ['none', 'fast', 'normal', 'slow'] as const;
/** One of {@link RUN_OUT_SPEEDS}. */
export type RunOutSpeed = (typeof RUN_OUT_SPEEDS)[number];

/** Milliseconds: after hands are turned up, per street, before the river's award, per pot. */
export interface RunOutPauses {
  readonly reveal: number;
  readonly street: number;
  readonly river: number;
  readonly pot: number;
}

/** The pauses of each {@link RunOutSpeed}. */
export const RUN_OUT_PAUSES: Readonly<Record<RunOutSpeed, RunOutPauses>> = {
  none: { reveal: 0, street: 0, river: 0, pot: 0 },
  fast: { reveal: 1000, street: 1100, river: 1500, pot: 750 },
  normal: { reveal: 2000, street: 2200, river: 3000, pot: 1500 },
  slow: { reveal: 3000, street: 3300, river: 4500, pot: 2250 },
};
