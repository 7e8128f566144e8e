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
  const shared = rowOf(sharedCells(hand));
  if (rows === 'hand') return `${shared},${rowOf(handCells(hand, outcome))}\n`;
  let text = '';
  for (const one of outcome.players) {
    if (player !== null && one.name !== player) continue;
    text += `${shared},${rowOf(playerCells(one, hand.hand.unit))}\n`;
  }
  return text;
}

function rowOf(cells: readonly string[]): string {
  let row = cellOf(cells[0] as string);
  for (let i = 1; i < cells.length; i++) row += `,${cellOf(cells[i] as string)}`;
  return row;
}

const cellOf = (text: string): string =>
  SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const SPECIAL = /[",\r\n]/;

function sharedCells({ file, section, hand }: ReplayedHand): readonly string[] {
  const { started, zone } = timeOf(hand);
  const number = hand.hand ?? (section === '' ? '1' : section);
  return [
    file,
    String(number),
    hand.venue ?? '',
    String(hand.table ?? ''),
    started,
    zone,
    tournamentOf(hand),
    String(hand.level ?? ''),
  ];
}

/** As the record tells it; UTC where that is known. */
function timeOf(hand: PhhHand): { readonly started: string; readonly zone: string } {
  const { year, month, day, time, timeZone, timeZoneAbbreviation: zone } = hand;
  if (year === undefined) return { started: '', zone: '' };
  let started = String(year);
  if (month !== undefined) started += `-${two(month)}`;
  if (day !== undefined) started += `-${two(day)}`;
  if (time !== undefined) started += ` ${time}`;
  return { started, zone: zone ?? timeZone ?? '' };
}

const two = (value: number): string => String(value).padStart(2, '0');

function tournamentOf(hand: PhhHand): string {
  const { event = '', extra } = hand;
  if (extra?.['_tournament'] === undefined && !event.startsWith('Tournament #')) return event;
  try {
    return String(metaOf(hand).tournament?.id ?? '');
  } catch {
    // A hand that no export can tell still has a row.
    return '';
  }
}

function handCells({ hand, replay }: ReplayedHand, outcome: TabledHand): readonly string[] {
  const { rules, players, boards, rake } = outcome;
  const { unit } = hand;
  let pot = 0;
  for (const { amount } of replay.pots) pot += amount;
  let winners = '';
  let left = 0;
  for (const { won, name, folded } of players) {
    if (won > 0) winners += winners === '' ? name : `;${name}`;
    if (!folded) left++;
  }
  return [
    rules?.game ?? hand.variant,
    rules?.limit ?? '',
    hand.currency ?? '',
    amountText(rules?.smallBlind ?? 0, unit),
    amountText(rules?.bigBlind ?? 0, unit),
    amountText(rules?.ante ?? 0, unit),
    String(outcome.seatCount),
    String(players.length),
    String(outcome.button),
    boards.join(' '),
    amountText(pot, unit),
    String(Math.max(0, replay.pots.length - 1)),
    amountText(replay.refund?.amount ?? 0, unit),
    amountText(rake, unit),
    winners,
    flag(left > 1),
  ];
}

const flag = (is: boolean): string => (is ? '1' : '0');

function playerCells(player: TabledPlayer, unit: string): readonly string[] {
  const { name, seat, isButton, isHero, cards, stack, put, back, won, folded } = player;
  return [
    name,
    String(seat),
    flag(isButton),
    flag(isHero),
    cards,
    amountText(stack, unit),
    amountText(put, unit),
    amountText(back, unit),
    amountText(won, unit),
    amountText(back + won - put, unit),
    flag(folded),
  ];
}
