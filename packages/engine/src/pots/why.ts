/**
 * Why a pot is what it is, in steps a person can check. Steps are data, so that a page can
 * translate them; `text` is their stable English form.
 */

import { isObject, throwing, unfit } from '../checks.js';
import { formatChips } from '../chips.js';
import { type PlayerId, type Refusal, throwIf } from '../errors.js';
import {
  amount,
  fields,
  flag,
  id,
  listOf,
  nullOr,
  oneOf,
  optional,
  type Shape,
} from '../shapes.js';
import type { HandRake } from './rake.js';

/** Chips of one player. */
export interface PlayerAmount<Id extends PlayerId = string> {
  readonly player: Id;
  readonly amount: number;
}

/** How a pot adds up: `(to − from) × full`, then what came without a full layer. */
export interface Sum<Id extends PlayerId = string> {
  readonly from: number;
  readonly to: number;
  /** Players who paid the whole layer, folded ones included. */
  readonly full: number;
  /** Antes for the table, and what else is dead money (R14). */
  readonly dead: number;
  /** The part of `dead` that is dead blinds, where that is said. */
  readonly deadBlinds?: number;
  /** Folded players who paid only a part of the layer. */
  readonly short: readonly PlayerAmount<Id>[];
  readonly orphan: number;
  readonly amount: number;
}

/** What is best: of a game with one winner the hand, else the high or the low one. */
export type BestHand = 'hand' | 'high' | 'low';

/** One step of the reasons, as data; `stepText` says it in English. */
export type WhyStep<Id extends PlayerId = string> =
  | ({
      readonly kind: 'refund';
      readonly matched: number;
      readonly level: number;
    } & PlayerAmount<Id>)
  /**
   * A dead hand's forced bets, `amount` of its `level`, stay in although no other player put in more
   * than `called` (R45).
   */
  | ({
      readonly kind: 'forfeit';
      readonly called: number;
      readonly level: number;
    } & PlayerAmount<Id>)
  | ({
      readonly kind: 'hand-rake';
      readonly base: number;
      readonly bps: number;
      /** The smallest chip of the hand, where rounding to it changed the amount (R93). */
      readonly chip?: number;
    } & HandRake)
  | ({ readonly kind: 'sum' } & Sum<Id>)
  /** Folded players' chips in this pot. */
  | { readonly kind: 'folded'; readonly players: readonly PlayerAmount<Id>[] }
  /** Live hands that do not reach this pot, with their level. */
  | { readonly kind: 'out'; readonly players: readonly PlayerAmount<Id>[] }
  | { readonly kind: 'pot-rake'; readonly amount: number; readonly left: number }
  | ({ readonly kind: 'unopposed' } & PlayerAmount<Id>)
  | { readonly kind: 'board'; readonly board: number; readonly of: number; readonly amount: number }
  | { readonly kind: 'half'; readonly half: 'high' | 'low'; readonly amount: number }
  | { readonly kind: 'no-low' }
  | { readonly kind: 'same-both-ways'; readonly players: readonly Id[] }
  | ({ readonly kind: 'win'; readonly best: BestHand } & PlayerAmount<Id>)
  | {
      readonly kind: 'split';
      readonly best: BestHand;
      readonly amount: number;
      /** Tied hands, clockwise from the button. */
      readonly players: readonly Id[];
      readonly share: number;
      /** What came on top of the share, in the order it was given (R82, R84). */
      readonly odd: readonly PlayerAmount<Id>[];
      /** The smallest chip of the hand, where chips of the table alone would not do it (R84). */
      readonly chip?: number;
    };

/** The reasons of a pot, or of a hand as a whole. */
export interface Why<Id extends PlayerId = string> {
  readonly steps: readonly WhyStep<Id>[];
  readonly text: string;
}

export const why = <Id extends PlayerId>(steps: readonly WhyStep<Id>[]): Why<Id> => ({
  steps,
  text: steps.map(textOf).join('; '),
});

