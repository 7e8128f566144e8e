/** Who may do what (R39 to R61, R105 to R117, R157), and what it does. */
import { hasOpenPair } from './boards.js';
import {
  clockwiseFrom,
  type Hand,
  liveSeats,
  type Seat,
  streetOf,
  type WalkConfig,
} from './state.js';

/** As the rulebook's tables: `bet` and `raise` list amounts, in no-limit and pot-limit two. */
export interface Legal {
  readonly fold: boolean;
  readonly check: boolean;
  readonly call: number | null;
  readonly bringIn: number | null;
  readonly bet: number[] | null;
  readonly raise: number[] | null;
}

export type BetType = 'fold' | 'check' | 'call' | 'bringIn' | 'bet' | 'raise';

const unitOf = (config: WalkConfig): number => config.unit ?? 1;

const othersLive = (hand: Hand, seat: Seat): Seat[] =>
  liveSeats(hand).filter((other) => other !== seat);

/** R40. */
const reach = ({ bet, stack }: Seat): number => bet + stack;

/** R40, R45: no more than a rival could ever have in, or than a forfeit forced bet. */
function owed(hand: Hand, seat: Seat): number {
  const rivals = othersLive(hand, seat).map(reach);
  const forfeits = hand.seats.filter(({ absent }) => absent).map(({ bet }) => bet);
  const best = Math.max(0, ...rivals, ...forfeits);
  return Math.max(0, Math.min(hand.price, best) - seat.bet);
}

/** R66. */
function isPending(hand: Hand, seat: Seat): boolean {
  if (seat.folded || seat.stack === 0) return false;
  if (owed(hand, seat) > 0) return true;
  return !seat.acted && othersLive(hand, seat).some(({ stack }) => stack > 0);
}

/** Whose turn it is to bet; null when the round is over (R66 to R68). */
export function toAct(hand: Hand): Seat | null {
  if (liveSeats(hand).length === 1) return null;
  return clockwiseFrom(hand, hand.lookFrom).find((seat) => isPending(hand, seat)) ?? null;
}

// ---------------------------------------------------------------- how much

const isFixed = ({ config }: Hand): boolean => config.limit === 'fixed-limit';

/** Fixed limit: the bet that half bets are measured by (R59, R116). */
function fixedBet(hand: Hand): number {
  const isBig = streetOf(hand).bet === 'big' || hand.bigBetMade;
  return isBig ? hand.config.bigBet! : hand.config.smallBet!;
}

/** R113: on third street chips up to the bring-in count as nothing. */
function faces(hand: Hand, seat: Seat): number {
  const isThird = hand.game.upCards !== null && hand.street === 0;
  const own = isThird && seat.bet <= hand.config.bringIn! ? 0 : seat.bet;
  return hand.price - own;
}

/** R51, R52, R54, R59. */
function mayRaise(hand: Hand, seat: Seat): boolean {
  if (!othersLive(hand, seat).some((other) => reach(other) > hand.price)) return false; // R60
  if (!seat.acted) return true;
  if (isFixed(hand)) return 2 * faces(hand, seat) >= fixedBet(hand);
  return faces(hand, seat) >= hand.lastFullRaise;
}

function fixedAmounts(hand: Hand, seat: Seat): number[] {
  const { config } = hand;
  const capLifted = config.uncapped === true || (config.mode === 'cash' && hand.headsUp);
  if (!capLifted && hand.bets > (config.fixedLimitRaises ?? 4)) return []; // R58, R112
  const isDouble = hasOpenPair(hand) && !hand.bigBetMade;
  const sizes = isDouble ? [config.smallBet!, config.bigBet!] : [fixedBet(hand)];
  const totals = sizes.map((size) => Math.min(hand.fullLevel + size, reach(seat)));
  return [...new Set(totals)].filter((to) => to > hand.price);
}

