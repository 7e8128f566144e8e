/** The summary at the end of a PokerStars history. */

import type { Money } from '../../money/write.js';
import type { Award, History, HistoryPlayer } from '../history/types.js';
import { dealtCards } from '../history/words.js';
import { drawsOf, studOrdinal } from './street-lines.js';
import { bracket, ordinal } from './words.js';
import type { StarsWriting } from './writing.js';

export function summaryText(writing: StarsWriting): string {
  const { history, money } = writing;
  let text = `*** SUMMARY ***\n${potLine(history, money)}${boardLines(history)}`;
  for (const player of history.players) {
    const { seat, name } = player;
    const result = history.voided ? `collected (${money(0)})` : resultText(writing, player);
    text += `Seat ${seat}: ${name}${roles(history, seat)} ${result}\n`;
  }
  return text;
}

/** The total is before rake, main and side pots are after it. */
function potLine({ awards }: History, money: Money): string {
  let total = 0;
  let taken = 0;
  for (const { amount, rake } of awards) {
    total += amount;
    taken += rake;
  }
  const parts = awards.length < 2 ? '' : potTexts(awards, money);
  return `Total pot ${money(total)}${parts} | Rake ${money(taken)}\n`;
}

function potTexts(awards: readonly Award[], money: Money): string {
  const inOrder = [...awards].sort((a, b) => a.pot - b.pot);
  const texts = inOrder.map(({ pot, amount, rake }) => {
    const side = inOrder.length === 2 ? 'Side pot' : `Side pot-${pot}`;
    return ` ${pot === 0 ? 'Main pot' : side} ${money(amount - rake)}.`;
  });
  return texts.join('');
}

const RUNS = ['once', 'twice', 'three times'];

function boardLines({ boards, rules }: History): string {
  const [first = []] = boards;
  if (boards.length === 1) return first.length === 0 ? '' : `Board ${bracket(first)}\n`;
  const lines = boards.map((board, i) => `${ordinal(i)} Board ${bracket(board)}\n`);
  if (!rules.doubleBoard) lines.unshift(`Hand was run ${RUNS[boards.length - 1]}\n`);
  return lines.join('');
}

function roles({ rules, game }: History, seat: number): string {
  if (game.forced === 'bring-in') return '';
  const hasBlinds = game.forced === 'blinds' && !rules.bombPot;
  const button = seat === rules.button ? ' (button)' : '';
  const small = hasBlinds && seat === rules.smallBlindSeat ? ' (small blind)' : '';
  return `${button}${small}${hasBlinds && seat === rules.bigBlindSeat ? ' (big blind)' : ''}`;
}

function resultText(writing: StarsWriting, player: HistoryPlayer): string {
  const { history, meta, money } = writing;
  const { folded, shown, won, live } = player;
  if (folded >= 0) {
    return `folded ${foldedText(history, folded)}${folded === 0 && live === 0 ? " (didn't bet)" : ''}`;
  }
  if (!history.contested || !isWhole(player)) {
    if (won > 0) return `collected (${money(won)})`;
    const cards = dealtCards(player, meta);
    return cards.length === 0 ? 'mucked' : `mucked ${bracket(cards)}`;
  }
  const results = history.boards.map((_, board) => boardResult(writing, player, board));
  return `showed ${bracket(shown)} and ${results.join(', and ')}${cashOutText(player)}`;
}

function cashOutText({ cashOut, won }: HistoryPlayer): string {
  if (cashOut === 0) return '';
  return won > 0 ? ' (pot not awarded as player cashed out)' : ' (cashed out).';
}

const isWhole = ({ shown, cards }: HistoryPlayer): boolean =>
  shown.length > 0 && shown.length === cards.length;

/** Cashed out: what they won is told by the summary alone. */
export const isPaidByHouse = (player: HistoryPlayer, { contested }: History): boolean =>
  player.cashOut > 0 && contested && isWhole(player);

function boardResult(
  { wins, words, money }: StarsWriting,
  player: HistoryPlayer,
  board: number,
): string {
  let amount = 0;
  for (const win of wins) if (win.player === player && win.board === board) amount += win.amount;
  const outcome = amount > 0 ? `won (${money(amount)})` : 'lost';
  const hand = words(player.shown, board);
  if (hand === undefined) return outcome;
  return `${outcome} with ${/^(?:Badugi|\d-card)/.test(hand) ? 'a ' : ''}${hand}`;
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
