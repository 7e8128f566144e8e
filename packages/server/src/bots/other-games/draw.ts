/** What a bot throws: by rules of thumb, or the cards without which it makes the best hands (R146). */

import {
  type Card,
  deckOf,
  evaluatorsOf,
  GAMES,
  type HandView,
  type PlayerCommand,
  type Rng,
  type SeenCard,
  seededRng,
  shuffle,
} from '@sidepot/engine';
import { thrownFrom } from './keeping.js';

const isKnown = (card: SeenCard): card is Card => card !== null;

/** Null if it is not its turn to draw. */
export function drawBot(view: HandView, rng: Rng): PlayerCommand | null {
  const { turn, viewer, rules, own } = view;
  if (turn.kind !== 'draw' || turn.seat !== viewer) return null;
  const held = own.filter(isKnown);
  const { min, max, replace, seat } = turn;
  if (!replace) return { type: 'draw', seat, cards: spared(view, held, min, rng) };
  const { streets } = GAMES[rules.game];
  const left = streets.filter(({ draw }, i) => draw !== null && i > view.street).length;
  return { type: 'draw', seat, cards: thrownFrom(rules.game, held, left).slice(0, max) };
}

const TRIES = 30;

/** Nothing comes for them: every choice is tried with the same cards to come. */
function spared(view: HandView, held: readonly Card[], count: number, rng: Rng): readonly Card[] {
  const seed = rng();
  const ways = choicesOf(held, count);
  const worth = ways.map((gone) => {
    const kept = held.filter((card) => !gone.includes(card));
    return meanValue(view, held, kept, seededRng(seed));
  });
  return ways[worth.indexOf(Math.max(...worth))] ?? held.slice(0, count);
}

function choicesOf(cards: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, i) =>
    choicesOf(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]),
  );
}

function meanValue(view: HandView, held: readonly Card[], kept: readonly Card[], rng: Rng): number {
  const { high } = evaluatorsOf(view.rules.game);
  const up = view.players.find(({ seat }) => seat === view.viewer)?.up.filter(isKnown) ?? [];
  const board = (view.boards[0] ?? []).filter(isKnown);
  const seen = new Set<Card>([...held, ...up, ...board]);
  const unseen = deckOf(view.rules.game).filter((card) => !seen.has(card));
  const later = GAMES[view.rules.game].streets.filter((_, i) => i > view.street);
  const own = later.reduce((sum, street) => sum + street.down + street.up, 0);
  const common = later.reduce((sum, street) => sum + street.board, 0);
  let sum = 0;
  for (let n = 0; n < TRIES; n++) {
    const cards = shuffle(unseen, rng);
    const mine = [...kept, ...up, ...cards.slice(0, own)];
    sum += high(mine, [...board, ...cards.slice(own, own + common)]);
  }
  return sum;
}
