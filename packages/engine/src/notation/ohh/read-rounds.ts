/** Rounds, actions and pots of an Open Hand History hand. */

import type { ImportRecord } from '../import/record.js';
import { fail, failOf, type ImportPlayer, type ImportPost } from '../import/types.js';
import { cardOf } from '../import/words.js';
import type { PhhCard } from '../phh/hand.js';
import type { JsonField } from './json.js';

export interface OhhTable {
  /** Seats by the ids of players. */
  readonly ids: ReadonlyMap<number, number>;
  /** There an extra blind is the button's. */
  readonly hasLiveAntes: boolean;
}

/** A street that comes again is the next run of it. */
export function readRounds(rounds: JsonField, record: ImportRecord, table: OhhTable): void {
  const all = rounds.items();
  const streetOf = (round: JsonField): string => round.get('street').text().toLowerCase();
  const seen = new Map<string, number>();
  for (const round of all) {
    const street = streetOf(round);
    const run = seen.get(street) ?? 0;
    seen.set(street, run + 1);
    const cards = cardsOf(round);
    round.here();
    const isParted = all.filter((one) => streetOf(one) === street).length > 1;
    let isOpen = street === 'showdown' && cards.length === 0;
    const open = (): void => {
      if (isOpen) return;
      isOpen = true;
      if (cards.length === 0) record.newStreet();
      else if (isParted) record.dealRun(run, cards);
      else record.deal(cards);
    };
    // A street begins behind forced bets and draws, and Courchevel's board behind the hole cards.
    for (const action of round.get('actions').items()) {
      if (isDeed(action, record)) open();
      readAction(action, record, table);
    }
    open();
  }
}

const cardsOf = (holder: JsonField): PhhCard[] =>
  holder
    .get('cards')
    .items()
    .map((card) => {
      card.here();
      return cardOf(card.text());
    });

function isDeed(action: JsonField, { isInStreets }: ImportRecord): boolean {
  const name = action.get('action').text().toLowerCase();
  if (SILENT.includes(name) || Object.hasOwn(POSTS, name)) return false;
  if (name === 'draw') return false;
  return isInStreets || name !== 'dealt cards';
}

const POSTS: Readonly<Record<string, ImportPost>> = {
  'post ante': 'ante',
  'post sb': 'small-blind',
  'post bb': 'big-blind',
  straddle: 'straddle',
  'post dead': 'dead',
  'post extra blind': 'live',
};

/** What happens beside the hand; what is paid out is told by the pots. */
const SILENT = ['added chips', 'sits down', 'stands up', 'payout'];

function readAction(
  action: JsonField,
  record: ImportRecord,
  { ids, hasLiveAntes }: OhhTable,
): void {
  const name = action.get('action').text().toLowerCase();
  if (SILENT.includes(name)) return;
  const player = playerOf(action, record, ids);
  const amount = action.get('amount').amount();
  const cards = cardsOf(action);
  action.here();
  const post = Object.hasOwn(POSTS, name) ? POSTS[name] : undefined;
  if (post !== undefined) {
    const kind = post === 'live' && hasLiveAntes ? 'button-blind' : lateKind(record, post);
    record.post(player, kind, amount, kind === 'ante' || kind === 'dead' ? 0 : amount);
  } else readDeed(name, player, amount, cards, record);
  const isAllIn = action.get('is_allin').value === true;
  if (isAllIn && player.left > 0 && !record.isCapped && !putsAllIn(record, player)) {
    failOf('notAllIn', player);
  }
}

/** Of a bet that takes all of somebody else's chips some programs say it, too, and of its call. */
const putsAllIn = (record: ImportRecord, player: ImportPlayer): boolean =>
  record.players.some((one) => {
    if (one === player || one.isFolded) return false;
    const owed = record.owed(one);
    // Their last chips are the bet that was called.
    if (one.left === 0) return one.bet > 0 && owed === 0;
    // Before the flop they may be in, though nothing has been told of them.
    return (one.isIn || record.board === 0) && one.left <= owed;
  });

/** The second of a kind is posted to come in (R41, R42). */
function lateKind(record: ImportRecord, kind: ImportPost): ImportPost {
  if (!record.isPosted(kind)) return kind;
  return kind === 'big-blind' ? 'live' : kind === 'small-blind' ? 'dead' : kind;
}

/** An amount is what the action put in. */
function readDeed(
  name: string,
  player: ImportPlayer,
  amount: number,
  cards: readonly PhhCard[],
  record: ImportRecord,
): void {
  switch (name) {
    case 'dealt cards':
      if (record.isStud || record.hasDrawn(player)) record.came(player, cards);
      else record.dealt(player, cards);
      break;
    case 'shows cards':
      if (cards.length > 0) record.show(player, cards);
      break;
    case 'mucks cards':
      record.muck(player);
      if (cards.length > 0) record.know(player, cards);
      break;
    case 'bring in':
      record.bringIn(player, amount);
      break;
    case 'draw':
      record.draw(player, cards);
      break;
    case 'fold':
      record.fold(player);
      break;
    case 'check':
      record.check(player);
      break;
    case 'call':
      record.call(player, amount);
      break;
    case 'bet':
    case 'raise':
      // The same programs call it a raise when somebody else's last chips are called.
      if (amount > 0 && amount === record.owed(player)) record.call(player, amount);
      else record.raise(player, player.bet + amount);
      break;
    default:
      fail(name === '' ? 'noDeed' : { reason: 'notDeed', token: name });
  }
}

function playerOf(
  action: JsonField,
  { players }: ImportRecord,
  ids: OhhTable['ids'],
): ImportPlayer {
  const id = action.get('player_id');
  const seat = ids.get(id.whole());
  return players.find((player) => player.seat === seat) ?? id.fail('idOfNobody');
}

/** Chips that are in no pot were not called: they went back to the one who bet most. */
export function readPots(pots: JsonField, record: ImportRecord, { ids }: OhhTable): void {
  const all = pots.items();
  if (all.length === 0) return;
  let rake = 0;
  let uncalled = 0;
  for (const { stack, left } of record.players) uncalled += stack - left;
  const inOrder = [...all].sort((a, b) => numberOf(a) - numberOf(b));
  for (const pot of inOrder) {
    const [taken, amount] = [pot.get('rake').amount(), pot.get('amount').amount()];
    rake += taken;
    uncalled -= amount;
    record.pots.push(amount - taken);
    for (const win of pot.get('player_wins').items()) {
      const player = playerOf(win, record, ids);
      record.win(player, win.get('win_amount').amount());
      const cashed = win.get('cashout_amount').amount();
      if (cashed > 0) record.cashOut(player, cashed, win.get('cashout_fee').amount());
    }
  }
  record.rake = rake;
  if (uncalled <= 0) return;
  pots.here();
  record.takeBack(record.uncalled()[0] ?? fail('nothingIn'), uncalled);
}

/** 0 is the main pot; who leaves it out has them in order. */
const numberOf = (pot: JsonField): number => Number(pot.get('number').value) || 0;
