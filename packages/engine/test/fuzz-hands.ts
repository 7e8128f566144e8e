/**
 * Random hands from the first post to the last chip. Every hand is played in place by `playHand`
 * with I1 to I9 after every event (I10 at the end), and what it pays is compared with `settle`. One
 * in ten is also paid by the chip-by-chip oracle; one in two hundred is
 *   replayed by the same commands through `apply` and `evolve`, with I1 to I10 again,
 *   commands of all kinds thrown at every state: what is offered is accepted, all else is refused,
 *   played again with rulings: hands killed or voided, shown and mucked.
 */
import {
  advanceOnce,
  apply,
  type Card,
  type Choose,
  type Command,
  evaluate,
  evaluateOmaha,
  evaluateOmahaLow,
  evaluateShortDeck,
  evolve,
  GAMES,
  type HandConfig,
  type HandEvent,
  type HandState,
  holeCardsOf,
  type PlayerCommand,
  type PlayerState,
  playHand,
  potName,
  type Result,
  rebuild,
  type SettleInput,
  type Step,
  settle,
  startHand,
} from '@sidepot/engine';
import { type Source, seeded } from './arbitrary.js';
import { deepFreeze } from './fuzz.js';
import { checkReach, expect, Ledger, Problem } from './hand/invariants.js';
import { oneIn, pick, randomChoice, randomCommand, randomConfig } from './hand/random-config.js';
import { Watcher } from './hand/watch.js';
import { oracleSettle } from './oracle.js';

/** One hand in so many is paid by the oracle too, one in so many goes through the pure functions. */
const BY_ORACLE = 10;
const CLOSELY = 200;
/** More than any hand takes. */
const MAX_STEPS = 2000;

export interface HandReport {
  readonly hands: number;
  readonly events: number;
  /** Of them, those paid by the oracle as well, and those replayed by the pure functions. */
  readonly oracle: number;
  readonly closely: number;
  /** Commands that were refused, as they should be. */
  readonly refused: number;
  readonly failure: null | {
    readonly index: number;
    readonly message: string;
    readonly config: HandConfig;
  };
}

export interface HandOptions {
  readonly seed: number;
  /** Hands `from`, `from + step`, … */
  readonly from?: number;
  readonly step?: number;
  readonly seconds?: number;
  readonly hands?: number;
  onProgress?(done: number): void;
}

interface Counters {
  oracle: number;
  closely: number;
  events: number;
  refused: number;
}

/** Choices do not hang on how the config came about, so that a shrunk config can be played alike. */
const configOf = (seed: number, index: number): HandConfig => randomConfig(seeded(seed, index));
const choicesOf = (seed: number, index: number): Source => seeded(seed ^ 0x5bd1e995, index);

export function fuzzHands(options: HandOptions): HandReport {
  const { seed, from = 0, step = 1, seconds = Number.POSITIVE_INFINITY } = options;
  const limit =
    options.hands ?? (options.seconds === undefined ? 10_000 : Number.POSITIVE_INFINITY);
  const end = performance.now() + seconds * 1000;
  const counters: Counters = { oracle: 0, closely: 0, events: 0, refused: 0 };
  let hands = 0;
  while (hands < limit) {
    if (hands % 64 === 0 && performance.now() >= end) break;
    const index = from + hands * step;
    const config = configOf(seed, index);
    const message = problemOf(config, seed, index, counters);
    hands++;
    if (message !== null) {
      return { hands, ...counters, failure: { index, ...shrink(config, message, seed, index) } };
    }
    if (hands % 1000 === 0) options.onProgress?.(hands);
  }
  return { hands, ...counters, failure: null };
}

