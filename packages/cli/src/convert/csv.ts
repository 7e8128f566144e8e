/** Hands as rows: one a hand, or one a player. Amounts are in the file's own numbers (RFC 4180). */

import { metaOf, type PhhHand } from '@sidepot/engine';
import { amountText } from './amounts.js';
import type { CsvRows, ReplayedHand } from './formats.js';
import { type TabledHand, type TabledPlayer, tabledHand } from './tabled.js';

/** Columns that both have, and by which rows of players find their hand. */
const SHARED = ['file', 'hand', 'site', 'table', 'started', 'zone', 'tournament', 'level'];
const HAND_COLUMNS = [
  ...SHARED,
  ...['game', 'limit', 'currency', 'small_blind', 'big_blind', 'ante', 'seats', 'players'],
  ...['button', 'board', 'pot', 'side_pots', 'uncalled', 'rake', 'winners', 'showdown'],
];
const PLAYER_COLUMNS = [
  ...SHARED,
  ...['player', 'seat', 'is_button', 'is_hero', 'cards', 'stack', 'put_in', 'returned', 'won'],
  ...['net', 'folded'],
];

export const csvHeader = (rows: CsvRows): string =>
  `${(rows === 'hand' ? HAND_COLUMNS : PLAYER_COLUMNS).join(',')}\n`;

export function csvRows(hand: ReplayedHand, rows: CsvRows, player: string | null): string {
  const outcome = tabledHand(hand);
  const shared = sharedCells(hand);
  if (rows === 'hand') return rowOf([...shared, ...handCells(hand, outcome)]);
  return outcome.players
    .filter(({ name }) => player === null || name === player)
    .map((one) => rowOf([...shared, ...playerCells(one, hand.hand.unit)]))
    .join('');
}

const rowOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\n`;

const cellOf = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function sharedCells({ file, section, hand }: ReplayedHand): readonly string[] {
  const { started, zone } = timeOf(hand);
  const number = hand.hand ?? (section === '' ? '1' : section);
  return [
    ...[file, String(number), hand.venue ?? '', String(hand.table ?? ''), started, zone],
    ...[tournamentOf(hand), String(hand.level ?? '')],
  ];
}

/** As the record tells it; UTC where that is known. */
function timeOf(hand: PhhHand): { readonly started: string; readonly zone: string } {
  const { year, month, day, time, timeZone, timeZoneAbbreviation: zone } = hand;
  if (year === undefined) return { started: '', zone: '' };
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = [String(year), ...[month, day].filter((part) => part !== undefined).map(two)];
  const started = [date.join('-'), ...(time === undefined ? [] : [time])].join(' ');
  return { started, zone: zone ?? timeZone ?? '' };
}

function tournamentOf(hand: PhhHand): string {
  if (hand.extra?.['_tournament'] === undefined && !/^Tournament #/.test(hand.event ?? '')) {
    return hand.event ?? '';
  }
  try {
    return String(metaOf(hand).tournament?.id ?? '');
  } catch {
    // A hand that no export can tell still has a row.
    return '';
  }
}

function handCells({ hand, replay }: ReplayedHand, outcome: TabledHand): readonly string[] {
  const { rules, players, boards, rake } = outcome;
  const amount = (units: number): string => amountText(units, hand.unit);
  const pot = replay.pots.reduce((sum, one) => sum + one.amount, 0);
  const winners = players.filter(({ won }) => won > 0).map(({ name }) => name);
  const isShowdown = players.filter(({ folded }) => !folded).length > 1;
  return [
    ...[rules?.game ?? hand.variant, rules?.limit ?? '', hand.currency ?? ''],
    ...[rules?.smallBlind ?? 0, rules?.bigBlind ?? 0, rules?.ante ?? 0].map(amount),
    ...[outcome.seatCount, players.length, outcome.button].map(String),
    ...[boards.join(' '), amount(pot), String(Math.max(0, replay.pots.length - 1))],
    ...[amount(replay.refund?.amount ?? 0), amount(rake), winners.join(';'), flag(isShowdown)],
  ];
}

const flag = (is: boolean): string => (is ? '1' : '0');

function playerCells(player: TabledPlayer, unit: string): readonly string[] {
  const { name, seat, isButton, isHero, cards, stack, put, back, won, folded } = player;
  const amounts = [stack, put, back, won, back + won - put];
  return [
    ...[name, String(seat), flag(isButton), flag(isHero), cards],
    ...amounts.map((units) => amountText(units, unit)),
    flag(folded),
  ];
}
