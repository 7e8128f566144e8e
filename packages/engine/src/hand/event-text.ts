/**
 * What happened in a hand, in words. Events have none (docs/architecture.md), so that a log can be
 * read in any language: the words are one table, which the caller may replace.
 */

import { type Card, formatCards, RANKS, rankOf } from '../cards.js';
import { callbackProblem, isObject, throwing, unfit } from '../checks.js';
import { formatChips } from '../chips.js';
import { type Refusal, throwIf } from '../errors.js';
import { HAND_TEXTS, type HandTexts, handTextsProblem, textOf } from '../evaluator/hand-text.js';
import { shownHand } from '../evaluator/shown-hand.js';
import { fill } from '../fill.js';
import { eventProblem } from './state/event-check.js';
import type { HandEvent, PostKind, SeenCard, WinningHand } from './state/types.js';
import type { EventView } from './view.js';

/**
 * The words of a hand's events: `EVENT_TEXTS` has the English ones. `{player}` is a name, `{amount}`,
 * `{to}` and `{paid}` are chips, `{cards}` cards; the comments name what else a text has places for.
 */
export interface EventTexts {
  /** `{count}` players, `{button}` a seat. */
  readonly started: string;
  readonly posted: Readonly<Record<PostKind, string>>;
  readonly dealt: string;
  /** Cards that are not to be seen: `{count}`. */
  readonly dealtHidden: string;
  /** Cards thrown in a draw: `{count}`. */
  readonly drew: string;
  /** None thrown. */
  readonly stoodPat: string;
  /** The deck ran out: `{count}` cards are shuffled anew. */
  readonly reshuffled: string;
  readonly board: string;
  /** One of several boards: `{board}` is its number. */
  readonly oneBoard: string;
  readonly opened: string;
  /** Nobody can bet. */
  readonly openedForNobody: string;
  readonly acted: Readonly<
    Record<'fold' | 'check' | 'call' | 'bet' | 'raise' | 'bring-in', string>
  >;
  /** The same with the last chip. */
  readonly allIn: Readonly<Record<'call' | 'bet' | 'raise' | 'bring-in', string>>;
  readonly killed: string;
  readonly refunded: string;
  readonly collected: string;
  /** `{times}` is one of `times`. */
  readonly runsAnswered: string;
  readonly runsDecided: string;
  /** Once, twice, three times. */
  readonly times: readonly [string, string, string];
  readonly shown: string;
  readonly mucked: string;
  readonly showdown: string;
  readonly raked: string;
  /** `{pot}` is its name, `{shares}` a list of `share` and `shareWith`. */
  readonly awarded: string;
  readonly share: string;
  /** `{hand}` is the hand in words. */
  readonly shareWith: string;
  readonly voided: Readonly<Record<'misdeal' | 'fouled-deck', string>>;
  readonly ended: string;
  readonly mainPot: string;
  /** `{number}` from 1. */
  readonly sidePot: string;
  /** A low hand: `{ranks}`. */
  readonly low: string;
  /** A badugi: `{ranks}`. */
  readonly badugi: string;
  /** Somebody whose name is not given: `{seat}`. */
  readonly seat: string;
  /** Between the last two of a list. */
  readonly and: string;
  readonly hands: HandTexts;
  /** How chips and cards are written, if not as by `formatChips` and `formatCards`. */
  readonly chips?: (amount: number) => string;
  readonly cards?: (cards: readonly Card[]) => string;
}

