/** What vectors are asked for: everything that is not left to chance. */

import type { SingleAnteOrder } from '@sidepot/engine';
import type { Span } from '../play/simulation.js';

/** `settle` is the shape of `sidepot settle`; `totals` has stacks, totals and positions. */
export const VECTOR_SHAPES = ['settle', 'totals'] as const;
export type VectorShape = (typeof VECTOR_SHAPES)[number];

/** `both`: now the one, now the other. */
export type AnteOrder = SingleAnteOrder | 'both';

/** Who antes; `any` is drawn for each hand. */
export type VectorAnteMode = 'none' | 'perPlayer' | 'bigBlind' | 'button' | 'any';

export interface VectorPlan {
  readonly seed: number;
  readonly shape: VectorShape;
  readonly players: Span;
  /** Different amounts among those who did not fold. */
  readonly levels: Span;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly anteMode: VectorAnteMode;
  readonly anteOrder: AnteOrder;
  /** Is whoever antes for all, or is the big blind, too short for what they owe? */
  readonly shortBlinds: boolean;
  /** Hands of which a ruling killed one that had bet: R11, R17, R45. */
  readonly killed: boolean;
  readonly hilo: boolean;
  readonly boards: number;
  readonly unit: number;
  /** Basis points; 0 for none. */
  readonly rake: number;
  readonly rakeCap: number | null;
}
