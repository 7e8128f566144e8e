/**
 * A hand as PokerStars' client writes it, for trackers and other tools that read nothing else. Where
 * that format has no words we use the ones its readers know: `posts straddle`, THIRD for a third
 * board. Text and layout follow real histories; facts, not their sentences, are in the tests.
 */

import type { Card } from '../../cards.js';
import { throwing } from '../../checks.js';
import type { SeenCard } from '../../hand/state/types.js';
import type { LoggedEvent } from '../../hand/state/upcast.js';
import type { Money } from '../../money/write.js';
import { checkedHistory } from '../history/history.js';
import { planFor } from '../history/plan.js';
import type {
  Award,
  History,
  HistoryMeta,
  HistoryPlayer,
  HistoryStep,
  Post,
  Round,
} from '../history/types.js';
import { dealtCards } from '../history/words.js';
import { headerText } from './header.js';
import { streetText } from './street-lines.js';
import { isPaidByHouse, summaryText } from './summary.js';
import { isToldLater } from './told.js';
import { bracket, ordinal } from './words.js';
import { type StarsWriting, starsWriting } from './writing.js';

/**
 * One hand in PokerStars' text, with a line break at its end; files of several have blank lines
 * between them. `readPokerStars` reads it back. The site is always PokerStars: its readers know no
 * other.
 *
 * @throws PokerError BAD_INPUT if these are no events of a hand or the meta is none, UNKNOWN_KEY for
 * a key of the meta that nobody reads, BAD_UNIT.
 *
 * @example
 * ```ts
 * import { readPhh, replayHand, toPokerStars } from '@sidepot/engine';
 *
 * const read = readPhh("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nstarting_stacks = [9, 9]\nactions = ['p2 f']");
 * const replay = read.ok ? replayHand(read.value, { events: true }) : read;
 * if (replay.ok && replay.value.events !== null) {
 *   const text = toPokerStars(replay.value.events, { handId: 7, table: 'Kitchen' });
 *   console.log(text.split('\n')[2]); // → Seat 1: p1 (9 in chips)
 * }
 * ```
 */
export const toPokerStars = (events: readonly LoggedEvent[], meta: HistoryMeta): string =>
  throwing(() => starsText(checkedHistory(events, meta), meta));

/** Of a history that was checked. Every part ends with a line break. */
export function starsText(history: History, meta: HistoryMeta): string {
  const writing = starsWriting(history, meta);
  const { money } = writing;
  let text = headerText(writing);
  for (const post of history.posts) text += postLine(post, money);
  if (planFor(history.game) === null) {
    for (const round of history.rounds) {
      text += roundHeader(round, writing);
      for (const step of round.steps) text += stepLine(step, money);
    }
  } else text += streetText(writing, (step) => stepLine(step, money));
  text += history.voided ? 'Hand cancelled\n' : endText(writing);
  return text + summaryText(writing);
}

const endOf = (allIn: boolean): string => (allIn ? ' and is all-in\n' : '\n');

const postLine = ({ player, kind, amount, live, allIn }: Post, money: Money): string =>
  `${player.name}: posts ${postText(kind, amount, live)} ${money(amount)}${endOf(allIn)}`;

/** Who comes back posts both blinds in one line; of that the big one is live (R41, R42). */
function postText(kind: Post['kind'], amount: number, live: number): string {
  switch (kind) {
    case 'ante':
      return 'the ante';
    case 'small-blind':
      return 'small blind';
    case 'big-blind':
      return 'big blind';
    case 'straddle':
      return 'straddle';
    case 'button-blind':
      return 'button blind';
    case 'bring-in':
      return 'the bring-in';
    case 'post':
      if (live === 0) return 'small blind';
      return live === amount ? 'big blind' : 'small & big blinds';
  }
}

function roundHeader(round: Round, writing: StarsWriting): string {
  const { street, board, before, cards } = round;
  if (street === 0) {
    const dealt = `*** HOLE CARDS ***\n${dealtLines(writing)}`;
    // Courchevel's first board card (R144, R164).
    return cards.length > 0 ? `${dealt}*** PRE-FLOP *** ${bracket(cards)}\n` : dealt;
  }
  const { rounds, boards } = writing.history;
  const isParted =
    boards.length > 1 && rounds.some((one) => one.street === street && one.board !== board);
  const name = `${isParted ? `${ordinal(board)} ` : ''}${round.name.toUpperCase()}`;
  return `*** ${name} ***${afterSpace(before)}${afterSpace(cards)}\n`;
}

