/** Everything a finger can do. A tap is data: a script plays a tournament without a screen. */

import type { Card } from '@sidepot/engine';
import type { PadKey } from './pad.js';
import type { DealerSetup } from './setup.js';

export type PotHalf = 'high' | 'low';

/** Where a winner is tapped: of which pot, on which board, which half. All from 0. */
export interface PickPlace {
  readonly pot: number;
  readonly board: number;
  readonly half: PotHalf;
}

/** Ways to say who wins (R79, R89). */
export const SHOWDOWN_WAYS = ['winners', 'ranking'] as const;
export type ShowdownWay = (typeof SHOWDOWN_WAYS)[number];

/** What is asked of the dealer, and the answers to it. */
export const DEALER_ANSWERS = ['back', 'passed'] as const;
export type DealerAnswer = (typeof DEALER_ANSWERS)[number];

/** Before the first hand. */
export type SetupTap =
  | { readonly type: 'edit'; readonly setup: Partial<DealerSetup> }
  /** A seat is taken, or free again. */
  | { readonly type: 'takeSeat'; readonly seat: number }
  | { readonly type: 'nameSeat'; readonly seat: number; readonly name: string }
  /** What stands on the keypad; nothing on it: as everybody. */
  | { readonly type: 'stackSeat'; readonly seat: number; readonly stack?: number | null }
  /** The table is opened and the first hand begins. */
  | { readonly type: 'start' };

export type PadTap =
  | { readonly type: 'key'; readonly key: PadKey }
  | { readonly type: 'chip'; readonly value: number };

/** Of who is to act; `seat` only if the page wants to be sure whose tap it was. */
export type ActTap =
  | { readonly type: 'fold' }
  /** Check if that is free, else call. */
  | { readonly type: 'call' }
  /** To what is on the keypad, or to `to`; else to the minimum. Bets, too. */
  | { readonly type: 'raise'; readonly to?: number }
  | { readonly type: 'allIn' };

export type HandTap =
  | ActTap
  /** A seat of the table: out of turn? */
  | { readonly type: 'seat'; readonly seat: number }
  | { readonly type: 'answer'; readonly answer: DealerAnswer }
  /** The next street is on the table; its cards, if somebody types them. */
  | { readonly type: 'street'; readonly cards?: readonly Card[] }
  /** Hole cards that were shown, if somebody types them. */
  | { readonly type: 'cards'; readonly seat: number; readonly cards: readonly Card[] }
  /** How often an all-in is run (R88): what all agreed on. */
  | { readonly type: 'runs'; readonly runs: 1 | 2 | 3 }
  /** A ruling: this hand is dead (R45). */
  | { readonly type: 'kill'; readonly seat: number }
  | { readonly type: 'void'; readonly reason: 'misdeal' | 'fouled-deck' };

/** Only settle this: a hand in progress, straight to the showdown. */
export type SettleTap =
  | { readonly type: 'settle' }
  | { readonly type: 'settleFocus'; readonly at: SettleFocus }
  /** What is on the keypad goes where the focus is, which moves on. */
  | { readonly type: 'next' }
  /** Of the seat in focus: everything they have. The focus moves on. */
  | { readonly type: 'settleAllIn' }
  | { readonly type: 'settleFold' }
  /** Not in this hand at all. */
  | { readonly type: 'settleOut' }
  /** One more pot in the middle; its seats are tapped. */
  | { readonly type: 'settlePot' }
  | { readonly type: 'settlePotSeat'; readonly pot: number; readonly seat: number }
  | { readonly type: 'settleDone' }
  | { readonly type: 'settleLeave' };

/** A field of that screen. */
export type SettleFocus =
  | { readonly field: 'middle'; readonly pot: number }
  | { readonly field: 'bet' | 'behind'; readonly seat: number };

export type ShowdownTap =
  | { readonly type: 'way'; readonly way: ShowdownWay }
  /** Who wins where the focus is; `together`: ties with whom was tapped before. */
  | { readonly type: 'pick'; readonly seat: number; readonly together?: boolean }
  /** Nobody qualifies (R87). */
  | { readonly type: 'noLow' }
  | { readonly type: 'focus'; readonly at: PickPlace }
  | { readonly type: 'clearPicks' }
  /** A pot has been pushed; the first of them makes the award final. */
  | { readonly type: 'paid'; readonly pot: number };

/** Between hands. */
export type NextTap =
  /** Pays what is still open, and starts the next hand. */
  | { readonly type: 'nextHand' }
  | {
      readonly type: 'moveIn';
      readonly seat: number;
      readonly name: string;
      readonly stack?: number;
    }
  | { readonly type: 'moveOut'; readonly seat: number }
  | { readonly type: 'moveSeat'; readonly from: number; readonly to: number }
  | { readonly type: 'away'; readonly seat: number; readonly away: boolean }
  | {
      readonly type: 'correct';
      readonly seat: number;
      readonly reason: string;
      readonly stack?: number;
    }
  /** Players left at other tables. */
  | { readonly type: 'elsewhere'; readonly players: number }
  /** Of the whole event: its pool is made of them. */
  | { readonly type: 'entries'; readonly entries: number }
  /** The cards of a race, by seat (R221); chip values. */
  | {
      readonly type: 'race';
      readonly chip: number;
      readonly into: number;
      readonly cards: Readonly<Record<number, readonly Card[]>>;
    };

export type ClockTap =
  | { readonly type: 'clockStart' | 'clockPause' | 'clockResume' }
  /** Milliseconds on the clock, or off it. */
  | { readonly type: 'clockAdd'; readonly ms: number }
  /** From 0; its whole time is left. */
  | { readonly type: 'clockLevel'; readonly level: number };

export type LogTap = { readonly type: 'undo' | 'redo' };

export type DealerTap =
  | SetupTap
  | PadTap
  | HandTap
  | SettleTap
  | ShowdownTap
  | NextTap
  | ClockTap
  | LogTap;
