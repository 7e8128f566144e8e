/** `sidepot eval` in games of lows, badugis and halves: what each hand makes of each half. */

import {
  type Card,
  evaluatorsOf,
  formatCard,
  formatCards,
  GAMES,
  type GameName,
  type Half,
  handText,
  type PlayingHand,
  PokerError,
  playingHands,
  rankOf,
  shownHand,
  winningHandText,
} from '@sidepot/engine';
import { cardRefusal, compact } from '../args/card-args.js';
import { phrases, said } from '../phrases.js';
import { type Column, grid } from '../terminal/grid.js';
import type { Paint } from '../terminal/paint.js';
import { wrap } from '../terminal/text.js';

interface JudgedHalf extends PlayingHand {
  /** "High", "In hand". */
  readonly title: string;
  /** 0 for none. */
  readonly value: number;
  readonly text: string;
}

interface HalvedHand {
  readonly hand: string;
  readonly halves: readonly JudgedHalf[];
}

export function judgeHalves(
  game: GameName,
  hands: readonly (readonly Card[])[],
  board: readonly Card[],
): readonly HalvedHand[] {
  try {
    const { high, low } = evaluatorsOf(game);
    const { halves } = GAMES[game];
    return hands.map((hand) => ({
      hand: compact(hand),
      halves: playingHands(game, hand, board).map((played, i) => ({
        ...played,
        title: titleOf(halves, i),
        value: (i === 0 ? high : (low ?? high))(hand, board),
        text: textOf(played),
      })),
    }));
  } catch (error) {
    if (!(error instanceof PokerError)) throw error;
    throw cardRefusal(error.refusal);
  }
}

/** Cards in hand beside a half of the board have a title of their own (R145). */
function titleOf([first, second]: readonly [Half, Half?], index: number): string {
  const words = phrases.reports.eval;
  const { name } = index === 0 || second === undefined ? first : second;
  const isInHand = index > 0 && second?.from === 'own' && first.from !== 'own';
  return isInHand || name === 'in-hand' ? words.inHand : words.halves[name];
}

const RANKS = '23456789TJQKA';

function textOf({ half, cards, made }: PlayingHand): string {
  const words = phrases.reports.eval;
  if (cards.length === 0) return words.noLow;
  if (half === 'high' || half === 'in-hand' || made)
    return handText(shownHand(cards), { texts: said.hands });
  return words[half](cards.map((card) => RANKS[rankOf(card)]).join('-'));
}

/** For programs: the engine's own words, in every language. */
export const halvesJson = (hands: readonly HalvedHand[]): string =>
  hands
    .map(({ hand, halves }) => {
      const parts = halves.map(({ value, ...played }) => {
        const { half, cards } = played;
        const text = winningHandText({ seat: 1, board: 0, ...played })?.text ?? null;
        return { half, value, text, cards: cards.map(formatCard) };
      });
      return `${JSON.stringify({ hand, halves: parts })}\n`;
    })
    .join('');

/** In the order given; below, who is best, of each half. */
export function halvesTable(hands: readonly HalvedHand[], paint: Paint, columns: number): string {
  const words = phrases.reports.eval;
  const cells = (textOfHalf: (half: JudgedHalf) => string): string[][] =>
    hands.flatMap(({ halves }) => halves.map((half) => [textOfHalf(half)]));
  const parts: Column[] = [
    {
      title: words.cards,
      cells: hands.flatMap(({ hand, halves }) => halves.map((_, i) => [i === 0 ? hand : ''])),
      style: paint.cyan,
    },
    { title: words.plays, cells: cells(({ cards }) => formatCards(cards)) },
    { title: words.hand, cells: cells(({ text }) => text), style: paint.green },
  ];
  const lines = grid(parts, paint.bold, paint.dim);
  const closing = hands.length > 1 ? ['', ...verdicts(hands, columns)] : [];
  return `${[...lines, ...closing].join('\n')}\n`;
}

function verdicts(hands: readonly HalvedHand[], columns: number): string[] {
  const words = phrases.reports.eval;
  const halves = hands[0]?.halves ?? [];
  return halves.flatMap(({ title }, i) => {
    const value = ({ halves: own }: HalvedHand): number => own[i]?.value ?? 0;
    const top = Math.max(...hands.map(value));
    const best = hands.filter((hand) => value(hand) === top).map(({ hand }) => hand);
    const said = top === 0 ? words.noLow : words.best(best);
    return wrap((halves.length > 1 ? words.ofHalf(title, said) : said).split(' '), columns);
  });
}
