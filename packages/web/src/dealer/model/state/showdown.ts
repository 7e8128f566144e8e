/**
 * Who wins what, as it is tapped: pot by pot from the last side pot on, or all hands in one order.
 * Nothing is paid until a pot is pushed; until then the answer is what the engine would pay.
 */

import {
  apply,
  type BoardRanking,
  type Command,
  GAMES,
  type HandEvent,
  type HandState,
  type Refusal,
} from '@sidepot/engine';
import type { Picks } from './session.js';
import type { PickPlace, PotHalf } from './taps.js';

export const placeKey = ({ pot, board, half }: PickPlace): string => `${pot}:${board}:${half}`;
export const rankKey = (board: number, half: PotHalf): string => `${board}:${half}`;

/** Is the betting over, with rivals left? Then only winners are missing. */
export function isShowdown(hand: HandState): boolean {
  const { turn, players, open } = hand;
  if (turn.kind === 'showdown' || turn.kind === 'award') return true;
  if (open || (turn.kind !== 'deal' && turn.kind !== 'runs')) return false;
  const live = players.filter(({ folded }) => !folded);
  const bettors = live.filter(({ stack }) => stack > 0);
  return live.length > 1 && bettors.length < 2;
}

const halvesOf = ({ rules }: HandState): readonly PotHalf[] =>
  GAMES[rules.game].halves.length > 1 ? ['high', 'low'] : ['high'];

/** Those who may still win it. */
export const potContenders = ({ pots, players }: HandState, pot: number): readonly number[] =>
  (pots[pot]?.eligiblePlayers ?? []).filter((seat) =>
    players.some((player) => player.seat === seat && !player.folded && !player.mucked),
  );

/** Everything that has to be said, in the order of the awards: the last side pot first (R79). */
export function pickPlaces(hand: HandState): readonly PickPlace[] {
  const places: PickPlace[] = [];
  for (let pot = hand.pots.length - 1; pot >= 0; pot--) {
    if (hand.pots[pot]?.winners !== null || potContenders(hand, pot).length < 2) continue;
    for (let board = 0; board < hand.boards.length; board++) {
      for (const half of halvesOf(hand)) places.push({ pot, board, half });
    }
  }
  return places;
}

/** What was said of a place, null if nothing was. */
export function saidOf(hand: HandState, picks: Picks, place: PickPlace): readonly number[] | null {
  const contenders = potContenders(hand, place.pot);
  if (picks.way === 'winners') {
    const seats = picks.winners[placeKey(place)];
    if (seats === undefined) return null;
    const here = seats.filter((seat) => contenders.includes(seat));
    return here.length > 0 || place.half === 'low' ? here : null;
  }
  const tiers = picks.ranking[rankKey(place.board, place.half)];
  if (tiers === undefined) return null;
  const best = tiers.find((tier) => tier.some((seat) => contenders.includes(seat)));
  if (best === undefined) return place.half === 'low' ? [] : null;
  return best.filter((seat) => contenders.includes(seat));
}

export const focusOf = (hand: HandState, picks: Picks): PickPlace | null => {
  const places = pickPlaces(hand);
  const at = picks.focus;
  const isThere = at !== null && places.some((place) => placeKey(place) === placeKey(at));
  if (isThere) return at;
  return places.find((place) => saidOf(hand, picks, place) === null) ?? null;
};

/** The ranking of one pot for the engine; null while it is open. */
export function rankingOf(
  hand: HandState,
  picks: Picks,
  pot: number,
): readonly BoardRanking<number>[] | null {
  const boards: BoardRanking<number>[] = [];
  for (let board = 0; board < hand.boards.length; board++) {
    const high = saidOf(hand, picks, { pot, board, half: 'high' });
    if (high === null || high.length === 0) return null;
    if (halvesOf(hand).length === 1) {
      boards.push({ high: [high] });
      continue;
    }
    const low = saidOf(hand, picks, { pot, board, half: 'low' });
    if (low === null) return null;
    boards.push({ high: [high], low: low.length > 0 ? [low] : [] });
  }
  return boards;
}

/** Are all cards of a pot's contenders, and the board, known? Then cards speak (R77). */
const cardsSpeak = (hand: HandState, pot: number): boolean =>
  hand.boards.every((board) => board.length > 0 && !board.includes(null)) &&
  potContenders(hand, pot).every((seat) => {
    const i = hand.players.findIndex((player) => player.seat === seat);
    const cards = hand.hidden.cards[i] ?? [];
    return cards.length > 0 && !cards.includes(null);
  });

