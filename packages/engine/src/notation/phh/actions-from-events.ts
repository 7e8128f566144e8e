/** What happened in a hand, as the actions of a PHH record (R162). */

import { PokerError, reject } from '../../errors.js';
import { GAMES } from '../../games/games.js';
import type { HandEvent, Rules, SeenCard } from '../../hand/state/types.js';
import type { Wants } from '../../wants.js';
import { hasLiveAntes } from '../history/live-antes.js';
import type { PhhAction, PhhCard } from './hand.js';
import { unmatchedOf } from './unmatched.js';

export const badEvents = (wants: Wants): PokerError =>
  new PokerError(reject('BAD_INPUT', { field: 'events', wants }));

const phhCards = (cards: readonly SeenCard[]): PhhCard[] => cards.map((card) => card ?? -1);

const hidden = (cards: readonly SeenCard[]): PhhCard[] => cards.map(() => -1);

export function phhActions(
  events: readonly HandEvent[],
  rules: Rules,
  indexOf: (seat: number) => number,
  hero: number | undefined,
): PhhAction[] {
  const actions: PhhAction[] = [];
  const book = new Book(events, rules);
  const seenBy = (seat: number, cards: readonly SeenCard[]): PhhCard[] =>
    hero === undefined || hero === seat ? phhCards(cards) : hidden(cards);
  for (const [i, event] of events.entries()) {
    book.enter(event);
    switch (event.type) {
      case 'dealt': {
        const cards = [...seenBy(event.seat, event.cards), ...phhCards(event.up)];
        actions.push({ verb: 'dh', player: indexOf(event.seat), cards });
        break;
      }
      case 'drew': {
        const cards = seenBy(event.seat, event.discarded);
        actions.push({ verb: 'sd', player: indexOf(event.seat), cards });
        break;
      }
      case 'posted':
        // For somebody who is not there (R111).
        if (event.kind === 'bring-in') actions.push({ verb: 'pb', player: indexOf(event.seat) });
        break;
      case 'board':
        actions.push({ verb: 'db', cards: phhCards(event.cards) });
        break;
      case 'acted':
        actions.push(book.actionOf(event, indexOf(event.seat)));
        break;
      case 'killed': {
        // A replay says so of a hand that was folded before (R45).
        if (book.isFolded(event.seat)) break;
        if (lowersPrice(event, events[i + 1])) throw badEvents('noKilledRaise');
        // Who is all-in cannot fold, but they can muck.
        const player = indexOf(event.seat);
        const isAllIn = book.stackOf(event.seat) === 0;
        actions.push(isAllIn ? { verb: 'sm', player, cards: null } : { verb: 'f', player });
        break;
      }
      case 'shown': {
        const cards = phhCards(book.wholeOf(event.seat, event.cards));
        actions.push({ verb: 'sm', player: indexOf(event.seat), cards });
        break;
      }
      case 'mucked':
        actions.push({ verb: 'sm', player: indexOf(event.seat), cards: null });
        break;
    }
  }
  return actions;
}

/** The bet of a killed hand that nobody matched goes back (R11): to a reader it would still be due. */
const lowersPrice = (
  { seat }: Extract<HandEvent, { type: 'killed' }>,
  next: HandEvent | undefined,
): boolean => next?.type === 'refunded' && next.seat === seat;

interface HeldCard {
  readonly card: SeenCard;
  readonly isUp: boolean;
}

/** One card less for each that was thrown; one that nobody knows is any of those that nobody knows. */
function withoutDown(held: readonly HeldCard[], thrown: readonly SeenCard[]): readonly HeldCard[] {
  const kept = held.slice();
  for (const card of thrown) {
    const at = kept.findIndex((one) => !one.isUp && one.card === card);
    const gone = at < 0 ? kept.findIndex((one) => !one.isUp) : at;
    if (gone >= 0) kept.splice(gone, 1);
  }
  return kept;
}

/** What a reader of the file knows of the chips so far. */
class Book {
  readonly #stacks = new Map<number, number>();
  readonly #folded = new Set<number>();
  readonly #events: readonly HandEvent[];
  /** The highest bet of the street. */
  #price = 0;
  /** Where antes are bets, PHH counts them apart. */
  #liveAnte = 0;
  readonly #isStud: boolean;
  /** Stud: all cards of a seat as they came. */
  readonly #held = new Map<number, readonly HeldCard[]>();

  constructor(events: readonly HandEvent[], rules: Rules) {
    const [started] = events;
    this.#events = events;
    this.#isStud = GAMES[rules.game].forced === 'bring-in';
    if (hasLiveAntes(events)) this.#liveAnte = rules.ante;
    if (started?.type !== 'started') return;
    for (const { seat, stack } of started.players) this.#stacks.set(seat, stack);
  }

  isFolded(seat: number): boolean {
    return this.#folded.has(seat);
  }

  stackOf(seat: number): number {
    return this.#stacks.get(seat) ?? 0;
  }

  enter(event: HandEvent): void {
    if (event.type === 'posted') {
      this.#pay(event.seat, event.ante + event.dead + event.live);
      const isAnte = event.kind === 'ante' || event.kind === 'button-blind';
      const posted = isAnte ? Math.max(0, event.live - this.#liveAnte) : event.live;
      const live = posted - unmatchedOf(this.#events, event.seat);
      this.#price = Math.max(this.#price, live);
    }
    if (event.type === 'board' && event.street > 0) {
      this.#price = 0;
      this.#liveAnte = 0;
    }
    // Without a board the round itself begins; a bring-in is owed though nobody posted it (R109).
    if (event.type === 'opened' && (event.street > 0 || this.#isStud)) {
      this.#price = event.street > 0 ? 0 : event.currentBet;
    }
    if (event.type === 'dealt') {
      this.#held.set(event.seat, [
        ...(this.#held.get(event.seat) ?? []),
        ...event.cards.map((card) => ({ card, isUp: false })),
        ...event.up.map((card) => ({ card, isUp: true })),
      ]);
    }
    if (event.type === 'drew') {
      this.#held.set(event.seat, withoutDown(this.#held.get(event.seat) ?? [], event.discarded));
    }
    if (event.type === 'refunded') this.#pay(event.seat, -event.amount);
  }

  /**
   * Stud shows all cards as they came: those face down, those face up, the last (R162). Who did not see
   * them dealt knows by now which they were.
   */
  wholeOf(seat: number, shown: readonly SeenCard[]): readonly SeenCard[] {
    const held = this.#held.get(seat) ?? [];
    const up = held.filter(({ isUp }) => isUp).length;
    if (up === 0 || shown.length + up !== held.length) return shown;
    let down = 0;
    return held.map(({ card, isUp }) => (isUp ? card : (shown[down++] ?? null)));
  }

  actionOf(event: Extract<HandEvent, { type: 'acted' }>, player: number): PhhAction {
    this.#pay(event.seat, event.paid);
    if (event.action === 'fold') {
      this.#folded.add(event.seat);
      return { verb: 'f', player };
    }
    if (event.action === 'bring-in') return { verb: 'pb', player };
    const amount = event.to - this.#liveAnte;
    if (amount <= this.#price || event.action === 'check') return { verb: 'cc', player };
    this.#price = amount;
    return { verb: 'cbr', player, amount };
  }

  #pay(seat: number, amount: number): void {
    this.#stacks.set(seat, this.stackOf(seat) - amount);
  }
}