/** What the terms of a sum are called. */
export interface SumTexts {
  readonly ante: string;
  readonly deadBlinds: string;
  readonly folded: string;
  readonly orphan: string;
  readonly chips: (amount: number) => string;
}

const SUM_TEXTS: SumTexts = {
  ante: 'ante',
  deadBlinds: 'dead blinds',
  folded: 'folded',
  orphan: 'above every live hand',
  chips: formatChips,
};

/**
 * How a pot adds up, on one line. Library, command line and page have this form from here; a page in
 * another language hands in its words.
 *
 * @throws `PokerError`: `BAD_INPUT` for what is no sum.
 *
 * @example
 * import { sumText } from '@sidepot/engine';
 *
 * const none = { short: [], orphan: 0 };
 * sumText({ from: 0, to: 80_000, full: 3, dead: 5_000, ...none, amount: 245_000 });
 * // → '80,000 × 3 + 5,000 (ante) = 245,000'
 */
export const sumText = (sum: Sum<PlayerId>, texts: Partial<SumTexts> = {}): string =>
  throwing(() => {
    throwIf(stepShapes().sum(sum, 'sum') ?? textsProblem(texts));
    return sumWords(sum, withDefaults(texts));
  });

/** What is given as undefined is not given. */
const withDefaults = (texts: Partial<SumTexts>): SumTexts => ({
  ...SUM_TEXTS,
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
});

function textsProblem(texts: Partial<SumTexts>): Refusal | undefined {
  if (!isObject(texts)) return unfit('texts', 'object', texts);
  for (const [name, kind] of Object.entries(SUM_TEXTS)) {
    const given: unknown = texts[name as keyof SumTexts];
    const isFit = given === undefined || typeof given === typeof kind;
    if (!isFit)
      return unfit(`texts.${name}`, typeof kind === 'string' ? 'text' : 'function', given);
  }
  return undefined;
}

/** Of a sum that is known to be one, in these words. */
export function sumWords(sum: Sum<PlayerId>, texts: SumTexts = SUM_TEXTS): string {
  const { from, to, full, dead, deadBlinds = 0, short, orphan, amount } = sum;
  const { chips } = texts;
  const terms: string[] = [];
  if (to > from) {
    const layer = from === 0 ? chips(to) : `(${chips(to)} - ${chips(from)})`;
    terms.push(`${layer} × ${full}`);
  }
  if (dead > deadBlinds) terms.push(`${chips(dead - deadBlinds)} (${texts.ante})`);
  if (deadBlinds > 0) terms.push(`${chips(deadBlinds)} (${texts.deadBlinds})`);
  for (const part of short) terms.push(`${chips(part.amount)} (${texts.folded})`);
  if (orphan > 0) terms.push(`${chips(orphan)} (${texts.orphan})`);
  return `${terms.join(' + ')} = ${chips(amount)}`;
}

/**
 * One step in English, as in `why.text`.
 *
 * @throws `PokerError`: `BAD_INPUT` for what is no step.
 *
 * @example
 * import { stepText } from '@sidepot/engine';
 *
 * stepText({ kind: 'win', best: 'hand', player: 'Ann', amount: 1500 });
 * // → 'Ann has the best hand and wins 1,500'
 */
export const stepText = <Id extends PlayerId>(step: WhyStep<Id>): string =>
  throwing(() => {
    throwIf(stepProblem(step));
    return textOf(step);
  });

function stepProblem(step: WhyStep<PlayerId>): Refusal | undefined {
  const kind: unknown = isObject(step) ? step.kind : undefined;
  const shapes = stepShapes();
  return typeof kind === 'string' && Object.hasOwn(shapes, kind)
    ? shapes[kind as WhyStep['kind']](step, 'step')
    : unfit('step', 'whyStep', step);
}

