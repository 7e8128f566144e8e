/** What happened, as a line of the log. A line says who, what, and how much. */

import type { StreamEvent, WireHandEvent, WireRoomEvent, WireTableEvent } from '@sidepot/protocol';
import { amount } from '../../tools/numbers.js';
import { clockTime } from '../../tools/times.js';
import type { Names, Tell } from '../../tools/told.js';
import { list } from './numbers.js';
import { tournament } from './tournament.js';

/** Only one pot is just "Pot". */
export const toldPot = (index: number, count: number): string =>
  count === 1 ? 'Pot' : index === 0 ? 'Main pot' : `Side pot ${index}`;

const STREETS = ['Preflop', 'Flop', 'Turn', 'River'];
const POSTS: Readonly<Record<string, string>> = {
  ante: 'posts the ante',
  'small-blind': 'posts the small blind',
  'big-blind': 'posts the big blind',
  straddle: 'straddles',
  post: 'posts',
  'button-blind': 'posts on the button',
  'bring-in': 'brings in',
};

/** Null: not worth a line. `pots` is how many its hand has, if it ends one. */
function line(entry: StreamEvent, names: Names, pots: number, tell: Tell): string | null {
  switch (entry.of) {
    case 'hand':
      return ofHand(entry.event, names, pots, tell);
    case 'table':
      return ofTable(entry.event, names);
    case 'room':
      return ofRoom(entry.event, names, tell);
  }
}

function ofHand(event: WireHandEvent, names: Names, pots: number, tell: Tell): string | null {
  switch (event.type) {
    case 'posted': {
      const { seat, kind, ante, dead, live } = event;
      return `${names.seat(seat)} ${POSTS[kind] ?? 'posts'} ${amount(ante + dead + live)}`;
    }
    case 'board': {
      const board = event.board > 0 ? ` (board ${event.board + 1})` : '';
      return `${STREETS[event.street] ?? 'Board'}${board}: ${tell.cards(event.cards)}`;
    }
    case 'acted':
      return acted(event, names);
    case 'killed':
      return `${names.seat(event.seat)}: the hand is dead`;
    case 'refunded':
      return `Uncalled ${amount(event.amount)} returned to ${names.seat(event.seat)}`;
    case 'runsDecided':
      return event.runs > 1
        ? `Run it ${event.runs === 2 ? 'twice' : 'three times'}`
        : 'Run it once';
    case 'shown': {
      const shown = tell.cards(event.cards);
      return shown === '' ? null : `${names.seat(event.seat)} shows ${shown}`;
    }
    case 'mucked':
      return `${names.seat(event.seat)} mucks`;
    case 'raked':
      return event.amount > 0 ? `Rake ${amount(event.amount)}` : null;
    case 'awarded':
      return awarded(event, names, pots, tell);
    case 'voided':
      return 'The hand is void; all bets are returned';
    default:
      return null;
  }
}

function acted(event: Extract<WireHandEvent, { type: 'acted' }>, names: Names): string {
  const { seat, action, to, paid, allIn } = event;
  const who = names.seat(seat);
  const end = allIn ? ' and is all-in' : '';
  switch (action) {
    case 'fold':
      return `${who} folds`;
    case 'check':
      return `${who} checks`;
    case 'call':
      return `${who} calls ${amount(paid)}${end}`;
    case 'bet':
      return `${who} bets ${amount(to)}${end}`;
    case 'raise':
      return `${who} raises to ${amount(to)}${end}`;
  }
}

function awarded(
  event: Extract<WireHandEvent, { type: 'awarded' }>,
  names: Names,
  pots: number,
  tell: Tell,
): string {
  const shares = event.shares.map((share) => {
    const [hand] = event.hands.flatMap((one) =>
      one.seat === share.seat ? (tell.hand(one) ?? []) : [],
    );
    const odd = share.odd > 0 ? `, odd chip ${amount(share.odd)}` : '';
    const words = hand === undefined ? '' : ` with ${hand.charAt(0).toLowerCase()}${hand.slice(1)}`;
    return `${names.seat(share.seat)} wins ${amount(share.amount)}${odd}${words}`;
  });
  return `${toldPot(event.pot, pots)}: ${list(shares)}`;
}

function ofTable(event: WireTableEvent, names: Names): string | null {
  switch (event.type) {
    case 'satDown':
      return `${names.player(event.player)} sits down with ${amount(event.stack)}`;
    case 'toppedUp':
      return `${names.player(event.player)} adds ${amount(event.amount)}`;
    case 'stackSet':
      return `Stack of ${names.player(event.player)}: ${amount(event.was)} → ${amount(event.stack)}`;
    case 'satOut':
      return `${names.player(event.player)} sits out`;
    case 'satIn':
      return `${names.player(event.player)} is back`;
    case 'seatChanged':
      return `${names.player(event.player)} moves to seat ${event.seat}`;
    case 'left':
      return `${names.player(event.player)} leaves with ${amount(event.paid)}`;
    case 'bountyPaid':
      return `7-2: ${names.player(event.player)} gets ${amount(event.amount)} from ${list(event.from.map((one) => `${names.player(one.player)} (${amount(one.amount)})`))}`;
    case 'busted':
      return `${names.player(event.player)} has no chips left`;
    case 'eliminated':
      if (event.disqualified) return tournament.sentAway(names.player(event.player));
      return tournament.out(names.player(event.player), names.place?.(event.player) ?? null);
    case 'levelStarted':
      return `Level ${event.clock.level + 1} begins`;
    case 'tournamentEnded':
      return tournament.over(
        event.places
          .filter(({ place, prize }) => place === 1 || prize > 0)
          .map(({ player, place, prize }) => tournament.comes(names.player(player), place, prize)),
      );
    default:
      return null;
  }
}

