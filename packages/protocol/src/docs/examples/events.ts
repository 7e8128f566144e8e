import { parseCards } from '@sidepot/engine';
import type { StreamEvent } from '../../schema/events.js';
import type { WireHandEvent } from '../../schema/hand-events.js';
import type { WireRoomEvent, WireTableEvent } from '../../schema/table-events.js';
import { ANN, BOB, BOT, DEALT, EVE, NOW, SETTINGS_EXAMPLE, STARTED } from './hand.js';

/** The event that may have this type; one shape may have several. */
type Of<E, T> = E extends { readonly type: infer U } ? (T extends U ? E : never) : never;

type OneEach<E extends { readonly type: string }> = { readonly [T in E['type']]: Of<E, T> };

export const HAND_EVENT_EXAMPLES: OneEach<WireHandEvent> = {
  started: STARTED,
  posted: { type: 'posted', seat: 3, kind: 'small-blind', ante: 0, dead: 0, live: 5 },
  dealt: DEALT,
  drew: { type: 'drew', seat: 3, discarded: [null, null] },
  reshuffled: { type: 'reshuffled', cards: [null, null, null] },
  board: { type: 'board', street: 1, board: 0, cards: parseCards('Ah Kd 2c') },
  opened: {
    ...{ type: 'opened', street: 1, currentBet: 0, lastFullRaise: 10 },
    ...{ bets: 0, capped: false, seat: 3 },
  },
  acted: {
    ...{ type: 'acted', seat: 1, action: 'raise', to: 60 },
    ...{ paid: 60, allIn: false, full: true },
  },
  killed: { type: 'killed', seat: 3 },
  refunded: { type: 'refunded', seat: 1, amount: 150 },
  collected: { type: 'collected', street: 0 },
  runsAnswered: { type: 'runsAnswered', seat: 3, runs: 2 },
  runsDecided: { type: 'runsDecided', runs: 2 },
  shown: { type: 'shown', seat: 3, cards: parseCards('Qs Qh') },
  mucked: { type: 'mucked', seat: 4 },
  showdown: { type: 'showdown' },
  raked: { type: 'raked', amount: 5, pots: [5] },
  awarded: {
    ...{ type: 'awarded', pot: 0, name: 'Pot', amount: 135, rake: 5 },
    shares: [{ seat: 3, amount: 130, odd: 0 }],
    hands: [
      {
        ...{ seat: 3, board: 0, half: 'high', text: 'Pair of queens, ace kicker' },
        cards: parseCards('Qs Qh Ah Kd 9c'),
        beat: { seat: 1, text: 'High card, ace', cards: parseCards('Ah Kd Js 9c 8d') },
      },
    ],
  },
  voided: { type: 'voided', reason: 'misdeal' },
  ended: { type: 'ended', stacks: { 1: 940, 3: 915, 4: 990 } },
};

export const TABLE_EVENT_EXAMPLES: OneEach<WireTableEvent> = {
  satDown: {
    ...{ type: 'satDown', seat: 3, player: BOB },
    ...{ stack: 1000, paid: 1000, fee: 0, comeIn: 'wait' },
  },
  topUpQueued: { type: 'topUpQueued', player: BOB, amount: 150 },
  toppedUp: { type: 'toppedUp', player: BOB, amount: 150 },
  stackSet: { type: 'stackSet', player: BOB, was: 915, stack: 1000 },
  satOut: { type: 'satOut', player: BOB },
  satIn: { type: 'satIn', player: BOB },
  comeInChosen: { type: 'comeInChosen', player: BOB, comeIn: 'post' },
  straddleChosen: { type: 'straddleChosen', player: BOB, on: true },
  gameChosen: { type: 'gameChosen', player: BOB, entry: 2 },
  seatChanged: {
    type: 'seatChanged',
    player: BOB,
    from: 3,
    seat: 6,
    waits: 1,
    missed: { small: false, big: false },
  },
  leaving: { type: 'leaving', player: BOB, seat: 3 },
  left: { type: 'left', player: BOB, seat: 3, paid: 1240, fee: 0 },
  settingsChanged: { type: 'settingsChanged', settings: SETTINGS_EXAMPLE.poker, from: 'nextHand' },
  levelStarted: {
    type: 'levelStarted',
    clock: { level: 1, endsAt: NOW + 600_000, hands: 0 },
  },
  handStarted: { type: 'handStarted', number: 12, button: 1, seats: [1, 3, 4] },
  handFinished: {
    ...{ type: 'handFinished', number: 12, rake: 5, voided: false },
    stacks: { 1: 940, 3: 915, 4: 990 },
  },
  bountyPaid: {
    ...{ type: 'bountyPaid', player: ANN, seat: 1, amount: 20 },
    from: [{ player: BOB, seat: 3, amount: 20 }],
  },
  busted: { type: 'busted', player: BOB, seat: 3 },
  eliminated: { type: 'eliminated', seat: 3, player: BOB, hand: 12, stack: 850 },
  tournamentEnded: {
    type: 'tournamentEnded',
    places: [
      { player: ANN, place: 1, prize: 200 },
      { player: BOB, place: 2, prize: 100 },
    ],
  },
};

