/** A form that could be read: numbers, cards, and what the engine asks for. */

import type { Card, SettleInput } from '@sidepot/engine';
import type { CalculatorGame } from './link.js';
import type { CalculatorPositions, Forced } from './split.js';

export interface TypedPlayer {
  readonly key: number;
  readonly name: string;
  readonly seat: number;
  readonly ante: number;
  readonly dead: number;
  readonly live: number;
  readonly folded: boolean;
  readonly killed: boolean;
  /** What of ante and live is never returned (R45). */
  readonly forfeit: number;
  /** Null: not said. */
  readonly start: number | null;
  readonly end: number | null;
  /** As far as they are typed. */
  readonly cards: readonly Card[];
}

export interface TypedHand {
  readonly title: string;
  /** In seat order. */
  readonly players: readonly TypedPlayer[];
  readonly positions: CalculatorPositions;
  readonly forced: Forced;
  /** Players are keys; without boards. */
  readonly input: Omit<SettleInput<number>, 'boards'>;
  readonly game: CalculatorGame;
  readonly boardCount: number;
  readonly boards: readonly (readonly Card[])[];
}

export const putIn = ({ ante, dead, live }: Pick<TypedPlayer, 'ante' | 'dead' | 'live'>): number =>
  ante + dead + live;

export const chipsLevel = ({ ante, live }: Pick<TypedPlayer, 'ante' | 'live'>): number =>
  ante + live;
