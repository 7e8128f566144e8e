/**
 * `npm run fuzz -- stats`: random hands of every game, counted by the engine and by the slow counter:
 * as they were played, as the rail saw them, and as a record that was written and read again.
 */
import {
  apply,
  autoAdvance,
  BOARD_GAMES,
  type BoardGame,
  GAME_NAMES,
  GAMES,
  type GameName,
  type HandConfig,
  type HandEvent,
  type PhhHand,
  playHand,
  type Rules,
  readPhh,
  startHand,
  toPhh,
  unwrap,
  writePhh,
} from '@sidepot/engine';
import { report, STAT_KEYS, type Stats, type StatsHand, statsOf } from '@sidepot/engine/stats';
import { type Source, seeded } from '../arbitrary.js';
import { oneIn, pick, randomChoice, randomConfig } from '../hand/random-config.js';
import { randomGame } from '../hand/random-games.js';
import { type SlowHand, slowLog, slowRecord } from './slow.js';

export interface StatsFuzz {
  readonly hands: number;
  /** How many of them were adjusted for all-ins, and compared as a record. */
  readonly adjusted: number;
  readonly records: number;
  readonly failure: null | {
    readonly game: string;
    readonly index: number;
    readonly message: string;
  };
}

export interface StatsFuzzOptions {
  readonly seed: number;
  /** Of each game. */
  readonly hands: number;
  readonly games?: readonly string[];
  readonly from?: number;
  readonly step?: number;
  readonly onProgress?: (done: number) => void;
}

export function fuzzStats(options: StatsFuzzOptions): StatsFuzz {
  const { seed, hands, from = 0, step = 1, onProgress } = options;
  const games = (options.games ?? GAME_NAMES) as readonly GameName[];
  const found = { hands: 0, adjusted: 0, records: 0 };
  for (const game of games) {
    for (let index = from; index < from + hands * step; index += step) {
      const message = problemOf(playedHand(seed, game, index), index, found);
      found.hands++;
      if (message !== null) return { ...found, failure: { game, index, message } };
      if (found.hands % 200 === 0) onProgress?.(found.hands);
    }
  }
  return { ...found, failure: null };
}

/** The events of hand `index` of a game, without those before it. */
export function playedHand(seed: number, game: GameName, index: number): HandEvent[] {
  const source = seeded(Math.imul(seed, 0x9e3779b1) ^ GAME_NAMES.indexOf(game), index);
  const isBoard = (BOARD_GAMES as readonly string[]).includes(game);
  const config = isBoard ? randomConfig(source, game as BoardGame) : randomGame(source, game);
  const deep = oneIn(source, 2) ? deeper(config) : config;
  return oneIn(source, 8) ? withRulings(deep, source) : watched(deep, source);
}

/** Stacks for four bets before the flop, and for bets on every street. */
const deeper = (config: HandConfig): HandConfig => ({
  ...config,
  players: config.players.map((player) => ({ ...player, stack: player.stack * 40 })),
});

function watched(config: HandConfig, source: Source): HandEvent[] {
  const events: HandEvent[] = [];
  unwrap(
    playHand(
      config,
      (legal, seat, state) => randomChoice(source, legal, seat, state),
      (event) => events.push(event),
    ),
  );
  return events;
}

/** The same with hands that are killed, and some that are voided. */
function withRulings(config: HandConfig, source: Source): HandEvent[] {
  let { state, events } = unwrap(startHand(config));
  const log = [...events];
  const take = (step: { state: typeof state; events: readonly HandEvent[] }): void => {
    ({ state } = step);
    log.push(...step.events);
  };
  for (;;) {
    take(autoAdvance(state));
    if (state.over) return log;
    if (oneIn(source, 40)) {
      const voided = apply(state, { type: 'void', reason: 'misdeal' });
      if (voided.ok) take(voided.value);
    } else if (oneIn(source, 10)) {
      const killed = apply(state, { type: 'kill', seat: pick(source, state.players).seat });
      if (killed.ok) take(killed.value);
    }
    if (state.over) return log;
    const { turn } = state;
    if (turn.kind !== 'act' && turn.kind !== 'draw' && turn.kind !== 'runs') continue;
    const seat = turn.kind === 'runs' ? (turn.seats[0] ?? 0) : turn.seat;
    const legal = turn.kind === 'act' ? turn.legal : NO_ACTIONS;
    take(unwrap(apply(state, randomChoice(source, legal, seat, state))));
  }
}

const NO_ACTIONS = {
  ...{ fold: false, check: false, call: null, bringIn: null, bet: null, raise: null },
  ...{ allIn: null, unit: 1 },
} as const;

/** Cards that nobody turned up are not known. */
const asTheRailSaw = (events: readonly HandEvent[]): HandEvent[] =>
  events.map((event) =>
    event.type === 'dealt' ? { ...event, cards: event.cards.map(() => null) } : event,
  );

