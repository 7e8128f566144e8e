/**
 * What a player does in a PokerStars history: the words behind the name, however they are written.
 * Lines that are written in the usual way are read by `plain-deeds.ts`.
 */

import type { ImportRecord } from '../../import/record.js';
import {
  type Codes,
  codesOf,
  isAt,
  isWhole,
  type Word,
  wordEnd,
  wordOf,
} from '../../import/scan.js';
import { fail, failOf, type ImportPlayer } from '../../import/types.js';
import {
  amountBetween,
  amountOf,
  cardsIn,
  type ImportMoney,
  importedCards,
} from '../../import/words.js';
import type { PhhCard } from '../../phh/hand.js';
import { type PostedBlinds, readPost } from './read-posts.js';

export const ALL_IN: Word = /* @__PURE__ */ wordOf(' and is all-in');
/** Then the betting is over for them, as if they had no more. */
const AT_CAP = / and has reached the \S+ cap$/;

/** No two of them have the first letter and the length in common. */
const VERBS = [
  ...['folds', 'checks', 'calls', 'bets', 'raises', 'posts', 'brings', 'shows', 'mucks'],
  ...["doesn't", 'discards', 'stands', 'straddle', 'Bet', 'Pays', 'pay', 'Receives'],
  ...['sits', 'is', 'Chooses', 'get', 'brings-in', 'Table'],
] as const;
type Verb = (typeof VERBS)[number];

const TO = /* @__PURE__ */ codesOf('to');
/** Old texts have "brings-in low for $2". */
const BRINGS_IN = /^brings[ -]in(?: low)? for (\S+)$/;

const slotOf = (first: number, length: number): number => ((first & 63) << 4) | (length & 15);

interface Slot {
  readonly verb: Verb;
  readonly codes: Codes;
}

const BY_SLOT: readonly (Slot | undefined)[] = /* @__PURE__ */ (() => {
  const table = new Array<Slot | undefined>(1024).fill(undefined);
  for (const verb of VERBS) {
    table[slotOf(verb.charCodeAt(0), verb.length)] = { verb, codes: codesOf(verb) };
  }
  return table;
})();

function verbIn(text: string, from: number, to: number): Verb | undefined {
  const slot = BY_SLOT[slotOf(text.charCodeAt(from), to - from)];
  return slot !== undefined && isWhole(text, from, to, slot.codes) ? slot.verb : undefined;
}

/** One line of it, from behind the colon. */
export function readDeed(
  record: ImportRecord,
  player: ImportPlayer,
  text: string,
  from: number,
  lineEnd: number,
  blinds: PostedBlinds,
  money: ImportMoney,
): void {
  const isAllIn = isAt(text, lineEnd - ALL_IN.length, lineEnd, ALL_IN.codes);
  const to = isAllIn ? lineEnd - ALL_IN.length : deedEnd(record, text, from, lineEnd);
  const verbEnd = wordEnd(text, from, to);
  // The second word, if there is one.
  const second = verbEnd + 1;
  switch (verbIn(text, from, verbEnd)) {
    case 'folds':
      record.fold(player);
      if (lineEnd > verbEnd && text.slice(from, lineEnd).includes('[')) {
        record.know(player, bracketed(text.slice(from, lineEnd)));
      }
      break;
    case 'checks':
      record.check(player);
      break;
    case 'calls':
      record.call(player, onlyAmount(text, from, second, to, money));
      break;
    case 'bets':
      record.raise(player, player.bet + onlyAmount(text, from, second, to, money));
      break;
    case 'raises': {
      // "raises $2 to $4"; some programs write "raises to $4".
      const byEnd = wordEnd(text, second, to);
      if (isWhole(text, second, byEnd, TO)) {
        record.raise(player, onlyAmount(text, from, byEnd + 1, to, money));
        break;
      }
      const last = lastAmount(text, from, byEnd, to);
      const raised = amountBetween(text, last, to, money);
      record.raise(player, raised, amountBetween(text, second, byEnd, money));
      break;
    }
    case 'posts':
      readPost(record, player, text, second, to, blinds, money);
      break;
    case 'brings':
    case 'brings-in': {
      const [, told = ''] = BRINGS_IN.exec(text.slice(from, to)) ?? failAsUnknown(text, from, to);
      record.bringIn(player, amountOf(told, money));
      break;
    }
    case 'shows':
      record.show(player, cardsShown(text, from, second, lineEnd));
      break;
    case 'mucks':
      record.muck(player);
      break;
    case "doesn't":
      player.isIn = true;
      break;
    case 'sits':
    case 'is':
      // "sits out", "is sitting out": who then has no part in the hand is not in it.
      break;
    default:
      readRareDeed(record, player, text.slice(from, lineEnd), text.slice(from, to), money);
  }
  if (isAllIn && player.left > 0 && !record.isCapped) failOf('notAllIn', player);
}