/** English: "Ann raises to 300". */
export const EVENT_TEXTS: EventTexts = {
  started: 'The hand begins: {count} players, the button in seat {button}',
  posted: {
    ante: '{player} posts an ante of {amount}',
    'small-blind': '{player} posts the small blind of {amount}',
    'big-blind': '{player} posts the big blind of {amount}',
    straddle: '{player} straddles for {amount}',
    post: '{player} posts {amount} to come in',
    'button-blind': '{player} posts the button blind of {amount}',
    'bring-in': '{player} brings it in for {amount}',
  },
  dealt: '{player} is dealt {cards}',
  dealtHidden: '{player} is dealt {count} cards',
  drew: '{player} discards {count}',
  stoodPat: '{player} stands pat',
  reshuffled: 'The deck has run out: {count} cards are shuffled anew',
  board: 'The board: {cards}',
  oneBoard: 'Board {board}: {cards}',
  opened: '{player} is first to act',
  openedForNobody: 'Nobody can bet',
  acted: {
    fold: '{player} folds',
    check: '{player} checks',
    call: '{player} calls {paid}',
    bet: '{player} bets {to}',
    raise: '{player} raises to {to}',
    'bring-in': '{player} brings it in for {to}',
  },
  allIn: {
    call: '{player} calls {paid} and is all-in',
    bet: '{player} bets {to} and is all-in',
    raise: '{player} raises to {to} and is all-in',
    'bring-in': '{player} brings it in for {to} and is all-in',
  },
  killed: 'The hand of {player} is dead',
  refunded: '{amount} that nobody called go back to {player}',
  collected: 'The bets go to the pot',
  runsAnswered: '{player} would run it {times}',
  runsDecided: 'It is run {times}',
  times: ['once', 'twice', 'three times'],
  shown: '{player} shows {cards}',
  mucked: '{player} mucks',
  showdown: 'Every hand that had to be shown was',
  raked: 'The house takes {amount}',
  awarded: '{pot}: {shares}',
  share: '{player} wins {amount}',
  shareWith: '{player} wins {amount} with {hand}',
  voided: {
    misdeal: 'The hand is void: a misdeal',
    'fouled-deck': 'The hand is void: the deck is fouled',
  },
  ended: 'The hand is over',
  mainPot: 'Main Pot',
  sidePot: 'Side Pot {number}',
  low: 'Low, {ranks}',
  badugi: 'Badugi, {ranks}',
  seat: 'Seat {seat}',
  and: ' and ',
  hands: HAND_TEXTS,
};

/** Names by seat. */
export type NamesBySeat = Readonly<Record<number, string>>;

/**
 * One event of a hand as a sentence, or of what a viewer may see of it (`viewEvent`). Who has no name
 * is called by their seat. Words, chips and cards of your own come in `texts`.
 *
 * @throws `PokerError`: `BAD_COMMAND` or `BAD_INPUT` for what is no event, no names, no texts.
 *
 * @example
 * import { EVENT_TEXTS, eventText } from '@sidepot/engine';
 *
 * const raise = { type: 'acted', seat: 2, action: 'raise', to: 1500, paid: 1500, allIn: false, full: true } as const;
 * eventText(raise, { 2: 'Ann' }); // → 'Ann raises to 1,500'
 * const german = { ...EVENT_TEXTS.acted, raise: '{player} erhöht auf {to}' };
 * const chips = (amount: number) => `${amount / 100} €`;
 * eventText(raise, { 2: 'Ann' }, { ...EVENT_TEXTS, acted: german, chips }); // → 'Ann erhöht auf 15 €'
 */
export const eventText = (
  event: HandEvent | EventView,
  names: NamesBySeat = {},
  texts: EventTexts = EVENT_TEXTS,
): string =>
  throwing(() => {
    throwIf(problemOf(event) ?? namesProblem(names) ?? textsProblem(texts, EVENT_TEXTS));
    throwIf(
      handTextsProblem(texts.hands, 'texts.hands') ??
        writerProblem('texts.chips', texts.chips) ??
        writerProblem('texts.cards', texts.cards),
    );
    const { chips = formatChips, cards = formatCards } = texts;
    return sentence(event, { names, texts, chips, cards });
  });

/** What a viewer gets of the start has no deck. */
const problemOf = (event: HandEvent | EventView): Refusal | undefined =>
  isObject(event) && event.type === 'started' && !('deck' in event)
    ? eventProblem({ ...event, deck: null } as HandEvent)
    : eventProblem(event);

export function namesProblem(names: unknown): Refusal | undefined {
  const isNames =
    isObject(names) && Object.values(names as object).every((one) => typeof one === 'string');
  return isNames ? undefined : unfit('names', 'namesBySeat', names);
}