export const ROOM_EVENT_EXAMPLES: OneEach<WireRoomEvent> = {
  created: { type: 'created', settings: SETTINGS_EXAMPLE, host: ANN },
  joined: { type: 'joined', player: BOB, name: 'Bob' },
  renamed: { type: 'renamed', player: BOB, name: 'Bobby', was: 'Bob' },
  seatRequested: { type: 'seatRequested', player: EVE, seat: 5 },
  seatRequestEnded: {
    ...{ type: 'seatRequestEnded', player: EVE },
    ...{ outcome: 'denied', reason: 'The table is for family.' },
  },
  seatReserved: { type: 'seatReserved', player: EVE, seat: 5 },
  moveAsked: { type: 'moveAsked', player: BOB, seat: 6 },
  autoChipsChosen: { type: 'autoChipsChosen', player: ANN, topUp: 1000, rebuy: null },
  waitlistJoined: { type: 'waitlistJoined', player: EVE },
  waitlistLeft: { type: 'waitlistLeft', player: EVE, outcome: 'lapsed' },
  seatOffered: { type: 'seatOffered', player: EVE, seat: 5, until: NOW + 60_000 },
  seatReleased: { type: 'seatReleased', player: EVE, seat: 5, expired: true },
  entryRequested: { type: 'entryRequested', player: EVE, name: 'Eve' },
  entryEnded: { type: 'entryEnded', player: EVE, outcome: 'turnedAway', reason: null },
  banned: { type: 'banned', player: EVE, address: true, reason: 'Spam' },
  unbanned: { type: 'unbanned', player: EVE },
  linkChanged: { type: 'linkChanged' },
  forgotten: { type: 'forgotten', player: EVE },
  gameStarted: { type: 'gameStarted' },
  paused: { type: 'paused', by: ANN },
  resumed: { type: 'resumed', by: ANN },
  slept: { type: 'slept' },
  woke: { type: 'woke' },
  kicking: { type: 'kicking', player: BOB, reason: 'Asleep' },
  kickCancelled: { type: 'kickCancelled', player: BOB },
  kicked: { type: 'kicked', player: BOB, reason: 'Asleep' },
  roomChanged: {
    type: 'roomChanged',
    settings: SETTINGS_EXAMPLE,
    was: { room: { rabbitHunt: true } },
  },
  ledgerAdjusted: {
    ...{ type: 'ledgerAdjusted', player: BOB },
    ...{ amount: 100, reason: 'Paid Ann 100 in cash' },
  },
  botAdded: { type: 'botAdded', player: BOT, name: 'Otto', strength: 'medium' },
  botRemoved: { type: 'botRemoved', player: BOT },
  timedOut: { type: 'timedOut', player: BOB, seat: 3 },
  timeBankUsed: { type: 'timeBankUsed', player: BOB, seat: 3, until: NOW + 60_000 },
  clockMoved: { type: 'clockMoved', by: 4200 },
  skipChosen: { type: 'skipChosen', seat: 3, on: true },
  rabbitShown: { type: 'rabbitShown', cards: parseCards('7d 7s'), by: BOB },
  said: { type: 'said', player: EVE, text: 'Nice hand!' },
  reacted: { type: 'reacted', player: BOB, seat: 3, reaction: 'clap' },
  muted: { type: 'muted', player: EVE, on: true },
  bombPotComing: { type: 'bombPotComing', ante: 50 },
  breakStarted: { type: 'breakStarted', until: NOW + 300_000 },
  hostChanged: { type: 'hostChanged', player: BOB },
  hostShared: { type: 'hostShared', player: BOB, on: true },
  ordered: {
    ...{ type: 'ordered', player: BOB, order: 'setStack', by: 85 },
    ...{ reason: 'Misclick in hand 11', after: true },
  },
  orderEnded: { type: 'orderEnded', player: BOB, order: 'setStack', outcome: 'done' },
  nextTable: { type: 'nextTable', next: 'Qw8zN4hLr2Vc' },
  closing: { type: 'closing' },
  closed: { type: 'closed' },
};

export const STREAM_EXAMPLES: readonly StreamEvent[] = [
  { of: 'hand', seq: 214, at: NOW, hand: 12, event: HAND_EVENT_EXAMPLES.acted },
  { of: 'table', seq: 205, at: NOW - 9000, event: TABLE_EVENT_EXAMPLES.handStarted },
  { of: 'room', seq: 199, at: NOW - 20_000, event: ROOM_EVENT_EXAMPLES.joined },
];