const because = (words: string, reason: string | null): string =>
  reason === null ? words : `${words}: ${reason}`;

function ordered(event: Extract<WireRoomEvent, { type: 'ordered' }>, names: Names): string {
  const { order, seat = 0, by = 0, reason = null, after } = event;
  const who = names.player(event.player);
  const said = {
    sitOut: `The host has ${who} sit out`,
    standUp: `The host has ${who} stand up`,
    move: `The host moves ${who} to seat ${seat}`,
    setStack: `The host ${by < 0 ? `takes ${amount(-by)} from` : `gives ${amount(by)} to`} ${who}`,
  };
  return because(`${said[order]}${after ? ' after this hand' : ''}`, reason);
}

const ENDED = {
  done: () => null,
  cancelled: (who: string): string => `The host leaves the seat of ${who} as it is`,
  failed: (who: string): string => `What the host wanted with the seat of ${who} is not possible`,
};

function ofRoom(event: WireRoomEvent, names: Names, tell: Tell): string | null {
  switch (event.type) {
    case 'joined':
      return `${event.name} joins`;
    case 'renamed':
      return `${event.was ?? names.player(event.player)} is now called ${event.name}`;
    case 'seatRequested':
      return `${names.player(event.player)} asks for ${event.rebuy ? 'chips' : 'a seat'}`;
    case 'seatRequestEnded':
      if (event.outcome === 'expired') {
        return `${names.player(event.player)} got no answer from the host`;
      }
      return event.outcome === 'denied'
        ? because(`The host refuses ${names.player(event.player)}`, event.reason)
        : null;
    case 'seatReleased':
      return event.expired
        ? `The seat of ${names.player(event.player)} is free again: no chips came`
        : null;
    case 'moveAsked':
      return event.seat === null
        ? null
        : `${names.player(event.player)} moves to seat ${event.seat} after this hand`;
    case 'waitlistJoined':
      return `${names.player(event.player)} waits for a seat`;
    case 'waitlistLeft':
      if (event.outcome === 'closed') return null;
      return `${names.player(event.player)} ${event.outcome === 'lapsed' ? 'did not take the seat' : 'waits no more'}`;
    case 'seatOffered':
      return `Seat ${event.seat} is offered to ${names.player(event.player)}`;
    case 'entryRequested':
      return `${event.name} asks to come in`;
    case 'banned':
      return because(`${names.player(event.player)} is banned`, event.reason);
    case 'linkChanged':
      return 'There is a new invite link';
    case 'gameStarted':
      return 'The game begins';
    case 'paused':
      if (event.reason !== 'quota') return 'The game is paused';
      return `The game is paused: the host has used up the quota of this hour${event.until === undefined ? '' : `; it goes on at ${clockTime(event.until)}`}`;
    case 'resumed':
      return 'The game goes on';
    case 'slept':
      return 'Nobody is here: the table sleeps';
    case 'woke':
      return 'Somebody is here: the table goes on';
    case 'kicking':
      return because(`${names.player(event.player)} leaves after this hand`, event.reason);
    case 'kickCancelled':
      return `${names.player(event.player)} stays after all`;
    case 'kicked':
      return because(`${names.player(event.player)} is removed by the host`, event.reason);
    case 'muted':
      return event.on
        ? `The host mutes ${names.player(event.player)}`
        : `${names.player(event.player)} may write again`;
    case 'hostChanged':
      return `${names.player(event.player)} is the host from now on`;
    case 'hostShared':
      return event.on
        ? `${names.player(event.player)} helps the host from now on`
        : `${names.player(event.player)} does not help the host any more`;
    case 'ordered':
      return ordered(event, names);
    case 'orderEnded':
      return ENDED[event.outcome](names.player(event.player));
    case 'roomChanged':
      return 'The host changes the settings';
    case 'ledgerAdjusted':
      return `Ledger of ${names.player(event.player)} corrected by ${amount(event.amount)}: ${event.reason}`;
    case 'botAdded':
      return `${event.name} joins (bot)`;
    case 'timedOut':
      return `${names.player(event.player)} ran out of time`;
    case 'timeBankUsed':
      return `${names.player(event.player)} uses the time bank`;
    case 'clockMoved':
      return 'The server was away; the clock goes on with what was left';
    case 'rabbitShown':
      return `${names.player(event.by)} asks what would have come: ${tell.cards(event.cards)}`;
    case 'bombPotComing':
      return `Bomb pot${event.boards === 2 ? ' on two boards' : ''}: everybody antes ${amount(event.ante)}`;
    case 'breakStarted':
      return tournament.breakUntil(clockTime(event.until));
    case 'nextTable':
      return 'The host plays again at a new table';
    case 'closing':
      return 'The host closes the table after this hand';
    case 'closed':
      return 'The table is closed';
    default:
      return null;
  }
}

export const events = { line };
