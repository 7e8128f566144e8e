/** Whatever people ask, in whatever order, and however long they wait: what holds of every room. */

import { isDeepStrictEqual } from 'node:util';
import { type Card, holeCardsOf } from '@sidepot/engine';
import {
  applyPatch,
  type CreateOptions,
  createOptionsSchema,
  streamEventSchema,
  tableViewSchema,
  viewPatchSchema,
  type WireCommand,
  wireViewOf,
} from '@sidepot/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  evolveRoom,
  handSeatOf,
  isHost,
  isSpectator,
  ledgerOf,
  mayWatch,
  patchRoom,
  RoomNews,
  type RoomState,
  rebuildRoom,
  type Stored,
  seesHand,
  seesHands,
  viewRoom,
  viewStored,
  wakeAt,
} from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, NOBODY, Table, typesOf } from './tables.js';

const EVE = 'eve_never_00';
const PEOPLE = [HOST, ANN, BOB, CAT, EVE] as const;

const level = { smallBlind: 5, bigBlind: 10, ante: 10 };
const POKERS: readonly CreateOptions['poker'][] = [
  { smallBlind: 5, bigBlind: 10, seatCount: 4, runs: 2 },
  { ...level, anteMode: 'bigBlind', seatCount: 6, straddle: 'both', runs: 3, minBuyIn: 20 },
  { game: 'omaha8', smallBlind: 5, bigBlind: 10, seatCount: 4, rakeConfig: { bps: 500, cap: 30 } },
  { game: 'short-deck', ante: 10, seatCount: 3, rules: { hideAllIns: true }, runs: 2 },
  {
    seatCount: 4,
    rules: { foldWhenFree: 'reject' },
    tournament: {
      startingStack: 200,
      buyIn: 100,
      fee: 10,
      levels: [
        { ...level, duration: 60_000, breakAfter: 30_000 },
        { ...level, bigBlind: 100, duration: 60_000 },
      ],
      lateEntryLevel: 2,
      reEntries: 1,
    },
  },
  {
    seatCount: 3,
    tournament: {
      startingStack: 100,
      clock: 'hands',
      levels: [
        { ...level, duration: 3 },
        { ...level, bigBlind: 50, duration: 3 },
      ],
    },
  },
];

const optionsArbitrary: fc.Arbitrary<CreateOptions> = fc
  .record({
    poker: fc.constantFrom(...POKERS),
    room: fc.record({
      actionClock: fc.constantFrom(null, 3000, 20_000),
      timeBank: fc.constantFrom(null, { start: 5000, refill: 500, most: 6000 }),
      runOut: fc.constantFrom('none', 'fast', 'slow'),
      botSpeed: fc.constantFrom('none', 'fast', 'slow'),
      handPause: fc.constantFrom(0, 2000),
      bombPot: fc.constantFrom(
        null,
        { every: 2, ante: 20 },
        { every: 2, ante: 20, boards: 2 as const },
      ),
      rabbitHunt: fc.boolean(),
      entry: fc.constantFrom('open', 'open', 'approval'),
      seatApproval: fc.boolean(),
      rebuyApproval: fc.boolean(),
      spectators: fc.record({ allowed: fc.boolean(), delay: fc.constantFrom(0, 1000) }),
    }),
  })
  .map(({ poker, room }) =>
    createOptionsSchema.parse({
      poker,
      room: { ...room, bombPot: poker.tournament ? null : room.bombPot },
    }),
  );

interface Move {
  readonly what: number;
  readonly who: string;
  readonly whom: string;
  readonly n: number;
}

const moveArbitrary: fc.Arbitrary<Move> = fc.record({
  what: fc.nat(),
  who: fc.constantFrom(...PEOPLE),
  whom: fc.constantFrom(...PEOPLE),
  n: fc.nat(3000),
});

/** What the one whose turn it is might say; else anything. */
function action({ hand }: RoomState, n: number): WireCommand {
  const turn = hand?.state.turn;
  const legal = turn?.kind === 'act' ? turn.legal : null;
  const range = legal?.raise ?? legal?.bet ?? null;
  const to = range === null ? n + 1 : range.min + (n % (range.max - range.min + 1));
  const choices: readonly WireCommand[] = [
    { type: 'act', action: { type: legal?.check ? 'check' : 'call' } },
    { type: 'act', action: { type: legal?.check ? 'check' : 'call' } },
    { type: 'act', action: { type: legal?.bet ? 'bet' : 'raise', to } },
    { type: 'act', action: { type: 'allIn' } },
    { type: 'act', action: { type: 'fold' } },
  ];
  return choices[n % choices.length]!;
}