/** A hand that was paid, as far as winners are known. */
export interface Awarding {
  readonly hand: HandState;
  readonly events: readonly HandEvent[];
  /** Is every pot paid? */
  readonly isWhole: boolean;
  readonly refusal: Refusal | null;
}

/**
 * Cards that nobody saw are dealt, hands are turned up, and pots are paid from the last one on, until
 * a winner is missing.
 */
export function awardAsSaid(start: HandState, picks: Picks): Awarding {
  let hand = start;
  const events: HandEvent[] = [];
  const done = (refusal: Refusal | null): Awarding => ({
    hand,
    events,
    isWhole: hand.over,
    refusal,
  });
  for (;;) {
    const command = nextCommand(hand, picks);
    if (command === null) return done(null);
    const step = apply(hand, command);
    if (!step.ok) return done(step.error);
    hand = step.value.state;
    events.push(...step.value.events);
  }
}

function nextCommand(hand: HandState, picks: Picks): Command | null {
  const { turn } = hand;
  switch (turn.kind) {
    case 'deal':
      return isShowdown(hand) ? { type: 'deal' } : null;
    case 'showdown':
      return { type: 'showdown' };
    case 'award': {
      if (potContenders(hand, turn.pot).length < 2) return { type: 'award' };
      const boards = rankingOf(hand, picks, turn.pot);
      if (boards !== null) return { type: 'award', boards };
      return cardsSpeak(hand, turn.pot) ? { type: 'award' } : null;
    }
    default:
      return null;
  }
}

/** A winner is tapped where the focus is. */
export function pick(hand: HandState, picks: Picks, seat: number, together: boolean): Picks {
  if (picks.way === 'ranking') return rank(hand, picks, seat, together);
  const places = pickPlaces(hand);
  const focus = focusOf(hand, picks);
  const last = together ? lastSaid(hand, picks, places) : null;
  const place = last ?? focus;
  if (place === null || !potContenders(hand, place.pot).includes(seat)) return picks;
  const key = placeKey(place);
  const before = picks.winners[key] ?? [];
  const isTapped = before.includes(seat);
  // Where the dealer has gone by hand, taps put on and take off; else a tap is the winner.
  const isAdding = together || picks.focus !== null;
  const seats = isTapped
    ? before.filter((one) => one !== seat)
    : isAdding
      ? [...before, seat]
      : [seat];
  const { [key]: _old, ...rest } = picks.winners;
  return { ...picks, winners: seats.length === 0 ? rest : { ...rest, [key]: seats } };
}

function lastSaid(hand: HandState, picks: Picks, places: readonly PickPlace[]): PickPlace | null {
  if (picks.focus !== null) return picks.focus;
  const said = places.filter((place) => (saidOf(hand, picks, place) ?? []).length > 0);
  return said.at(-1) ?? null;
}

/** Best first; who is tapped again is out of the order. */
function rank(hand: HandState, picks: Picks, seat: number, together: boolean): Picks {
  const place = focusOf(hand, picks) ?? { pot: 0, board: 0, half: 'high' as const };
  const { board, half } = picks.focus ?? place;
  const key = rankKey(board, half);
  const tiers = picks.ranking[key] ?? [];
  const without = tiers
    .map((tier) => tier.filter((one) => one !== seat))
    .filter((tier) => tier.length > 0);
  const isTapped = tiers.some((tier) => tier.includes(seat));
  const last = without.at(-1);
  const next = isTapped
    ? without
    : together && last !== undefined
      ? [...without.slice(0, -1), [...last, seat]]
      : [...without, [seat]];
  return { ...picks, ranking: { ...picks.ranking, [key]: next } };
}

/** Nobody has a low: of the pot in focus, or of all of them. */
export function pickNoLow(hand: HandState, picks: Picks): Picks {
  const place = focusOf(hand, picks);
  if (place === null || place.half !== 'low') return picks;
  return picks.way === 'winners'
    ? { ...picks, winners: { ...picks.winners, [placeKey(place)]: [] } }
    : { ...picks, ranking: { ...picks.ranking, [rankKey(place.board, 'low')]: [] } };
}
