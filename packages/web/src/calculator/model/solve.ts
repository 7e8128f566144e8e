/** The answer to a hand: all of it from the engine, put in the order in which the page tells it. */

import {
  type Chips,
  type ExplainedPot,
  type ExplainedSettlement,
  explain,
  explainCards,
  PokerError,
  percentages,
  type WhyStep,
} from '@sidepot/engine';
import type { CalculatorDraft } from './draft.js';
import { type Errors, errorOf, type FieldError, type FieldName } from './errors.js';
import { putIn, type TypedHand, type TypedPlayer } from './hand.js';
import { MIDDLE_KEY } from './middle.js';
import { hasOddRules } from './ranking.js';
import { oneRanking, type PickedBoards, rankingsOf, unknownRanking } from './winners.js';

export type SolvedStep = WhyStep<number>;

export interface PotAnswer {
  readonly index: number;
  readonly amount: number;
  /** Of all pots, in percent. */
  readonly share: number;
  readonly rake: number;
  /** Keys, in seat order. */
  readonly eligible: readonly number[];
  /** How it came about. */
  readonly steps: readonly SolvedStep[];
  /** Null: nobody said who wins it. */
  readonly award: { readonly awards: Chips<number>; readonly steps: readonly SolvedStep[] } | null;
}

export interface SolvedRow {
  readonly player: TypedPlayer;
  readonly put: number;
  readonly returned: number;
  /** Null until all winners are known. */
  readonly won: number | null;
  /** After the hand, if the stack before it is known. */
  readonly stack: number | null;
}

export interface Solution {
  readonly hand: TypedHand;
  readonly total: number;
  readonly refund: { readonly key: number; readonly amount: number } | null;
  /** Refund and rake. */
  readonly steps: readonly SolvedStep[];
  readonly pots: readonly PotAnswer[];
  readonly rake: number;
  readonly isAwarded: boolean;
  readonly rows: readonly SolvedRow[];
  /** One order of hands that pays this; null if nobody said it, or if there is none (R89). */
  readonly ranking: PickedBoards | null;
  /** The winners can come from no order of hands. */
  readonly isInconsistent: boolean;
  /** Stacks that do not add up: said at their fields, but no reason to hold the answer back. */
  readonly checks: Errors;
}

const FORMING: ReadonlySet<SolvedStep['kind']> = new Set<SolvedStep['kind']>([
  'sum',
  'folded',
  'out',
  'pot-rake',
]);

export function solve(draft: CalculatorDraft, hand: TypedHand): Solution {
  const cut = explained(hand, unknownRanking(hand));
  const rankings = rankingsOf(draft, hand, cut.pots);
  const shares = percentages(cut.pots.map(({ amount }) => amount));
  const rivals = cut.pots[0]?.eligible ?? [];
  const isByCards = draft.way === 'cards' && rivals.length > 1 && hasOddRules(hand.game);
  const pay = isByCards ? byCards(hand, rivals) : (boards: PickedBoards) => explained(hand, boards);
  const awarded = cut.pots.map((_, i) => potWith(pay, rankings[i] ?? null, i));
  const isAwarded = awarded.every((pot) => pot !== null);
  const ranking = isAwarded
    ? agreed(hand, pay, cut, rankings as readonly PickedBoards[], awarded)
    : null;
  const refunded = Object.entries(cut.refund)[0];
  const refund =
    refunded === undefined ? null : { key: Number(refunded[0]), amount: refunded[1] ?? 0 };
  const rows = rowsOf(hand, refund, isAwarded ? awarded.map((pot) => pot?.awards ?? {}) : null);
  return {
    hand,
    total: rows.reduce((sum, { put }) => sum + put, 0),
    refund,
    steps: cut.why.steps,
    pots: cut.pots.map((pot, index) => ({
      ...{ index, amount: pot.amount, share: shares[index] ?? 0, rake: pot.rake },
      eligible: pot.eligible,
      steps: formingOf(pot.why.steps),
      award: awardOf(awarded[index] ?? null),
    })),
    rake: cut.rake,
    isAwarded,
    rows,
    ranking,
    isInconsistent: isAwarded && ranking === null,
    checks: checksOf(rows),
  };
}

