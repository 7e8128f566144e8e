/**
 * What a player does, where it is told in the usual words and with nothing behind them: nearly every
 * line. Each is read once, from its front to its end, which is not looked for before. Any other line
 * is left as it is to `read-deeds.ts`, which alone decides what is wrong with one.
 */

import type { ImportRecord } from '../../import/record.js';
import { type Codes, codesOf, isAt, lineAfter, lineEnd } from '../../import/scan.js';
import { failOf, type ImportPlayer } from '../../import/types.js';
import { amountAt, type ImportMoney, plainCards } from '../../import/words.js';
import { SPACE } from '../../phh/toml.js';
import { ALL_IN } from './read-deeds.js';
import { type PostedBlinds, plainPost } from './read-posts.js';

const FOLDS = /* @__PURE__ */ codesOf('folds');
const CHECKS = /* @__PURE__ */ codesOf('checks');
const CALLS = /* @__PURE__ */ codesOf('calls ');
const BETS = /* @__PURE__ */ codesOf('bets ');
const RAISES = /* @__PURE__ */ codesOf('raises ');
const TO = /* @__PURE__ */ codesOf(' to ');
const SHOWS = /* @__PURE__ */ codesOf('shows [');
const MUCKS = /* @__PURE__ */ codesOf('mucks hand');
const HIDES = /* @__PURE__ */ codesOf("doesn't show hand");

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
  text: string,
  from: number,
  blinds: PostedBlinds,
  money: ImportMoney,
): number {
  switch (text.charCodeAt(from)) {
    case F: {
      const next = afterWord(text, from, FOLDS);
      if (next >= 0) record.fold(player);
      return next;
    }
    case C: {
      if (text.charCodeAt(from + 1) === A) {
        const paid = amountBehind(text, from, CALLS, money);
        const next = paid < 0 ? -1 : afterAmount(text, money);
        if (next >= 0) {
          record.call(player, paid);
          checkAllIn(text, player, money);
        }
        return next;
      }
      const next = afterWord(text, from, CHECKS);
      if (next >= 0) record.check(player);
      return next;
    }
    case R: {
      const by = amountBehind(text, from, RAISES, money);
      const to = by < 0 ? -1 : amountBehind(text, money.end, TO, money);
      const next = to < 0 ? -1 : afterAmount(text, money);
      if (next >= 0) {
        record.raise(player, to, by);
        checkAllIn(text, player, money);
      }
      return next;
    }
    case B: {
      const bet = amountBehind(text, from, BETS, money);
      const next = bet < 0 ? -1 : afterAmount(text, money);
      if (next >= 0) {
        record.raise(player, player.bet + bet);
        checkAllIn(text, player, money);
      }
      return next;
    }
    case P:
      return plainPost(record, player, text, from, blinds, money);
    case S:
      return plainShow(record, player, text, from);
    case M: {
      const next = afterWord(text, from, MUCKS);
      if (next >= 0) record.muck(player);
      return next;
    }
    case D: {
      const next = afterWord(text, from, HIDES);
      if (next >= 0) player.isIn = true;
      return next;
    }
    default:
      return -1;
  }
}

const afterWord = (text: string, from: number, word: Codes): number =>
  isAt(text, from, text.length, word) ? lineAfter(text, from + word.length) : -1;

const amountBehind = (text: string, from: number, word: Codes, money: ImportMoney): number =>
  isAt(text, from, text.length, word) ? amountAt(text, from + word.length, text.length, money) : -1;

/** Of being all-in may be told behind it. */
function afterAmount(text: string, { end }: ImportMoney): number {
  if (text.charCodeAt(end) !== SPACE) return lineAfter(text, end);
  return isAt(text, end, text.length, ALL_IN) ? lineAfter(text, end + ALL_IN.length) : -1;
}

function checkAllIn(text: string, player: ImportPlayer, { end }: ImportMoney): void {
  if (text.charCodeAt(end) === SPACE && player.left > 0) failOf('notAllIn', player);
}

/** "shows [As Kd] (a pair of Aces)" */
function plainShow(record: ImportRecord, player: ImportPlayer, text: string, from: number): number {
  if (!isAt(text, from, text.length, SHOWS)) return -1;
  const cards = plainCards(text, from + SHOWS.length);
  if (cards === undefined) return -1;
  const close = from + SHOWS.length + 3 * cards.length - 1;
  const lineFeed = text.indexOf('\n', close);
  const last = lineEnd(text, lineFeed) - 1;
  if (lineFeed < 0 || (last > close && text.charCodeAt(last) !== END)) return -1;
  record.show(player, cards);
  return lineFeed + 1;
}
