/** What a table of hands tells of one, by player: put in, given back, won, shown. */

import { type Card, formatCard, GAMES, type HandEvent, type Replay } from '@sidepot/engine';
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
  const { rules, boards, rake, won, cards } = outcomeOf(replay);
  const { seats, players, extra, startingStacks } = hand;
  const count = contributions.length;
  const told = extra?.['_button'];
  const hero = extra?.['_hero'];
  const button = typeof told === 'number' ? told : (seats?.[count - 1] ?? count);
  let seatCount = Math.max(hand.seatCount ?? 0, count);
  for (const seat of seats ?? []) if (seat > seatCount) seatCount = seat;
  return {
    button,
    seatCount,
    boards: boards.map(cardsText),
    rake,
    rules,
    players: contributions.map((put, i) => {
      const seat = seats?.[i] ?? i + 1;
      return {
        name: players?.[i] || `p${i + 1}`,
        seat,
        isButton: seat === button,
        isHero: hero === i + 1,
        stack: startingStacks[i] ?? 0,
        put,
        back: refund?.index === i ? refund.amount : 0,
        won: won[i] ?? 0,
        folded: folded[i] ?? false,
        cards: cardsText(cards[i] ?? []),
      };
    }),
  };
}

type Cards = readonly (Card | null)[];

/** What became of it, either way. */
interface Outcome {
  readonly rules: TabledHand['rules'];
  readonly boards: readonly Cards[];
  readonly cards: readonly Cards[];
  readonly won: readonly number[];
  readonly rake: number;
}

/** In stud and draw games cards are told in the order they came: only the events know it. */
const outcomeOf = ({ paid, events, contributions }: Replay): Outcome =>
  events === null && paid !== undefined ? paid : outcomeIn(events ?? [], contributions.length);

/** Is it such a game? */
export const needsEvents = ({ paid }: Replay): boolean =>
  paid !== undefined &&
  GAMES[paid.rules.game].streets.some(({ up, draw }) => up > 0 || draw !== null);

function outcomeIn(events: readonly HandEvent[], count: number): Outcome {
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
  return { rules, boards, cards, won, rake };
}

/** One that nobody saw is left out. */
function cardsText(cards: Cards): string {
  let text = '';
  for (const card of cards) if (card !== null) text += formatCard(card);
  return text;
}