function stepShapes(): Readonly<Record<WhyStep['kind'], Shape>> {
  const player = id;
  const players = listOf(fields({ player, amount }));
  const best = oneOf(['hand', 'high', 'low']);
  return {
    refund: fields({ player, amount, matched: amount, level: amount }),
    forfeit: fields({ player, amount, called: amount, level: amount }),
    'hand-rake': fields({
      base: amount,
      bps: amount,
      amount,
      cap: nullOr(amount),
      due: flag,
      chip: optional(amount),
    }),
    sum: fields({
      from: amount,
      to: amount,
      full: amount,
      dead: amount,
      deadBlinds: optional(amount),
      short: players,
      orphan: amount,
      amount,
    }),
    folded: fields({ players }),
    out: fields({ players }),
    'pot-rake': fields({ amount, left: amount }),
    unopposed: fields({ player, amount }),
    board: fields({ board: amount, of: amount, amount }),
    half: fields({ half: oneOf(['high', 'low']), amount }),
    'no-low': fields({}),
    'same-both-ways': fields({ players: listOf(id) }),
    win: fields({ player, best, amount }),
    split: fields({
      best,
      amount,
      players: listOf(id),
      share: amount,
      odd: players,
      chip: optional(amount),
    }),
  };
}

function textOf<Id extends PlayerId>(step: WhyStep<Id>): string {
  const chips = formatChips;
  switch (step.kind) {
    case 'refund':
      return `${chips(step.level)} - ${chips(step.matched)} = ${chips(step.amount)} was called by nobody and goes back to ${step.player}`;
    case 'forfeit':
      return `${chips(step.amount - step.called)} was called by nobody, but ${step.player}'s hand is dead: the forced ${chips(step.amount)} stays in`;
    case 'hand-rake':
      return handRakeText(step);
    case 'sum':
      return sumWords(step);
    case 'folded':
      return `${amounts(step.players)} folded, the chips stay in`;
    case 'out':
      return `${amounts(step.players)} ${step.players.length === 1 ? 'does' : 'do'} not reach this pot`;
    case 'pot-rake':
      return `rake ${chips(step.amount)}, leaves ${chips(step.left)}`;
    case 'unopposed':
      return `${step.player} is the only contender and takes ${chips(step.amount)}`;
    case 'board':
      return `board ${step.board} of ${step.of} plays for ${chips(step.amount)}`;
    case 'half':
      return `${step.half} plays for ${chips(step.amount)}`;
    case 'no-low':
      return 'no contender has a low, high takes it all';
    case 'same-both-ways':
      return step.players.length === 1
        ? `${list(step.players)} wins both high and low`
        : `${list(step.players)} win both high and low, so it is divided once`;
    case 'win':
      return `${step.player} has the best ${step.best} and wins ${chips(step.amount)}`;
    case 'split':
      return splitText(step);
  }
}

function handRakeText(step: WhyStep<PlayerId> & { kind: 'hand-rake' }): string {
  const { base, bps, cap, amount, due, chip } = step;
  if (!due) return 'no flop, no rake';
  const limit = cap === null ? '' : `, at most ${formatChips(cap)}`;
  return `rake ${bps / 100} % of ${formatChips(base)}${inChips(chip)}${limit}: ${formatChips(amount)}`;
}

function splitText(step: WhyStep<PlayerId> & { kind: 'split' }): string {
  const even = `${list(step.players)} tie for the best ${step.best} and share ${formatChips(step.amount)}${inChips(step.chip)}: ${formatChips(step.share)} each`;
  const odd = step.odd.map(({ player, amount }) => `${formatChips(amount)} to ${player}`);
  return odd.length === 0 ? even : `${even}, odd ${odd.join(', ')} clockwise from the button`;
}

const inChips = (chip: number | undefined): string =>
  chip === undefined ? '' : ` in chips of ${formatChips(chip)}`;

const amounts = (parts: readonly PlayerAmount<PlayerId>[]): string =>
  list(parts.map(({ player, amount }) => `${player} (${formatChips(amount)})`));

const list = (names: readonly PlayerId[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
