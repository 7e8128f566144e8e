/**
 * What really happened at a table, from its stored events alone: who may know which card since when,
 * who may see hands at all, and how many chips there are. It knows nothing of views.
 */

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
  /** Who sees hands where spectators may not, and sees them at once where those see them late. */
  readonly inside: ReadonlySet<string>;
  readonly kicked: ReadonlySet<string>;
  readonly isOpen: boolean;
}

interface People {
  readonly host: string;
  readonly seated: Set<string>;
  readonly kept: Set<string>;
  readonly dealt: Set<string>;
}

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
    const people: People = {
      host: String(created.host),
      ...{ seated: new Set(), kept: new Set(), dealt: new Set() },
    };
    let now: Moment = {
      ...{ at: 0, chips: 0, hand: 0, kicked: new Set() },
      inside: new Set(),
      isOpen: created.room.spectators.allowed,
    };
    let next: boolean | null = null;
    for (const [i, stored] of events.entries()) {
      const seq = i + 1;
      if (stored.of === 'hand') this.#reveal(seq, stored);
      if (stored.of === 'room' && stored.event.type === 'rabbitShown') {
        this.#add(now.hand, { seq, to: null, cards: stored.event.cards });
      }
      if (stored.of === 'room' && stored.event.type === 'roomChanged') {
        const { allowed } = stored.event.room.spectators;
        if (stored.event.from === 'now') now = { ...now, isOpen: allowed };
        else next = allowed;
      }
      if (stored.of === 'table' && stored.event.type === 'handFinished' && next !== null) {
        now = { ...now, isOpen: next };
        next = null;
      }
      const inside = movePeople(people, stored)
        ? new Set([people.host, ...people.seated, ...people.kept, ...people.dealt])
        : now.inside;
      const kicked =
        stored.of === 'room' && stored.event.type === 'kicked'
          ? new Set([...now.kicked, stored.event.player])
          : now.kicked;
      now = {
        ...now,
        ...{ at: stored.at, inside, kicked },
        chips: now.chips + paidIn(stored),
        hand: stored.of === 'hand' ? stored.hand : now.hand,
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

  seesHands(player: string, seq: number): boolean {
    const { isOpen, inside, kicked } = this.moment(seq);
    return !kicked.has(player) && (isOpen || inside.has(player));
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

/** True if who is inside may have changed. */
function movePeople({ seated, kept, dealt }: People, { of, event }: Stored): boolean {
  if (of === 'room') {
    if (event.type === 'seatReserved') kept.add(String(event.player));
    else if (event.type === 'seatReleased') kept.delete(String(event.player));
    else return event.type === 'created';
    return true;
  }
  if (of !== 'table') return false;
  if (event.type === 'satDown') {
    kept.delete(String(event.player));
    seated.add(String(event.player));
  } else if (event.type === 'left' || event.type === 'eliminated') {
    seated.delete(String(event.player));
  } else if (event.type === 'handStarted') {
    for (const { id } of event.hand.config.players) dealt.add(String(id));
  } else if (event.type === 'handFinished') dealt.clear();
  else return false;
  return true;
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
