/** Holds an evening against what the store says of it. */

import {
  type PhhHand,
  type Refusal,
  type Result,
  readPhh,
  readPhhs,
  rebuild,
  replayHand,
} from '@sidepot/engine';
import { statsOf } from '@sidepot/engine/stats';
import { type Answer, type Ledger, ROUTES, type RouteName } from '@sidepot/protocol';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type KeptHand, railEventsOf } from '../../src/history/index.js';
import { type RoomState, rebuildRoom, type Stored, viewRoom } from '../../src/room/index.js';
import type { Store } from '../../src/store/index.js';
import { hasShortCall } from '../short-call.js';
import { isLateHost } from './chips.js';
import type { Heard } from './client.js';
import { lateLeaks, leaksIn, leaksInHistory } from './leaks.js';
import type { Evening } from './session.js';
import { Truth } from './truth.js';

export async function truthOf(store: Store, id: string): Promise<Truth> {
  const loaded = await store.load(id, 0);
  if (loaded === null) throw new Error(`no table ${id}`);
  return new Truth(loaded.events.map((text) => JSON.parse(text) as Stored));
}

export async function checkEvening(store: Store, evening: Evening): Promise<Truth> {
  const { id, plan } = evening;
  const truth = await truthOf(store, id);
  const state = rebuildRoom(truth.events);
  expect(state.table.hands, plan.name).toBeGreaterThanOrEqual(plan.hands);
  await checkSnapshot(store, id, state);
  checkCounts(evening, truth);
  checkLastViews(evening, state);
  checkTold(evening, truth);
  checkDelay(evening, truth);
  checkNothingEarly(evening, truth);
  checkSnapshots(evening, truth);
  const hands = await checkRecords(store, id, state, truth);
  checkCounters(state, hands);
  for (const person of evening.people) {
    for (const heard of person.heard) checkHeard(heard, person.player, hands, truth);
  }
  checkLedger(evening, state);
  const codes = evening.answers.flatMap((answer) => ('code' in answer ? [answer.code] : []));
  const failures = ['INTERNAL', 'UNAVAILABLE', 'UNKNOWN_OUTCOME', 'BAD_MESSAGE'];
  expect(codes.filter((code) => failures.includes(code))).toEqual([]);
  return truth;
}

/** The newest snapshot and what follows it come to the same as all events. */
async function checkSnapshot(store: Store, id: string, state: RoomState): Promise<void> {
  const loaded = await store.load(id);
  const from = loaded?.snapshot ? (JSON.parse(loaded.snapshot.state) as RoomState) : null;
  const events = loaded?.events.map((text) => JSON.parse(text) as Stored) ?? [];
  expect(rebuildRoom(events, from)).toEqual(state);
}

/** No chip comes or goes, in no view of anybody, at no event. */
function checkCounts({ counts, plan }: Evening, truth: Truth): void {
  expect(counts.length).toBeGreaterThan(plan.hands);
  const wrong = counts.filter(
    ({ seq, chips, ledger }) =>
      chips !== truth.moment(seq).chips || (ledger !== null && ledger !== truth.moment(seq).chips),
  );
  expect(wrong.slice(0, 3), plan.name).toEqual([]);
}

/** What each of them had in the end, patch upon patch, is the view of the state. */
function checkLastViews({ lastViews, plan }: Evening, state: RoomState): void {
  for (const { player, view } of lastViews) {
    const { log, seats: _seats, spectators: _spectators, unnamed, ...parts } = view;
    if (player !== state.host && !state.helpers.includes(player)) {
      expect(unnamed, `${plan.name}: ${player}`).toBeUndefined();
    }
    const whole = JSON.parse(JSON.stringify(viewRoom(state, player, new Set())));
    const { log: wholeLog, seats: _all, spectators: _none, ...wanted } = whole;
    expect(parts, `${plan.name}: ${player}`).toEqual(wanted);
    // Who could not see a hand then does not get it now.
    const isOpen = state.room.spectators.allowed;
    const mine = log.filter(({ of }) => isOpen || of !== 'hand');
    const all = (wholeLog as typeof log).filter(({ of }) => isOpen || of !== 'hand');
    expect(all.length).toBeGreaterThan(0);
    expect(mine.slice(-all.length)).toEqual(all);
  }
}

