/**
 * A hand as PokerStars' client writes it, for trackers and other tools that read nothing else. Where
 * that format has no words we use the ones its readers know: `posts straddle`, THIRD for a third
 * board. Text and layout follow real histories; facts, not their sentences, are in the tests.
 */

import type { Card } from '../../cards.js';
import { throwing } from '../../checks.js';
import { throwIf } from '../../errors.js';
import type { SeenCard } from '../../hand/state/types.js';
import type { LoggedEvent } from '../../hand/state/upcast.js';
import type { Money } from '../../money/write.js';
import { eventsProblem } from '../history/event-shape.js';
import { dealtCards, readHistory } from '../history/history.js';
import { historyMetaProblem } from '../history/meta-shape.js';
import { planFor } from '../history/plan.js';
import type { History, HistoryMeta, HistoryStep, Post, Round } from '../history/types.js';
import { starsHand } from './hands.js';
import { headerLines } from './header.js';
import { streetLines } from './street-lines.js';
import { summaryLines } from './summary.js';
import { isToldLater } from './told.js';
import { type Win, winsOf } from './wins.js';
import { bracket, ordinal, starsMoney } from './words.js';

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
  throwing(() => {
    throwIf(historyMetaProblem(meta) ?? eventsProblem(events));
    return textOf(events, meta);
  });

function textOf(events: readonly LoggedEvent[], meta: HistoryMeta): string {
  const history = readHistory(events, meta);
  const money = starsMoney(meta);
  const wins = winsOf(history);
  const names = namesOf(history);
  let text = '';
  const add = (line: string): void => {
    text += `${line}\n`;
  };
  headerLines(history, meta).forEach(add);
  for (const post of history.posts) add(postLine(post, names, money));
  if (planFor(history.game) === null) {
    for (const round of history.rounds) {
      roundHeader(round, history, meta).forEach(add);
      for (const step of round.steps) add(stepLine(step, names, money));
    }
  } else streetLines(history, meta, (step) => stepLine(step, names, money)).forEach(add);
  if (history.voided) add('Hand cancelled');
  else endLines(history, wins, names, money).forEach(add);
  summaryLines(history, wins, meta).forEach(add);
  return text;
}

type Names = (seat: number) => string;

function namesOf({ players }: History): Names {
  const names: string[] = [];
  for (const { seat, name } of players) names[seat] = name;
  return (seat) => names[seat] ?? '';
}

const ALL_IN = ' and is all-in';

function postLine({ seat, kind, amount, live, allIn }: Post, names: Names, money: Money): string {
  return `${names(seat)}: posts ${postText(kind, amount, live)} ${money(amount)}${allIn ? ALL_IN : ''}`;
}

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

function roundHeader(round: Round, history: History, meta: HistoryMeta): string[] {
  const { street, board, before, cards } = round;
  if (street === 0) {
    const dealt = history.players.flatMap((player) => {
      const known = dealtCards(player, meta);
      return known.length === 0 || isToldLater(player, meta)
        ? []
        : [`Dealt to ${player.name} ${bracket(known)}`];
    });
    // Courchevel's first board card (R144, R164).
    const open = isDealt(cards) ? [`*** PRE-FLOP *** ${bracket(cards)}`] : [];
    return ['*** HOLE CARDS ***', ...dealt, ...open];
  }
  const isParted = history.rounds.some((one) => one.street === street && one.board !== board);
  const name = `${isParted ? `${ordinal(board)} ` : ''}${round.name.toUpperCase()}`;
  return [[`*** ${name} ***`, ...[before, cards].filter(isDealt).map(bracket)].join(' ')];
}

const isDealt = (cards: readonly SeenCard[]): boolean => cards.length > 0;

function stepLine(step: HistoryStep, names: Names, money: Money): string {
  const name = names(step.seat);
  if (step.kind === 'refund') return `Uncalled bet (${money(step.amount)}) returned to ${name}`;
  // Cards have lines of their own.
  if (step.kind !== 'act') return '';
  const end = step.allIn ? ALL_IN : '';
  switch (step.action) {
    case 'fold':
      return `${name}: folds`;
    case 'check':
      return `${name}: checks`;
    case 'call':
      return `${name}: calls ${money(step.paid)}${end}`;
    case 'bet':
      return `${name}: bets ${money(step.to)}${end}`;
    case 'raise':
      return `${name}: raises ${money(step.by)} to ${money(step.to)}${end}`;
    case 'bring-in':
      return `${name}: brings in for ${money(step.to)}${end}`;
  }
}

/** Showdown and pots, one board after the other. */
function endLines(history: History, wins: readonly Win[], names: Names, money: Money): string[] {
  const { boards, contested } = history;
  const lines = boards.flatMap((board, index) => [
    ...(contested ? showdownLines(history, board, index, names) : []),
    ...wins
      .filter((win) => win.board === index)
      .map(
        (win) => `${names(win.seat)} collected ${money(win.amount)} from ${potText(win, history)}`,
      ),
    ...noLow(history, index),
  ]);
  return [...lines, ...lateLines(history, names)];
}

function showdownLines(
  history: History,
  board: readonly SeenCard[],
  index: number,
  names: Names,
): string[] {
  const title = `${history.boards.length > 1 ? `${ordinal(index)} ` : ''}SHOW DOWN`;
  const lines = new Map<number, string>();
  for (const { seat, cards, late } of history.shows) {
    if (late || isFolded(history, seat)) continue;
    lines.delete(seat);
    lines.set(seat, showLine(history, names(seat), cards, board));
  }
  return [`*** ${title} ***`, ...lines.values()];
}

/** No cards: mucked. */
function showLine(
  history: History,
  name: string,
  cards: readonly Card[],
  board: readonly SeenCard[],
): string {
  if (cards.length === 0) return `${name}: mucks hand`;
  const hand = starsHand(history, cards, board);
  return `${name}: shows ${bracket(cards)}${hand === undefined ? '' : ` (${hand})`}`;
}

const isFolded = ({ players }: History, seat: number): boolean =>
  players.some((player) => player.seat === seat && player.folded >= 0);

/** "pot"; "main pot" and "side pot"; "main pot", "side pot-1", "side pot-2". */
function potText({ pot }: Win, { awards }: History): string {
  if (awards.length === 1) return 'pot';
  if (pot === 0) return 'main pot';
  return awards.length === 2 ? 'side pot' : `side pot-${pot}`;
}

/** High-low: said once for a board on which hands were compared. */
function noLow({ game, awards }: History, board: number): string[] {
  if (game.halves[1]?.by !== 'eight') return [];
  const hands = awards.flatMap((award) => award.hands).filter((hand) => hand.board === board);
  const isMissing = hands.length > 0 && hands.every(({ half }) => half === 'high');
  return isMissing ? ['No low hand qualified'] : [];
}

/** What is shown of one's own will, when the pots are gone; who won unseen is said to be so. */
function lateLines(history: History, names: Names): string[] {
  const { shows, players, boards, contested } = history;
  const board = boards[0] ?? [];
  const shown = shows
    .filter(
      ({ seat, cards, late }) =>
        cards.length > 0 && (late || !contested || isFolded(history, seat)),
    )
    .map(({ seat, cards }) => showLine(history, names(seat), cards, board));
  const unseen = players.filter((one) => !contested && one.folded < 0 && one.shown.length === 0);
  return [...shown, ...unseen.map(({ name }) => `${name}: doesn't show hand`)];
}
