/** Pots are paid one at a time, the last side pot first, by the one pot engine (R79–R97). */

import type { Card } from '../../cards.js';
import { assertConserved, type PlayerId, type Refusal, reject } from '../../errors.js';
import { isMade } from '../../games/describe.js';
import type { Half } from '../../games/game.js';
import { isHighLow } from '../../games/games.js';
import { awardPot, type RankedHand } from '../../pots/award.js';
import type { BoardRanking, Tiers } from '../../pots/boards.js';
import { filled } from '../../pots/filled.js';
import { rakeOf, spreadRake } from '../../pots/rake.js';
import { unitOfAll } from '../../pots/unit.js';
import type { WhyStep } from '../../pots/why.js';
import { gameOf } from '../state/config.js';
import { emit, emitAwarded, emitEnded, type Work } from '../state/emit.js';
import { cardsAt, chipsIn, type Draft, hasRivals, indexOfSeat, playerAt } from '../state/state.js';
import { MOST_RUNS } from '../state/state-check.js';
import type {
  BeatenHand,
  PlayerState,
  PotState,
  Rules,
  Share,
  WinningHand,
} from '../state/types.js';
import { strictProblem, tiersAsSaid } from './named-winners.js';
import { oddRules } from './odd-units.js';
import { playingCards, tiersOn } from './strength.js';
import { isDealDue } from './turn-and-pots.js';

const NONE: readonly never[] = [];

/** The next pot to its winners; with the main pot the hand is over. `said`: how the hands rank. */
export function awardNext(
  work: Work,
  pot: number,
  said?: readonly BoardRanking<number>[],
  strict = false,
): Refusal | undefined {
  const contenders = contendersOf(work.draft, pot);
  if (said === undefined) {
    return awardOne(work, pot, contenders, rankedHand(work, contenders.length > 1));
  }
  const ranked = tiersAsSaid(work.draft, said, contenders);
  if (!ranked.ok) return ranked.error;
  const problem = strict ? strictProblem(work.draft, pot, contenders, ranked.value) : undefined;
  if (problem !== undefined) return problem;
  return awardOne(work, pot, contenders, rankedAs(work, ranked.value, unitOf(work.draft)));
}

/** All pots that are left, in the same order: the hands are ranked once. */
export function awardAll(work: Work): Refusal | undefined {
  const { draft } = work;
  const hand = rankedHand(work, hasRivals(draft));
  const found: FoundHands | undefined = work.detailed ? new Map() : undefined;
  let problem: Refusal | undefined;
  let isPaid = false;
  for (let pot = draft.pots.length - 1; pot >= 0 && problem === undefined; pot--) {
    if (draft.pots[pot]?.winners !== null) continue;
    problem = awardOne(work, pot, contendersOf(draft, pot), hand, found);
    isPaid = true;
  }
  // A damaged state whose pots are all paid, and whose hand is not over: who asked again would ask for ever.
  return isPaid ? problem : reject('NOT_DUE', { command: 'award' });
}

function awardOne(
  work: Work,
  pot: number,
  contenders: readonly number[],
  hand: RankedHand<number>,
  found?: FoundHands,
): Refusal | undefined {
  const { draft } = work;
  const problem = rankProblem(draft, hand.boards, contenders);
  if (problem !== undefined) return problem;
  if (pot === draft.pots.length - 1) takeRake(work);
  payPot(work, pot, potAt(draft, pot).amount, hand, contenders, found);
  return undefined;
}

/** One pot to the best of `contenders`, clockwise from the button, ranked as `hand` says. */
export function payPot(
  work: Work,
  pot: number,
  amount: number,
  hand: RankedHand<number>,
  contenders: readonly number[],
  found?: FoundHands,
): void {
  const { draft } = work;
  const rake = draft.potRakes[pot] ?? 0;
  const awards = filled(draft.players.length, 0);
  const trace: WhyStep<PlayerId>[] | undefined = work.detailed ? [] : undefined;
  awardPot(hand, contenders, amount - rake, awards, trace);
  let shares: Share[] | undefined;
  for (let k = 0; k < contenders.length; k++) {
    const i = contenders[k] as number;
    const part = awards[i] as number;
    if (part === 0) continue;
    const { seat } = playerAt(draft, i);
    const share = { seat, amount: part, odd: trace === undefined ? 0 : oddOf(trace, seat) };
    // Most pots have one winner, and a list of one that is there at once costs a quarter.
    if (shares === undefined) shares = [share];
    else shares.push(share);
  }
  const hands =
    trace === undefined ? NONE : winningHands(draft, hand, contenders, trace, found ?? new Map());
  emitAwarded(work, pot, amount, rake, shares ?? NONE, hands);
  if (pot === 0) endHand(work);
}

