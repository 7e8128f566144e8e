/** The summary of a PokerStars history: the rake, cards told only there, pots that were cashed out. */

import {
  amountFrom,
  type Bytes,
  behindLine,
  cardsFrom,
  isDigit,
  isRepeated,
  standsAt,
} from '../import/bytes.js';
import type { ImportRecord } from '../import/record.js';
import { isAt, isTextAt, wordEnd, wordOf } from '../import/scan.js';
import type { ImportPlayer } from '../import/types.js';
import {
  amountBetween,
  amountOf,
  cardsIn,
  type ImportMoney,
  importedCards,
} from '../import/words.js';
import { COLON, LINE_FEED, MINUS, OPEN, POINT, SPACE, ZERO } from '../phh/toml.js';

/** What a house takes has more than one name. */
const RAKE = /\| (?:Rake|Jackpot|Bingo|Fortune|Tax) (\S+)/g;
/** Main pot and side pots, after rake. */
const POT = /(?:Main|Side) pot(?:-\d)? (\S*\d)\./g;
const CARDS = /^.* (mucked|showed) \[([^\]]*)\]/;
const ROLE = /^(?: \(button\))? \((small|big) blind\) /;
const WON = /\b(?:won|collected) \((\S+?)\)/g;
/** The house has paid the winner before: nobody collects. */
const CASHED_OUT = '(pot not awarded as player cashed out)';

const TOTAL = /* @__PURE__ */ wordOf('Total pot ');
const SEAT = /* @__PURE__ */ wordOf('Seat ');
const ONLY_RAKE = /* @__PURE__ */ wordOf(' | Rake ');
const MAIN_POT = /* @__PURE__ */ wordOf(' Main pot');
const SIDE_POT = /* @__PURE__ */ wordOf(' Side pot');
const MUCKED = /* @__PURE__ */ wordOf(' mucked [');
const SHOWED = /* @__PURE__ */ wordOf(' showed [');

/** "Total pot $9 Main pot $6. Side pot $3. | Rake $0": where the next line begins, or −1. */
export function plainTotal(
  bytes: Bytes,
  from: number,
  record: ImportRecord,
  money: ImportMoney,
): number {
  if (!standsAt(bytes, from, TOTAL)) return -1;
  const { pots } = record;
  const { length } = pots;
  const { hasPoint } = money;
  let at = from + TOTAL.length;
  while ((bytes[at] as number) > SPACE) at++;
  while (standsAt(bytes, at, MAIN_POT) || standsAt(bytes, at, SIDE_POT)) {
    at += MAIN_POT.length;
    if (bytes[at] === MINUS && isDigit(bytes[at + 1])) at += 2;
    const pot = bytes[at] === SPACE ? amountFrom(bytes, at + 1, money) : -1;
    if (pot < 0 || bytes[money.end] !== POINT) break;
    pots.push(pot);
    at = money.end + 1;
  }
  const isRake = standsAt(bytes, at, ONLY_RAKE);
  const rake = isRake ? amountFrom(bytes, at + ONLY_RAKE.length, money) : -1;
  const next = rake < 0 ? -1 : behindLine(bytes, money.end);
  if (next >= 0) record.rake = (record.rake ?? 0) + rake;
  else {
    // It is read again.
    pots.length = length;
    money.hasPoint = hasPoint;
  }
  return next;
}

/** "Seat 3: Ann (big blind) showed [As Kd] and lost": where the next line begins, or −1. */
export function plainCards(bytes: Bytes, from: number, record: ImportRecord): number {
  if (!standsAt(bytes, from, SEAT)) return -1;
  let colon = from + SEAT.length;
  let seat = 0;
  for (; bytes[colon] !== COLON; colon++) {
    const digit = (bytes[colon] as number) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return -1;
    seat = seat * 10 + digit;
  }
  const player = sittingAt(seat, record);
  const name = colon + 2;
  if (player === undefined || bytes[colon + 1] !== SPACE) return -1;
  const behind = name + player.name.length;
  if (!isRepeated(bytes, player.at, name, behind)) return -1;
  let open = behind;
  while (bytes[open] !== OPEN) if ((bytes[open++] as number) < SPACE) return -1;
  const verb = open + 1 - MUCKED.length;
  const isShown = standsAt(bytes, verb, SHOWED);
  const isTold = verb >= behind && (isShown || standsAt(bytes, verb, MUCKED));
  const cards = isTold ? cardsFrom(bytes, open + 1) : undefined;
  if (cards === undefined) return -1;
  let lineFeed = open + 1 + 3 * cards.length;
  for (; bytes[lineFeed] !== LINE_FEED; lineFeed++) {
    if (bytes[lineFeed] === OPEN || bytes[lineFeed] === 0) return -1;
  }
  if (player.won === 0 && mayBeCashedOut(bytes, lineFeed)) return -1;
  if (isShown) record.show(player, cards);
  else record.know(player, cards);
  return lineFeed + 1;
}

