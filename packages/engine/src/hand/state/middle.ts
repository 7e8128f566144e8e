/**
 * A hand that is written down from the middle on: at a real table somebody asks "who gets what?" when
 * the betting is over. What lies there already is kept as pots, since nobody knows who put it in.
 */

import { isObject, keysProblem, unfit } from '../../checks.js';
import { amountProblem, totalProblem } from '../../chips.js';
import { type Refusal, reject } from '../../errors.js';
import { isBoardGame } from '../../games/games.js';
import type { HandPlayer, Middle, MiddlePot, PublicHand, Rules } from './types.js';

/** With the seats of each; a list that is none is refused later. */
export function middlePots(
  { pots, folded }: Middle,
  players: readonly HandPlayer[],
): readonly MiddlePot[] {
  if (!Array.isArray(pots) || pots.length > players.length) return [];
  const out = Array.isArray(folded) && folded.length <= players.length ? folded : [];
  const isIn = ({ seat }: HandPlayer): boolean => !out.includes(seat);
  const all = players.filter(isIn).map(({ seat }) => seat);
  return pots.flatMap((pot) =>
    isObject(pot) && typeof pot.amount === 'number' && pot.amount > 0
      ? [{ amount: pot.amount, seats: seatsOf(pot.seats, all) }]
      : [],
  );
}

/** Our own list: what a caller writes to later must not change the hand. */
const seatsOf = (seats: unknown, all: readonly number[]): readonly number[] =>
  Array.isArray(seats) && seats.length <= all.length ? seats.slice() : all;

/** What lies there: 0 in nearly every hand. A hole, in a state from elsewhere, stops it at once. */
export function middleChips({ rules }: Pick<PublicHand, 'rules'>): number {
  const { middle } = rules;
  if (middle === undefined || middle.length === 0) return 0;
  let chips = 0;
  for (let i = 0; i < middle.length; i++) chips += (middle[i] as MiddlePot).amount;
  return chips;
}

const KEYS: readonly string[] = ['pots', 'bets', 'folded'];

export function middleProblem(
  middle: Middle,
  players: readonly HandPlayer[],
  rules: Rules,
): Refusal | undefined {
  if (!isObject(middle)) return unfit('middle', 'object', middle);
  const { pots = [], bets = {}, folded = [] } = middle;
  const wrong = keysProblem(middle, KEYS, 'middle.');
  if (wrong !== undefined) return wrong;
  if (!isBoardGame(rules.game)) {
    return unfit('middle', { wants: 'leftOutInGame', game: rules.game }, 'given');
  }
  if (!Array.isArray(folded) || folded.length > players.length) {
    return unfit('middle.folded', { wants: 'listUpTo', most: players.length }, folded);
  }
  if (!Array.isArray(pots) || pots.length > players.length) {
    return unfit('middle.pots', { wants: 'listUpTo', most: players.length }, pots);
  }
  if (!isObject(bets)) return unfit('middle.bets', 'stacksBySeat', bets);
  const seats = players.map(({ seat }) => seat);
  const strange = folded.findIndex((seat) => !seats.includes(seat));
  if (strange >= 0) return unfit('middle.folded', 'seatOfHand', folded[strange]);
  const live = seats.filter((seat) => !folded.includes(seat));
  if (live.length === 0) return reject('NO_LIVE_HAND');
  return betsProblem(bets, players) ?? potsProblem(pots, live, players);
}

function betsProblem(
  bets: Readonly<Record<number, number>>,
  players: readonly HandPlayer[],
): Refusal | undefined {
  for (const [seat, bet] of Object.entries(bets)) {
    const player = players.find((one) => one.seat === Number(seat));
    if (player === undefined) return unfit(`middle.bets[${seat}]`, 'seatOfHand', seat);
    const wrong = amountProblem(bet, `middle.bets[${seat}]`, player.id);
    if (wrong !== undefined) return wrong;
    if (bet > player.stack) {
      return reject('NOT_ENOUGH_CHIPS', { player: player.id, to: bet, max: player.stack });
    }
  }
  return undefined;
}

/** Each pot has fewer contenders than the one below it, and every live hand is in the first (I5). */
function potsProblem(
  pots: NonNullable<Middle['pots']>,
  live: readonly number[],
  players: readonly HandPlayer[],
): Refusal | undefined {
  let total = players.reduce((sum, { stack }) => sum + stack, 0);
  let below = live;
  for (let i = 0; i < pots.length; i++) {
    const pot = pots[i] as unknown as MiddlePot;
    const at = `middle.pots[${i}]`;
    if (!isObject(pot)) return unfit(at, 'object', pot);
    const wrong =
      keysProblem(pot, ['amount', 'seats'], `${at}.`) ?? amountProblem(pot.amount, `${at}.amount`);
    if (wrong !== undefined) return wrong;
    const seats: unknown = pot.seats ?? live;
    if (!Array.isArray(seats)) return unfit(`${at}.seats`, 'list', seats);
    const isFirst = i === 0 && seats.length !== live.length;
    const isLarger = i > 0 && seats.length > below.length;
    const strange = seats.some((seat, k) => !below.includes(seat) || seats.indexOf(seat) !== k);
    if (isFirst || isLarger || strange || seats.length === 0) {
      return unfit(`${at}.seats`, 'seatOfHand', seats);
    }
    total += pot.amount;
    below = seats;
  }
  return totalProblem(total);
}
