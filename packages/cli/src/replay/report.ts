/** A replayed hand for people: street by street, pots and awards, and what everybody ends with. */

import {
  type Card,
  formatCard,
  GAMES,
  type HandEvent,
  type HandState,
  handText,
  type Money,
  moneyWriter,
  type PhhHand,
  type Replay,
  type SeenCard,
  shownHand,
  type WinningHand,
} from '@sidepot/engine';
import { count, marksOfNow } from '@sidepot/i18n/cli';
import { phrases, said } from '../phrases.js';
import { type Column, grid, gridWidth } from '../terminal/grid.js';
import type { Paint } from '../terminal/paint.js';
import { fit, plain, wrap } from '../terminal/text.js';
import { warningText } from './notes.js';
import { StreetTitles } from './street-titles.js';

const MAX_NAME = 24;

interface Teller {
  readonly state: HandState;
  readonly names: readonly string[];
  readonly money: Money;
  readonly paint: Paint;
}

/** `replay` has its events. */
export function handReport(
  title: string,
  hand: PhhHand,
  replay: Replay,
  paint: Paint,
  columns: number,
): string {
  const { events, state } = replay;
  if (events === null || state === null) throw new Error('the hand was replayed without events');
  const teller: Teller = {
    state,
    names: namesOf(hand),
    money: moneyWriter(hand.unit, { point: marksOfNow().point, group: count }),
    paint,
  };
  const lines = [paint.bold(fit(`${title} · ${gameText(state)}${placeOf(hand)}`, columns))];
  const titles = new StreetTitles(state);
  for (const event of events) {
    const title = titles.before(event);
    if (title !== null) lines.push(paint.cyan(title));
    lines.push(...told(teller, event, events));
  }
  lines.push('', ...stackTable(teller, hand, replay, columns));
  for (const warning of replay.warnings) {
    const text = phrases.replay.note(warningText(warning, teller.names, teller.money));
    lines.push(...wrap(text.split(' '), columns).map(paint.yellow));
  }
  return `${lines.join('\n')}\n`;
}

/** Names that cannot be told apart are shown as p1, p2 … */
function namesOf({ players = [], startingStacks }: PhhHand): string[] {
  const clean = startingStacks.map((_, i) => fit(plain(players[i] ?? ''), MAX_NAME));
  return clean.map((name, i) =>
    name === '' || clean.indexOf(name) !== clean.lastIndexOf(name) ? `p${i + 1}` : name,
  );
}

const gameText = ({ rules }: HandState): string => phrases.replay.game(rules.limit, rules.game);

function placeOf({ event, venue, year, month, day }: PhhHand): string {
  const pad = (number: number): string => String(number).padStart(2, '0');
  const date = [year, month, day].every((part) => part !== undefined)
    ? `${year}-${pad(month as number)}-${pad(day as number)}`
    : year;
  return [event ?? venue, date]
    .filter((part) => part !== undefined)
    .map((part) => ` · ${plain(String(part))}`)
    .join('');
}

const cardText = (card: SeenCard): string => (card === null ? '??' : formatCard(card as Card));
const cardsText = (cards: readonly SeenCard[]): string => cards.map(cardText).join(' ');

function told(teller: Teller, event: HandEvent, events: readonly HandEvent[]): string[] {
  const { money, paint } = teller;
  const { replay } = phrases;
  const who = (seat: number): string => teller.names[seat - 1] ?? `p${seat}`;
  switch (event.type) {
    case 'posted': {
      const { seat, kind, ante, dead, live } = event;
      const isForAll = kind === 'ante' && dead > 0 && isSingle(events);
      const what = isForAll ? 'ante-for-all' : kind;
      return [`  ${replay.posts(who(seat), what, money(ante + dead + live))}`];
    }
    case 'dealt':
      return dealtLines(event, who(event.seat), isFirstDeal(event, events));
    case 'drew':
      return [`  ${drawnText(event, who(event.seat))}`];
    case 'board':
      return [paint.cyan(boardLine(teller, event, events))];
    case 'acted':
      return [`  ${actionText(who(event.seat), event, money)}`];
    case 'refunded':
      return [paint.yellow(`  ${replay.uncalled(money(event.amount), who(event.seat))}`)];
    case 'shown':
      return [`  ${replay.shows(who(event.seat), cardsText(event.cards))}`];
    case 'mucked':
      return [`  ${replay.showsNothing(who(event.seat))}`];
    case 'raked':
      return [`  ${replay.rake(money(event.amount))}`];
    case 'awarded':
      return awardLines(event, who, money).map(paint.green);
    default:
      return [];
  }
}

const isSingle = (events: readonly HandEvent[]): boolean =>
  events.filter((event) => event.type === 'posted' && event.kind === 'ante').length === 1;