const afterSpace = (cards: readonly SeenCard[]): string =>
  cards.length === 0 ? '' : ` ${bracket(cards)}`;

function dealtLines({ history, meta }: StarsWriting): string {
  let text = '';
  for (const player of history.players) {
    const known = dealtCards(player, meta);
    if (known.length === 0 || isToldLater(player, meta)) continue;
    text += `Dealt to ${player.name} ${bracket(known)}\n`;
  }
  return text;
}

function stepLine(step: HistoryStep, money: Money): string {
  const { name } = step.player;
  if (step.kind === 'refund') return `Uncalled bet (${money(step.amount)}) returned to ${name}\n`;
  // Cards have lines of their own.
  if (step.kind !== 'act') return '';
  const { action, by, to, paid, allIn } = step;
  switch (action) {
    case 'fold':
      return `${name}: folds\n`;
    case 'check':
      return `${name}: checks\n`;
    case 'call':
      return `${name}: calls ${money(paid)}${endOf(allIn)}`;
    case 'bet':
      return `${name}: bets ${money(to)}${endOf(allIn)}`;
    case 'raise':
      return `${name}: raises ${money(by)} to ${money(to)}${endOf(allIn)}`;
    case 'bring-in':
      return `${name}: brings in for ${money(to)}${endOf(allIn)}`;
  }
}

/** Showdown and pots, one board after the other. */
function endText(writing: StarsWriting): string {
  const { history, wins, money } = writing;
  let text = '';
  for (let board = 0; board < history.boards.length; board++) {
    if (history.contested) text += showdownText(writing, board);
    for (const win of wins) {
      if (win.board !== board || isPaidByHouse(win.player, history)) continue;
      const from = potText(win.pot, history.awards);
      text += `${win.player.name} collected ${money(win.amount)} from ${from}\n`;
    }
    if (isLowMissing(history, board)) text += 'No low hand qualified\n';
  }
  return text + cashOutLines(writing) + lateLines(writing);
}

function cashOutLines({ history, money }: StarsWriting): string {
  let text = '';
  for (const { name, cashOut, cashOutFee } of history.players) {
    if (cashOut === 0) continue;
    const fee = cashOutFee === 0 ? '' : ` | Cash Out Fee ${money(cashOutFee)}`;
    text += `${name} cashed out the hand for ${money(cashOut)}${fee}\n`;
  }
  return text;
}

function showdownText(writing: StarsWriting, board: number): string {
  const { boards, shows } = writing.history;
  let text = `*** ${boards.length > 1 ? `${ordinal(board)} ` : ''}SHOW DOWN ***\n`;
  const told = shows.filter(({ player, late }) => !late && player.folded < 0);
  for (const [k, { player, cards }] of told.entries()) {
    // Who shows card by card is told once, when all are seen.
    if (told.some((later, j) => j > k && later.player === player)) continue;
    text += showLine(writing, player, cards, board);
  }
  return text;
}

/** No cards: mucked. */
function showLine(
  { words }: StarsWriting,
  { name }: HistoryPlayer,
  cards: readonly Card[],
  board: number,
): string {
  if (cards.length === 0) return `${name}: mucks hand\n`;
  const hand = words(cards, board);
  return `${name}: shows ${bracket(cards)}${hand === undefined ? '' : ` (${hand})`}\n`;
}

/** "pot"; "main pot" and "side pot"; "main pot", "side pot-1", "side pot-2". */
function potText(pot: number, awards: readonly Award[]): string {
  if (awards.length === 1) return 'pot';
  if (pot === 0) return 'main pot';
  return awards.length === 2 ? 'side pot' : `side pot-${pot}`;
}

/** High-low: said once for a board on which hands were compared. */
function isLowMissing({ game, awards }: History, board: number): boolean {
  if (game.halves[1]?.by !== 'eight') return false;
  const hands = awards.flatMap((award) => award.hands).filter((hand) => hand.board === board);
  return hands.length > 0 && hands.every(({ half }) => half === 'high');
}

/** What is shown of one's own will, when the pots are gone; who won unseen is said to be so. */
function lateLines(writing: StarsWriting): string {
  const { shows, players, contested } = writing.history;
  let text = '';
  for (const { player, cards, late } of shows) {
    if (cards.length === 0 || !(late || !contested || player.folded >= 0)) continue;
    text += showLine(writing, player, cards, 0);
  }
  if (contested) return text;
  for (const { name, folded, shown } of players) {
    if (folded < 0 && shown.length === 0) text += `${name}: doesn't show hand\n`;
  }
  return text;
}
