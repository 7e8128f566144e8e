/**
 * What really happened at a table, from its stored events alone: who may know which card since when,
 * who may see hands at all, and how many chips there are. It knows nothing of views.
 */

import type { HudRule } from '@sidepot/protocol';
import type { Stored } from '../../src/room/index.js';

interface Reveal {
  readonly seq: number;
  /** Null: to everybody. */
  readonly to: string | null;
  readonly cards: readonly number[];
}

interface Moment {
  readonly at: number;
  /** Stacks, bets and pots: what was paid in, less what was paid out and raked. */
  readonly chips: number;
  /** The hand being played, or the last one. */
  readonly hand: number;
  /** Who has chips: they see hands where spectators may not, and at once where those see late. */
  readonly inside: ReadonlySet<string>;
  /** Who was dealt into the hand on the table: they see how it ends. */
  readonly dealt: ReadonlySet<string>;
  readonly books: ReadonlyMap<string, Book>;
  readonly kicked: ReadonlySet<string>;
  readonly isOpen: boolean;
  /** Whose statistics are told. */
  readonly hud: HudRule;
  /** Hands that are over. */
  readonly over: number;
  readonly isClosed: boolean;
}

/** What the table knows of one person's money. */
interface Book {
  /** Null: no seat with chips bought for it. */
  readonly seat: number | null;
  /** While they play a hand, what they started it with. */
  readonly stack: number;
  readonly buyIns: number;
  readonly cashOuts: number;
}

const NO_BOOK: Book = { seat: null, stack: 0, buyIns: 0, cashOuts: 0 };

export class Truth {
  readonly events: readonly Stored[];
  readonly #moments: Moment[] = [];
  readonly #reveals: Map<number, Reveal[]> = new Map();
  readonly #known: Map<string, ReadonlySet<number>> = new Map();

  constructor(events: readonly Stored[]) {
    this.events = events;
    const first = events[0];
    const created = first?.of === 'room' && first.event.type === 'created' ? first.event : null;
    if (created === null) throw new Error('the first event is not `created`');
    let now: Moment = {
      ...{ at: 0, chips: 0, hand: 0, kicked: new Set(), dealt: new Set(), inside: new Set() },
      ...{ books: new Map(), isClosed: false },
      isOpen: created.room.spectators.allowed,
      ...{ hud: created.room.hud ?? 'off', over: 0 },
    };
    let next: Pick<Moment, 'isOpen' | 'hud'> | null = null;
    for (const [i, stored] of events.entries()) {
      const seq = i + 1;
      if (stored.of === 'hand') this.#reveal(seq, stored);
      if (stored.of === 'room' && stored.event.type === 'rabbitShown') {
        this.#add(now.hand, { seq, to: null, cards: stored.event.cards });
      }
      if (stored.of === 'room' && stored.event.type === 'roomChanged') {
        const { spectators, hud } = stored.event.room;
        const told = { isOpen: spectators.allowed, hud: hud ?? 'off' };
        if (stored.event.from === 'now') now = { ...now, ...told };
        else next = told;
      }
      if (stored.of === 'table' && stored.event.type === 'handFinished' && next !== null) {
        now = { ...now, ...next };
        next = null;
      }
      const books = bookedIn(now.books, stored);
      const inside =
        books === now.books
          ? now.inside
          : new Set([...books].filter(([, { stack }]) => stack > 0).map(([player]) => player));
      const kicked =
        stored.of === 'room' && stored.event.type === 'kicked'
          ? new Set([...now.kicked, stored.event.player])
          : now.kicked;
      now = {
        ...now,
        ...{ at: stored.at, books, inside, kicked, dealt: dealtIn(now.dealt, stored) },
        isClosed: now.isClosed || (stored.of === 'room' && stored.event.type === 'closed'),
        chips: now.chips + paidIn(stored),
        hand: stored.of === 'hand' ? stored.hand : now.hand,
        over: now.over + (stored.of === 'hand' && stored.event.type === 'ended' ? 1 : 0),
      };
      this.#moments.push(now);
    }
  }

  get seq(): number {
    return this.events.length;
  }

  moment(seq: number): Moment {
    const moment = this.#moments[seq - 1];
    if (moment === undefined) throw new Error(`there is no event ${seq}`);
    return moment;
  }