const comeIn = (n: number) => (['wait', 'post', 'button'] as const)[n % 3]!;

const COMMANDS: readonly ((move: Move, state: RoomState) => WireCommand)[] = [
  ({ n }) => ({ type: 'join', name: ['Ann', 'bob', ' Cat  x', 'ANN'][n % 4]! }),
  ({ who }) => ({ type: 'join', name: who.slice(0, 3) }),
  ({ n }) => ({ type: 'rename', name: `R${n % 5}` }),
  ({ n }) => ({ type: 'requestSeat', seat: (n % 8) + 1 || null, buyIn: 500 + (n % 700) }),
  ({ n }) => ({ type: 'requestSeat', seat: null, comeIn: comeIn(n) }),
  ({ n }) => ({ type: 'requestSeat', seat: null, buyIn: 400 + (n % 600), comeIn: comeIn(n) }),
  () => ({ type: 'requestSeat', seat: null }),
  () => ({ type: 'cancelRequest' }),
  ({ n }) => ({ type: 'buyIn', amount: 400 + (n % 700), comeIn: comeIn(n) }),
  () => ({ type: 'buyIn' }),
  ({ n }) => ({ type: 'topUp', amount: (n % 900) + 1 }),
  ({ n }) => (n % 2 ? { type: 'sitIn' } : { type: 'sitIn', comeIn: comeIn(n) }),
  () => ({ type: 'sitIn' }),
  () => ({ type: 'sitOut' }),
  ({ n }) => ({ type: 'comeIn', comeIn: comeIn(n) }),
  ({ n }) => (n % 2 === 0 ? { type: 'leave' } : { type: 'sitIn' }),
  (_, { reserved }) => (reserved.length > 0 ? { type: 'leave' } : { type: 'sitIn' }),
  ({ n }) => ({ type: 'straddle', on: n % 3 > 0 }),
  ({ n }) => ({ type: 'moveSeat', seat: n % 7 || null }),
  ({ n }) => ({ type: 'autoChips', topUp: n % 2 ? 900 : null, rebuy: n % 3 ? 600 : null }),
  ({ n }) => ({ type: n % 4 === 0 ? 'leaveWaitlist' : 'joinWaitlist' }),
  ({ n }) => ({ type: 'chat', text: `hello ${n}` }),
  ({ n }) => ({ type: 'react', reaction: n % 2 > 0 ? 'clap' : 'fire' }),
  ({ whom, n }) => ({ type: 'mute', player: whom, on: n % 3 > 0 }),
  ({ n }) => ({ type: 'runs', runs: ((n % 3) + 1) as 1 | 2 | 3 }),
  (_, { hand }) => ({ type: 'show', cards: [(hand?.state.hidden.cards[0]?.[0] ?? 3) as Card] }),
  () => ({ type: 'show' }),
  () => ({ type: 'muck' }),
  ({ n }) => ({ type: 'skip', on: n % 4 > 0 }),
  () => ({ type: 'timeBank' }),
  () => ({ type: 'rabbitHunt' }),
  ({ whom }) => ({ type: 'approveSeat', player: whom }),
  (_, { requests }) => ({ type: 'approveSeat', player: String(requests[0]?.player ?? EVE) }),
  ({ whom }) => ({ type: 'denySeat', player: whom, reason: 'no' }),
  (_, { entries }) => ({ type: 'letIn', player: String(entries[0]?.player ?? EVE) }),
  (_, { entries }) => ({ type: 'turnAway', player: String(entries[0]?.player ?? EVE) }),
  ({ whom, n }) =>
    n % 3 === 0
      ? { type: 'ban', player: whom, address: n % 2 === 0 }
      : { type: 'unban', player: whom },
  (_, { bans }) => ({ type: 'unban', player: String(bans[0]?.player ?? EVE) }),
  ({ n }) => (n % 4 === 0 ? { type: 'newLink' } : { type: 'resume' }),
  () => ({ type: 'startGame' }),
  ({ n }) => (n % 3 === 0 ? { type: 'pause' } : { type: 'resume' }),
  () => ({ type: 'resume' }),
  ({ whom, n }) => ({
    type: n % 8 === 0 ? 'kick' : n % 8 === 1 ? 'cancelKick' : 'removeBot',
    player: whom,
  }),
  (_, { people }) => ({
    type: 'removeBot',
    player: String(people.find(({ bot }) => bot)?.player ?? EVE),
  }),
  ({ n }) => ({
    type: 'changeSettings',
    settings:
      n % 2
        ? { room: { runOut: 'normal', timeBank: n % 3 ? null : { start: 9, refill: 1, most: 5 } } }
        : { name: `T${n}`, poker: { bigBlind: 10 + 10 * (n % 2) } },
  }),
  ({ whom, n }) => ({ type: 'adjustLedger', player: whom, amount: n - 1500, reason: 'cash' }),
  ({ n }) => ({ type: 'addBot', seat: null, strength: n % 2 ? 'easy' : 'medium' }),
  ({ n }) => ({ type: 'addBot', seat: (n % 6) + 1, strength: 'easy', buyIn: (n % 900) + 1 }),
  ({ n }) => (n % 3 === 0 ? { type: 'closeTable' } : { type: 'startGame' }),
  ({ whom, n }) =>
    n % 3 === 0 ? { type: 'sitOutPlayer', player: whom } : { type: 'standUp', player: whom },
  ({ whom, n }) => ({ type: 'movePlayer', player: whom, seat: (n % 6) + 1 }),
  ({ whom, n }) => ({ type: 'setStack', player: whom, stack: (n % 1500) + 1, reason: 'wrong' }),
  ({ whom, n }) => ({ type: 'shareHost', player: whom, on: n % 3 > 0 }),
  ({ n }, { orders }) => ({
    type: 'cancelOrder',
    player: String(orders[0]?.player ?? EVE),
    order: orders[0]?.order ?? (n % 2 ? 'move' : 'setStack'),
  }),
];

