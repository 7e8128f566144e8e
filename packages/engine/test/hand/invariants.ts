/**
 * I1 to I10 of RULES.md, after every event. The money is kept a second time, in a ledger that knows
 * only the amounts the events name; the state must agree with it.
 */
import type { HandEvent, HandState, PlayerState } from '@sidepot/engine';

export class Problem extends Error {}

/** The text before the colon names the check. */
export function expect(fine: boolean, name: string, details: () => unknown): void {
  if (!fine) throw new Problem(`${name}: ${JSON.stringify(details())}`);
}

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

const levelOf = ({ ante, live }: PlayerState): number => ante + live;

export class Ledger {
  readonly #stacks = new Map<number, number>();
  readonly #start: ReadonlyMap<number, number>;
  readonly #chips: number;
  #before: HandState;
  #middle = 0;
  #refunds = 0;
  #killed = false;

  constructor(started: HandEvent, state: HandState) {
    if (started.type !== 'started') throw new Problem(`first event: ${started.type}`);
    for (const { seat, stack } of started.players) this.#stacks.set(seat, stack);
    this.#start = new Map(this.#stacks);
    this.#chips = sum(this.#stacks.values());
    this.#before = state;
  }

  /** Everything that must be true after this event. */
  check(event: HandEvent, state: HandState): void {
    this.#book(event);
    for (const { seat, stack } of state.players) {
      expect(Number.isSafeInteger(stack) && stack >= 0, 'I1', () => [seat, stack]);
      expect(stack === this.#stacks.get(seat), 'I1 ledger', () => [event, seat, stack]);
    }
    const stacks = sum(this.#stacks.values());
    expect(stacks + this.#middle === this.#chips, 'I2', () => [event, stacks, this.#middle]);
    expect(state.totalPot + state.rake === this.#middle, 'I2 pot', () => [event, state.totalPot]);
    checkPots(state);
    if (event.type === 'awarded') checkAward(event, this.#before);
    expect(this.#refunds <= 1, 'I7', () => event);
    this.#checkPrice(event, state);
    this.#before = state;
  }

  #book(event: HandEvent): void {
    const move = (seat: number, amount: number): void => {
      this.#stacks.set(seat, this.#stacks.get(seat)! + amount);
      this.#middle -= amount;
    };
    if (event.type === 'posted') move(event.seat, -(event.ante + event.dead + event.live));
    if (event.type === 'acted') move(event.seat, -event.paid);
    if (event.type === 'awarded') for (const { seat, amount } of event.shares) move(seat, amount);
    if (event.type === 'refunded') {
      move(event.seat, event.amount);
      // What a ruling returns is not the street's refund (R11).
      if (!this.#killed) this.#refunds++;
    }
    // R73: everything goes back, also what has been won.
    if (event.type === 'voided') {
      for (const [seat, stack] of this.#start) move(seat, stack - this.#stacks.get(seat)!);
    }
    if (event.type === 'opened') this.#refunds = 0;
    this.#killed = event.type === 'killed';
  }

  /** I9: within a street the price and the raise never fall, except R11. */
  #checkPrice(event: HandEvent, state: HandState): void {
    const before = this.#before;
    if (!state.open || !before.open || state.street !== before.street) return;
    if (event.type === 'refunded' || event.type === 'opened') return;
    expect(state.currentBet >= before.currentBet, 'I9', () => [event, before.currentBet]);
    expect(state.lastFullRaise >= before.lastFullRaise, 'I9 raise', () => event);
  }
}

function checkPots({ pots, players, potRakes, totalPot, rake, voided }: HandState): void {
  const folded = new Set(players.filter((player) => player.folded).map(({ seat }) => seat));
  const open = pots.map(({ winners, amount }, i) =>
    winners === null ? amount - (potRakes[i] ?? 0) : 0,
  );
  const bets = sum(players.map(({ bet }) => bet));
  expect(sum(open) + bets === totalPot, 'I3', () => [pots, bets, totalPot, rake, voided]);
  let before: readonly number[] | undefined;
  for (const { amount, eligiblePlayers: seats } of pots) {
    expect(amount > 0 && seats.length > 0, 'I4', () => pots);
    expect(!seats.some((seat) => folded.has(seat)), 'I4 folded', () => [pots, [...folded]]);
    const shrinks =
      before === undefined ||
      (seats.length < before.length && seats.every((seat) => before?.includes(seat)));
    expect(shrinks, 'I5', () => pots);
    before = seats;
  }
}

function checkAward(event: Extract<HandEvent, { type: 'awarded' }>, before: HandState): void {
  const { shares, amount, rake, pot } = event;
  expect(sum(shares.map((share) => share.amount)) + rake === amount, 'I6', () => event);
  expect(before.pots[pot]?.amount === amount, 'I6 amount', () => [event, before.pots]);
  for (const { seat } of shares) {
    const player = before.players.find((one) => one.seat === seat)!;
    expect(!player.folded, 'I8', () => event);
    expect(before.pots[pot]!.eligiblePlayers.includes(seat), 'R79', () => event);
  }
}

/** I10, when the hand is over. */
export function checkReach({ players }: HandState): void {
  const dead = sum(players.map((player) => player.dead));
  const live = Math.max(...players.filter(({ folded }) => !folded).map(levelOf));
  const rolledDown = sum(players.map((player) => Math.max(0, levelOf(player) - live)));
  for (const player of players) {
    const reach = sum(players.map((other) => Math.min(levelOf(player), levelOf(other))));
    expect(player.won <= reach + dead + rolledDown, 'I10', () => player);
    expect(!player.folded || player.won === 0, 'I8', () => player);
  }
}
