/** Pots are paid one at a time, the last side pot first, by the one pot engine (R79–R97). */

import type { Card } from '../../cards.js';
import { assertConserved, type PlayerId, type Refusal, reject } from '../../errors.js';
import { isHighLow } from '../../games/games.js';
import { awardPot, type RankedHand } from '../../pots/award.js';
import type { Tiers } from '../../pots/boards.js';
import { filled } from '../../pots/filled.js';
import type { Layer } from '../../pots/layers.js';
import { rakeOf, spreadRake } from '../../pots/rake.js';
import { unitOfAll } from '../../pots/unit.js';
import type { WhyStep } from '../../pots/why.js';
import { gameOf } from '../state/config.js';
import { emit, type Work } from '../state/emit.js';
import {
  chipsIn,
  type Draft,
  firstAfter,
  holeCardsAt,
  indexOfSeat,
  liveCount,
  playerAt,
} from '../state/state.js';
import { MOST_RUNS } from '../state/state-check.js';
import type { HandState, PlayerState, Rules, Share, WinningHand } from '../state/types.js';
import { highValue, lowValue, playingCards } from './strength.js';
import { cutOf, nextDeal } from './turn-and-pots.js';

/** The next pot to its winners; with the main pot the hand is over. */
export function awardNext(work: Work, pot: number): Refusal | undefined {
  const { layers } = cutOf(work.draft);
  const contenders = contendersOf(work.draft, layers[pot] as Layer);
  return awardOne(work, layers, pot, contenders, rankedHand(work, contenders.length > 1));
}

/** All pots that are left, in the same order: the hands are ranked once. */
export function awardAll(work: Work): Refusal | undefined {
  const { draft } = work;
  const { layers } = cutOf(draft);
  const hand = rankedHand(work, liveCount(draft) > 1);
  const found: FoundHands = new Map();
  let problem: Refusal | undefined;
  for (let pot = layers.length - 1; pot >= 0 && problem === undefined; pot--) {
    if ((draft.pots[pot]?.winners ?? null) !== null) continue;
    problem = awardOne(work, layers, pot, contendersOf(draft, layers[pot] as Layer), hand, found);
  }
  return problem;
}

function awardOne(
  work: Work,
  layers: readonly Layer[],
  pot: number,
  contenders: readonly number[],
  hand: RankedHand<number>,
  found?: FoundHands,
): Refusal | undefined {
  const problem = rankProblem(work.draft, hand.boards, contenders);
  if (problem !== undefined) return problem;
  if (pot === layers.length - 1) takeRake(work, layers);
  payPot(work, pot, layers[pot] as Layer, hand, contenders, found);
  return undefined;
}

/** One pot to the best of `contenders`, clockwise from the button, ranked as `hand` says. */
export function payPot(
  work: Work,
  pot: number,
  layer: Layer,
  hand: RankedHand<number>,
  contenders: readonly number[],
  found: FoundHands = new Map(),
): void {
  const { draft } = work;
  const rake = draft.potRakes[pot] ?? 0;
  const awards = filled(draft.players.length, 0);
  const trace: WhyStep<PlayerId>[] | undefined = work.detailed ? [] : undefined;
  awardPot(hand, contenders, layer.amount - rake, awards, trace);
  const shares: Share[] = [];
  for (const i of contenders) {
    const amount = awards[i] as number;
    if (amount > 0) {
      const { seat } = playerAt(draft, i);
      shares.push({ seat, amount, odd: trace === undefined ? 0 : oddOf(trace, seat) });
    }
  }
  const hands = trace === undefined ? [] : winningHands(draft, hand, contenders, trace, found);
  emit(work, { type: 'awarded', pot, amount: layer.amount, rake, shares, hands });
  if (pot === 0) endHand(work);
}

/** Contenders clockwise from the button, so that odd chips go in this order (R81). */
function contendersOf(draft: Draft, layer: Layer): number[] {
  const { players, rules } = draft;
  const first = firstAfter(draft, rules.button);
  const indexes: number[] = [];
  for (let k = 0; k < players.length; k++) {
    const i = (first + k) % players.length;
    const { folded, mucked, ante, live } = playerAt(draft, i);
    if (!folded && !mucked && ante + live >= layer.to) indexes.push(i);
  }
  return indexes;
}

/**
 * The hand as the pot engine reads it; its names are seats, and only a trace has names. Nothing is
 * ranked for a pot without rivals: the board may not be there yet (R16).
 */
function rankedHand({ draft, detailed }: Work, isContested: boolean): RankedHand<number> {
  const { players, rules, boards } = draft;
  return {
    players: detailed ? players.map(({ seat }) => ({ id: seat })) : [],
    unit: unitOf(draft),
    hilo: isHighLow(gameOf(rules)),
    boards: isContested ? boards.map((board) => tiersOf(draft, board)) : [],
  };
}

