/**
 * I1 to I9 of RULES.md after every event of a hand that is played in place: quick enough for millions
 * of hands. The money is kept a second time, by what the events say, and the pots are peeled again,
 * level by level.
 */
import type { HandEvent, HandState } from '@sidepot/engine';
import { expect } from './invariants.js';

export class Watcher {
  readonly #stacks: number[] = [];
  #middle = 0;
  #chips = 0;
  #refunds = 0;
  #street = -1;
  #price = 0;
  #raise = 0;
  /** Amounts of the pots that were awarded, by index. */
  readonly #awarded = new Map<number, number>();
  events = 0;

  readonly watch = (event: HandEvent, state: HandState): void => {
    this.events++;
    this.#book(event, state);
    const { players } = state;
    let stacks = 0;
    for (let i = 0; i < players.length; i++) {
      const { seat, stack } = players[i]!;
      stacks += stack;
      expect(Number.isSafeInteger(stack) && stack >= 0, 'I1', () => [event, seat, stack]);
      expect(stack === this.#stacks[seat], 'I1 ledger', () => [event, seat, stack]);
    }
    expect(stacks + this.#middle === this.#chips, 'I2', () => [event, stacks, this.#middle]);
    expect(this.#refunds <= 1, 'I7', () => event);
    if (event.type === 'collected') checkPots(state);
    if (event.type === 'awarded') this.#checkAward(event, state);
    this.#checkPrice(event, state);
  };

  #move(seat: number, amount: number): void {
    this.#stacks[seat] = (this.#stacks[seat] ?? 0) + amount;
    this.#middle -= amount;
  }

  #book(event: HandEvent, state: HandState): void {
    switch (event.type) {
      case 'started':
        for (const { seat, stack } of event.players) this.#stacks[seat] = stack;
        this.#chips = state.chips;
        break;
      case 'posted':
        this.#move(event.seat, -(event.ante + event.dead + event.live));
        break;
      case 'acted':
        this.#move(event.seat, -event.paid);
        break;
      case 'refunded':
        this.#move(event.seat, event.amount);
        this.#refunds++;
        break;
      case 'awarded':
        for (const { seat, amount } of event.shares) this.#move(seat, amount);
        break;
      case 'opened':
        this.#refunds = 0;
        break;
    }
  }

  #checkAward(event: Extract<HandEvent, { type: 'awarded' }>, { players }: HandState): void {
    let paid = event.rake;
    for (const { seat, amount } of event.shares) {
      paid += amount;
      const player = players.find((one) => one.seat === seat)!;
      expect(!player.folded && amount > 0, 'I8', () => [event, player]);
    }
    expect(paid === event.amount, 'I6', () => event);
    expect(!this.#awarded.has(event.pot), 'I6 once', () => event);
    this.#awarded.set(event.pot, event.amount);
  }

  /** I9: within a street the price and the raise never fall. */
  #checkPrice(event: HandEvent, state: HandState): void {
    if (!state.open) return;
    if (event.type !== 'opened' && state.street === this.#street) {
      expect(state.currentBet >= this.#price, 'I9', () => [event, this.#price]);
      expect(state.lastFullRaise >= this.#raise, 'I9 raise', () => [event, this.#raise]);
    }
    this.#street = state.street;
    this.#price = state.currentBet;
    this.#raise = state.lastFullRaise;
  }
}

/** I3 to I5 of a closed round: every level of a live hand is a pot, and what is in the middle is in them. */
function checkPots({ players }: HandState): void {
  let total = 0;
  let left = 0;
  let before = 0;
  let contenders = Number.POSITIVE_INFINITY;
  const levels: number[] = [];
  for (const { ante, dead, live, bet, folded } of players) {
    total += ante + dead + live;
    left += dead;
    expect(bet === 0, 'I3 bets', () => players);
    if (!folded) levels.push(ante + live);
  }
  levels.sort((a, b) => a - b);
  for (const level of levels) {
    if (level === before) continue;
    let amount = 0;
    let reach = 0;
    for (const { ante, live, folded } of players) {
      amount += Math.min(ante + live, level) - Math.min(ante + live, before);
      if (!folded && ante + live >= level) reach++;
    }
    left += amount;
    expect(amount > 0 && reach > 0 && reach < contenders, 'I4, I5', () => players);
    contenders = reach;
    before = level;
  }
  // What folded players alone put in above it rolls down (R17): killed hands only.
  for (const { ante, live } of players) left += Math.max(0, ante + live - before);
  expect(left === total, 'I3', () => [players, left, total]);
}
