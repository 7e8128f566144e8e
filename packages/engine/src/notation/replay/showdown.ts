/** Who wins a replayed hand: by the cards that were seen, else by what the record says was won. */

import { endHand, payPot, rankedAs, unitOf } from '../../hand/rules/payout.js';
import { tiersOn } from '../../hand/rules/strength.js';
import { emit, emitMucked, emitShowdown, emitShown, type Work } from '../../hand/state/emit.js';
import {
  copyOf,
  type Draft,
  holeCardsAt,
  liveCount,
  OWNS_NONE,
  playerAt,
} from '../../hand/state/state.js';
import type { HandEvent, PlayerState, SeenCard } from '../../hand/state/types.js';
import { awardPot, type RankedHand } from '../../pots/award.js';
import type { Tiers } from '../../pots/boards.js';
import { filled } from '../../pots/filled.js';
import type { Layer } from '../../pots/layers.js';
import { RAKE } from '../phh/variants.js';
import { smallestChipOf } from './games.js';
import { type Payments, recordedPayments } from './payments.js';
import { note, type Play } from './play.js';
import { gainsOf, winnersByRecord } from './record.js';

const NONE: readonly never[] = [];

/** A pot, whom it may go to, and what decides between them. */
interface Decided {
  readonly hand: RankedHand<number>;
  readonly contenders: readonly number[];
}

/** By pot, the indexes of those whom it may go to. */
type Eligible = readonly (readonly number[])[];

/**
 * Pays every pot. Returns what each index wins by the rulebook, without rake; null if nobody can know
 * who won one of the pots: then none is paid.
 */
export function award(
  play: Play,
  layers: readonly Layer[],
  eligible: Eligible = layers.map((layer) => contendersOf(play.draft, layer)),
): readonly number[] | null {
  const { work, draft } = play;
  if (layers.length === 0) {
    endHand(work);
    return draft.players.map(({ won }) => won);
  }
  const pots =
    liveCount(draft) === 1 ? unopposed(play, eligible) : compared(play, layers, eligible);
  if (pots === null) return null;
  // Only who reads the events asks what the house really paid.
  const payments = play.isPaid ? paymentsOf(play, layers, pots, eligible) : null;
  const best =
    payments === null ? null : layers.map((layer, k) => divided(play, pots, k, layer.amount));
  if (payments !== null) takeRake(work, layers, payments);
  for (let pot = layers.length - 1; pot >= 0; pot--) {
    const { hand, contenders } = pots[pot] as Decided;
    const { amount } = layers[pot] as Layer;
    const paid = payments?.[pot];
    if (paid === undefined || isBest(play, pots, pot, paid)) {
      payPot(work, pot, amount, hand, contenders);
    } else payAsRecorded(work, pot, amount, pots[pot] as Decided, paid);
  }
  return draft.players.map(({ won }, i) =>
    best === null ? won : sum(best.map((shares) => shares[i] ?? 0)),
  );
}

function unopposed(play: Play, eligible: Eligible): Decided[] {
  const hand = handOf(play, null);
  return eligible.map((contenders) => ({ hand, contenders }));
}

/** Null if nobody can know. */
function compared(play: Play, layers: readonly Layer[], eligible: Eligible): Decided[] | null {
  const { draft } = play;
  const boards = draft.boards.map((board) => tiersOf(play, board));
  // Whose cards are known is the same on every board.
  const high = boards[0]?.high ?? NONE;
  const isRanked = high.some((tier) => tier >= 0);
  const byCards = handOf(play, boards);
  const found = eligible.map((contenders) => judged(play, contenders, high));
  const undecided = found.some((contenders) => contenders === null);
  let byRecord: readonly (readonly number[])[] | null = null;
  if (undecided) {
    byRecord = winnersByRecord(play, layers, found);
    note(play, byRecord === null ? 'UNKNOWN_WINNER' : 'WINNER_BY_RECORD');
    if (byRecord === null) return null;
  }
  turnUp(play, isRanked);
  return found.map((contenders, pot) => {
    if (contenders !== null) return { hand: byCards, contenders };
    const winners = byRecord?.[pot] ?? NONE;
    return { hand: tieOf(play, winners), contenders: winners };
  });
}

const paymentsOf = (
  play: Play,
  layers: readonly Layer[],
  pots: readonly Decided[],
  eligible: Eligible,
): Payments | null =>
  recordedPayments(play, layers, eligible, (pot, amount) => divided(play, pots, pot, amount));

function divided(play: Play, pots: readonly Decided[], pot: number, amount: number): number[] {
  const { hand, contenders } = pots[pot] as Decided;
  const awards = play.draft.players.map(() => 0);
  awardPot(hand, contenders, amount, awards, undefined);
  return awards;
}

/** Is it what the rulebook gives, after rake? */
const isBest = (
  play: Play,
  pots: readonly Decided[],
  pot: number,
  paid: readonly number[],
): boolean => {
  const shares = divided(play, pots, pot, sum(paid));
  return paid.every((amount, i) => amount === shares[i]);
};