/** What fits the moment outside the betting. */
function apt({ clock, hand, table }: RoomState, n: number): readonly [string, WireCommand] | null {
  if (hand === null) return null;
  const { players, turn } = hand.state;
  const live = players.filter(({ folded }) => !folded);
  const pick = (from: typeof players) => String(from[n % from.length]?.id);
  if (turn.kind === 'runs') return [pick(live), { type: 'runs', runs: 2 }];
  if (clock?.kind === 'runOut') return [pick(live), { type: 'skip', on: n % 5 > 0 }];
  if (table.hand !== null) {
    return [pick(players), n % 12 === 0 ? { type: 'leave' } : { type: 'topUp', amount: 100 }];
  }
  const after: readonly WireCommand[] = [
    { type: 'rabbitHunt' },
    { type: 'show' },
    { type: 'straddle', on: true },
  ];
  return [pick(players), after[Math.floor(n / 8) % after.length]!];
}

const BY_HOST = COMMANDS.length - 23;

/** Does what the move says; false if it was refused. */
function make(table: Table, move: Move): boolean {
  const { what, n } = move;
  const kind = what % 10;
  if (kind < 4 && table.state.hand?.state.turn.kind === 'act' && table.state.pause === null) {
    table.ask(table.actor, freeOf(table.state, action(table.state, n)));
    return true;
  }
  if (kind === 4) {
    table.wait(n % 9 === 0 ? 61_000 : n);
    table.advance();
    return true;
  }
  if (kind === 5) {
    if (wakeAt(table.state) !== null) table.wake();
    return true;
  }
  if (kind === 6 || kind === 7) {
    const [who, command] = apt(table.state, n) ?? [HOST, { type: 'sitOut' }];
    const decided = table.judge(who, command);
    if (decided.ok) table.ask(who, command);
    return decided.ok;
  }
  const index = Math.floor(what / 10) % COMMANDS.length;
  const command = COMMANDS[index]!(move, table.state);
  const by = index >= BY_HOST && n % 5 > 0 ? HOST : move.who;
  const from = `network-${n % 3}`;
  const more = n % 7 === 0 ? { expectedSeq: table.state.seq - (n % 4), from } : { from };
  const decided = table.judge(by, command, more);
  if (decided.ok) table.ask(by, command, more);
  return decided.ok;
}

/** Offered is accepted: only a fold for free may be forbidden. */
function freeOf({ hand, table }: RoomState, command: WireCommand): WireCommand {
  const turn = hand?.state.turn;
  if (turn?.kind !== 'act' || command.type !== 'act') return command;
  const { legal } = turn;
  const passive = { type: legal.check ? 'check' : 'call' } as const;
  const { type } = command.action;
  const isFree = type === 'fold' && table.settings.rules.foldWhenFree === 'reject' && legal.check;
  const isMissing = (type === 'raise' && !legal.raise) || (type === 'allIn' && !legal.allIn);
  return isFree || isMissing ? { type: 'act', action: passive } : command;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const one of Object.values(value)) frozen(one);
  }
  return value;
}

