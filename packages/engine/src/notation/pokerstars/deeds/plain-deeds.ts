/**
 * What a player does, where it is told in the usual words and with nothing behind them: nearly every
 * line. Each is read once, from its front to its end, which is not looked for before. Any other line
 * is left as it is to `read-deeds.ts`, which alone decides what is wrong with one.
 */

import {
  amountFrom,
  type Bytes,
  behindLine,
  cardsFrom,
  lineFeedFrom,
  standsAt,
} from '../../import/bytes.js';
import type { ImportRecord } from '../../import/record.js';
import { RETURN, type Word, wordOf } from '../../import/scan.js';
import { failOf, type ImportPlayer } from '../../import/types.js';
import type { ImportMoney } from '../../import/words.js';
import { LINE_FEED, SPACE } from '../../phh/toml.js';
import { ALL_IN } from './read-deeds.js';
import { type PostedBlinds, plainPost } from './read-posts.js';

const FOLDS = /* @__PURE__ */ wordOf('folds');
const CHECKS = /* @__PURE__ */ wordOf('checks');
const CALLS = /* @__PURE__ */ wordOf('calls ');
const BETS = /* @__PURE__ */ wordOf('bets ');
const RAISES = /* @__PURE__ */ wordOf('raises ');
const TO = /* @__PURE__ */ wordOf(' to ');
const SHOWS = /* @__PURE__ */ wordOf('shows [');
const MUCKS = /* @__PURE__ */ wordOf('mucks hand');
const HIDES = /* @__PURE__ */ wordOf("doesn't show hand");

const B = 98;
const C = 99;
const D = 100;
const F = 102;
const M = 109;
const P = 112;
const R = 114;
const S = 115;
const A = 97;
const END = 41;

/** From behind the colon: where the next line begins, or −1 if this one is written in another way. */
export function plainDeed(
  record: ImportRecord,
  player: ImportPlayer,
  bytes: Bytes,
  from: number,
  blinds: PostedBlinds,
  money: ImportMoney,
): number {
  switch (bytes[from]) {
    case F: {
      const next = afterWord(bytes, from, FOLDS);
      if (next >= 0) record.fold(player);
      return next;
    }
    case C: {
      if (bytes[from + 1] === A) {
        const paid = amountBehind(bytes, from, CALLS, money);
        const next = paid < 0 ? -1 : afterAmount(bytes, money);
        if (next >= 0) {
          record.call(player, paid);
          checkAllIn(bytes, player, money);
        }
        return next;
      }
      const next = afterWord(bytes, from, CHECKS);
      if (next >= 0) record.check(player);
      return next;
    }
    case R: {
      const by = amountBehind(bytes, from, RAISES, money);
      const to = by < 0 ? -1 : amountBehind(bytes, money.end, TO, money);
      const next = to < 0 ? -1 : afterAmount(bytes, money);
      if (next >= 0) {
        record.raise(player, to, by);
        checkAllIn(bytes, player, money);
      }
      return next;
    }
    case B: {
      const bet = amountBehind(bytes, from, BETS, money);
      const next = bet < 0 ? -1 : afterAmount(bytes, money);
      if (next >= 0) {
        record.raise(player, player.bet + bet);
        checkAllIn(bytes, player, money);
      }
      return next;
    }
    case P:
      return plainPost(record, player, bytes, from, blinds, money);
    case S:
      return plainShow(record, player, bytes, from);
    case M: {
      const next = afterWord(bytes, from, MUCKS);
      if (next >= 0) record.muck(player);
      return next;
    }
    case D: {
      const next = afterWord(bytes, from, HIDES);
      if (next >= 0) player.isIn = true;
      return next;
    }
    default:
      return -1;
  }
}

const afterWord = (bytes: Bytes, from: number, word: Word): number =>
  standsAt(bytes, from, word) ? behindLine(bytes, from + word.length) : -1;

const amountBehind = (bytes: Bytes, from: number, word: Word, money: ImportMoney): number =>
  standsAt(bytes, from, word) ? amountFrom(bytes, from + word.length, money) : -1;

/** Of being all-in may be told behind it. */
function afterAmount(bytes: Bytes, { end }: ImportMoney): number {
  if (bytes[end] !== SPACE) return behindLine(bytes, end);
  return standsAt(bytes, end, ALL_IN) ? behindLine(bytes, end + ALL_IN.length) : -1;
}

function checkAllIn(bytes: Bytes, player: ImportPlayer, { end }: ImportMoney): void {
  if (bytes[end] === SPACE && player.left > 0) failOf('notAllIn', player);
}

/** "shows [As Kd] (a pair of Aces)" */
function plainShow(record: ImportRecord, player: ImportPlayer, bytes: Bytes, from: number): number {
  if (!standsAt(bytes, from, SHOWS)) return -1;
  const cards = cardsFrom(bytes, from + SHOWS.length);
  if (cards === undefined) return -1;
  const close = from + SHOWS.length + 3 * cards.length - 1;
  const lineFeed = lineFeedFrom(bytes, close);
  const last = lineFeed - (bytes[lineFeed - 1] === RETURN ? 2 : 1);
  if (bytes[lineFeed] !== LINE_FEED || (last > close && bytes[last] !== END)) return -1;
  record.show(player, cards);
  return lineFeed + 1;
}