function takeRake(work: Work, layers: readonly Layer[], payments: Payments): void {
  const pots = layers.map(({ amount }, pot) => amount - sum(payments[pot] ?? NONE));
  const amount = sum(pots);
  if (amount > 0) emit(work, { type: 'raked', amount, pots });
}

/** The winning hands are those that the rulebook finds; the sums are the record's. */
function payAsRecorded(
  work: Work,
  pot: number,
  chips: number,
  { hand, contenders }: Decided,
  paid: readonly number[],
): void {
  const { draft } = work;
  const events: HandEvent[] = [];
  const aside = {
    draft: copyOf(draft),
    owned: OWNS_NONE,
    movesPots: true,
    events,
    detailed: work.detailed,
    watch: undefined,
    ear: undefined,
  };
  payPot(aside, pot, chips, hand, contenders);
  const best = events.find((event) => event.type === 'awarded');
  if (best === undefined) return;
  const shares = paid.flatMap((amount, i) =>
    amount > 0 ? [{ seat: playerAt(draft, i).seat, amount, odd: 0 }] : [],
  );
  const seats = shares.map(({ seat }) => seat);
  const hands = best.hands.filter(({ seat }) => seats.includes(seat));
  emit(work, { ...best, shares, hands });
  if (pot === 0) endHand(work);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

/** The contenders of a pot whom the cards can decide between; null if nothing can. */
function judged(
  play: Play,
  contenders: readonly number[],
  high: readonly number[],
): readonly number[] | null {
  const { draft } = play;
  if (contenders.length === 1) return contenders;
  const ranked = contenders.filter((i) => (high[i] ?? -1) >= 0);
  if (ranked.length > 0) return ranked;
  // Whom everybody else left the pot to.
  const left = contenders.filter((i) => !playerAt(draft, i).mucked);
  return left.length === 1 && play.isShowdown ? left : null;
}

/** In order of index, which is clockwise from the button. */
export function contendersOf({ players }: Draft, { to }: Layer): number[] {
  const indexes: number[] = [];
  for (let i = 0; i < players.length; i++) {
    const { folded, ante, live } = players[i] as PlayerState;
    if (!folded && ante + live >= to) indexes.push(i);
  }
  return indexes;
}

/** Of everybody whose cards are known and who did not give them up; −1 for the others. */
function tiersOf(play: Play, board: readonly SeenCard[]): Tiers {
  const { draft, isShowdown, isCutOff } = play;
  const isOver = isDealt(play, board) && (isShowdown || !isCutOff);
  return isOver ? tiersOn(draft, board) : { high: filled(draft.players.length, -1), low: NONE };
}

/** Have all cards come? Those of stud and draw games street by street, the others on the board. */
const isDealt = ({ game, layout, plan, dealt }: Play, board: readonly SeenCard[]): boolean =>
  (plan === null || dealt === game.streets.length - 1) && board.length >= layout.boardCards;

/** Hands that decided something are face up, those nobody saw are given up against them. */
function turnUp({ work, draft }: Play, isRanked: boolean): void {
  const { players } = draft;
  for (let i = 0; i < players.length; i++) {
    const { folded, mucked, shown } = players[i] as PlayerState;
    const cards = holeCardsAt(draft, i);
    if (folded || mucked || shown.length === cards.length) continue;
    const isKnown = cards.length > 0 && !cards.includes(null);
    if (isKnown) emitShown(work, i, cards);
    else if (isRanked) emitMucked(work, i);
  }
  emitShowdown(work);
}

function handOf({ hand, work, draft }: Play, boards: readonly Tiers[] | null): RankedHand<number> {
  return rankedAs(work, boards ?? NONE, unitOf(draft, smallestChipOf(hand)));
}

/** Everybody of `winners` is as good as the others. */
function tieOf(play: Play, winners: readonly number[]): RankedHand<number> {
  const high = play.draft.players.map((_, i) => (winners.includes(i) ? 0 : -1));
  return { ...handOf(play, [{ high, low: [] }]), hilo: false, odd: undefined };
}

/**
 * Does the record say that somebody won who wins nothing here, or that the pots were paid with other
 * sums? The latter can only be known with the rake.
 */
export function compareRecord(
  play: Play,
  before: readonly number[],
  wins: readonly number[],
): void {
  const gains = gainsOf(play, before);
  if (gains === null) return;
  let isTold = false;
  for (const [i, won] of wins.entries()) {
    if ((gains[i] ?? 0) <= 0 || won > 0) continue;
    note(play, 'RECORD_DIFFERS', { player: i, won: gains[i] });
    isTold = true;
  }
  if (isTold) return;
  const rake = play.hand.extra?.[RAKE];
  const missing = wins.map((won, i) => won - (gains[i] ?? 0));
  const total = missing.reduce((sum, amount) => sum + amount, 0);
  // Without the rake only more than there was is certain to be wrong.
  if (typeof rake === 'number' ? total === rake && gains.every((gain) => gain >= 0) : total >= 0) {
    return;
  }
  const sizes = missing.map(Math.abs);
  const player = sizes.indexOf(Math.max(...sizes));
  note(play, 'RECORD_DIFFERS', { player, won: gains[player] });
}