/** Contenders clockwise from the button, so that odd chips go in this order (R81). */
function contendersOf(draft: Draft, pot: number): number[] {
  const { eligiblePlayers: seats } = potAt(draft, pot);
  let first = 0;
  while (first < seats.length && (seats[first] as number) <= draft.rules.button) first++;
  const indexes: number[] = [];
  for (let k = 0; k < seats.length; k++) {
    const at = first + k < seats.length ? first + k : first + k - seats.length;
    const i = indexOfSeat(draft, seats[at] as number);
    if (!playerAt(draft, i).mucked) indexes.push(i);
  }
  return indexes;
}

const potAt = ({ pots }: Draft, pot: number): PotState => pots[pot] as PotState;

/**
 * The hand as the pot engine reads it; its names are seats, and only a trace has names. Nothing is
 * ranked for a pot without rivals: the board may not be there yet (R16).
 */
const rankedHand = (work: Work, isContested: boolean): RankedHand<number> =>
  rankedAs(
    work,
    isContested ? work.draft.boards.map((board) => tiersOn(work.draft, board)) : NONE,
    unitOf(work.draft),
  );

/** The same for hands that were ranked before. */
export function rankedAs(
  { draft, detailed }: Work,
  ranked: readonly Tiers[],
  unit: number,
): RankedHand<number> {
  const { players, rules, boards } = draft;
  const game = gameOf(rules);
  return {
    players: detailed ? players.map(({ seat }) => ({ id: seat })) : NONE,
    unit,
    hilo: isHighLow(game),
    boards: ranked,
    // Only in games with one board.
    odd: oddRules(game, (i) => cardsAt(draft, i), boards[0] ?? NONE),
  };
}

/** R84: the table's unit, or less if less was put in, or stayed in when a part went back. */
export function unitOf({ rules, players }: Draft, smallest: number = rules.unit): number {
  let unit = smallest;
  const { middle } = rules;
  if (middle !== undefined && middle.length > 0) {
    unit = unitOfAll(
      unit,
      Array.from(middle, ({ amount }) => amount),
    );
  }
  for (let i = 0; i < players.length && unit > 1; i++) {
    const player = players[i] as PlayerState;
    const { ante, dead, live, refunded } = player;
    const level = ante + live + refunded;
    const posted = anteOf(rules, player);
    unit = unitOfAll(unit, [posted, dead, level - posted, ante + live]);
  }
  return unit;
}

/** What was posted as an ante. Part of it may have gone back; where antes are bets, none is (R33). */
function anteOf(rules: Rules, { ante, live, refunded }: PlayerState): number {
  if (gameOf(rules).forced === 'live-antes' && !rules.bombPot) return 0;
  const isBack = refunded > 0 && rules.anteMode === 'perPlayer';
  return isBack ? Math.min(rules.ante, ante + live + refunded) : ante;
}

/** A hand that nobody can see cannot be compared, and somebody must win. */
function rankProblem(
  draft: Draft,
  boards: readonly Tiers[],
  contenders: readonly number[],
): Refusal | undefined {
  if (contenders.length === 1) return undefined;
  if (contenders.length === 0) return reject('NO_LIVE_HAND');
  for (let b = 0; b < boards.length; b++) {
    const { high } = boards[b] as Tiers;
    for (let k = 0; k < contenders.length; k++) {
      const i = contenders[k] as number;
      if (high[i] !== -1) continue;
      return reject('MISSING_RANK', { player: playerAt(draft, i).id, board: b + 1 });
    }
  }
  return undefined;
}

/** Once, before the first pot is paid (R91–R97). */
function takeRake(work: Work): void {
  const { draft } = work;
  const { rakeConfig, mode } = draft.rules;
  if (rakeConfig === null || mode === 'tournament') return;
  // With rivals left the board is dealt, if it is not yet (R95). Without a flop: after the first round
  // of betting (R136).
  const sawFlop = hasRivals(draft) || draft.street > 0;
  const unit = unitOf(draft);
  const { amount } = rakeOf(chipsIn(draft), rakeConfig, unit, draft.players.length, sawFlop);
  if (amount === 0) return;
  const amounts = draft.pots.map((pot) => pot.amount);
  emit(work, { type: 'raked', amount, pots: spreadRake(amount, amounts, unit, rakeConfig.spread) });
}

