/**
 * The part of the pot that a hand of stud or draw can expect against hands nobody knows: all cards to
 * come are dealt at random, and everybody draws by the same rules of thumb.
 */

import {
  type Card,
  deckOf,
  evaluatorsOf,
  GAMES,
  type HandView,
  type PlayerState,
  type Rng,
  randomBelow,
  type SeenCard,
} from '@sidepot/engine';
import { thrownFrom } from './keeping.js';

const isKnown = (card: SeenCard): card is Card => card !== null;

interface Held {
  readonly down: readonly Card[];
  readonly up: readonly Card[];
}

/** Cards that nobody has seen, in a new order for every try. */
class Unseen {
  readonly #cards: Card[];
  readonly #rng: Rng;
  #dealt = 0;

  constructor(cards: Card[], rng: Rng) {
    this.#cards = cards;
    this.#rng = rng;
  }

  gather(): void {
    this.#dealt = 0;
  }

  /** Fewer, if there are no more. */
  deal(count: number): Card[] {
    const from = this.#dealt;
    const to = Math.min(this.#cards.length, from + count);
    for (let i = from; i < to; i++) {
      const j = i + randomBelow(this.#rng, this.#cards.length - i);
      [this.#cards[i], this.#cards[j]] = [this.#cards[j] as Card, this.#cards[i] as Card];
    }
    this.#dealt = to;
    return this.#cards.slice(from, to);
  }
}

type Game = (typeof GAMES)[keyof typeof GAMES];

/** Throws and gets as many again; without cards enough it keeps what it has. */
function redrawn(cards: readonly Card[], gone: readonly Card[], unseen: Unseen): readonly Card[] {
  const fresh = unseen.deal(gone.length);
  const left = gone.slice(0, fresh.length);
  return [...cards.filter((card) => !left.includes(card)), ...fresh];
}

const drawsFrom = ({ streets }: Game, street: number): number =>
  streets.filter(({ draw }, i) => draw?.replace === true && i >= street).length;

/** What is still to come, from the street after this one on. */
function completed({ down, up }: Held, view: HandView, unseen: Unseen): Held {
  const game = GAMES[view.rules.game];
  let held: Held = { down, up };
  for (let street = view.street + 1; street < game.streets.length; street++) {
    const { down: more, up: open, draw } = game.streets[street] as Game['streets'][number];
    if (draw?.replace === true) {
      const gone = thrownFrom(view.rules.game, held.down, drawsFrom(game, street));
      held = { ...held, down: redrawn(held.down, gone.slice(0, draw.max), unseen) };
    } else if (draw !== null) {
      held = { ...held, down: held.down.slice(draw.min) };
    }
    const down = [...held.down, ...unseen.deal(more)];
    held = { down, up: [...held.up, ...unseen.deal(open)] };
  }
  return held;
}

/** A hand that somebody may hold who threw so many cards so far. */
function rivalHand(player: Readonly<PlayerState>, view: HandView, unseen: Unseen): Held {
  const { game } = view.rules;
  const draws = GAMES[game].streets.filter(({ draw }) => draw?.replace === true).length;
  let down: readonly Card[] = unseen.deal(player.held);
  player.drawn.forEach((count, i) => {
    const order = thrownFrom(game, down, draws - i);
    // Who stands pat has something: a second hand, and the better one.
    if (count === 0 && order.length > 0) {
      const other = unseen.deal(player.held);
      if (other.length === down.length && thrownFrom(game, other, draws - i).length < order.length)
        down = other;
    } else if (GAMES[game].streets.some(({ draw }) => draw?.replace === true)) {
      down = redrawn(down, order.slice(0, count), unseen);
    }
  });
  return { down, up: player.up.filter(isKnown) };
}

/** Rivals beyond these are not dealt to: what they may hold is like what the others do. */
const MOST_RIVALS = 4;

/** From 0 to 1; null for somebody who does not sit there, or whose cards nobody knows. */
export function outlookOf(view: HandView, samples: number, rng: Rng): number | null {
  const { rules, own } = view;
  const me = view.players.find(({ seat }) => seat === view.viewer);
  const down = own.filter(isKnown);
  if (me === undefined || down.length === 0 || down.length < own.length) return null;
  const rivals = view.players.filter((player) => player !== me && !player.folded);
  const board = (view.boards[0] ?? []).filter(isKnown);
  const seen = new Set<Card>([
    ...down,
    ...board,
    ...view.thrown.flat().filter(isKnown),
    ...view.players.flatMap(({ up }) => up.filter(isKnown)),
  ]);
  const unseen = new Unseen(
    deckOf(rules.game).filter((card) => !seen.has(card)),
    rng,
  );
  const dealtTo = rivals.slice(0, MOST_RIVALS);
  const up = me.up.filter(isKnown);
  let sum = 0;
  for (let n = 0; n < samples; n++) {
    unseen.gather();
    sum += shareOnce(view, { down, up }, dealtTo, board, unseen);
  }
  const share = sum / samples;
  // Each more is another chance to be beaten.
  return share ** (rivals.length > MOST_RIVALS ? rivals.length / MOST_RIVALS : 1);
}

const cardsToCome = (view: HandView): number =>
  GAMES[view.rules.game].streets.reduce(
    (sum, { board }, street) => sum + (street > view.street ? board : 0),
    0,
  );

function shareOnce(
  view: HandView,
  mine: Held,
  rivals: readonly Readonly<PlayerState>[],
  board: readonly Card[],
  unseen: Unseen,
): number {
  const full = [...board, ...unseen.deal(cardsToCome(view))];
  const hands = [
    completed(mine, view, unseen),
    ...rivals.map((rival) => completed(rivalHand(rival, view, unseen), view, unseen)),
  ].map(({ down, up }) => [...down, ...up]);
  const { high, low } = evaluatorsOf(view.rules.game, {
    tripsOverStraight: view.rules.tripsOverStraight,
  });
  const [own = [], ...rest] = hands;
  // The deck may be too small for all: who has too few cards does not count.
  const others = rest.filter(({ length }) => length === own.length);
  const part = (value: typeof high): number | null => {
    const worth = value(own, full);
    const values = others.map((cards) => value(cards, full));
    const best = Math.max(worth, ...values);
    if (best === 0) return null;
    return worth < best ? 0 : 1 / (1 + values.filter((one) => one === worth).length);
  };
  const first = part(high) ?? 0;
  const second = low === null ? null : part(low);
  return second === null ? first : (first + second) / 2;
}
