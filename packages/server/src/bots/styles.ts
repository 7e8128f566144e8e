/** How bots differ: numbers, not code. Each strength has styles, and a bot keeps its own. */

import type { BotStrength } from '@sidepot/protocol';
import { textHash } from './chance.js';

export const STYLE_NAMES = [
  'tight-aggressive',
  'loose-aggressive',
  'by-the-book',
  'gambler',
  'calling-station',
  'nit',
] as const;
export type StyleName = (typeof STYLE_NAMES)[number];

/** Parts and chances are from 0 to 1; factors are of what a sound player does. */
export interface BotStyle {
  /** Run-outs looked at after the flop. */
  readonly samples: number;
  /** By how much it misjudges its share, at most, and its starting hand, as a part. */
  readonly noise: number;
  readonly whims: number;
  /** How well it reads hands from what others did: 0, everybody may have anything. */
  readonly reads: number;
  /** How much it matters to it who speaks last. */
  readonly positional: number;

  /** Factors: hands it comes in with by a raise, raises again with, again after that, and calls with. */
  readonly opens: number;
  readonly threeBets: number;
  readonly fourBets: number;
  readonly calls: number;
  /** Chance to raise again with a hand just too weak to call. */
  readonly lightRaises: number;
  /** Part of all hands that it limps in with beyond those it raises, and how often it does. */
  readonly limps: number;
  readonly lameness: number;
  /** Chance to limp with a hand good enough to raise. */
  readonly slyness: number;
  /** Its first raise, in blinds, from and to. */
  readonly opensTo: readonly [number, number];
  /** With so many blinds or fewer it is all in or out. */
  readonly pushes: number;

  /** What its share must be above the price of a call. */
  readonly caution: number;
  /** How far from an even share to all of the pot it must be, to bet and to raise. */
  readonly bets: number;
  readonly raises: number;
  /** Chance to bet or raise when it could. */
  readonly aggression: number;
  /** Chance to bet the flop, and later streets, because it raised before. */
  readonly continues: number;
  readonly barrels: number;
  /** Chance to bet when nobody seems to want the pot, and with a draw. */
  readonly bluffs: number;
  readonly semiBluffs: number;
  /** What it bets as parts of the pot, from dry boards and weak hands to wet and strong ones. */
  readonly sizes: readonly [number, number];

  /** Runs it agrees to at most. */
  readonly runs: number;
  /** Chance to show a hand that nobody paid to see. */
  readonly shows: number;
}

/** Tight and aggressive; loose and aggressive. */
const TIGHT_AGGRESSIVE: BotStyle = {
  samples: 300,
  noise: 0,
  whims: 0.12,
  reads: 1,
  positional: 1,
  opens: 1,
  threeBets: 0.27,
  fourBets: 1,
  calls: 0.8,
  lightRaises: 0.12,
  limps: 0,
  lameness: 1,
  slyness: 0,
  opensTo: [2.3, 2.6],
  pushes: 12,
  caution: 0.02,
  bets: 0.16,
  raises: 0.42,
  aggression: 0.92,
  continues: 0.52,
  barrels: 0.42,
  bluffs: 0.3,
  semiBluffs: 0.45,
  sizes: [0.33, 0.8],
  runs: 2,
  shows: 0,
};

const LOOSE_AGGRESSIVE: BotStyle = {
  ...TIGHT_AGGRESSIVE,
  opens: 1.38,
  threeBets: 0.34,
  calls: 0.9,
  lightRaises: 0.2,
  opensTo: [2.2, 2.5],
  caution: 0.02,
  bets: 0.15,
  continues: 0.54,
  barrels: 0.5,
  bluffs: 0.38,
  semiBluffs: 0.55,
  sizes: [0.4, 1],
};

/** By the book; and one who likes to see flops. */
const BY_THE_BOOK: BotStyle = {
  samples: 150,
  noise: 0.05,
  whims: 0.25,
  reads: 0.4,
  positional: 0.5,
  opens: 0.85,
  threeBets: 0.16,
  fourBets: 0.8,
  calls: 0.85,
  lightRaises: 0,
  limps: 0.1,
  lameness: 0.7,
  slyness: 0.08,
  opensTo: [2.6, 3.2],
  pushes: 9,
  caution: 0.05,
  bets: 0.2,
  raises: 0.5,
  aggression: 0.8,
  continues: 0.55,
  barrels: 0.2,
  bluffs: 0.1,
  semiBluffs: 0.15,
  sizes: [0.5, 0.75],
  runs: 2,
  shows: 0.05,
};

const GAMBLER: BotStyle = {
  ...BY_THE_BOOK,
  opens: 0.9,
  calls: 1.15,
  limps: 0.12,
  lameness: 0.8,
  slyness: 0.15,
  opensTo: [2.5, 4],
  caution: 0.02,
  bluffs: 0.12,
  semiBluffs: 0.25,
  sizes: [0.5, 1],
};

/** One who calls everything; and one who waits for aces. */
const CALLING_STATION: BotStyle = {
  samples: 60,
  noise: 0.14,
  whims: 0.5,
  reads: 0,
  positional: 0,
  opens: 0.25,
  threeBets: 0.08,
  fourBets: 0.6,
  calls: 1.5,
  lightRaises: 0,
  limps: 0.4,
  lameness: 0.9,
  slyness: 0.3,
  opensTo: [2, 4],
  pushes: 4,
  caution: -0.02,
  bets: 0.4,
  raises: 0.65,
  aggression: 0.6,
  continues: 0.25,
  barrels: 0.05,
  bluffs: 0,
  semiBluffs: 0.05,
  sizes: [0.33, 0.5],
  runs: 3,
  shows: 0.15,
};

const NIT: BotStyle = {
  ...CALLING_STATION,
  noise: 0.16,
  whims: 0.3,
  reads: 0.4,
  opens: 0.28,
  threeBets: 0.05,
  calls: 0.6,
  limps: 0.12,
  slyness: 0.35,
  opensTo: [3, 4],
  pushes: 5,
  caution: 0.42,
  bets: 0.5,
  raises: 0.75,
  aggression: 0.5,
  continues: 0.15,
  sizes: [0.25, 0.45],
  shows: 0.25,
};

export const STYLES: Readonly<Record<StyleName, BotStyle>> = {
  'tight-aggressive': TIGHT_AGGRESSIVE,
  'loose-aggressive': LOOSE_AGGRESSIVE,
  'by-the-book': BY_THE_BOOK,
  gambler: GAMBLER,
  'calling-station': CALLING_STATION,
  nit: NIT,
};

export const STYLES_OF: Readonly<Record<BotStrength, readonly [StyleName, ...StyleName[]]>> = {
  easy: ['calling-station', 'nit'],
  medium: ['by-the-book', 'gambler'],
  hard: ['tight-aggressive', 'loose-aggressive'],
};

/** By who it is: so it plays alike from hand to hand, on every node and after a restart. */
export function styleOf(strength: BotStrength, player: string): StyleName {
  const styles = STYLES_OF[strength];
  return styles[(textHash(player) >>> 8) % styles.length] ?? styles[0];
}
