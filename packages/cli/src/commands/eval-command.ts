/** `sidepot eval`: what each hand is, and which is best. */

import {
  BOARD_GAMES,
  type BoardGame,
  bestHand,
  type Card,
  describeHand,
  describeShortDeck,
  evaluate,
  evaluateShortDeck,
  formatCard,
  formatCards,
  GAMES,
  type HandDescription,
  handText,
  hasLow,
  PokerError,
} from '@sidepot/engine';
import { cardRefusal, checkDistinct, compact, typedCards } from '../args/card-args.js';
import type { EVAL_GAMES } from '../args/choices.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { phrases, said } from '../phrases.js';
import { type Column, grid } from '../terminal/grid.js';
import { Output } from '../terminal/output.js';
import type { Paint } from '../terminal/paint.js';
import { terminal } from '../terminal/terminal.js';
import { plain, wrap } from '../terminal/text.js';
import { halvesJson, halvesTable, judgeHalves } from './eval-halves.js';

export interface EvalOptions {
  readonly game: (typeof EVAL_GAMES)[number];
  readonly board?: string;
  readonly json?: boolean;
}

interface Judged {
  readonly hand: string;
  readonly value: number;
  readonly description: HandDescription;
}

export async function evalCommand(
  words: readonly string[],
  options: EvalOptions,
): Promise<ExitCode> {
  const { paint, columns } = terminal(process.stdout);
  const { hands, board } = readHands(words, options);
  const output = new Output(process.stdout);
  if (!isHighGame(options.game)) {
    const halved = judgeHalves(options.game, hands, board);
    await output.write(
      options.json === true ? halvesJson(halved) : halvesTable(halved, paint, columns),
    );
    return EXIT.ok;
  }
  const judged = hands.map((hand) => ({
    hand: compact(hand),
    ...judge(options.game as BoardGame, hand, board),
  }));
  await output.write(
    options.json === true ? judged.map(jsonLine).join('') : table(judged, paint, columns),
  );
  return EXIT.ok;
}

/** One with a board and without a second half: hands have a category and kickers. */
const isHighGame = (game: EvalOptions['game']): boolean =>
  (BOARD_GAMES as readonly string[]).includes(game) && !hasLow(GAMES[game]);

interface TypedHands {
  readonly hands: readonly (readonly Card[])[];
  readonly board: readonly Card[];
}

function readHands(words: readonly string[], { board = '' }: EvalOptions): TypedHands {
  const typed = words.map(typedCards);
  // "As Ks Qs Js Ts" without quotes is one hand, not five.
  const hands = typed.every((cards) => cards.length === 1) ? [typed.flat()] : typed;
  const shared = typedCards(board);
  checkDistinct([...hands, shared], hands.length > 1 ? phrases.usage.shared : '');
  return { hands, board: shared };
}

function judge(
  game: BoardGame,
  hand: readonly Card[],
  board: readonly Card[],
): Omit<Judged, 'hand'> {
  try {
    if (GAMES[game].deck === 'short') {
      const description = describeShortDeck(anyFive(hand, board));
      return { value: evaluateShortDeck(description.cards), description };
    }
    const isAny = GAMES[game].halves[0].from === 'any';
    const cards = isAny ? anyFive(hand, board) : twoAndThree(game, hand, board);
    const description = describeHand(cards);
    return { value: evaluate(description.cards), description };
  } catch (error) {
    if (!(error instanceof PokerError)) throw error;
    throw cardRefusal(error.refusal);
  }
}

/** Any five of hand and board play (R98). */
function anyFive(hand: readonly Card[], board: readonly Card[]): readonly Card[] {
  if (board.length === 0) {
    requireCount(phrases.usage.handWithoutBoard, hand, 5, 7);
    return hand;
  }
  requireCount(phrases.usage.board, board, 3, 5);
  requireCount(compact(hand) || phrases.usage.hand, hand, 2, 2);
  return [...hand, ...board];
}

/** Two of the hand and three of the board, no other mix (R99). */
function twoAndThree(
  game: BoardGame,
  hand: readonly Card[],
  board: readonly Card[],
): readonly Card[] {
  const count = GAMES[game].streets[0]?.down ?? 0;
  requireCount(phrases.usage.board, board, 3, 5);
  requireCount(compact(hand) || phrases.usage.hand, hand, count, count);
  return bestHand(game, hand, board).high.cards;
}

function requireCount(field: string, cards: readonly Card[], min: number, max: number): void {
  if (cards.length >= min && cards.length <= max) return;
  throw new UsageError(
    plain(`BAD_HAND: ${phrases.usage.cardCount(field, min, max, cards.length)}`),
  );
}

const jsonLine = ({ hand, value, description: { category, text, cards } }: Judged): string =>
  `${JSON.stringify({ hand, value, category, text, cards: cards.map(formatCard) })}\n`;

/** Best first; of hands that tie, in the order given. */
function table(judged: readonly Judged[], paint: Paint, columns: number): string {
  const sorted = [...judged].sort((a, b) => b.value - a.value);
  const cells = (textOf: (hand: Judged) => string): string[][] =>
    sorted.map((hand) => [textOf(hand)]);
  const place = ({ value }: Judged): string => {
    const ahead = judged.filter((other) => other.value > value).length;
    const tied = judged.filter((other) => other.value === value).length > 1;
    return `${1 + ahead}${tied ? '=' : ''}`;
  };
  const places: Column = { title: '#', cells: cells(place) };
  const parts: Column[] = [
    { title: phrases.reports.eval.cards, cells: cells(({ hand }) => hand), style: paint.cyan },
    {
      title: phrases.reports.eval.plays,
      cells: cells(({ description }) => formatCards(description.cards)),
    },
    {
      title: phrases.reports.eval.hand,
      cells: cells((hand) => textAmong(hand, judged)),
      style: paint.green,
    },
  ];
  const lines = grid(judged.length > 1 ? [places, ...parts] : parts, paint.bold, paint.dim);
  const closing = judged.length > 1 ? ['', ...wrap(verdict(sorted).split(' '), columns)] : [];
  return `${[...lines, ...closing].join('\n')}\n`;
}

/** As many kickers as tell it from the others: no two hands of different value read the same. */
function textAmong({ value, description }: Judged, all: readonly Judged[]): string {
  const others = all.filter((other) => other.value !== value).map((other) => other.description);
  const counts = [undefined, ...description.kickers.map((_, i) => i + 1)];
  for (const count of counts) {
    const options = { texts: said.hands, ...(count !== undefined && { kickers: count }) };
    const text = handText(description, options);
    if (others.every((other) => handText(other, options) !== text)) return text;
  }
  return handText(description, { texts: said.hands });
}

function verdict(sorted: readonly Judged[]): string {
  const best = sorted.filter(({ value }) => value === sorted[0]?.value).map(({ hand }) => hand);
  return phrases.reports.eval.best(best);
}