function problemOf(
  events: readonly HandEvent[],
  index: number,
  found: { adjusted: number; records: number },
): string | null {
  // Exact equities take longer than all the rest.
  const ev = index % 10 === 0;
  const slow = slowLog(events, ev);
  if (slow?.players.some(({ evHands }) => evHands > 0)) found.adjusted++;
  const played = differenceIn({ events }, slow, ev);
  if (played !== null) return `played: ${played}`;
  const rail = asTheRailSaw(events);
  const seen = index % 4 === 0 ? differenceIn({ events: rail }, slowLog(rail, ev), ev) : null;
  if (seen !== null) return `seen: ${seen}`;
  const record = index % 2 === 0 && slow !== null ? recordOf(events) : null;
  if (record === null || slow === null) return null;
  found.records++;
  const again = differenceIn({ record }, slowRecord(record, ev), ev);
  if (again !== null) return `record: ${again}\n${writePhh(record)}`;
  if (!isToldInFull(events)) return null;
  const options = { keep: [], ev };
  const both = alike(statsOf([{ events }], options), statsOf([{ record }], options));
  return both === null ? null : `played and record: ${both}\n${writePhh(record)}`;
}

/** Null where a hand cannot be written: with a killed raise. */
function recordOf(events: readonly HandEvent[]): PhhHand | null {
  try {
    return unwrap(readPhh(writePhh(toPhh(events)), { unit: '1' }));
  } catch {
    return null;
  }
}

/**
 * A record knows no house rules of raising and no rulings, takes rake in proportion, and of what was
 * posted short not what it should have been: other hands are the same in both.
 */
function isToldInFull(events: readonly HandEvent[]): boolean {
  const [started] = events;
  if (started?.type !== 'started') return false;
  const { rules, players } = started;
  const cards = events.findIndex(({ type }) => type === 'dealt');
  const isRuled = events.some(({ type }, k) => type === 'killed' && (rules.bombPot || k > cards));
  const isUsual = rules.reopen === 'per-player' && rules.fixedLimitRaises === 4;
  const isOpen = rules.limit !== 'fixed-limit' || rules.uncapped === (players.length === 2);
  // Of two with equal blinds and an empty button nobody can tell which is the big one.
  const hasButton = players.length > 2 || players.some(({ seat }) => seat === rules.button);
  const isRaked = events.some(({ type }) => type === 'raked');
  const isPlain =
    hasButton && !isRuled && isUsual && isOpen && rules.straddles.length === 0 && !isRaked;
  return isPlain && (isInFull(events, rules) || rules.bombPot);
}

/** The big blind, or the button's double ante. */
const isInFull = (events: readonly HandEvent[], { bigBlind, ante, game }: Rules): boolean =>
  GAMES[game].forced === 'bring-in' ||
  events.some(
    (event) =>
      event.type === 'posted' &&
      ((event.kind === 'big-blind' && event.live === bigBlind) ||
        (event.kind === 'button-blind' && event.live === 2 * ante)),
  );

/** Names, places and the numbers that differ. */
function alike(a: Stats, b: Stats): string | null {
  const found = Object.entries(a.players).flatMap(([name, { rows }]) => {
    const [[place, row] = ['', []]] = Object.entries(rows);
    const [[other, line] = ['', []]] = Object.entries(b.players[name]?.rows ?? {});
    const slots = row.flatMap((value, k) =>
      value === line[k] ? [] : [`${k}: ${value}/${line[k]}`],
    );
    return place === other && slots.length === 0 ? [] : [`${name} ${place} ${other} ${slots}`];
  });
  return found.length === 0 ? null : found.join('; ');
}

/** Null if both counters agree on every number. */
export function differenceIn(hand: StatsHand, slow: SlowHand | null, ev: boolean): string | null {
  const stats = statsOf([hand], { keep: [], ev });
  if (slow === null) return stats.hands === 0 ? null : 'counted, and should not be';
  const rows = report(stats);
  for (const player of slow.players) {
    const row = rows.find((one) => one.player === player.name);
    const [place] = report(stats, { player: player.name, by: 'position' });
    const counts = STAT_KEYS.flatMap((key) => {
      const { made = 0, of = 0 } = row?.stats[key] ?? {};
      const [m, n] = player.stats[key] ?? [0, 0];
      return made === m && of === n ? [] : [`${key} ${made}/${of} for ${m}/${n}`];
    });
    const depth = Array.from({ length: 7 }, (_, i) => (i === player.depth ? 1 : 0));
    const fast = [
      ...[place?.group, row?.hands, row?.away, row?.settled, row?.net, row?.netShowdown],
      ...[row?.evHands, row?.depth.join(''), Object.keys(row?.stakes ?? {}).join()],
    ];
    const plain = [
      ...[player.position, player.hands, player.away, player.settled, player.net],
      ...[player.netShowdown, player.evHands, depth.join('')],
      player.settled > 0 ? String(slow.bb) : '',
    ];
    if (fast.join() !== plain.join()) counts.push(`${fast.join()} for ${plain.join()}`);
    // Fractions of the slow one are not exact.
    if (Math.abs((row?.evNet ?? 0) * 1e6 - player.ev) > 2) {
      counts.push(`ev ${row?.evNet} for ${player.ev / 1e6}`);
    }
    if (counts.length > 0) return `${player.name}: ${counts.join('; ')}`;
  }
  const [[, pot] = []] = stats.biggest;
  return slow.pot === null || pot === slow.pot ? null : `pot ${pot} for ${slow.pot}`;
}
