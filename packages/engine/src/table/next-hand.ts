/** The next hand as a whole: its game, its button and blinds, who is dealt in. */

import { buttonPlan, studPlan } from './blinds.js';
import type { Plan } from './button.js';
import { inGame, nextRotation, type Rotation } from './rotation.js';
import type { TableState } from './state.js';

/** A hand that could start. */
export interface NextHand {
  /** The table as one of its game alone. */
  readonly table: TableState;
  readonly plan: Plan;
  readonly rotation: Rotation | null;
}

/** Null: fewer than two players, or a first hand without a button. */
export function nextHand(
  state: TableState,
  drawn: number | null = null,
  isBombPot = false,
  chooser: number | null = null,
): NextHand | null {
  const rotation = nextRotation(state, drawn, chooser);
  const table = rotation === null ? state : inGame(state, rotation.entry);
  const plan =
    rotation?.frozen === true
      ? studPlan(table, rotation.button)
      : buttonPlan(table, drawn, isBombPot);
  return plan === null ? null : { table, plan, rotation };
}

/** Where it would have its button and blinds and who would be dealt in. */
export const nextPlan = (
  state: TableState,
  drawn: number | null = null,
  isBombPot = false,
): Plan | null => nextHand(state, drawn, isBombPot)?.plan ?? null;
