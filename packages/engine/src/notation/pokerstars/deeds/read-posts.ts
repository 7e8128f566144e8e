/** Antes and blinds of a PokerStars history: "posts small blind $1". */

import type { Limit } from '../../../games/game.js';
import { amountFrom, type Bytes, behindLine, standsAt } from '../../import/bytes.js';
import type { ImportRecord } from '../../import/record.js';
import { type Codes, codesOf, isAt, type Word, wordEnd, wordOf } from '../../import/scan.js';
import { fail, type ImportPlayer, type ImportPost } from '../../import/types.js';
import { amountBetween, type ImportMoney } from '../../import/words.js';
import { SPACE } from '../../phh/toml.js';

/** Of the table; in fixed limit the two bets. */
export interface PostedBlinds {
  readonly limit: Limit;
  readonly small: number;
  readonly big: number;
}

const POSTS: readonly (readonly [what: Codes, kind: ImportPost])[] = /* @__PURE__ */ (
  [
    ['small blind', 'small-blind'],
    ['big blind', 'big-blind'],
    ['the ante', 'ante'],
    ['ante', 'ante'],
    ['an ante of', 'ante'],
    ['small & big blinds', 'both'],
    ['straddle', 'straddle'],
    ['a straddle', 'straddle'],
    ['button blind', 'button-blind'],
    ['missed blind', 'dead'],
  ] as const
).map(([what, kind]) => [codesOf(what), kind]);

/** "small blind $1": what, and how much. */
export function readPost(
  record: ImportRecord,
  player: ImportPlayer,
  text: string,
  from: number,
  to: number,
  blinds: PostedBlinds,
  money: ImportMoney,
): void {
  const kind = postIn(text, from, to);
  if (kind === undefined) fail({ reason: 'notPost', token: text.slice(from, to) });
  const amount = amountBetween(text, text.lastIndexOf(' ', to - 1) + 1, to, money);
  post(record, player, kind, amount, blinds);
}

interface PlainPost {
  readonly what: Word;
  readonly kind: ImportPost;
}

const plain = (what: string, kind: ImportPost): PlainPost => ({ what: wordOf(what), kind });
const SMALL = /* @__PURE__ */ plain('posts small blind ', 'small-blind');
const BIG = /* @__PURE__ */ plain('posts big blind ', 'big-blind');
const ANTE = /* @__PURE__ */ plain('posts the ante ', 'ante');
const B = 98;
const S = 115;

/** The usual ones where nothing else is told, from the verb on: where the next line begins, or −1. */
export function plainPost(
  record: ImportRecord,
  player: ImportPlayer,
  bytes: Bytes,
  from: number,
  blinds: PostedBlinds,
  money: ImportMoney,
): number {
  const letter = bytes[from + 'posts '.length];
  const { what, kind } = letter === S ? SMALL : letter === B ? BIG : ANTE;
  if (!standsAt(bytes, from, what)) return -1;
  const amount = amountFrom(bytes, from + what.length, money);
  const next = amount < 0 ? -1 : behindLine(bytes, money.end);
  if (next >= 0) post(record, player, kind, amount, blinds);
  return next;
}

function post(
  record: ImportRecord,
  player: ImportPlayer,
  kind: ImportPost,
  amount: number,
  blinds: PostedBlinds,
): void {
  const late = lateKind(record, kind);
  record.post(player, late, amount, liveOf(late, amount, blinds));
}

function postIn(text: string, from: number, to: number): ImportPost | undefined {
  for (let i = 0; i < POSTS.length; i++) {
    const [what, kind] = POSTS[i] as (typeof POSTS)[number];
    const end = from + what.length;
    if (isAt(text, from, to, what) && text.charCodeAt(end) === SPACE) {
      if (end < to && wordEnd(text, end + 1, to) === to) return kind;
    }
  }
  return undefined;
}

/** The blinds come first; a blind of the same kind after them is posted to come in (R41, R42). */
function lateKind(record: ImportRecord, kind: ImportPost): ImportPost {
  if (kind === 'big-blind') return record.isPosted(kind) ? 'live' : kind;
  if (kind !== 'small-blind') return kind;
  return record.isPosted(kind) || record.isPosted('big-blind') ? 'dead' : kind;
}

function liveOf(kind: ImportPost, amount: number, { limit, small, big }: PostedBlinds): number {
  if (kind === 'ante' || kind === 'dead') return 0;
  // Who is short posts the live part first.
  return kind === 'both' ? Math.min(amount, limit === 'fixed-limit' ? small : big) : amount;
}
