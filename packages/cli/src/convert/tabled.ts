/** What a table of hands tells of one, by player: put in, given back, won, shown. */

import { type Card, formatCard, type HandEvent } from '@sidepot/engine';
import type { ReplayedHand } from './formats.js';

export interface TabledPlayer {
  readonly name: string;
  readonly seat: number;
  readonly isButton: boolean;
  readonly isHero: boolean;
  readonly stack: number;
  readonly put: number;
  readonly back: number;
  readonly won: number;
  readonly folded: boolean;
  /** Those that are known: AsKd. */
  readonly cards: string;
}

export interface TabledHand {
  readonly players: readonly TabledPlayer[];
  readonly button: number;
  readonly seatCount: number;
  readonly boards: readonly string[];
  readonly rake: number;
  readonly rules: Extract<HandEvent, { type: 'started' }>['rules'] | null;
}

export function tabledHand({ hand, replay }: ReplayedHand): TabledHand {
  const { contributions, folded, refund } = replay;
  const events = replay.events ?? [];
  const count = contributions.length;
  const won = Array.from({ length: count }, () => 0);
  const cards: (readonly (Card | null)[])[] = Array.from({ length: count }, () => []);
  const boards: (Card | null)[][] = [];
  const first: Extract<HandEvent, { type: 'board' }>[] = [];
  let rake = 0;
  let rules: TabledHand['rules'] = null;
  for (const event of events) {
    switch (event.type) {
      case 'started':
        rules = event.rules;
        break;
      case 'awarded':
        rake += event.rake;
        for (const { seat, amount } of event.shares) won[seat - 1] = (won[seat - 1] ?? 0) + amount;
        break;
      case 'dealt':
        cards[event.seat - 1] = [...(cards[event.seat - 1] ?? []), ...event.cards, ...event.up];
        break;
      case 'drew': {
        const gone = [...event.discarded];
        cards[event.seat - 1] = (cards[event.seat - 1] ?? []).filter((card) => {
          const at = gone.indexOf(card);
          if (at >= 0) gone.splice(at, 1);
          return at < 0;
        });
        break;
      }
      case 'board':
        // A new run starts with what was on the table when the runs parted.
        if (boards[event.board] === undefined) {
          boards[event.board] = first
            .filter(({ street }) => street < event.street)
            .flatMap(({ cards: before }) => before);
        }
        boards[event.board]?.push(...event.cards);
        if (event.board === 0) first.push(event);
        break;
      default:
        break;
    }
  }
  const seatOf = (i: number): number => hand.seats?.[i] ?? i + 1;
  const told = hand.extra?.['_button'];
  const button = typeof told === 'number' ? told : seatOf(count - 1);
  return {
    button,
    seatCount: Math.max(hand.seatCount ?? 0, count, ...(hand.seats ?? [])),
    boards: boards.map((board) => board.map(cardText).join('')),
    rake,
    rules,
    players: contributions.map((put, i) => ({
      name: hand.players?.[i] || `p${i + 1}`,
      seat: seatOf(i),
      isButton: seatOf(i) === button,
      isHero: hand.extra?.['_hero'] === i + 1,
      stack: hand.startingStacks[i] ?? 0,
      put,
      back: refund?.index === i ? refund.amount : 0,
      won: won[i] ?? 0,
      folded: folded[i] ?? false,
      cards: (cards[i] ?? []).map(cardText).join(''),
    })),
  };
}

/** One that nobody saw is left out. */
const cardText = (card: Card | null): string => (card === null ? '' : formatCard(card));