function oddOf(trace: readonly WhyStep<PlayerId>[], seat: number): number {
  let odd = 0;
  for (const step of trace) {
    if (step.kind !== 'split') continue;
    for (const part of step.odd) if (part.player === seat) odd += part.amount;
  }
  return odd;
}

/** What won on each board and half. */
function winningHands(
  draft: Draft,
  hand: RankedHand<number>,
  contenders: readonly number[],
  trace: readonly WhyStep<PlayerId>[],
  known: FoundHands,
): WinningHand[] {
  const found: WinningHand[] = [];
  let board = 0;
  for (const step of trace) {
    if (step.kind === 'board') board = step.board - 1;
    if (step.kind === 'unopposed')
      found.push(...shownHands(draft, indexOfSeat(draft, Number(step.player)), known));
    if (step.kind !== 'win' && step.kind !== 'split') continue;
    const halves = hand.hilo && step.best === 'hand' ? [0, 1] : [step.best === 'low' ? 1 : 0];
    const seats = step.kind === 'win' ? [step.player] : step.players;
    for (const half of halves) {
      const ranking = hand.boards[board]?.[half === 1 ? 'low' : 'high'] ?? [];
      for (const seat of seats) {
        const i = indexOfSeat(draft, Number(seat));
        const beaten = bestBeaten(draft, ranking, contenders, i);
        found.push(winner(draft, i, board, half, known, beaten));
      }
    }
  }
  return found;
}

/** Whom everybody else left the pot to: what they showed, of each half on every board, if those are complete. */
function shownHands(draft: Draft, i: number, known: FoundHands): WinningHand[] {
  if (!hasRivals(draft) || isDealDue(draft)) return [];
  const halves = gameOf(draft.rules).halves.map((_, half) => half);
  return draft.boards
    .flatMap((_, board) => halves.map((half) => winner(draft, i, board, half, known)))
    .filter(({ cards }) => cards.length > 0);
}

/** The best hand of the pot that loses to `winner`, of those face up: a mucked one stays unknown. */
function bestBeaten(
  draft: Draft,
  ranking: readonly number[],
  contenders: readonly number[],
  winner: number,
): number | undefined {
  const won = ranking[winner] as number;
  let best: number | undefined;
  for (const i of contenders) {
    const tier = ranking[i] as number;
    if (tier <= won || !isFaceUp(playerAt(draft, i))) continue;
    if (best === undefined || tier < (ranking[best] as number)) best = i;
  }
  return best;
}

const isFaceUp = ({ shown, held }: PlayerState): boolean => shown.length === held;

function winner(
  draft: Draft,
  i: number,
  board: number,
  index: number,
  known: FoundHands,
  beaten?: number,
): WinningHand {
  const { halves } = gameOf(draft.rules);
  const rule = halves[index] ?? halves[0];
  const half = rule.name;
  const playing = (k: number): readonly Card[] | null =>
    isFaceUp(playerAt(draft, k)) ? foundHand(draft, k, board, index, known) : null;
  const { seat } = playerAt(draft, i);
  const won = playing(i);
  if (won === null) return { seat, board, half, cards: [] };
  const lost = beaten === undefined ? null : playing(beaten);
  if (beaten === undefined || lost === null) return marked(rule, { seat, board, half, cards: won });
  const beat = marked(rule, { seat: playerAt(draft, beaten).seat, cards: lost });
  return marked(rule, { seat, board, half, cards: won, beat });
}

const marked = <T extends BeatenHand | WinningHand>(half: Half, hand: T): T =>
  isMade(half, hand.cards) ? { ...hand, made: true } : hand;

/** The cards that play, by player, board and half: who wins several pots is looked at once. */
type FoundHands = Map<number, readonly Card[] | null>;

function foundHand(
  draft: Draft,
  i: number,
  board: number,
  half: number,
  known: FoundHands,
): readonly Card[] | null {
  const key = 2 * (MOST_RUNS * i + board) + half;
  const before = known.get(key);
  if (before !== undefined) return before;
  const cards = playingCards(draft.rules, half, cardsAt(draft, i), draft.boards[board] ?? NONE);
  known.set(key, cards);
  return cards;
}

export function endHand(work: Work): void {
  const { draft } = work;
  let total = draft.rake;
  for (let i = 0; i < draft.players.length; i++) total += playerAt(draft, i).stack;
  assertConserved(draft.chips, total);
  emitEnded(work);
}