const deedEnd = ({ isCapped }: ImportRecord, text: string, from: number, to: number): number =>
  isCapped ? from + text.slice(from, to).replace(AT_CAP, '').length : to;

/** "calls $2": more would be something that changes it, as a cap that was reached. */
function onlyAmount(
  text: string,
  from: number,
  second: number,
  to: number,
  money: ImportMoney,
): number {
  if (second > to || wordEnd(text, second, to) !== to) return failAsUnknown(text, from, to);
  return amountBetween(text, second, to, money);
}

/** Of four words: where the last begins, from the end of the second. */
function lastAmount(text: string, from: number, secondEnd: number, to: number): number {
  const third = wordEnd(text, secondEnd + 1, to);
  const isFour = third < to && wordEnd(text, third + 1, to) === to;
  return isFour ? third + 1 : failAsUnknown(text, from, to);
}

const failAsUnknown = (text: string, from: number, to: number): never =>
  fail({ reason: 'notDeed', token: text.slice(from, to) });

/** What few hands have. `deed` is without what is said of being all-in. */
function readRareDeed(
  record: ImportRecord,
  player: ImportPlayer,
  text: string,
  deed: string,
  money: ImportMoney,
): void {
  const words = deed.split(' ');
  const [verb, second = ''] = words;
  switch (verb) {
    case 'discards':
      record.draw(player, discarded(text, second));
      break;
    case 'stands':
      record.draw(player, []);
      break;
    case 'Bet':
      // "Bet & Muck $5", and "Bet & Muck folds" when it was called.
      if (words[3] === 'folds') record.fold(player);
      else record.raise(player, player.bet + amountOf(words[3] ?? '', money));
      break;
    case 'straddle': {
      // Told with what was posted before.
      const added = amountOf(second, money) - player.bet;
      record.post(player, 'straddle', added, added);
      break;
    }
    case 'Pays':
    case 'pay':
      record.payForCashOut(player, cashedOut(text, money));
      break;
    case 'Receives':
      record.cashOut(player, cashedOut(text, money));
      break;
    case 'Chooses':
    case 'get':
      // To cash out, or insurance: what is paid for it is told later.
      break;
    case 'Table':
      // "Table deposit $50": chips that are bought for the next hand.
      break;
    default:
      fail({ reason: 'notDeed', token: text });
  }
}

/** "Pays Cashout Risk ($35.19)", "Receives Cashout ($12)", "pay premium of all-in insurance ($4)". */
function cashedOut(text: string, money: ImportMoney): number {
  const [, amount = ''] = /\((\S+)\)$/.exec(text) ?? [];
  return amountOf(amount, money);
}

/** "shows [As Kd] (a pair of Aces)" */
function cardsShown(text: string, from: number, second: number, to: number): PhhCard[] {
  const close = text.indexOf(']', second);
  return text.charCodeAt(second) === OPEN && close > 0 && close < to
    ? cardsIn(text, second + 1, close)
    : bracketed(text.slice(from, to));
}

const OPEN = 91;

function bracketed(text: string): ReturnType<typeof importedCards> {
  const [, cards] = /\[([^\]]*)\]/.exec(text) ?? fail('noCards');
  return importedCards(cards ?? '');
}

/** "discards 2 cards [8h 6s]"; of the others only how many. */
function discarded(text: string, count: string): PhhCard[] {
  if (!/^[1-9]$/.test(count)) fail({ reason: 'notDeed', token: text });
  const [, cards = ''] = /\[([^\]]*)\]/.exec(text) ?? [];
  const known = cards.trim() === '' ? [] : importedCards(cards);
  return known.length === Number(count) ? known : Array<PhhCard>(Number(count)).fill(-1);
}
