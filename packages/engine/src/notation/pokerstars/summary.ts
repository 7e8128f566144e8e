/** The summary at the end of a PokerStars history. */

import type { Money } from '../../money/write.js';
import { dealtCards, sum } from '../history/history.js';
import type { History, HistoryMeta, HistoryPlayer } from '../history/types.js';
import { starsHand } from './hands.js';
import { drawsOf, studOrdinal } from './street-lines.js';
import type { Win } from './wins.js';
import { bracket, ordinal, starsMoney } from './words.js';

export function summaryLines(history: History, wins: readonly Win[], meta: HistoryMeta): string[] {
  const money = starsMoney(meta);
  return [
    '*** SUMMARY ***',
    potLine(history, money),
    ...boardLines(history),
    ...history.players.map((player) => {
      const result = history.voided
        ? `collected (${money(0)})`
        : resultText(history, player, wins, meta, money);
      return `Seat ${player.seat}: ${player.name}${roles(history, player.seat)} ${result}`;
    }),
  ];
}

/** The total is before rake, main and side pots are after it. */
function potLine({ awards }: History, money: Money): string {
  const inOrder = [...awards].sort((a, b) => a.pot - b.pot);
  const parts =
    inOrder.length < 2
      ? []
      : inOrder.map(({ pot, amount, rake }) => {
          const side = inOrder.length === 2 ? 'Side pot' : `Side pot-${pot}`;
          return ` ${pot === 0 ? 'Main pot' : side} ${money(amount - rake)}.`;
        });
  const total = money(sum(awards.map(({ amount }) => amount)));
  return `Total pot ${total}${parts.join('')} | Rake ${money(sum(awards.map(({ rake }) => rake)))}`;
}

const RUNS = ['once', 'twice', 'three times'];

function boardLines({ boards, rules }: History): string[] {
  if (boards.length === 1) {
    return boards.filter((board) => board.length > 0).map((board) => `Board ${bracket(board)}`);
  }
  return [
    ...(rules.doubleBoard ? [] : [`Hand was run ${RUNS[boards.length - 1]}`]),
    ...boards.map((board, i) => `${ordinal(i)} Board ${bracket(board)}`),
  ];
}

function roles({ rules, game }: History, seat: number): string {
  if (game.forced === 'bring-in') return '';
  const hasBlinds = game.forced === 'blinds' && !rules.bombPot;
  const button = seat === rules.button ? ' (button)' : '';
  const small = hasBlinds && seat === rules.smallBlindSeat ? ' (small blind)' : '';
  return `${button}${small}${hasBlinds && seat === rules.bigBlindSeat ? ' (big blind)' : ''}`;
}

function resultText(
  history: History,
  player: HistoryPlayer,
  wins: readonly Win[],
  meta: HistoryMeta,
  money: Money,
): string {
  const { seat, folded, shown, won, live } = player;
  const free = folded === 0 && live === 0 ? " (didn't bet)" : '';
  if (folded >= 0) return `folded ${foldedText(history, folded)}${free}`;
  const isWhole = shown.length > 0 && shown.length === player.cards.length;
  if (!history.contested || !isWhole) {
    if (won > 0) return `collected (${money(won)})`;
    const cards = dealtCards(player, meta);
    return cards.length === 0 ? 'mucked' : `mucked ${bracket(cards)}`;
  }
  const results = history.boards.map((board, index) => {
    const hand = starsHand(history, shown, board);
    const amount = sum(
      wins.filter((win) => win.seat === seat && win.board === index).map((win) => win.amount),
    );
    const outcome = amount > 0 ? `won (${money(amount)})` : 'lost';
    const article = hand !== undefined && /^(?:Badugi|\d-card)/.test(hand) ? 'a ' : '';
    return hand === undefined ? outcome : `${outcome} with ${article}${hand}`;
  });
  return `showed ${bracket(shown)} and ${results.join(', and ')}`;
}

/** On which street, or after which draw. */
function foldedText(history: History, street: number): string {
  const { upCards, streets } = history.game;
  if (upCards !== null) {
    return `on the ${street === streets.length - 1 ? 'River' : `${studOrdinal(street)} Street`}`;
  }
  if (streets.some(({ board }) => board > 0)) {
    return street === 0 ? 'before Flop' : `on the ${capital(streets[street]?.name ?? '')}`;
  }
  if (street === 0) return 'before the Draw';
  return drawsOf(history) > 1
    ? `after the ${['1st', '2nd', '3rd'][street - 1]} Draw`
    : 'after the Draw';
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