/** Every text of the English table must be there, of the same kind. */
export function textsProblem(texts: unknown, english: object, at = 'texts'): Refusal | undefined {
  if (!isObject(texts)) return unfit(at, 'wordTable', texts);
  for (const [key, model] of Object.entries(english)) {
    const own = (texts as Readonly<Record<string, unknown>>)[key];
    const wrong = textProblem(own, model, `${at}.${key}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** A writer of one's own, if there is one. */
export const writerProblem = (at: string, own: unknown): Refusal | undefined =>
  own === undefined ? undefined : callbackProblem(at, own);

function textProblem(own: unknown, model: unknown, at: string): Refusal | undefined {
  if (typeof model === 'string')
    return typeof own === 'string' ? undefined : unfit(at, 'text', own);
  if (!Array.isArray(model)) return textsProblem(own, model as object, at);
  const isList = Array.isArray(own) && own.length === model.length;
  return isList && Array.from(own).every((one) => typeof one === 'string')
    ? undefined
    : unfit(at, { wants: 'wordCount', count: model.length }, own);
}

interface Told {
  readonly names: NamesBySeat;
  readonly texts: EventTexts;
  readonly chips: (amount: number) => string;
  readonly cards: (cards: readonly Card[]) => string;
}

function sentence(event: HandEvent | EventView, told: Told): string {
  const { texts, chips } = told;
  const say = (text: string, more: Readonly<Record<string, string>> = {}): string =>
    fill(text, 'seat' in event ? { player: nameAt(event.seat, told), ...more } : more);
  switch (event.type) {
    case 'started': {
      const { players, rules } = event;
      return say(texts.started, { count: `${players.length}`, button: `${rules.button}` });
    }
    case 'posted': {
      const amount = chips(event.ante + event.dead + event.live);
      return say(own(texts.posted, event.kind) ?? texts.posted.post, { amount });
    }
    case 'dealt':
      return dealtText(event, say, told);
    case 'drew':
      return event.discarded.length === 0
        ? say(texts.stoodPat)
        : say(texts.drew, { count: `${event.discarded.length}` });
    case 'reshuffled':
      return say(texts.reshuffled, { count: `${event.cards.length}` });
    case 'board': {
      const cards = cardsText(event.cards, told);
      return event.board === 0
        ? say(texts.board, { cards })
        : say(texts.oneBoard, { cards, board: `${event.board + 1}` });
    }
    case 'opened':
      return say(event.seat < 1 ? texts.openedForNobody : texts.opened);
    case 'acted': {
      const { action, allIn, to, paid } = event;
      const text = (allIn ? own(texts.allIn, action) : undefined) ?? own(texts.acted, action);
      return say(text ?? '', { to: chips(to), paid: chips(paid) });
    }
    case 'refunded':
      return say(texts.refunded, { amount: chips(event.amount) });
    case 'runsAnswered':
      return say(texts.runsAnswered, { times: texts.times[event.runs - 1] ?? '' });
    case 'runsDecided':
      return say(texts.runsDecided, { times: texts.times[event.runs - 1] ?? '' });
    case 'shown':
      return say(texts.shown, { cards: cardsText(event.cards, told) });
    case 'raked':
      return say(texts.raked, { amount: chips(event.amount) });
    case 'awarded':
      return awardedText(event, told);
    case 'voided':
      return own(texts.voided, event.reason) ?? '';
    case 'killed':
    case 'mucked':
    case 'collected':
    case 'showdown':
    case 'ended':
      return say(texts[event.type]);
  }
}

/** What a log has may be no key of the table. */
const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const nameAt = (seat: number, { names, texts }: Told): string =>
  Object.hasOwn(names, seat) ? (names[seat] ?? '') : fill(texts.seat, { seat: `${seat}` });

function dealtText(
  { cards, up }: Extract<HandEvent, { type: 'dealt' }>,
  say: (text: string, more: Readonly<Record<string, string>>) => string,
  told: Told,
): string {
  const { texts } = told;
  const all = [...cards, ...up];
  return all.every((card) => card === null)
    ? say(texts.dealtHidden, { count: `${all.length}` })
    : say(texts.dealt, { cards: cardsText(all, told) });
}

/** Each that is not seen is "??". */
function cardsText(cards: readonly SeenCard[], told: Told): string {
  const known = cards.filter((card) => card !== null);
  if (known.length === cards.length) return told.cards(known);
  return cards.map((card) => (card === null ? '??' : told.cards([card]))).join(' ');
}

function awardedText(event: Extract<HandEvent, { type: 'awarded' }>, told: Told): string {
  const { texts, chips } = told;
  const { pot, shares, hands } = event;
  const parts = shares.map(({ seat, amount }) => {
    const won = hands.filter((hand) => hand.seat === seat && hand.cards.length > 0);
    const words = { player: nameAt(seat, told), amount: chips(amount) };
    const hand = listText([...new Set(won.map((one) => handWords(one, texts)))], texts);
    return won.length === 0 ? fill(texts.share, words) : fill(texts.shareWith, { ...words, hand });
  });
  const name = pot === 0 ? texts.mainPot : fill(texts.sidePot, { number: `${pot}` });
  return fill(texts.awarded, { pot: name, shares: listText(parts, texts) });
}

/** The kicker that decided is named, as in `winningHandText`. */
function handWords({ half, cards, made, beat }: WinningHand, texts: EventTexts): string {
  if ((half === 'low' && !made) || half === 'badugi') {
    return fill(texts[half], { ranks: cards.map((card) => RANKS[rankOf(card)]).join('-') });
  }
  const lost = beat === undefined ? {} : { against: shownHand(beat.cards) };
  return textOf(shownHand(cards), { texts: texts.hands, ...lost });
}

const listText = (parts: readonly string[], { and }: EventTexts): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(and);
