/**
 * What each event does to the state. No rule is judged here: an event has happened. So a log, a
 * hand history, live play and the drawing of a page all end in this one function; only who holds the
 * deck folds the hidden cards too.
 */

import { PokerError, reject, throwIf } from '../../errors.js';
import {
  acted,
  awarded,
  boardDealt,
  chipsPosted,
  collected,
  dealt,
  drew,
  ended,
  killed,
  mucked,
  placeOf,
  raked,
  refunded,
  reshuffled,
  roundOpened,
  runsAnswered,
  runsDecided,
  showdownHeld,
  shown,
  voided,
} from './effects.js';
import { hold, restock, take, throwAway, turnDown } from './hidden.js';
import { middleChips } from './middle.js';
import { type Draft, indexOfSeat, type Pen, type PublicDraft } from './state.js';
import {
  type HandEvent,
  type HandPlayer,
  LOG_VERSION,
  type PlayerState,
  type SeenCard,
  STATE_VERSION,
} from './types.js';
import { versionProblem } from './version.js';

type Started = Extract<HandEvent, { type: 'started' }>;
/** An event of which the cards face down may be hidden. */
export type PublicEvent = Exclude<HandEvent, Started> | Omit<Started, 'deck' | 'spares'>;

const NO_CARDS: readonly never[] = [];
const NO_ANSWERS: Draft['runAnswers'] = {};
/** Until the first turn is known. */
const NOT_YET: Draft['turn'] = { kind: 'over' };

export function firstState(event: HandEvent): Draft {
  if (event.type !== 'started') {
    throw new PokerError(reject('BAD_COMMAND', { field: 'events[0].type', wants: 'started' }));
  }
  throwIf(versionProblem(event, LOG_VERSION));
  return freshState(event.rules, event.players, event.deck, event.spares);
}

/** A hand before anything is posted. */
export function freshState(
  rules: Started['rules'],
  players: readonly Pick<HandPlayer, 'id' | 'seat' | 'stack'>[],
  deck: Started['deck'],
  spares: Started['spares'] = NO_CARDS,
): Draft {
  let chips = middleChips({ rules });
  const seated: PlayerState[] = [];
  for (let i = 0; i < players.length; i++) {
    const { id, seat, stack } = players[i] as HandPlayer;
    chips += stack;
    seated.push({
      // A text from here on; most often it is one already.
      id: typeof id === 'string' ? id : `${id}`,
      seat,
      stack,
      ante: 0,
      dead: 0,
      live: 0,
      bet: 0,
      forced: 0,
      folded: false,
      killed: false,
      acted: false,
      answered: 0,
      held: 0,
      up: NO_CARDS,
      drawn: NO_CARDS,
      shown: NO_CARDS,
      mucked: false,
      refunded: 0,
      won: 0,
    });
  }
  return {
    version: STATE_VERSION,
    rules,
    players: seated,
    street: -1,
    open: false,
    actor: -1,
    currentBet: 0,
    lastFullRaise: 0,
    fullLevel: 0,
    ladder: NO_CARDS,
    bets: 0,
    capped: false,
    mustBringIn: false,
    reopenings: 0,
    reopenedAt: 0,
    aggressor: -1,
    actions: 0,
    wagers: 0,
    boards: rules.doubleBoard ? [NO_CARDS, NO_CARDS] : [NO_CARDS],
    runAnswers: NO_ANSWERS,
    runs: 0,
    left: deck === null ? null : deck.length,
    pots: NO_CARDS,
    totalPot: 0,
    rake: 0,
    potRakes: NO_CARDS,
    singleAnte: 0,
    chips,
    shownDown: false,
    over: false,
    voided: false,
    turn: NOT_YET,
    hidden: { deck, dealt: 0, cards: noCardsOf(players.length), thrown: NO_CARDS, spares },
  };
}

function noCardsOf(players: number): (readonly SeenCard[])[] {
  const cards: (readonly SeenCard[])[] = [];
  for (let i = 0; i < players; i++) cards.push(NO_CARDS);
  return cards;
}

/** The whole state: what everybody sees, and what is face down. */
export function evolveDraft(pen: Pen, event: HandEvent): void {
  if (event.type === 'killed' || (event.type === 'acted' && event.action === 'fold')) {
    turnDown(pen, placeOf(pen.draft, event.seat));
  }
  evolvePublic(pen, event);
  switch (event.type) {
    case 'dealt':
      hold(pen, placeOf(pen.draft, event.seat), event.cards);
      take(pen, event.cards);
      take(pen, event.up);
      break;
    case 'drew':
      throwAway(pen, placeOf(pen.draft, event.seat), event.discarded);
      break;
    case 'reshuffled':
      restock(pen, event.cards);
      break;
    case 'board':
      take(pen, event.cards);
      break;
  }
}

/** What everybody may see. Cards that are face down may be nulls. */
export function evolvePublic(pen: Pen<PublicDraft>, event: PublicEvent): void {
  const { draft } = pen;
  switch (event.type) {
    case 'started':
      throw new PokerError(reject('BAD_COMMAND', { field: 'started', wants: 'firstEvent' }));
    case 'posted': {
      const { seat, kind, ante, dead, live } = event;
      chipsPosted(pen, placeOf(draft, seat), kind, ante, dead, live);
      break;
    }
    case 'dealt':
      dealt(pen, placeOf(draft, event.seat), event.cards, event.up);
      break;
    case 'drew':
      drew(pen, placeOf(draft, event.seat), event.discarded.length);
      break;
    case 'reshuffled':
      reshuffled(pen, event.cards.length);
      break;
    case 'board':
      boardDealt(pen, event.street, event.board, event.cards);
      break;
    case 'opened': {
      const { street, currentBet, lastFullRaise, bets, capped, seat } = event;
      const first = seat < 0 ? -1 : indexOfSeat(draft, seat);
      const { mustBringIn = false } = event;
      roundOpened(pen, street, currentBet, lastFullRaise, bets, capped, first, mustBringIn);
      break;
    }
    case 'acted': {
      const { seat, action, to, paid, full } = event;
      acted(pen, placeOf(draft, seat), action, to, paid, full);
      break;
    }
    case 'killed':
      killed(pen, placeOf(draft, event.seat));
      break;
    case 'refunded':
      refunded(pen, placeOf(draft, event.seat), event.amount);
      break;
    case 'collected':
      collected(pen);
      break;
    case 'runsAnswered':
      runsAnswered(pen, event.seat, event.runs);
      break;
    case 'runsDecided':
      runsDecided(pen, event.runs);
      break;
    case 'shown':
      shown(pen, placeOf(draft, event.seat), event.cards);
      break;
    case 'mucked':
      mucked(pen, placeOf(draft, event.seat));
      break;
    case 'showdown':
      showdownHeld(pen);
      break;
    case 'raked':
      raked(pen, event.amount, event.pots);
      break;
    case 'awarded':
      awarded(pen, event.pot, event.shares);
      break;
    case 'voided':
      voided(pen);
      break;
    case 'ended':
      ended(pen);
      break;
    default:
      throw unknownEvent(event);
  }
}

const unknownEvent = (event: never): PokerError =>
  new PokerError(reject('BAD_COMMAND', { field: 'event', wants: 'handEvent', value: event }));
