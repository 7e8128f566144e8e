/** Which cards a hand throws, by the rules of thumb of each kind of hand (R123). */

import { type Card, GAMES, type GameName, type Half, rankOf, suitOf } from '@sidepot/engine';

/** The highest card, of the ranks from the deuce on, that a hand keeps and that it stands pat with. */
interface Height {
  readonly keep: number;
  readonly pat: number;
}

/** By how many draws are left with this one: who draws once more is choosier. */
const LOWS: readonly Height[] = [
  { keep: 8, pat: 9 },
  { keep: 7, pat: 8 },
  { keep: 6, pat: 7 },
  { keep: 6, pat: 6 },
];
const BADUGIS: readonly Height[] = [
  { keep: 9, pat: 12 },
  { keep: 8, pat: 10 },
  { keep: 7, pat: 9 },
  { keep: 6, pat: 8 },
];

/** One draw is all there is: a ten stands pat. */
const ONLY: Height = { keep: 7, pat: 8 };

const at = <T>(list: readonly T[], index: number): T => list[Math.min(index, list.length - 1)] as T;

/** With the ace below the deuce: its ranks from 0. */
const height = (aceLow: boolean, card: Card): number =>
  aceLow ? (rankOf(card) + 1) % 13 : rankOf(card);

/**
 * What to throw, the worst card first: so who throws fewer throws the first of them. `left`: draws
 * with this one.
 */
export function thrownFrom(game: GameName, cards: readonly Card[], left: number): readonly Card[] {
  const { halves, streets } = GAMES[game];
  const half: Half = halves.find(({ from }) => from === 'own') ?? halves[0];
  const isOnly = streets.filter(({ draw }) => draw !== null).length === 1;
  switch (half.by) {
    case 'badugi':
    case 'badugi-ace-high':
      return fromBadugi(cards, half.aceLow, at(BADUGIS, left));
    case 'ace-to-five':
    case 'eight':
      return fromLow(cards, true, false, isOnly ? ONLY : at(LOWS, left));
    case 'deuce-to-seven':
      return fromLow(cards, false, true, isOnly ? ONLY : at(LOWS, left));
    default:
      return fromHigh(cards);
  }
}

const highestFirst = (aceLow: boolean, cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => height(aceLow, b) - height(aceLow, a));

/** One of each rank, no more than so high; of a straight or flush, where they count, the highest. */
function fromLow(
  cards: readonly Card[],
  aceLow: boolean,
  areBad: boolean,
  { keep, pat }: Height,
): readonly Card[] {
  const ordered = highestFirst(aceLow, cards);
  const isPaired = (card: Card, i: number): boolean =>
    ordered.some((other, j) => j > i && rankOf(other) === rankOf(card));
  const isSpoilt = areBad && (isFlush(cards) || isStraight(cards));
  const isMade = !ordered.some(isPaired) && !isSpoilt;
  if (isMade && height(aceLow, ordered[0] as Card) <= pat) return [];
  const gone = ordered.filter((card, i) => isPaired(card, i) || height(aceLow, card) > keep);
  return gone.length === 0 && !isMade ? ordered.slice(0, 1) : gone;
}

const isFlush = (cards: readonly Card[]): boolean => new Set(cards.map(suitOf)).size === 1;

const isStraight = (cards: readonly Card[]): boolean => {
  const ranks = cards.map(rankOf);
  return new Set(ranks).size === 5 && Math.max(...ranks) - Math.min(...ranks) === 4;
};

/** Cards of different ranks and suits, the lowest first. */
function fromBadugi(
  cards: readonly Card[],
  aceLow: boolean,
  { keep, pat }: Height,
): readonly Card[] {
  const kept = bestBadugi(highestFirst(aceLow, cards).reverse());
  const top = Math.max(...kept.map((card) => height(aceLow, card)));
  if (kept.length >= 4 && top <= pat) return cards.length > 4 ? others(cards, kept, aceLow) : [];
  const low = kept.filter((card) => height(aceLow, card) <= keep);
  return others(cards, low, aceLow);
}

const others = (cards: readonly Card[], kept: readonly Card[], aceLow: boolean): Card[] =>
  highestFirst(
    aceLow,
    cards.filter((card) => !kept.includes(card)),
  );

/** The most cards; of as many the first that were met, so the lowest. */
function bestBadugi(lowestFirst: readonly Card[], kept: readonly Card[] = []): readonly Card[] {
  let best = kept;
  lowestFirst.forEach((card, i) => {
    const clashes = kept.some((k) => rankOf(k) === rankOf(card) || suitOf(k) === suitOf(card));
    if (clashes) return;
    const found = bestBadugi(lowestFirst.slice(i + 1), [...kept, card]);
    if (found.length > best.length) best = found;
  });
  return best;
}

/** Made hands stand; pairs and threes are kept, four to a flush or an open straight; else two cards. */
function fromHigh(cards: readonly Card[]): readonly Card[] {
  if (isFlush(cards) || isStraight(cards)) return [];
  const lowestFirst = highestFirst(false, cards).reverse();
  const count = (card: Card): number =>
    cards.filter((other) => rankOf(other) === rankOf(card)).length;
  const singles = lowestFirst.filter((card) => count(card) === 1);
  if (singles.length < cards.length) return singles;
  const odd = lowestFirst.find((card) => isDraw(cards.filter((other) => other !== card)));
  return odd === undefined ? lowestFirst.slice(0, 3) : [odd];
}

/** Four cards: of one suit, or in a row. */
function isDraw(four: readonly Card[]): boolean {
  const ranks = four.map(rankOf);
  return isFlush(four) || Math.max(...ranks) - Math.min(...ranks) === 3;
}
