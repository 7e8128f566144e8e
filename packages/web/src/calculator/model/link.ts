/**
 * A hand in an address: behind the `#`, so that it is never sent to a server. The hand is JSON as
 * the command line reads it; what that format has no words for stands beside it.
 */

import type { AnteMode, SettleInput, SingleAnteOrder } from '@sidepot/engine';

/** Five- and six-card Omaha are ranked as Omaha; short deck is not here. */
export const CALCULATOR_GAMES = [
  ...(['holdem', 'omaha', 'omaha8'] as const),
  ...(['stud', 'stud8', 'stud-hilo', 'super-stud', 'razz', 'razz27', 'razzdugi'] as const),
  ...(['5draw', '27sd', '27td', 'a5sd', 'a5td', 'badugi', 'badeucy', 'badacey'] as const),
  ...(['courchevel', 'courchevel-8', 'drawmaha', 'drawmaha-27', 'pineapple'] as const),
] as const;
export type CalculatorGame = (typeof CALCULATOR_GAMES)[number];

export interface LinkedHand {
  readonly hand: SettleInput<string> & { readonly title?: string };
  readonly game?: CalculatorGame;
  /** Hole cards by player: 'AsKd'. */
  readonly cards?: Readonly<Record<string, string>>;
  /** Cards of each board. */
  readonly boards?: readonly string[];
  /** Before the hand, by player. */
  readonly stacks?: Readonly<Record<string, number>>;
  readonly blinds?: { readonly small: number; readonly big: number };
  /** What was owed; what was posted of it stands in the hand. */
  readonly ante?: {
    readonly mode: AnteMode;
    readonly amount: number;
    readonly order: SingleAnteOrder;
  };
}

export const calculatorPath = (hand: LinkedHand): string => `/calculator${hashOf(hand)}`;

/** Where the replayer shows a hand, which the address itself carries. */
export const replayerPath = (phh: string): string => `/replayer${hashOf({ phh, step: 1 })}`;

/** Null if it is no link of ours; what the hand holds is for the form to judge. */
export function readLink(hash: string): LinkedHand | null {
  const found = readHash(hash);
  return found !== null && 'hand' in found ? (found as unknown as LinkedHand) : null;
}

export const hashOf = (content: object): string => `#${toBase64Url(JSON.stringify(content))}`;

export function readHash(hash: string): Readonly<Record<string, unknown>> | null {
  try {
    const found: unknown = JSON.parse(fromBase64Url(hash.replace(/^#/, '')));
    const isObject = typeof found === 'object' && found !== null && !Array.isArray(found);
    return isObject ? (found as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
  );
}