const same = (a: unknown, b: unknown): void => {
  if (!isDeepStrictEqual(a, b)) expect(a).toStrictEqual(b);
};

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** All that was bought is in stacks, bets, pots, rake or was paid out. */
function checkChips({ table, hand }: RoomState): void {
  if (table.hand !== null && hand !== null && hand.number === table.hand.number) {
    const { players, totalPot, rake } = hand.state;
    const start = table.hand.config.players.reduce((sum, { stack }) => sum + stack, 0);
    same(
      players.reduce((sum, { stack }) => sum + stack, totalPot + rake),
      start,
    );
  }
  const paid = table.ledger.reduce((sum, { buyIns, cashOuts }) => sum + buyIns - cashOuts, 0);
  const stacks = table.seats.reduce((sum, { stack }) => sum + stack, 0);
  if (table.tournament === null) same(stacks + table.rake, paid);
  else {
    const entries = table.tournament.entrants.reduce((sum, one) => sum + one.entries, 0);
    const { startingStack = 0 } = table.settings.tournament ?? {};
    // R246: who is sent away takes the chips out of play.
    const removed = table.tournament.eliminations
      .filter(({ disqualified }) => disqualified)
      .reduce((sum, { stack }) => sum + stack, 0);
    same(stacks, entries * startingStack - removed);
  }
}

/** Every card that the viewer may know. */
function knownTo({ hand }: RoomState, viewer: string): ReadonlySet<unknown> {
  if (hand === null) return new Set();
  const { players, boards } = hand.state;
  const own = players.flatMap(({ id, seat, shown, up }) =>
    id === viewer ? holeCardsOf(hand.state, seat) : [...shown, ...up],
  );
  return new Set([...own, ...boards.flat(), ...(hand.rabbit ?? []), null]);
}

const CARD_KEYS: ReadonlySet<string> = new Set(['cards', 'up', 'boards', 'rabbit', 'discarded']);

/** No view has these. */
const HIDDEN_KEYS: ReadonlySet<string> = new Set(['deck', 'shown', 'dealt']);

/** Every card in it, by the fields that have cards. */
function cardsIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (HIDDEN_KEYS.has(key)) expect.fail(`${key} is told`);
    return CARD_KEYS.has(key) && Array.isArray(one) ? one.flat() : cardsIn(one);
  });
}

/** `expect` is dear where there are millions: it is asked only for what is wrong. */
function checkCards(told: unknown, known: ReadonlySet<unknown>): void {
  for (const card of cardsIn(told)) if (!known.has(card)) expect(known).toContain(card);
}

function checkView(before: RoomState, after: RoomState, viewer: string, news: readonly Stored[]) {
  const view = sent(viewRoom(after, viewer, NOBODY));
  const patch = sent(patchRoom(before, after, viewer, NOBODY));
  same(viewPatchSchema.parse(patch), patch);
  const events = sent(
    news.flatMap((one, i) => viewStored(one, before.seq + 1 + i, viewer, after) ?? []),
  );
  for (const event of events) same(streamEventSchema.parse(event), event);
  const patched = applyPatch(sent(viewRoom(before, viewer, NOBODY)), patch, events);
  // Who has other rights now is sent the whole table, or sees no more of what was.
  const rights = [isHost, seesHand, seesHands];
  if (rights.every((sees) => sees(before, viewer) === sees(after, viewer))) {
    // Who was there all the time may remember more.
    same(patched.log.slice(patched.log.length - view.log.length), view.log);
  }
  same({ ...patched, log: [] }, { ...view, log: [] });
  checkCards([view.hand, patch], knownTo(after, viewer));
  let state = before;
  for (const [i, one] of news.entries()) {
    // One outcome may show a hand and deal the next.
    state = evolveRoom(state, one);
    const event = viewStored(one, before.seq + 1 + i, viewer, after);
    checkCards(event, knownTo(state, viewer));
  }
  if (!seesHand(after, viewer)) {
    same(view.hand, null);
    same(
      view.log.filter(({ of }) => of === 'hand'),
      [],
    );
  }
}

/** Nobody knows them. */
const STRANGERS = ['rail_0000001', 'rail_0000002'];

