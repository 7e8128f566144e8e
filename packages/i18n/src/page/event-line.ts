/** What happened, as a line of the log: which sentence is said of an event, and with what in it. */

import type { StreamEvent, WireHandEvent, WireRoomEvent, WireTableEvent } from '@sidepot/protocol';
import { amount, listed } from '../tools/numbers.js';
import { clockTime } from '../tools/times.js';
import type { HandFacts, Names, Tell } from '../tools/told.js';
import { potTitle } from './pots.js';
import { words } from './words.js';

/** What a line may need beside its event. */
interface Facts extends HandFacts {
  readonly names: Names;
  readonly tell: Tell;
}

type Teller<E> = (event: E, facts: Facts) => string | null;

/** The event of that type, also where two types share a shape. */
type Of<E, T> = E extends { readonly type: infer Types } ? (T extends Types ? E : never) : never;

/** Not worth a line, whatever is in them. */
type Silent =
  | 'started'
  | 'opened'
  | 'collected'
  | 'runsAnswered'
  | 'showdown'
  | 'ended'
  | 'topUpQueued'
  | 'comeInChosen'
  | 'straddleChosen'
  | 'leaving'
  | 'settingsChanged'
  | 'handStarted'
  | 'handFinished'
  | 'created'
  | 'seatReserved'
  | 'autoChipsChosen'
  | 'entryEnded'
  | 'unbanned'
  | 'forgotten'
  | 'botRemoved'
  | 'skipChosen'
  | 'said'
  | 'reacted';

/** Null: not worth a line now. An event that is neither here nor silent does not compile. */
type Tellers<E extends { readonly type: string }> = {
  readonly [T in Exclude<E['type'], Silent>]: Teller<Of<E, T>>;
};

type Hand<T> = Of<WireHandEvent, T>;
type Room<T> = Of<WireRoomEvent, T>;

const HAND: Tellers<WireHandEvent> = {
  posted: ({ seat, kind, ante, dead, live }, { names }) =>
    words.events.posted[kind](names.seat(seat), amount(ante + dead + live)),
  dealt: ({ seat, up }, { names, tell }) =>
    up.length === 0 ? null : words.common.colon(names.seat(seat), tell.cards(up)),
  drew: ({ seat, discarded }, { names, isThrown }) =>
    words.events[isThrown ? 'threw' : 'drew'](names.seat(seat), discarded.length),
  reshuffled: () => words.events.reshuffled,
  board: (event, { tell }) => words.common.colon(streetOf(event), tell.cards(event.cards)),
  acted: (event, { names }) => acted(event, names.seat(event.seat)),
  killed: ({ seat }, { names }) => words.events.killed(names.seat(seat)),
  refunded: (event, { names }) =>
    words.events.refunded(names.seat(event.seat), amount(event.amount)),
  runsDecided: ({ runs }) => words.events.runs[runs - 1] ?? null,
  shown: ({ seat, cards }, { names, tell }) => {
    const shown = tell.cards(cards);
    return shown === '' ? null : words.events.shown(names.seat(seat), shown);
  },
  mucked: ({ seat }, { names }) => words.events.mucked(names.seat(seat)),
  raked: (event) => (event.amount > 0 ? words.events.raked(amount(event.amount)) : null),
  awarded: (event, facts) =>
    words.common.colon(potTitle(event.pot, facts.pots), listed(sharesOf(event, facts))),
  voided: () => words.events.voided,
};

function streetOf({ street, board }: Hand<'board'>): string {
  const { streets, otherStreet, onBoard } = words.events;
  const name = streets[street] ?? otherStreet;
  return board > 0 ? onBoard(name, board + 1) : name;
}

function acted({ action, to, paid, allIn }: Hand<'acted'>, who: string): string {
  const said = words.events.acted[action](who, amount(action === 'call' ? paid : to));
  return allIn ? words.events.allIn(said) : said;
}

const sharesOf = ({ shares, hands }: Hand<'awarded'>, { names, tell }: Facts): readonly string[] =>
  shares.map(({ seat, amount: chips, odd }) => {
    const { wins, oddChip, withHand } = words.events;
    const [hand] = hands.flatMap((one) => (one.seat === seat ? (tell.hand(one) ?? []) : []));
    const won = wins(names.seat(seat), amount(chips));
    const paid = odd > 0 ? oddChip(won, amount(odd)) : won;
    return hand === undefined ? paid : withHand(paid, hand);
  });

const TABLE: Tellers<WireTableEvent> = {
  satDown: ({ player, stack }, { names }) =>
    words.events.satDown(names.player(player), amount(stack)),
  toppedUp: (event, { names }) =>
    words.events.toppedUp(names.player(event.player), amount(event.amount)),
  stackSet: ({ player, was, stack }, { names }) =>
    words.events.stackSet(names.player(player), amount(was), amount(stack)),
  satOut: ({ player }, { names }) => words.events.satOut(names.player(player)),
  satIn: ({ player }, { names }) => words.events.satIn(names.player(player)),
  gameChosen: ({ player, entry }, { names }) =>
    words.events.gameChosen(names.player(player), names.game?.(entry) ?? `${entry + 1}`),
  seatChanged: ({ player, seat }, { names }) =>
    words.events.seatChanged(names.player(player), seat),
  left: ({ player, paid }, { names }) => words.events.left(names.player(player), amount(paid)),
  levelStarted: ({ clock }) => words.events.levelStarted(clock.level + 1),
  bountyPaid: ({ player, amount: chips, from }, { names }) => {
    const payers = from.map((one) => `${names.player(one.player)} (${amount(one.amount)})`);
    return words.events.bountyPaid(names.player(player), amount(chips), listed(payers));
  },
  busted: ({ player }, { names }) => words.events.busted(names.player(player)),
  eliminated: ({ player, disqualified }, { names }) => {
    const who = names.player(player);
    if (disqualified) return words.tournament.sentAway(who);
    return words.tournament.out(who, names.place?.(player) ?? null);
  },
  tournamentEnded: ({ places }, { names }) => {
    const paid = places.filter(({ place, prize }) => place === 1 || prize > 0);
    return words.tournament.over(
      paid.map(({ player, place, prize }) =>
        words.tournament.comes(names.player(player), place, prize),
      ),
    );
  },
};