/** Each whole view that anybody got on the way is the view of the state at that event. */
function checkSnapshots({ told, people, plan }: Evening, { events }: Truth): void {
  const isLate = (plan.options.room?.spectators?.delay ?? 0) > 0;
  const answers = people.flatMap(({ player, heard }) =>
    heard
      .filter(({ path, status }) => status === 200 && /\/tables\/[^/]+$/.test(path))
      .map(({ text }) => ({ player, message: JSON.parse(text) as WithView })),
  );
  const views = [...told, ...answers]
    .flatMap(({ player, message }) => {
      const current = currentIn(message);
      return current === null ? [] : [{ player, ...current }];
    })
    .sort((a, b) => a.seq - b.seq);
  expect(views.length).toBeGreaterThan(plan.people);
  let state: RoomState | null = null;
  for (const { player, seq, view } of views) {
    state = rebuildRoom(events.slice(state?.seq ?? 0, seq), state);
    const whole = JSON.parse(JSON.stringify(viewRoom(state, player, new Set())));
    const isMixed = isLateHost(view);
    expect(steady(view, isLate, isMixed)).toEqual(steady(whole, isLate, isMixed));
  }
}

type Current = Answer<'getTable'>;
type WithView = Partial<Current> & { readonly current?: Current };

/** The whole view in a message, if there is one. */
const currentIn = (message: object): Current | null => {
  const { current, ...rest }: WithView = message;
  const { seq, at, view } = current ?? rest;
  return seq === undefined || at === undefined || view === undefined ? null : { seq, at, view };
};

/**
 * Without who is there, which no event tells. Who sees late sees themselves as they are now, and a
 * host what hosting takes.
 */
function steady(view: Current['view'], isLate: boolean, isLateHost: boolean): object {
  const { spectators: _spectators, unnamed: _unnamed, you, seats, ...rest } = view;
  if (isLateHost) {
    const { hand, clock, tournament, log, chat } = rest;
    return { hand, clock, tournament, log, chat };
  }
  const present = seats.map(({ connected: _connected, ...seat }) => seat);
  return { ...rest, seats: present, ...(isLate ? {} : { you }) };
}

function checkTold({ told, plan }: Evening, truth: Truth): void {
  for (const { player, text, message } of told) {
    const leaks = leaksIn(message, player, truth);
    if (leaks.length > 0) expect.fail(`${plan.name}: ${player} was told ${leaks}\n${text}`);
  }
}

/** An event has its time before it is on the disk, and is told after: on a busy machine much later. */
const A_MOMENT = 1000;

/** Nobody without chips is told anything before its time: not a host, not who has lost it all. */
function checkNothingEarly({ told, people, plan }: Evening, truth: Truth): void {
  const delay = plan.options.room?.spectators?.delay ?? 0;
  if (delay === 0) return;
  const isOutside = (player: string, from: number, to: number): boolean =>
    truth.between(from, to).every((seq) => !truth.moment(seq).inside.has(player));
  const messages = told.flatMap(({ player, message }) => {
    if (message.type !== 'snapshot' && message.type !== 'events') return [];
    const { at } = message;
    // What somebody did with their last chips they see as a player.
    const last = message.type === 'events' ? message.after : message.seq;
    const isOwn = truth.moment(Math.max(1, last)).inside.has(player);
    return !isOwn && isOutside(player, at - A_MOMENT, at) ? [{ player, message, now: at }] : [];
  });
  const answers = people.flatMap(({ player, heard }) =>
    heard
      .filter(({ path, status }) => status === 200 && /\/tables\/[^/]+(\/ledger)?$/.test(path))
      .filter(({ from, to }) => isOutside(player, from - A_MOMENT, to))
      .map(({ text, to }) => ({ player, message: JSON.parse(text) as unknown, now: to })),
  );
  expect(messages.length + answers.length).toBeGreaterThan(plan.hands);
  for (const { player, message, now } of [...messages, ...answers]) {
    const leaks = lateLeaks(message, { now, delay }, truth);
    if (leaks.length > 0) expect.fail(`${plan.name}: ${player} was told early ${leaks}`);
  }
}

