/**
 * Why a pot is what it is: the same engine that pays is asked again, with what was put in and who
 * won. The order of the hands follows from who won which pot, so no hidden card is needed.
 */

import {
  type BoardRanking,
  type ExplainedPot,
  type ExplainedSettlement,
  explain,
  explainCards,
  GAMES,
  type Game,
  type GameName,
  hasLow,
  type SettleInput,
  tiersByWinners,
  type WhyStep,
} from '@sidepot/engine';
import type { WonHand } from '@sidepot/i18n/page';
import type { WireHandView } from '@sidepot/protocol';
import { calculatorPath } from '../calculator/model/link.js';
import { deadBlindsIn, linkedHand, putInBy } from '../calculator/share/linked-hand.js';
import type { Awarded } from '../felt/model/beat.js';
import { winningWords } from '../felt/model/winning-hand.js';
import type { PaidHand } from './paid-hand.js';

export type SeatStep = WhyStep<number>;
export type SeatPot = ExplainedPot<number>;

export interface Explained {
  readonly pot: SeatPot;
  /** The refund and the rake of the whole hand. */
  readonly hand: readonly SeatStep[];
}

/** Null if it does not come out as it was paid: then nothing is better than something wrong. */
export function whyOf(
  hand: WireHandView,
  awards: readonly Awarded[],
  pot: number,
): Explained | null {
  const award = awards.find((one) => one.pot === pot);
  if (award === undefined) return null;
  const found = explain(inputOf(hand, awards));
  const told = found.ok ? explainedAs(award, found.value) : null;
  return told ?? explainedByCards(hand, awards, award);
}

/** Null if it was paid otherwise. */
function explainedAs(award: Awarded, { pots, why }: ExplainedSettlement<number>): Explained | null {
  const pot = pots[award.pot];
  const isSame =
    pot?.amount === award.amount &&
    award.shares.every(({ seat, amount }) => pot.awards[seat] === amount);
  return isSame ? { pot, hand: why.steps } : null;
}

/** Where odd chips go by the cards, or by who sits where, all hands must be seen (R132, R135). */
function explainedByCards(
  hand: WireHandView,
  awards: readonly Awarded[],
  award: Awarded,
): Explained | null {
  const { game } = hand.rules;
  const { oddChip, oddHalf } = GAMES[game];
  if (oddChip === 'position' && oddHalf === 'first') return null;
  const { kind: _kind, boards: _boards, players, ...rest } = inputOf(hand, awards);
  const cards = hand.players.map((player) => [...player.cards, ...player.up]);
  const isSeen = hand.players.every(({ folded }, i) => folded || !cards[i]?.includes(null));
  if (!isSeen || hand.boards.some((board) => board.includes(null))) return null;
  const found = explainCards<number>({
    ...rest,
    game,
    players: players.map((player, i) =>
      player.folded ? player : { ...player, cards: cards[i]?.flatMap((card) => card ?? []) ?? [] },
    ),
    boards: hand.boards.map((board) => board.flatMap((card) => card ?? [])),
  });
  return found.ok ? explainedAs(award, found.value) : null;
}

/** What went in. Seats are the names: the page knows who sits there. */
export function inputOf(hand: WireHandView, awards: readonly Awarded[]): SettleInput<number> {
  const { button, seatCount, unit, mode, rakeConfig } = hand.rules;
  return {
    button,
    seatCount,
    unit,
    mode,
    rakeConfig,
    kind: playsLow(hand) ? 'hilo' : 'high',
    ...deadBlindsIn(hand),
    players: putInBy(hand.players).map((player) => ({ id: player.seat, ...player })),
    boards: boardsOf(hand, awards),
  };
}

/** With the cards that were shown. Until every pot is paid it is open who wins the rest. */
export function calculatorLink({ hand, awards, names }: PaidHand): string {
  const isPaid = hand.pots.every(({ winners }) => winners !== null);
  const boards = isPaid ? inputOf(hand, awards).boards : [];
  return calculatorPath(linkedHand(hand, names.seat, boards));
}

const playsLow = ({ rules }: WireHandView): boolean => hasLow(GAMES[rules.game]);

type HalfName = Game['halves'][number]['name'];

/** What an award calls the halves of a game: in razz the first is a low, in badugi a badugi. */
function halvesOf(game: GameName): readonly [HalfName, HalfName | null] {
  const [first, second] = GAMES[game].halves;
  return [first.name, second?.name ?? null];
}

/** A board that is not there yet is no board: rake asks whether a flop was seen. */
function boardsOf(hand: WireHandView, awards: readonly Awarded[]): readonly BoardRanking<number>[] {
  const live = hand.players.filter(({ folded }) => !folded).map(({ seat }) => seat);
  const isRivals = live.length > 1;
  const [first, second] = halvesOf(hand.rules.game);
  return hand.boards
    .filter((board) => isRivals || board.length > 0)
    .map((_, board) => ({
      high: tiers(awards, (award) => winnersOf(award, board, first, true), live),
      ...(second !== null && {
        low: tiers(awards, (award) => winnersOf(award, board, second, false), []),
      }),
    }));
}

function tiers(
  awards: readonly Awarded[],
  winners: (award: Awarded) => readonly number[],
  rest: readonly number[],
): readonly (readonly number[])[] {
  const inOrder = [...awards].sort((a, b) => a.pot - b.pot);
  return tiersByWinners(inOrder.map(winners), rest);
}

function winnersOf(
  { hands, shares }: Awarded,
  board: number,
  half: HalfName,
  isFirst: boolean,
): readonly number[] {
  // Nobody had to show: the one who is left.
  if (hands.length === 0) return isFirst ? shares.map(({ seat }) => seat) : [];
  return hands.filter((hand) => hand.board === board && hand.half === half).map(({ seat }) => seat);
}

/** What wins at this step; null if it was not shown. Steps name their board before. */
export function handFor(
  steps: readonly SeatStep[],
  at: number,
  award: Awarded | undefined,
  game: GameName,
): WonHand | null {
  const step = steps[at];
  if (step === undefined || (step.kind !== 'win' && step.kind !== 'split')) return null;
  const seat = step.kind === 'win' ? step.player : step.players[0];
  const before = steps.slice(0, at).findLast(({ kind }) => kind === 'board');
  const board = before?.kind === 'board' ? before.board - 1 : 0;
  const [first, second] = halvesOf(game);
  const half = step.best === 'low' ? second : first;
  const hand = award?.hands.find(
    (one) => one.seat === seat && one.board === board && one.half === half,
  );
  return hand === undefined ? null : winningWords(hand);
}