  /** May they be shown this hand by a message that ends with event `seq`? */
  seesHand(player: string, hand: number, seq: number): boolean {
    const moment = this.moment(seq);
    const { isOpen, inside, dealt, isClosed, books, kicked } = moment;
    if (kicked.has(player)) return false;
    if (isOpen || inside.has(player) || (isClosed && books.has(player))) return true;
    return hand === moment.hand && dealt.has(player);
  }

  /** The last event that was so long ago; what the table was when it began anybody may see. */
  seqAt(time: number): number {
    return Math.max(1, this.#moments.findLastIndex(({ at }) => at <= time) + 1);
  }

  /** All events between two times, and the last one before. */
  between(from: number, to: number): readonly number[] {
    const [first, last] = [this.seqAt(from), this.seqAt(to)];
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  }

  /** Own cards, and those turned up or dealt to the middle until then. */
  known(player: string, hand: number, seq: number): ReadonlySet<number> {
    const reveals = this.#reveals.get(hand) ?? [];
    const count = reveals.findLastIndex((one) => one.seq <= seq) + 1;
    const name = `${player} ${hand} ${count}`;
    const kept = this.#known.get(name);
    if (kept !== undefined) return kept;
    const cards = reveals
      .slice(0, count)
      .flatMap((one) => (one.to === null || one.to === player ? one.cards : []));
    const known = new Set(cards);
    this.#known.set(name, known);
    return known;
  }

  /** All cards of a hand that somebody could give away, the undealt ones too. */
  deck(hand: number): readonly number[] {
    for (const stored of this.events) {
      if (stored.of !== 'hand' || stored.hand !== hand) continue;
      if (stored.event.type === 'started') return stored.event.deck ?? [];
    }
    return [];
  }

  #reveal(seq: number, { hand, event, to }: Extract<Stored, { of: 'hand' }>): void {
    const numbers = (cards: readonly (number | null)[]): number[] =>
      cards.filter((card) => card !== null);
    if (event.type === 'dealt') {
      this.#add(hand, { seq, to: String(to), cards: numbers(event.cards) });
      this.#add(hand, { seq, to: null, cards: numbers(event.up) });
    }
    if (event.type === 'board' || event.type === 'shown') {
      this.#add(hand, { seq, to: null, cards: numbers(event.cards) });
    }
  }

  #add(hand: number, reveal: Reveal): void {
    const list = this.#reveals.get(hand) ?? [];
    this.#reveals.set(hand, list);
    list.push(reveal);
  }
}

function dealtIn(dealt: ReadonlySet<string>, { of, event }: Stored): ReadonlySet<string> {
  return of === 'table' && event.type === 'handStarted'
    ? new Set(event.hand.config.players.map(({ id }) => id))
    : dealt;
}

/** The books after one more event; the same ones if it moved no money. */
function bookedIn(
  books: ReadonlyMap<string, Book>,
  { of, event }: Stored,
): ReadonlyMap<string, Book> {
  if (of !== 'table') return books;
  const bookOf = (player: unknown): Book => books.get(String(player)) ?? NO_BOOK;
  const put = (player: unknown, change: Partial<Book>): ReadonlyMap<string, Book> =>
    new Map([...books, [String(player), { ...bookOf(player), ...change }]]);
  switch (event.type) {
    case 'satDown': {
      const { player, seat, stack, paid, fee } = event;
      return put(player, { seat, stack, buyIns: bookOf(player).buyIns + paid + fee });
    }
    case 'toppedUp': {
      const { stack, buyIns } = bookOf(event.player);
      return put(event.player, { stack: stack + event.amount, buyIns: buyIns + event.amount });
    }
    case 'left': {
      const cashOuts = bookOf(event.player).cashOuts + event.paid;
      return put(event.player, { seat: null, stack: 0, cashOuts });
    }
    case 'eliminated':
      return put(event.player, { seat: null, stack: 0 });
    case 'handFinished':
      return new Map(
        [...books].map(([player, book]) => {
          const stack = book.seat === null ? undefined : event.stacks[book.seat];
          return [player, stack === undefined ? book : { ...book, stack }] as const;
        }),
      );
    default:
      return books;
  }
}

function paidIn({ of, event }: Stored): number {
  if (of !== 'table') return 0;
  switch (event.type) {
    case 'satDown':
      return event.stack;
    case 'toppedUp':
      return event.amount;
    case 'left':
      return -event.paid;
    case 'handFinished':
      return -event.rake;
    default:
      return 0;
  }
}