/** A spectator of a table that is seen late sees nothing before its time. */
function checkDelay({ told, plan, rail }: Evening, truth: Truth): void {
  const delay = plan.options.room?.spectators?.delay ?? 0;
  if (delay === 0) return;
  const views = told
    .filter(({ player }) => player === rail)
    .map(({ message }) => message)
    .filter((message) => message.type === 'snapshot' || message.type === 'events');
  expect(views.length).toBeGreaterThan(plan.hands);
  // What the table was when it began anybody may see.
  const early = views.filter(({ seq, at }) => seq > 1 && truth.moment(seq).at > at - delay);
  expect(early.map(({ seq }) => seq)).toEqual([]);
}

interface Kept {
  readonly past: KeptHand;
  readonly stacks: Readonly<Record<number, number>>;
  readonly rake: number;
}

/** Each hand's log comes to the stacks that the table went on with. */
async function checkRecords(
  store: Store,
  id: string,
  { table }: RoomState,
  truth: Truth,
): Promise<ReadonlyMap<number, Kept>> {
  const finished = truth.events.flatMap(({ of, event }) =>
    of === 'table' && event.type === 'handFinished' ? [event] : [],
  );
  expect(finished.map(({ number }) => number)).toEqual(
    Array.from({ length: table.hands }, (_, i) => i + 1),
  );
  const records = new Map<number, Kept>();
  for (const { number, stacks, rake } of finished) {
    const kept = await store.getHand(id, number);
    if (kept === null) throw new Error(`hand ${number} was not kept`);
    const past = JSON.parse(kept.log) as KeptHand;
    const hand = rebuild(past.log);
    expect(hand.over).toBe(true);
    expect(Object.fromEntries(hand.players.map(({ seat, stack }) => [seat, stack]))).toEqual(
      stacks,
    );
    const streamed = truth.events.flatMap((stored) =>
      stored.of === 'hand' && stored.hand === number ? [stored.event] : [],
    );
    // What is shown when the hand is over is in the stream only.
    expect(streamed.slice(0, past.log.length)).toEqual(past.log);
    records.set(number, { past, stacks, rake });
  }
  return records;
}

const must = <T>(result: Result<T, Refusal>, about: string): T => {
  if (!result.ok) throw new Error(`${JSON.stringify(result.error)} in ${about}`);
  return result.value;
};

function checkHeard(
  { path, status, text, from, to }: Heard,
  viewer: string,
  hands: ReadonlyMap<number, Kept>,
  truth: Truth,
): void {
  const route = path.replace(/^\/api\/tables\/[^/?]+/, '').replace(/\?.*$/, '');
  const format = /format=(\w+)/.exec(path)?.[1];
  if (status !== 200) {
    expect([403, 404], `${path}: ${text}`).toContain(status);
    expect(leaksIn(JSON.parse(text), viewer, truth)).toEqual([]);
    return;
  }
  if (route.startsWith('/hands/')) {
    const number = Number(route.slice('/hands/'.length));
    expect(leaksInHistory(text, viewer, number, truth), path).toEqual([]);
    if (format === 'phh') checkPhh(text, number, hands);
    return;
  }
  if (route === '/archive') {
    checkArchive(text, format ?? '', viewer, hands, truth);
    return;
  }
  const names = {
    ...({ '': 'getTable', '/ledger': 'getLedger', '/hands': 'listHands' } as const),
    ...({ '/stats': 'getStats', '/report': 'getReport' } as const),
  };
  const name: RouteName = names[route as keyof typeof names] ?? 'listEvents';
  const answer: unknown = JSON.parse(text);
  (ROUTES[name].response as z.ZodType).parse(answer);
  const leaks = leaksIn(answer, viewer, truth, truth.between(from, to));
  if (name === 'getStats' || name === 'getReport') {
    checkCounted(
      name,
      answer as Counted,
      viewer,
      truth.between(from, to).map((seq) => truth.moment(seq)),
    );
  }
  if (leaks.length > 0) expect.fail(`${path}: ${viewer} was told ${leaks}`);
}

type Counted = Answer<'getStats'> & Partial<Answer<'getReport'>>;

/** Of whom, and of how many hands: by the setting, and in a report of oneself alone unless it is over. */
function checkCounted(
  name: 'getStats' | 'getReport',
  { stats, players, isOfAll }: Counted,
  viewer: string,
  moments: readonly ReturnType<Truth['moment']>[],
): void {
  const others = [...Object.keys(stats.players), ...(players ?? []).map(({ player }) => player)];
  const isAlone = others.every((player) => player === viewer);
  if (name === 'getStats') {
    expect(moments.some(({ hud }) => hud === 'all' || (hud === 'own' && isAlone))).toBe(true);
  } else if (!isOfAll) expect(isAlone).toBe(true);
  expect(stats.hands).toBeLessThanOrEqual(Math.max(...moments.map(({ over }) => over)));
}

