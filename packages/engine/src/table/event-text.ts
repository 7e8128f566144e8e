/** What happened at a table, in words: as `eventText` for a hand. */

import { throwing } from '../checks.js';
import { formatChips } from '../chips.js';
import { type PlayerId, throwIf } from '../errors.js';
import { fill } from '../fill.js';
import { namesProblem, textsProblem, writerProblem } from '../hand/event-text.js';
import type { LoggedTableEvent } from './state.js';
import { tableEventProblem } from './state-check.js';

/**
 * The words of a table's events: `TABLE_EVENT_TEXTS` has the English ones. `{player}` is a name,
 * `{seat}` a seat; `{amount}`, `{stack}`, `{paid}` and `{prize}` are chips or money.
 */
export interface TableEventTexts {
  readonly satDown: string;
  readonly topUpQueued: string;
  readonly toppedUp: string;
  /** `{was}` is the stack before. */
  readonly stackSet: string;
  readonly satOut: string;
  readonly satIn: string;
  readonly comeInChosen: Readonly<Record<'wait' | 'post' | 'button', string>>;
  readonly straddleOn: string;
  readonly straddleOff: string;
  /** `{game}` is its place in the list, from 1. */
  readonly gameChosen: string;
  readonly seatChanged: string;
  readonly leaving: string;
  readonly left: string;
  readonly settingsChanged: Readonly<Record<'now' | 'nextHand', string>>;
  /** `{level}` from 1. */
  readonly levelStarted: string;
  /** `{number}` of the hand. */
  readonly handStarted: string;
  readonly handFinished: string;
  readonly handVoided: string;
  readonly bountyPaid: string;
  readonly busted: string;
  readonly eliminated: string;
  readonly disqualified: string;
  /** `{places}` is a list of `place`. */
  readonly tournamentEnded: string;
  /** `{place}` from 1. */
  readonly place: string;
  /** How chips are written, if not as by `formatChips`. */
  readonly chips?: (amount: number) => string;
}

/** English: "Ann sits down in seat 1 with 200". */
export const TABLE_EVENT_TEXTS: TableEventTexts = {
  satDown: '{player} sits down in seat {seat} with {stack}',
  topUpQueued: '{player} buys {amount} more after the hand',
  toppedUp: '{player} has bought {amount} more',
  stackSet: 'The stack of {player} is set from {was} to {stack}',
  satOut: '{player} sits out',
  satIn: '{player} is back',
  comeInChosen: {
    wait: '{player} waits for the big blind',
    post: '{player} posts to come in',
    button: '{player} buys the button',
  },
  straddleOn: '{player} will straddle',
  straddleOff: '{player} will not straddle',
  gameChosen: '{player} names game {game} of the list',
  seatChanged: '{player} moves from seat {from} to seat {seat}',
  leaving: '{player} leaves after the hand',
  left: '{player} leaves with {paid}',
  settingsChanged: {
    now: 'The settings are changed',
    nextHand: 'The settings change with the next hand',
  },
  levelStarted: 'Level {level} begins',
  handStarted: 'Hand {number} begins',
  handFinished: 'Hand {number} is over',
  handVoided: 'Hand {number} is void',
  bountyPaid: '{player} is paid a bounty of {amount}',
  busted: '{player} has no chips left',
  eliminated: '{player} is out',
  disqualified: '{player} is disqualified',
  tournamentEnded: 'The tournament is over: {places}',
  place: '{place}. {player} ({prize})',
};

/** Names by player; who is not in it is called as in the event. */
export type NamesByPlayer = Readonly<Record<PlayerId, string>>;

/**
 * One event of a table as a sentence. Words and chips of your own come in `texts`.
 *
 * @throws `PokerError`: `BAD_COMMAND` or `BAD_INPUT` for what is no event, no names, no texts.
 *
 * @example
 * import { tableEventText } from '@sidepot/engine';
 *
 * tableEventText({ type: 'topUpQueued', player: 'u17', amount: 2000 }, { u17: 'Ann' });
 * // → 'Ann buys 2,000 more after the hand'
 */
export const tableEventText = (
  event: LoggedTableEvent,
  names: NamesByPlayer = {},
  texts: TableEventTexts = TABLE_EVENT_TEXTS,
): string =>
  throwing(() => {
    throwIf(tableEventProblem(event));
    throwIf(
      namesProblem(names) ??
        textsProblem(texts, TABLE_EVENT_TEXTS) ??
        writerProblem('texts.chips', texts.chips),
    );
    return sentence(event, names, texts);
  });

function sentence(event: LoggedTableEvent, names: NamesByPlayer, texts: TableEventTexts): string {
  const { chips = formatChips } = texts;
  const nameOf = (player: PlayerId): string =>
    Object.hasOwn(names, player) ? (names[player] ?? '') : String(player);
  const say = (text: string, words: Readonly<Record<string, string | number>> = {}): string =>
    fill(text, {
      ...('player' in event ? { player: nameOf(event.player) } : {}),
      ...('seat' in event ? { seat: `${event.seat}` } : {}),
      ...Object.fromEntries(Object.entries(words).map(([key, word]) => [key, `${word}`])),
    });
  switch (event.type) {
    case 'satDown':
      return say(texts.satDown, { stack: chips(event.stack), paid: chips(event.paid) });
    case 'topUpQueued':
    case 'toppedUp':
    case 'bountyPaid':
      return say(texts[event.type], { amount: chips(event.amount) });
    case 'stackSet':
      return say(texts.stackSet, { was: chips(event.was), stack: chips(event.stack) });
    case 'comeInChosen':
      return say(texts.comeInChosen[event.comeIn]);
    case 'straddleChosen':
      return say(event.on ? texts.straddleOn : texts.straddleOff);
    case 'gameChosen':
      return say(texts.gameChosen, { game: event.entry + 1 });
    case 'seatChanged':
      return say(texts.seatChanged, { from: event.from });
    case 'left':
      return say(texts.left, { paid: chips(event.paid) });
    case 'settingsChanged':
      return say(texts.settingsChanged[event.from]);
    case 'levelStarted':
      return say(texts.levelStarted, { level: event.clock.level + 1 });
    case 'handStarted':
      return say(texts.handStarted, { number: event.hand.number });
    case 'handFinished':
      return say(event.voided ? texts.handVoided : texts.handFinished, { number: event.number });
    case 'eliminated':
      return say(event.disqualified === true ? texts.disqualified : texts.eliminated);
    case 'tournamentEnded': {
      const places = event.places.map(({ player, place, prize }) =>
        fill(texts.place, { player: nameOf(player), place: `${place}`, prize: chips(prize) }),
      );
      return say(texts.tournamentEnded, { places: places.join(', ') });
    }
    case 'satOut':
    case 'satIn':
    case 'leaving':
    case 'busted':
      return say(texts[event.type]);
  }
}