function sittingAt(seat: number, { players }: ImportRecord): ImportPlayer | undefined {
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as ImportPlayer;
    if (player.seat === seat) return player;
  }
  return undefined;
}

/** Is that told in brackets at the end of the line? */
function mayBeCashedOut(bytes: Bytes, lineFeed: number): boolean {
  let last = lineFeed - 1;
  while ((bytes[last] as number) <= SPACE) last--;
  return bytes[last] === END || (bytes[last] as number) >= 0x80;
}

const END = 41;

/** `isUnpaid`: no line before it tells who won. */
export function readSummaryLine(
  text: string,
  from: number,
  to: number,
  record: ImportRecord,
  money: ImportMoney,
  isUnpaid: boolean,
): void {
  if (isAt(text, from, to, SEAT.codes)) readSeat(text, from, to, record, money, isUnpaid);
  else if (isAt(text, from, to, TOTAL.codes)) readTotal(text, from, to, record, money);
}

function readTotal(
  text: string,
  from: number,
  to: number,
  record: ImportRecord,
  money: ImportMoney,
): void {
  const potEnd = wordEnd(text, from + TOTAL.length, to);
  const rake = potEnd + ONLY_RAKE.length;
  if (isAt(text, potEnd, to, ONLY_RAKE.codes) && wordEnd(text, rake, to) === to) {
    record.rake = (record.rake ?? 0) + amountBetween(text, rake, to, money);
    return;
  }
  const line = text.slice(from, to);
  for (const [, part = ''] of line.matchAll(RAKE)) {
    record.rake = (record.rake ?? 0) + amountOf(part, money);
  }
  for (const [, pot = ''] of line.matchAll(POT)) record.pots.push(amountOf(pot, money));
}

function readSeat(
  text: string,
  from: number,
  to: number,
  record: ImportRecord,
  money: ImportMoney,
  isUnpaid: boolean,
): void {
  const player = seated(text, from, to, record);
  if (player === undefined) return;
  const behind = text.indexOf(':', from) + 2 + player.name.length;
  if (player.isShort) {
    const role = ROLE.exec(text.slice(behind, to))?.[1];
    if (role !== undefined) record.owesBlind(player, role === 'big' ? 'big-blind' : 'small-blind');
  }
  // Nothing more is told of most.
  const open = text.indexOf('[', behind);
  const hasCards = open >= 0 && open < to;
  if (hasCards) readCards(text, behind, to, open, player, record);
  else if (!isUnpaid) return;
  const line = text.slice(behind, to);
  if (!(isUnpaid || line.endsWith(CASHED_OUT)) || player.won > 0) return;
  for (const [, amount = ''] of line.matchAll(WON)) record.win(player, amountOf(amount, money));
}

/** Whose line it is, if it is anybody's. */
function seated(
  text: string,
  from: number,
  to: number,
  record: ImportRecord,
): ImportPlayer | undefined {
  let colon = from + SEAT.length;
  let seat = 0;
  for (; text.charCodeAt(colon) !== COLON; colon++) {
    const digit = text.charCodeAt(colon) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return undefined;
    seat = seat * 10 + digit;
  }
  const player = sittingAt(seat, record);
  const isTheirs =
    player !== undefined &&
    text.charCodeAt(colon + 1) === SPACE &&
    isTextAt(text, colon + 2, to, player.name);
  return isTheirs ? player : undefined;
}

function readCards(
  text: string,
  from: number,
  to: number,
  open: number,
  player: ImportPlayer,
  record: ImportRecord,
): void {
  const next = text.indexOf('[', open + 1);
  const close = text.indexOf(']', open);
  const before = open + 1 - MUCKED.length;
  const isOnly = (next < 0 || next >= to) && close >= 0 && close < to && before >= from;
  if (isOnly && isAt(text, before, to, SHOWED.codes)) {
    record.show(player, cardsIn(text, open + 1, close));
  } else if (isOnly && isAt(text, before, to, MUCKED.codes)) {
    record.know(player, cardsIn(text, open + 1, close));
  } else {
    const [, verb, cards = ''] = CARDS.exec(text.slice(from, to)) ?? [];
    if (verb === 'showed') record.show(player, importedCards(cards));
    else if (verb === 'mucked') record.know(player, importedCards(cards));
  }
}