/** Nobody folded what lay in the middle. */
const formingOf = (steps: readonly SolvedStep[]): readonly SolvedStep[] =>
  steps
    .filter(({ kind }) => FORMING.has(kind))
    .flatMap((step): readonly SolvedStep[] => {
      if (step.kind !== 'folded') return [step];
      const players = step.players.filter(({ player }) => player !== MIDDLE_KEY);
      return players.length === 0 ? [] : [{ ...step, players }];
    });

/** The form was read, so the engine has no objection left. */
function explained(hand: TypedHand, boards: PickedBoards): ExplainedSettlement<number> {
  const found = explain({ ...hand.input, boards });
  if (!found.ok) throw new PokerError(found.error);
  return found.value;
}

type Payer = (boards: PickedBoards) => ExplainedSettlement<number>;

/** Paid by the cards themselves: they decide about odd chips, too (R132, R135). */
const byCards =
  ({ game, players, boards, input }: TypedHand, rivals: readonly number[]): Payer =>
  () => {
    const { kind: _kind, players: given, ...rest } = input;
    const cardsOf = new Map(
      players.flatMap(({ key, cards }) => (rivals.includes(key) ? [[key, cards] as const] : [])),
    );
    const found = explainCards({
      ...{ ...rest, game, boards },
      players: given.map((player) => {
        const cards = cardsOf.get(player.id);
        return { ...player, ...(cards !== undefined && { cards }) };
      }),
    });
    if (!found.ok) throw new PokerError(found.error);
    return found.value;
  };

const potWith = (
  pay: Payer,
  boards: PickedBoards | null,
  index: number,
): ExplainedPot<number> | null => (boards === null ? null : (pay(boards).pots[index] ?? null));

const awardOf = (pot: ExplainedPot<number> | null): PotAnswer['award'] =>
  pot && {
    awards: pot.awards,
    steps: pot.why.steps.filter(({ kind }) => !FORMING.has(kind)),
  };

/** One ranking that pays each pot as it was paid; null if there is none. */
function agreed(
  hand: TypedHand,
  pay: Payer,
  cut: ExplainedSettlement<number>,
  rankings: readonly PickedBoards[],
  awarded: readonly (ExplainedPot<number> | null)[],
): PickedBoards | null {
  const boards = oneRanking(hand, cut.pots, rankings);
  const { pots } = pay(boards);
  const isSame = pots.every((pot, i) =>
    pot.eligible.every((key) => pot.awards[key] === awarded[i]?.awards[key]),
  );
  return isSame ? boards : null;
}

function rowsOf(
  { players }: TypedHand,
  refund: Solution['refund'],
  awards: readonly Chips<number>[] | null,
): readonly SolvedRow[] {
  return players.map((player) => {
    const { key, start } = player;
    const put = putIn(player);
    const returned = refund?.key === key ? refund.amount : 0;
    const won = awards === null ? null : awards.reduce((sum, pot) => sum + (pot[key] ?? 0), 0);
    const stack = start === null || won === null ? null : start - put + returned + won;
    return { player, put, returned, won, stack };
  });
}

/**
 * A final stack is the one after the hand; or, as papers count it, the one after the betting, to
 * which all that a player is paid still comes. What nobody called may be in it already.
 */
export function isBeforeAwards({ player, put, returned, stack }: SolvedRow): boolean {
  const { start, end } = player;
  if (start === null || end === null || end === stack) return false;
  return end === start - put || end === start - put + returned;
}

/** Start − put in + returned + won = end (R8). */
function checksOf(rows: readonly SolvedRow[]): Errors {
  const found: [FieldName, FieldError][] = rows.flatMap((row) => {
    const { put, returned, won, stack } = row;
    const { key, start, end } = row.player;
    if (end === null || stack === null || stack === end || isBeforeAwards(row)) return [];
    return [[`end.${key}`, errorOf('STACK_MISMATCH', { start, put, returned, won, stack })]];
  });
  return Object.fromEntries(found);
}