/** Issue 14, 15: what is put into words once is what each would be told alone. */
function checkNews(before: RoomState, after: RoomState, viewer: string, stored: readonly Stored[]) {
  const news = new RoomNews(before, after, stored, NOBODY);
  const [first, second] = STRANGERS as [string, string];
  const next = PEOPLE[(PEOPLE.indexOf(viewer as (typeof PEOPLE)[number]) + 1) % PEOPLE.length]!;
  for (const one of [first, viewer, next, second]) {
    // Who was shown out before is sent nothing.
    if (mayWatch(before, one) !== null && mayWatch(after, one) !== null) continue;
    const patch = sent(patchRoom(before, after, one, NOBODY));
    const events = sent(
      stored.flatMap((entry, i) => viewStored(entry, before.seq + 1 + i, one, after) ?? []),
    );
    same(JSON.parse(`{${news.textFor(one)}}`), { events, patch });
    if (!news.concerns(one)) {
      same(patch.you, undefined);
      same(news.textFor(one), news.textFor(second));
      same(mayWatch(after, one), mayWatch(before, one));
      same(isSpectator(after, one), isSpectator(before, one));
      same(seesHand(after, one), seesHand(before, one));
      same(seesHands(after, one), seesHands(before, one));
    }
  }
}

/** What is dear to check: the state as JSON, and the whole view against its schema. */
function checkWhole(state: RoomState, viewer: string): void {
  same(sent(state), state);
  const view = sent(viewRoom(state, viewer, NOBODY));
  same(tableViewSchema.parse(view), view);
  if (JSON.stringify(view).includes('network-')) expect.fail('where somebody came from is told');
  if (state.hand === null || view.hand === null) return;
  same(view.hand.view, sent(wireViewOf(state.hand.state, handSeatOf(state, viewer) ?? 'rail')));
}

/** A run that has none of these proves little. */
const RARE = [
  ...['timeBankUsed', 'timedOut', 'skipChosen', 'rabbitShown', 'runsDecided', 'bombPotComing'],
  ...['seatRequested', 'seatReserved', 'seatReleased', 'topUpQueued', 'toppedUp', 'leaving'],
  ...['breakStarted', 'eliminated', 'tournamentEnded', 'kicked', 'botRemoved', 'paused'],
  ...['entryRequested', 'entryEnded', 'banned', 'unbanned', 'linkChanged'],
  ...['closing', 'closed', 'straddleChosen', 'roomChanged', 'killed', 'mucked', 'kicking'],
  ...['stackSet', 'hostShared', 'orderEnded'],
];

test('whatever happens, no chip, no card and no event is lost or told to the wrong person', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      optionsArbitrary,
      fc.array(moveArbitrary, { minLength: 120, maxLength: 120 }),
      fc.nat(1000),
      (options, moves, seed) => {
        const table = new Table(options, seed);
        const chips = options.poker.tournament ? {} : { buyIn: 500 };
        for (const player of [ANN, BOB]) {
          table.ask(player, { type: 'join', name: player.slice(0, 3) });
          if (options.room?.entry === 'approval') table.ask(HOST, { type: 'letIn', player });
          table.ask(player, { type: 'requestSeat', seat: null, ...chips });
          if (options.room?.seatApproval) table.ask(HOST, { type: 'approveSeat', player });
        }
        table.ask(HOST, { type: 'addBot', seat: null, strength: 'easy' });
        if (seed % 4 > 0) table.ask(HOST, { type: 'startGame' });
        let folded = rebuildRoom(table.events);
        for (const move of moves) {
          const before = frozen(table.state);
          const known = table.events.length;
          const isAccepted = make(table, move);
          const after = table.state;
          const news = table.events.slice(known);
          if (!isAccepted) expect(after).toBe(before);
          for (const type of typesOf(news)) seen.add(type);
          same(news.reduce<RoomState>(evolveRoom, folded), after);
          folded = after; // the same, and what does not change need not be compared again
          checkChips(after);
          const viewer = PEOPLE[move.n % PEOPLE.length]!;
          if (after !== before) {
            checkView(before, after, viewer, news);
            checkNews(before, after, viewer, news);
          }
          if (move.n % 10 === 0) checkWhole(after, viewer);
          const due = wakeAt(after);
          const hasEnded = news.some(({ event }) => event.type === 'handFinished');
          if (isAccepted && due !== null && !hasEnded) expect(due).toBeGreaterThan(table.now);
        }
        same(rebuildRoom(table.events), table.state);
        expect(ledgerOf(table.state).rake).toBe(table.state.table.rake);
      },
    ),
    { numRuns: 50, seed: 6, endOnFailure: true },
  );
  expect(RARE.filter((type) => !seen.has(type))).toEqual([]);
});