/** Nothing but what the kept hands say, each counted by itself. */
function checkCounters({ counters, table }: RoomState, hands: ReadonlyMap<number, Kept>): void {
  const played = [...hands.values()].map(({ past }) => ({ events: railEventsOf(past) }));
  const wanted = statsOf(played, { keep: [], ev: false });
  expect(counters.hands).toBe(wanted.hands);
  if (table.settings.mode === 'cash') {
    const told = Object.fromEntries(counters.players.map(({ player, rows }) => [player, rows]));
    const all = Object.entries(wanted.players).map(([player, { rows }]) => [player, rows]);
    expect(told).toEqual(Object.fromEntries(all));
  }
}

function checkArchive(
  text: string,
  format: string,
  viewer: string,
  hands: ReadonlyMap<number, Kept>,
  truth: Truth,
): void {
  const parts =
    format === 'phh'
      ? text.split(/^\[\d+\]$/m).slice(1)
      : text.split(format === 'ohh' ? '\n\n' : '\n\n\n');
  expect(parts.length).toBe(hands.size);
  for (const [i, part] of parts.entries()) {
    expect(leaksInHistory(part, viewer, i + 1, truth)).toEqual([]);
    if (format === 'ohh') expect(JSON.parse(part)).toHaveProperty('ohh.players');
    if (format === 'pokerstars') expect(part).toMatch(/^PokerStars Hand #\d{18}: .*\n/);
  }
  if (format === 'phh') {
    const read = [...readPhhs(text)].map(({ hand }) => must(hand, text).hand);
    expect(read).toEqual([...hands.keys()]);
  }
}

/** It reads, and its replay ends with the same stacks. */
function checkPhh(text: string, number: number, hands: ReadonlyMap<number, Kept>): void {
  const record = hands.get(number);
  if (record === undefined) throw new Error(`no hand ${number}`);
  const { past, stacks, rake } = record;
  const hand: PhhHand = must(readPhh(text), text);
  expect(hand.hand).toBe(number);
  const wanted = (hand.seats ?? []).map((seat) => stacks[seat]);
  expect(hand.finishingStacks, text).toEqual(wanted);
  if (hasShortCall(past.log)) return;
  const { finishing } = must(replayHand(hand), text);
  if (rake === 0) expect(finishing, text).toEqual(wanted);
  else {
    // A replay takes no rake: somebody who won has that much more.
    const more = (finishing ?? []).map((stack, i) => stack - (wanted[i] ?? 0));
    expect(Math.min(...more), text).toBeGreaterThanOrEqual(0);
    expect(
      more.reduce((sum, one) => sum + one, 0),
      text,
    ).toBe(rake);
  }
}

/** Nets sum to −rake, and the transfers leave nobody owing anything. */
function checkLedger({ people, plan }: Evening, { table }: RoomState): void {
  const answers = people.flatMap(({ heard }) =>
    heard.filter(({ path, status }) => path.endsWith('/ledger') && status === 200),
  );
  expect(answers.length, plan.name).toBeGreaterThan(1);
  for (const { text } of answers) {
    const { ledger, settlement } = JSON.parse(text) as Answer<'getLedger'>;
    expect(ledger.rake).toBe(table.rake);
    expect(netsOf(ledger).reduce((sum, net) => sum + net, ledger.rake)).toBe(0);
    checkSettled(ledger, settlement);
  }
}

const netsOf = ({ lines }: Ledger): readonly number[] => lines.map(({ net }) => net);

export function checkSettled(
  { lines, adjustments }: Ledger,
  settlement: Answer<'getLedger'>['settlement'],
): void {
  for (const { player, net } of lines) {
    const got = settlement.reduce(
      (sum, { from, to, amount }) =>
        sum + (to === player ? amount : 0) - (from === player ? amount : 0),
      0,
    );
    expect(got).toBe(net);
  }
  expect(settlement.length).toBeLessThanOrEqual(lines.length + (adjustments.length > 0 ? 1 : 0));
}