/** R56, R57: everything on the table, on the first street with the blinds counted in full. */
function potMaximum(hand: Hand, seat: Seat): number {
  const counted = hand.seats.map((one) => {
    const dead = hand.street === 0 ? 0 : one.dead;
    return one.ante + dead + one.live + (hand.street === 0 ? one.missing : 0);
  });
  const pot = counted.reduce((sum, chips) => sum + chips, 0);
  return hand.price + pot + (hand.price - seat.bet);
}

/** Lowest and highest of no-limit and pot-limit. */
function openAmounts(hand: Hand, seat: Seat): number[] {
  const all = reach(seat);
  if (all <= hand.price) return [];
  const unit = unitOf(hand.config);
  const lowest = Math.ceil((hand.price + hand.lastFullRaise) / unit) * unit; // R9, R49
  if (all <= lowest) return [all, all];
  const isPot = hand.config.limit === 'pot-limit';
  const most = isPot ? Math.max(potMaximum(hand, seat), lowest) : all;
  const highest = most >= all ? all : Math.floor(most / unit) * unit;
  return [lowest, highest];
}

export function legalOf(hand: Hand, seat: Seat): Legal {
  const amountsOf = isFixed(hand) ? fixedAmounts : openAmounts;
  const found = mayRaise(hand, seat) ? amountsOf(hand, seat) : [];
  const amounts = found.length > 0 ? found : null;
  const isForced = hand.mustBringIn === seat.seat; // R108
  const owes = owed(hand, seat);
  return {
    fold: !isForced,
    check: !isForced && owes === 0,
    call: isForced || owes === 0 ? null : Math.min(owes, seat.stack),
    bringIn: isForced ? Math.min(hand.config.bringIn!, seat.stack) : null,
    bet: hand.price === 0 ? amounts : null,
    raise: hand.price === 0 ? null : amounts,
  };
}

// ---------------------------------------------------------------- what it does

export function pay(seat: Seat, chips: number): void {
  seat.stack -= chips;
  seat.live += chips;
  seat.bet += chips;
}

/** R49, R50, R59, R112, R113, R116: what a bet or raise does to the price and what counts. */
function raisePrice(hand: Hand, to: number): void {
  const added = to - hand.fullLevel;
  if (2 * added >= fixedBetOrZero(hand)) {
    hand.fullLevel = to;
    hand.bets += 1;
    if (hasOpenPair(hand) && added > hand.config.smallBet!) hand.bigBetMade = true;
  }
  if (to - hand.price >= hand.lastFullRaise) hand.lastFullRaise = to - hand.price;
  hand.price = to;
}

const fixedBetOrZero = (hand: Hand): number => (isFixed(hand) ? fixedBet(hand) : 0);

function isListed(hand: Hand, amounts: number[] | null, amount: number, seat: Seat): boolean {
  if (amounts === null) return false;
  if (isFixed(hand)) return amounts.includes(amount);
  const inside = amount >= amounts[0]! && amount <= amounts[1]!;
  return inside && (amount % unitOf(hand.config) === 0 || amount === reach(seat));
}

/** Refuses what is not legal. */
export function act(hand: Hand, seat: Seat, type: BetType, amount: number): void {
  const legal = legalOf(hand, seat);
  const isLegal =
    type === 'bet' || type === 'raise'
      ? isListed(hand, legal[type], amount, seat)
      : legal[type] !== null && legal[type] !== false;
  if (!isLegal) throw new Error(`seat ${seat.seat} may not ${type} ${amount}`);
  if (type === 'fold') seat.folded = true;
  if (type === 'call') pay(seat, legal.call!);
  if (type === 'bringIn') pay(seat, legal.bringIn!);
  if (type === 'bet' || type === 'raise') {
    pay(seat, amount - seat.bet);
    raisePrice(hand, amount);
    hand.aggressor = seat.seat;
  }
  seat.acted = true;
  hand.mustBringIn = null;
  hand.lookFrom = seat.seat + 1;
}