/** The name of the street, its cards, and what is in the middle. */
function boardLine(
  { state, money }: Teller,
  event: Extract<HandEvent, { type: 'board' }>,
  events: readonly HandEvent[],
): string {
  let pot = 0;
  for (const one of events) {
    if (one === event) break;
    if (one.type === 'posted') pot += one.ante + one.dead + one.live;
    if (one.type === 'acted') pot += one.paid;
    if (one.type === 'refunded') pot -= one.amount;
  }
  const titles: Readonly<Record<string, string>> = phrases.replay.streets;
  const name = GAMES[state.rules.game].streets[event.street]?.name ?? '';
  const title = titles[name] ?? phrases.replay.streets.board;
  return phrases.replay.board(title, cardsText(event.cards), money(pot));
}

type Dealt = Extract<HandEvent, { type: 'dealt' }>;

const isFirstDeal = (event: Dealt, events: readonly HandEvent[]): boolean =>
  events.find((one) => one.type === 'dealt' && one.seat === event.seat) === event;

/** Cards face up are known to all; of the others nothing is said if nobody saw them. */
function dealtLines({ cards, up }: Dealt, who: string, isFirst: boolean): string[] {
  const all = [...cards, ...up];
  if (all.every((card) => card === null) || (up.length === 0 && cards.includes(null))) return [];
  const text = cardsText(all);
  return [`  ${isFirst ? phrases.replay.holds(who, text) : phrases.replay.gets(who, text)}`];
}

function drawnText({ discarded }: Extract<HandEvent, { type: 'drew' }>, who: string): string {
  if (discarded.length === 0) return phrases.replay.standsPat(who);
  const cards = discarded.includes(null) ? null : cardsText(discarded);
  return phrases.replay.throws(who, discarded.length, cards);
}

function actionText(
  who: string,
  { action, to, paid, allIn }: Extract<HandEvent, { type: 'acted' }>,
  money: Money,
): string {
  const { replay } = phrases;
  switch (action) {
    case 'fold':
      return replay.folds(who);
    case 'check':
      return replay.checks(who);
    case 'call':
      return replay.calls(who, money(paid), allIn);
    case 'bet':
      return replay.bets(who, money(to), allIn);
    case 'raise':
      return replay.raises(who, money(to), allIn);
    case 'bring-in':
      return replay.bringsIn(who, money(to), allIn);
  }
}

/** "Main Pot 20,340: p6 wins with a pair of aces". */
function awardLines(
  { pot, amount, rake, shares, hands }: Extract<HandEvent, { type: 'awarded' }>,
  who: (seat: number) => string,
  money: Money,
): string[] {
  return shares.map(({ seat, amount: share }) => {
    const texts = hands.filter((hand) => hand.seat === seat).flatMap(handSaid);
    const part = shares.length > 1 || rake > 0 ? money(share) : null;
    return `  ${phrases.replay.wins(said.pot(pot), money(amount), who(seat), part, [...new Set(texts)])}`;
  });
}

/** Nothing if it was not shown. A kicker that is named is the one that decides. */
function handSaid({ half, cards, made, beat }: WinningHand): string[] {
  if (cards.length === 0) return [];
  if ((half === 'low' && !made) || half === 'badugi') {
    const ranks = cards.map((card) => formatCard(card)[0]).join('-');
    return [half === 'low' ? phrases.replay.low(ranks) : phrases.replay.badugi(ranks)];
  }
  const against = beat && { against: shownHand(beat.cards) };
  return [handText(shownHand(cards), { ...against, texts: said.hands })];
}

/** Of a table too wide for the terminal the columns go that follow from the others. */
function stackTable(
  { names, money, paint, state }: Teller,
  { startingStacks, finishingStacks, extra }: PhhHand,
  { contributions, folded, finishing }: Replay,
  columns: number,
): string[] {
  const right = { align: 'right' } as const;
  const amounts = (list: readonly number[]): string[][] =>
    list.map((amount) => [amount === 0 ? '-' : money(amount)]);
  const won = state.players.map((player) => player.won);
  const name: Column = {
    title: phrases.replay.player,
    cells: names.map((one, i) => [folded[i] === true ? phrases.replay.folded(one) : one]),
  };
  const start: Column = { title: phrases.replay.start, cells: amounts(startingStacks), ...right };
  const put: Column = { title: phrases.replay.putIn, cells: amounts(contributions), ...right };
  const back: Column = {
    title: phrases.replay.returned,
    cells: amounts(state.players.map(({ refunded }) => refunded)),
    style: paint.yellow,
    ...right,
  };
  const wins: Column = {
    title: phrases.replay.won,
    cells: amounts(won),
    style: paint.green,
    ...right,
  };
  // Who was cashed out has what the house paid.
  const cashed = extra?.['_cash_out'] === undefined ? undefined : finishingStacks;
  const end: Column = {
    title: phrases.replay.end,
    // As it was paid, with the rake of the record.
    cells: state.players.map(({ stack }, i) => [
      finishing === null ? '?' : money(cashed?.[i] ?? stack),
    ]),
    ...right,
  };
  const layouts = [
    [name, start, put, back, wins, end],
    [name, put, back, wins, end],
    [name, wins, end],
  ];
  const fitting = layouts.find((layout) => gridWidth(layout) <= columns) ?? [name, end];
  return grid(fitting, paint.bold, paint.dim);
}
