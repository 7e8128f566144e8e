/** One hand being replayed: the draft that its events are folded into, and what was noticed. */

import type { Card } from '../../cards.js';
import type { Game } from '../../games/game.js';
import type { Work } from '../../hand/state/emit.js';
import type { Draft } from '../../hand/state/state.js';
import type { HandEvent } from '../../hand/state/types.js';
import type { CardPlan, Layout } from '../history/plan.js';
import type { PhhHand } from '../phh/hand.js';
import type { Hands } from './hands.js';

/** Where a record departs from the rulebook, or leaves something open. It is followed all the same. */
export const REPLAY_WARNINGS = [
  'SHORT_POST',
  'LATE_POST',
  'UNEVEN_ANTES',
  'OUT_OF_TURN',
  'BETTING_CLOSED',
  'UNDER_MINIMUM',
  'OVER_MAXIMUM',
  'NOT_REOPENED',
  'RAISE_CAP',
  'NO_RIVAL_TO_RAISE',
  'BRING_IN_MOVED',
  'DRAW_LIMIT',
  'STILL_TO_ACT',
  'UNFINISHED',
  'UNKNOWN_WINNER',
  'WINNER_BY_RECORD',
  'RECORD_DIFFERS',
  'CASHED_OUT',
] as const;

/** One of `REPLAY_WARNINGS`. */
export type ReplayWarningCode = (typeof REPLAY_WARNINGS)[number];

/** Where a record departs from the rulebook; other details depend on the code. */
export interface ReplayWarning {
  readonly code: ReplayWarningCode;
  /** Index of the action, if it is about one. */
  readonly action?: number;
  /** Index of the player, if it is about one. */
  readonly player?: number;
  readonly [detail: string]: unknown;
}

export interface Play {
  readonly hand: PhhHand;
  readonly game: Game;
  readonly work: Work;
  /** Its events, if they are kept. */
  readonly log: readonly HandEvent[] | null;
  readonly layout: Layout;
  /** Stud and draw games: how their cards come, and how far they have. */
  readonly plan: CardPlan | null;
  readonly hands: Hands | null;
  readonly draft: Draft;
  /** Blinds, straddles and late posts, by index. */
  readonly blinds: readonly number[];
  /** Index of the last blind or straddle, −1 for none. */
  readonly lastBlind: number;
  /** What each index showed in the end, if it was the whole hand; null if nobody did. */
  readonly revealed: readonly (readonly Card[] | undefined)[] | null;
  /** Null if nobody wants them. */
  readonly warnings: ReplayWarning[] | null;
  /** Are pots paid as the record says? Who reads no more than stacks does not ask. */
  readonly isPaid: boolean;
  /** Index of the action at hand. */
  action: number;
  /** The last street whose betting has begun; −1 for none. */
  opened: number;
  /** Of stud and draw games: the last street whose cards have come, or whose draw has begun. */
  dealt: number;
  /** Did somebody show a hand before the betting was over? */
  showsEarly: boolean;
  /** Did the last round end with somebody still to act? */
  isCutOff: boolean;
  /** Were hands shown or mucked? Then the betting is over, whatever the record left out. */
  isShowdown: boolean;
  /** A bit for each card that was seen. */
  seenLow: number;
  seenHigh: number;
}

/** About the action at hand. */
export function warn(
  { warnings, action }: Play,
  code: ReplayWarningCode,
  details?: Readonly<Record<string, unknown>>,
): void {
  warnings?.push({ code, action, ...details });
}

/** About the whole hand. */
export function note(
  { warnings }: Play,
  code: ReplayWarningCode,
  details?: Readonly<Record<string, unknown>>,
): void {
  warnings?.push({ code, ...details });
}