/** What is wrong with this hand, null if nothing. */
function problemOf(
  config: HandConfig,
  seed: number,
  index: number,
  counters: Counters,
): string | null {
  try {
    const source = choicesOf(seed, index);
    const { state, commands } = playInPlace(config, source, counters);
    const byOracle = index % BY_ORACLE === 0;
    checkEnd(state, byOracle);
    if (byOracle) counters.oracle++;
    if (index % CLOSELY === 0) {
      counters.closely++;
      deepFreeze(config);
      replay(config, commands, state, source, counters);
      playWithRulings(config, source, counters);
    }
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.message;
    return `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}

function playInPlace(
  config: HandConfig,
  source: Source,
  counters: Counters,
): { readonly state: HandState; readonly commands: readonly PlayerCommand[] } {
  const commands: PlayerCommand[] = [];
  const watcher = new Watcher();
  const choose: Choose = (legal, seat, state) => {
    // A hand that does not end would go unnoticed.
    expect(commands.length < MAX_STEPS, 'ends', () => commands.slice(-4));
    const command = randomChoice(source, legal, seat, state);
    commands.push(command);
    return command;
  };
  const played = playHand(config, choose, watcher.watch);
  counters.events += watcher.events;
  if (!played.ok) {
    const { error } = played;
    throw new Problem(`config refused ${error.code} ${error['field']}: ${JSON.stringify(error)}`);
  }
  return { state: played.value, commands };
}

// ---------------------------------------------------------------- the end of a hand

/** Stacks, refund, pots and rake are those of who gets the chips and the cards only. */
function checkEnd(state: HandState, byOracle: boolean): void {
  const { players, chips, rake } = state;
  expect(state.over && state.turn.kind === 'over', 'over', () => state.turn);
  let total = rake;
  for (const { stack } of players) total += stack;
  expect(total === chips, 'R4 conservation', () => [chips, total]);
  checkReach(state);
  if (state.voided) return;
  // Uncalled chips have gone back, some may have been bet again: nothing uncalled may be left.
  const settled = byOracle ? oracleSettle(inputOf(state)) : accepted(settle(inputOf(state)));
  expect(Object.keys(settled.refund).length === 0, 'R10 refund', () => [settled, players]);
  for (const { id, won } of players) {
    expect(won === (settled.awards[id] ?? 0), 'award', () => [id, won, settled]);
  }
  expect(rake === settled.rake, 'rake', () => [rake, settled]);
  const seats = new Map(players.map(({ id, seat }) => [id, seat]));
  const expected = settled.pots.map(({ name, amount, eligible }) => [
    ...[name, amount, eligible.map((id) => seats.get(String(id)))],
  ]);
  const pots = state.pots.map(({ amount, eligiblePlayers }, pot) => [
    ...[potName(pot), amount, eligiblePlayers],
  ]);
  expect(JSON.stringify(pots) === JSON.stringify(expected), 'pots', () => [pots, expected]);
}

function accepted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Problem(`settle: ${JSON.stringify(result.error)}`);
}

function inputOf(state: HandState): SettleInput<string | number> {
  const { players, rules, boards } = state;
  const live = players.filter(({ folded }) => !folded);
  const isHiLo = GAMES[rules.game].halves.length > 1;
  const ranked = live.length < 2 ? [] : boards.map((board) => ranking(state, live, board, isHiLo));
  return {
    players: players.map((player) => ({
      id: player.id,
      seat: player.seat,
      ante: player.ante,
      dead: player.dead,
      live: player.live,
      folded: player.folded,
      ...(player.killed && {
        forfeit: Math.min(player.ante + player.forced, player.ante + player.live),
      }),
    })),
    button: rules.button,
    seatCount: rules.seatCount,
    unit: unitPutIn(state),
    kind: isHiLo ? 'hilo' : 'high',
    mode: rules.mode,
    rakeConfig: rules.rakeConfig && { ...rules.rakeConfig, flopSeen: boards[0]!.length > 0 },
    boards: ranked,
  };
}

/** R84: chips that went back had been put in too, and are no longer in the state's compartments. */
function unitPutIn({ rules, players }: HandState): number {
  const amounts = players.flatMap(({ ante, dead, live, refunded }) => {
    const level = ante + live + refunded;
    const posted = rules.anteMode === 'perPlayer' ? Math.min(rules.ante, level) : 0;
    return [posted, dead, level - posted];
  });
  let unit = rules.unit;
  while ([rules.unit, ...amounts].some((amount) => amount % unit !== 0)) unit--;
  return unit;
}

function ranking(
  state: HandState,
  live: readonly PlayerState[],
  shared: HandState['boards'][number],
  isHiLo: boolean,
): SettleInput<string | number>['boards'][number] {
  const { rules } = state;
  const board = shared as readonly Card[];
  const rule = rules.tripsOverStraight ? 'trips over straight' : 'straight over trips';
  const high = (hole: readonly Card[]): number => {
    if (rules.game === 'short-deck') return evaluateShortDeck([...hole, ...board], rule);
    return rules.game === 'holdem' ? evaluate([...hole, ...board]) : evaluateOmaha(hole, board);
  };
  const tiers = (rankOf: (hole: readonly Card[]) => number): (string | number)[][] => {
    const byValue = new Map<number, (string | number)[]>();
    const given: (string | number)[] = [];
    for (const { id, seat, mucked } of live) {
      const value = rankOf(holeCardsOf(state, seat) as readonly Card[]);
      // Who mucked of their own will loses to everybody who did not.
      if (mucked) given.push(id);
      else if (value > 0) byValue.set(value, [...(byValue.get(value) ?? []), id]);
    }
    const ranked = [...byValue].sort(([a], [b]) => b - a).map(([, ids]) => ids);
    return given.length > 0 && rankOf === high ? [...ranked, given] : ranked;
  };
  if (!isHiLo) return { high: tiers(high) };
  return { high: tiers(high), low: tiers((hole) => evaluateOmahaLow(hole, board)) };
}

// ---------------------------------------------------------------- event by event

/** One hand as a log: each event is folded by itself, and must come to what `apply` came to. */
class Log {
  readonly events: HandEvent[];
  state: HandState;
  readonly #ledger: Ledger;

  constructor(config: HandConfig) {
    const started = startHand(config);
    if (!started.ok) throw new Problem(`start refused: ${JSON.stringify(started.error)}`);
    const [first, ...rest] = started.value.events;
    this.events = [first!];
    this.state = rebuild([first!]);
    this.#ledger = new Ledger(first!, this.state);
    this.take({ state: started.value.state, events: rest });
  }

  take({ state, events }: Step): void {
    for (const event of events) {
      this.state = evolve(this.state, event);
      this.#ledger.check(event, this.state);
      this.events.push(event);
    }
    const folded = JSON.stringify(this.state);
    expect(folded === JSON.stringify(state), 'evolve = apply', () => [state, this.state]);
    deepFreeze(this.state);
  }

  /** The events alone make the same state. */
  finish(): void {
    const same = JSON.stringify(rebuild(this.events)) === JSON.stringify(this.state);
    expect(same, 'rebuild', () => this.events);
    checkEnd(this.state, true);
  }
}

function replay(
  config: HandConfig,
  commands: readonly PlayerCommand[],
  played: HandState,
  source: Source,
  counters: Counters,
): void {
  const log = new Log(config);
  let at = 0;
  for (let steps = 0; !log.state.over && steps < MAX_STEPS; steps++) {
    pester(log.state, source, counters);
    const step = advanceOnce(log.state);
    if (step !== null) {
      log.take(step);
      continue;
    }
    const command = commands[at++];
    if (command === undefined) throw new Problem('replay: it takes more commands than it took');
    const result = apply(log.state, command);
    if (!result.ok) throw new Problem(`replay: ${JSON.stringify([command, result.error])}`);
    log.take(result.value);
  }
  expect(at === commands.length, 'replay', () => [at, commands.length]);
  log.finish();
  for (const key of Object.keys(played) as (keyof HandState)[]) {
    const [inPlace, pure] = [JSON.stringify(played[key]), JSON.stringify(log.state[key])];
    expect(inPlace === pure, `in place = pure, ${key}`, () => [inPlace, pure]);
  }
}

/** Any command at all: accepted if and only if it is offered. The frozen state throws if written to. */
function pester(state: HandState, source: Source, counters: Counters): void {
  for (let left = 2; left > 0; left--) {
    const command = randomCommand(source, state);
    const ok = isAccepted(state, command);
    expect(ok === isOffered(state, command), 'offered = accepted', () => [command, ok, state]);
    if (!ok) counters.refused++;
  }
}

function isAccepted(state: HandState, command: unknown): boolean {
  try {
    return apply(state, command as Command).ok;
  } catch (error) {
    throw new Problem(`refusal thrown: ${JSON.stringify(command)}: ${String(error)}`);
  }
}

function isOffered(state: HandState, asked: unknown): boolean {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return false;
  const { type, seat, to, runs } = asked as Record<string, unknown>;
  const { turn } = state;
  if (type === 'deal' || type === 'showdown' || type === 'award') {
    return turn.kind === type && !('seat' in asked);
  }
  if (type === 'runs') {
    const isAsked = turn.kind === 'runs' && turn.seats.includes(seat as number);
    return isAsked && Number.isInteger(runs) && Number(runs) >= 1 && Number(runs) <= turn.most;
  }
  if (turn.kind !== 'act' || turn.seat !== seat) return false;
  const { legal } = turn;
  if (type === 'fold' || type === 'check') return legal[type];
  if (type === 'call' || type === 'allIn') return legal[type] !== null;
  if (type !== 'bet' && type !== 'raise') return type === 'timeout';
  const range = legal[type];
  if (range === null || typeof to !== 'number' || !(to >= range.min && to <= range.max))
    return false;
  // In fixed limit there is one amount, whatever the chips.
  const isWhole = state.rules.limit === 'fixed-limit' || to % legal.unit === 0;
  return isWhole || to === legal.allIn?.to;
}

/** The same table once more, with a floor that kills and voids, and players who show and muck. */
function playWithRulings(config: HandConfig, source: Source, counters: Counters): void {
  const log = new Log(config);
  for (let steps = 0; !log.state.over && steps < MAX_STEPS; steps++) {
    const { state } = log;
    if (oneIn(source, 6)) {
      const seat = pick(source, state.players).seat;
      const result = apply(state, ruling(source, seat));
      if (result.ok) log.take(result.value);
      else counters.refused++;
      continue;
    }
    const step = advanceOnce(state) ?? nextChoice(state, source);
    log.take(step);
  }
  log.finish();
}

const ruling = (source: Source, seat: number): Command =>
  pick<Command>(source, [
    { type: 'kill', seat },
    { type: 'kill', seat },
    { type: 'show', seat },
    { type: 'muck', seat },
    { type: 'muck', seat },
    { type: 'void', reason: oneIn(source, 4) ? 'fouled-deck' : 'misdeal' },
  ]);

function nextChoice(state: HandState, source: Source): Step {
  const { turn } = state;
  const command =
    turn.kind === 'act'
      ? randomChoice(source, turn.legal, turn.seat, state)
      : turn.kind === 'runs'
        ? {
            type: 'runs' as const,
            seat: pick(source, turn.seats),
            runs: 1 + source.int(turn.most),
          }
        : undefined;
  if (command === undefined) throw new Problem(`nobody's turn: ${turn.kind}`);
  const result = apply(state, command);
  if (!result.ok) throw new Problem(`choice: ${JSON.stringify([command, result.error])}`);
  return result.value;
}

// ---------------------------------------------------------------- smaller hands

/** Greedy: the first smaller config whose hand, with the same dice, has the same problem. */
function shrink(
  config: HandConfig,
  problem: string,
  seed: number,
  index: number,
): { readonly config: HandConfig; readonly message: string } {
  const name = problem.split(':')[0];
  let found = { config, message: problem };
  const counters: Counters = { oracle: 0, closely: 0, events: 0, refused: 0 };
  for (let tries = 0; tries < 3000; ) {
    let next: typeof found | undefined;
    for (const candidate of smaller(found.config)) {
      tries++;
      const message = problemOf(candidate, seed, index, counters);
      if (message !== null && message.split(':')[0] === name) {
        next = { config: candidate, message };
        break;
      }
    }
    if (next === undefined) break;
    found = next;
  }
  return found;
}

function* smaller(config: HandConfig): Generator<HandConfig> {
  const { players } = config;
  for (let i = 0; players.length > 2 && i < players.length; i++) {
    yield { ...config, players: players.filter((_, k) => k !== i) };
  }
  for (const key of Object.keys(config) as (keyof HandConfig)[]) {
    if (['players', 'button', 'deck', 'bigBlind', 'game'].includes(key)) continue;
    const { [key]: _, ...rest } = config;
    yield rest as HandConfig;
  }
  for (const [i, player] of players.entries()) {
    const { posts, absent, ...plain } = player;
    const less = (change: typeof player): HandConfig => ({
      ...config,
      players: players.map((other, k) => (k === i ? change : other)),
    });
    if (posts !== undefined || absent !== undefined) yield less(plain);
    for (const stack of [Math.floor(player.stack / 2), player.stack - 1]) {
      if (stack > 0) yield less({ ...player, stack });
    }
  }
}