/** R84: the table's unit, or less if less was put in, or stayed in when a part went back. */
export function unitOf({ rules, players }: Draft, smallest: number = rules.unit): number {
  let unit = smallest;
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

/** More than any value: the best hand has the lowest tier. */
export const TOP = 0x1_0000;

function tiersOf(draft: Draft, board: HandState['boards'][number]): Tiers {
  const { rules, players } = draft;
  const high = filled(players.length, -1);
  const low = filled(players.length, -1);
  for (let i = 0; i < players.length; i++) {
    const { folded, mucked } = playerAt(draft, i);
    if (folded || mucked) continue;
    const cards = holeCardsAt(draft, i);
    const highest = highValue(rules, cards, board);
    const lowest = lowValue(rules, cards, board) ?? 0;
    if (highest > 0) high[i] = TOP - highest;
    if (lowest > 0) low[i] = TOP - lowest;
  }
  return { high, low };
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
    const blind = contenders.find((i) => boards[b]?.high[i] === -1);
    if (blind !== undefined) {
      return reject('MISSING_RANK', { player: playerAt(draft, blind).id, board: b + 1 });
    }
  }
  return undefined;
}

/** Once, before the first pot is paid (R91–R97). */
function takeRake(work: Work, layers: readonly Layer[]): void {
  const { draft } = work;
  const { rakeConfig, mode } = draft.rules;
  if (rakeConfig === null || mode === 'tournament') return;
  // With rivals left the board is dealt, if it is not yet (R95).
  const sawFlop = liveCount(draft) > 1 || (draft.boards[0]?.length ?? 0) > 0;
  const unit = unitOf(draft);
  const { amount } = rakeOf(chipsIn(draft), rakeConfig, unit, draft.players.length, sawFlop);
  if (amount === 0) return;
  const amounts = layers.map((layer) => layer.amount);
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
    const halves = hand.hilo && step.best === 'hand' ? (['high', 'low'] as const) : [step.best];
    const seats = step.kind === 'win' ? [step.player] : step.players;
    for (const half of halves) {
      const ranking = hand.boards[board]?.[half === 'low' ? 'low' : 'high'] ?? [];
      for (const seat of seats) {
        const i = indexOfSeat(draft, Number(seat));
        const beaten = bestBeaten(draft, ranking, contenders, i);
        found.push(winner(draft, i, board, half, known, beaten));
      }
    }
  }
  return found;
}

/** Whom everybody else left the pot to: what they showed, on every board, if those are complete. */
function shownHands(draft: Draft, i: number, known: FoundHands): WinningHand[] {
  if (liveCount(draft) < 2 || nextDeal(draft) !== null) return [];
  return draft.boards
    .map((_, board) => winner(draft, i, board, 'high', known))
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
  best: 'hand' | 'high' | 'low',
  known: FoundHands,
  beaten?: number,
): WinningHand {
  const half = best === 'low' ? 'low' : 'high';
  const playing = (k: number): readonly Card[] | null =>
    isFaceUp(playerAt(draft, k)) ? foundHand(draft, k, board, half, known) : null;
  const { seat } = playerAt(draft, i);
  const won = playing(i);
  if (won === null) return { seat, board, half, cards: [] };
  const lost = beaten === undefined ? null : playing(beaten);
  if (beaten === undefined || lost === null) return { seat, board, half, cards: won };
  const beat = { seat: playerAt(draft, beaten).seat, cards: lost };
  return { seat, board, half, cards: won, beat };
}

/** The cards that play, by player, board and half: who wins several pots is looked at once. */
type FoundHands = Map<number, readonly Card[] | null>;

function foundHand(
  { rules, boards, hidden }: Draft,
  i: number,
  board: number,
  half: 'high' | 'low',
  known: FoundHands,
): readonly Card[] | null {
  const key = 2 * (MOST_RUNS * i + board) + (half === 'low' ? 1 : 0);
  const before = known.get(key);
  if (before !== undefined) return before;
  const cards = playingCards(rules, half, hidden.cards[i] ?? [], boards[board] ?? []);
  known.set(key, cards);
  return cards;
}

export function endHand(work: Work): void {
  const { draft } = work;
  const stacks: Record<number, number> = {};
  let total = draft.rake;
  for (let i = 0; i < draft.players.length; i++) {
    const { seat, stack } = playerAt(draft, i);
    // Only who keeps or watches events reads them.
    if (work.events !== null || work.watch !== undefined) stacks[seat] = stack;
    total += stack;
  }
  assertConserved(draft.chips, total);
  emit(work, { type: 'ended', stacks });
}
