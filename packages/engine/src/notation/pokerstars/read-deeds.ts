/** What a player does in a PokerStars history: the words behind the name. */

import type { ImportRecord } from '../import/record.js';
import { fail, failOf, type ImportPlayer, type ImportPost } from '../import/types.js';
import { amountOf, importedCards } from '../import/words.js';
import type { AmountUnits } from '../phh/amounts.js';
import type { PhhCard } from '../phh/hand.js';
import type { StarsHeader } from './read-header.js';

const ALL_IN = ' and is all-in';
/** Then the betting is over for them, as if they had no more. */
const AT_CAP = / and has reached the \S+ cap$/;

export function readDeed(
  record: ImportRecord,
  player: ImportPlayer,
  text: string,
  header: StarsHeader,
  money: AmountUnits,
): void {
  // Most of all there is to read.
  if (text === 'folds') {
    record.fold(player);
    return;
  }
  if (text === 'checks') {
    record.check(player);
    return;
  }
  const isAllIn = text.endsWith(ALL_IN);
  const deed = isAllIn
    ? text.slice(0, -ALL_IN.length)
    : record.isCapped
      ? text.replace(AT_CAP, '')
      : text;
  if (deed.startsWith('calls ') && !deed.includes(' ', 'calls '.length)) {
    record.call(player, amountOf(deed.slice('calls '.length), money));
    if (isAllIn && player.left > 0 && !record.isCapped) failOf('notAllIn', player);
    return;
  }
  const words = deed.split(' ');
  const [verb, second = ''] = words;
  switch (verb) {
    case 'posts':
      readPost(record, player, words.slice(1), header, money);
      break;
    case 'folds':
      record.fold(player);
      if (text.includes('[')) record.know(player, bracketed(text));
      break;
    case 'checks':
      record.check(player);
      break;
    case 'calls':
      wants(words, 2);
      record.call(player, amountOf(second, money));
      break;
    case 'bets':
      wants(words, 2);
      record.raise(player, player.bet + amountOf(second, money));
      break;
    case 'raises':
      wants(words, 4);
      record.raise(player, amountOf(words[3] ?? '', money), amountOf(second, money));
      break;
    case 'brings':
      wants(words, 4);
      record.bringIn(player, amountOf(words[3] ?? '', money));
      break;
    case 'discards':
      record.draw(player, discarded(text, second));
      break;
    case 'stands':
      record.draw(player, []);
      break;
    case 'shows':
      record.show(player, bracketed(text));
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
      record.cashOutRisks.set(player, cashedOut(text, money));
      break;
    case 'Receives':
      record.cashOuts.set(player, cashedOut(text, money));
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
    case 'Chooses':
    case 'get':
      // To cash out, or insurance: what is paid for it is told later.
      break;
    default:
      fail({ reason: 'notDeed', token: text });
  }
  if (isAllIn && player.left > 0 && !record.isCapped) failOf('notAllIn', player);
}

/** "Pays Cashout Risk ($35.19)", "Receives Cashout ($12)", "pay premium of all-in insurance ($4)". */
function cashedOut(text: string, money: AmountUnits): number {
  const [, amount = ''] = /\((\S+)\)$/.exec(text) ?? [];
  return amountOf(amount, money);
}

/** More would be something that changes it: a cap that was reached. */
function wants(words: readonly string[], count: number): void {
  if (words.length !== count) fail({ reason: 'notDeed', token: words.join(' ') });
}

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

const POSTS: Readonly<Record<string, ImportPost>> = {
  'the ante': 'ante',
  ante: 'ante',
  'an ante of': 'ante',
  'small blind': 'small-blind',
  'big blind': 'big-blind',
  'small & big blinds': 'both',
  straddle: 'straddle',
  'a straddle': 'straddle',
  'button blind': 'button-blind',
  'missed blind': 'dead',
};

function readPost(
  record: ImportRecord,
  player: ImportPlayer,
  words: readonly string[],
  header: StarsHeader,
  money: AmountUnits,
): void {
  const isPlain = words.length === 3 && words[1] === 'blind';
  const what = isPlain ? `${words[0]} blind` : words.slice(0, -1).join(' ');
  const kind = Object.hasOwn(POSTS, what) ? POSTS[what] : undefined;
  if (kind === undefined) fail({ reason: 'notPost', token: words.join(' ') });
  const amount = amountOf(words.at(-1) ?? '', money);
  const late = lateKind(record, kind);
  record.post(player, late, amount, liveOf(late, amount, header));
}

/** The blinds come first; a blind of the same kind after them is posted to come in (R41, R42). */
function lateKind({ players }: ImportRecord, kind: ImportPost): ImportPost {
  if (kind !== 'big-blind' && kind !== 'small-blind') return kind;
  const isPosted = (blind: ImportPost): boolean => players.some(({ posts }) => posts.has(blind));
  if (kind === 'big-blind') return isPosted(kind) ? 'live' : kind;
  return isPosted(kind) || isPosted('big-blind') ? 'dead' : kind;
}

function liveOf(kind: ImportPost, amount: number, { limit, small, big }: StarsHeader): number {
  if (kind === 'ante' || kind === 'dead') return 0;
  // Who is short posts the live part first.
  return kind === 'both' ? Math.min(amount, limit === 'fixed-limit' ? small : big) : amount;
}