const because = (said: string, reason: string | null): string =>
  reason === null ? said : words.common.colon(said, reason);

const ROOM: Tellers<WireRoomEvent> = {
  joined: ({ name }) => words.events.joined(name),
  renamed: ({ player, name, was }, { names }) =>
    words.events.renamed(was ?? names.player(player), name),
  seatRequested: ({ player, rebuy }, { names }) =>
    words.events[rebuy ? 'chipsRequested' : 'seatRequested'](names.player(player)),
  seatRequestEnded: ({ player, outcome, reason }, { names }) => {
    if (outcome === 'expired') return words.events.requestExpired(names.player(player));
    if (outcome !== 'denied') return null;
    return because(words.events.requestDenied(names.player(player)), reason);
  },
  seatReleased: ({ player, expired }, { names }) =>
    expired ? words.events.seatExpired(names.player(player)) : null,
  moveAsked: ({ player, seat }, { names }) =>
    seat === null ? null : words.events.moveAsked(names.player(player), seat),
  waitlistJoined: ({ player }, { names }) => words.events.waitlistJoined(names.player(player)),
  waitlistLeft: ({ player, outcome }, { names }) => {
    if (outcome === 'closed') return null;
    return words.events[outcome === 'lapsed' ? 'offerLapsed' : 'waitlistLeft'](
      names.player(player),
    );
  },
  seatOffered: ({ player, seat }, { names }) =>
    words.events.seatOffered(names.player(player), seat),
  entryRequested: ({ name }) => words.events.entryRequested(name),
  banned: ({ player, reason }, { names }) =>
    because(words.events.banned(names.player(player)), reason),
  linkChanged: () => words.events.linkChanged,
  gameStarted: () => words.events.gameStarted,
  paused: ({ reason, until }) => {
    const { paused, pausedByQuota, goesOnAt } = words.events;
    if (reason !== 'quota') return paused;
    return until === undefined ? pausedByQuota : goesOnAt(pausedByQuota, clockTime(until));
  },
  resumed: () => words.events.resumed,
  slept: () => words.events.slept,
  woke: () => words.events.woke,
  kicking: ({ player, reason }, { names }) =>
    because(words.events.kicking(names.player(player)), reason),
  kickCancelled: ({ player }, { names }) => words.events.kickCancelled(names.player(player)),
  kicked: ({ player, reason }, { names }) =>
    because(words.events.kicked(names.player(player)), reason),
  muted: ({ player, on }, { names }) =>
    words.events[on ? 'muted' : 'unmuted'](names.player(player)),
  hostChanged: ({ player }, { names }) => words.events.hostChanged(names.player(player)),
  hostShared: ({ player, on }, { names }) =>
    words.events[on ? 'hostShared' : 'hostUnshared'](names.player(player)),
  ordered: (event, { names }) => ordered(event, names.player(event.player)),
  orderEnded: ({ player, outcome }, { names }) =>
    outcome === 'done' ? null : words.events.orderEnded[outcome](names.player(player)),
  roomChanged: () => words.events.roomChanged,
  ledgerAdjusted: ({ player, amount: by, reason }, { names }) =>
    because(words.events.ledgerAdjusted(names.player(player), amount(by)), reason),
  botAdded: ({ name }) => words.events.botAdded(name),
  timedOut: ({ player }, { names }) => words.events.timedOut(names.player(player)),
  timeBankUsed: ({ player }, { names }) => words.events.timeBankUsed(names.player(player)),
  clockMoved: () => words.events.clockMoved,
  rabbitShown: ({ by, cards }, { names, tell }) =>
    words.common.colon(words.events.rabbitShown(names.player(by)), tell.cards(cards)),
  bombPotComing: ({ ante, boards }) =>
    words.events[boards === 2 ? 'bombPotOnTwo' : 'bombPot'](amount(ante)),
  breakStarted: ({ until }) => words.tournament.breakUntil(clockTime(until)),
  nextTable: () => words.events.nextTable,
  closing: () => words.events.closing,
  closed: () => words.events.closed,
};

function ordered(event: Room<'ordered'>, who: string): string {
  const { order, seat = 0, by = 0, reason = null, after } = event;
  const say = words.events.ordered;
  const when = after ? say.afterHand : '';
  const said = {
    sitOut: () => say.sitOut(who, when),
    standUp: () => say.standUp(who, when),
    move: () => say.move(who, when, seat),
    setStack: () => say[by < 0 ? 'take' : 'give'](who, when, amount(Math.abs(by))),
  };
  return because(said[order](), reason);
}

/** Null: not worth a line, or of a newer server. */
export function eventLine(
  { of, event }: StreamEvent,
  names: Names,
  hand: HandFacts,
  tell: Tell,
): string | null {
  const tellers: Partial<Record<string, Teller<never>>> = {
    hand: HAND,
    table: TABLE,
    room: ROOM,
  }[of];
  return tellers[event.type]?.(event as never, { ...hand, names, tell }) ?? null;
}
