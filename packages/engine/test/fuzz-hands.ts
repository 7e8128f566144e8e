/**
 * Random hands of every game from the first post to the last chip. Every hand is played in place by
 * `playHand` with I1 to I9 after every event (I10 at the end), and what it pays is compared with
 * `settle` or `settleCards`. One in ten is also paid by the chip-by-chip oracle, of the games with up
 * cards, draws or halves of their own one in fifty by their walker; one in two hundred is
 *   replayed by the same commands through `apply` and `evolve`, with I1 to I10 again,
 *   commands of all kinds thrown at every state: what is offered is accepted, all else is refused,
 *   played again with rulings: hands killed or voided, shown and mucked.
 */
import {
  advanceOnce,
  apply,
  type Choose,
  type Command,
  evolve,
  type HandConfig,
  type HandEvent,
  type HandState,
  holeCardsOf,
  type PlayerCommand,
  playHand,
  rebuild,
  type Step,
  startHand,
} from '@sidepot/engine';
import { type Source, seeded } from './arbitrary.js';
import { deepFreeze } from './fuzz.js';
import { expect, Ledger, Problem } from './hand/invariants.js';
import { checkEnd, checkPaidByWalker } from './hand/paid.js';
import {
  oneIn,
  pick,
  randomChoice,
  randomCommand,
  randomConfig,
  randomDraw,
} from './hand/random-config.js';
import { randomGame } from './hand/random-games.js';
import { Watcher } from './hand/watch.js';

/** One hand in so many is a game with a board and nothing else. */
const BOARD_GAME = 3;
/**
 * One hand in so many is paid by the oracle too, or by the walker; one in so many goes through the pure
 * functions.
 */
const BY_ORACLE = 10;
const BY_WALKER = 50;
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
function configOf(seed: number, index: number): HandConfig {
  const source = seeded(seed, index);
  return oneIn(source, BOARD_GAME) ? randomConfig(source) : randomGame(source);
}

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
    if (index % BY_WALKER === 0) checkPaidByWalker(state);
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
  const { type, seat, to, runs, cards } = asked as Record<string, unknown>;
  const { turn } = state;
  if (type === 'deal' || type === 'showdown' || type === 'award') {
    return turn.kind === type && !('seat' in asked);
  }
  if (type === 'runs') {
    const isAsked = turn.kind === 'runs' && turn.seats.includes(seat as number);
    return isAsked && Number.isInteger(runs) && Number(runs) >= 1 && Number(runs) <= turn.most;
  }
  if (turn.kind === 'draw' && turn.seat === seat) {
    return type === 'timeout' || (type === 'draw' && isDrawable(state, turn, cards));
  }
  if (turn.kind !== 'act' || turn.seat !== seat) return false;
  const { legal } = turn;
  if (type === 'fold' || type === 'check') return legal[type];
  if (type === 'call' || type === 'allIn' || type === 'bringIn') return legal[type] !== null;
  if (type !== 'bet' && type !== 'raise') return type === 'timeout';
  const range = legal[type];
  if (range === null || typeof to !== 'number' || !(to >= range.min && to <= range.max))
    return false;
  if (range.either !== undefined) return range.either.includes(to);
  // In fixed limit there is one amount, whatever the chips.
  const isWhole = state.rules.limit === 'fixed-limit' || to % legal.unit === 0;
  return isWhole || to === legal.allIn?.to;
}

/** Own cards, each once, and as many as may go; none at all is a pat hand. */
function isDrawable(
  state: HandState,
  { seat, min, max }: Extract<HandState['turn'], { kind: 'draw' }>,
  cards: unknown = [],
): boolean {
  if (!Array.isArray(cards) || cards.length < min || cards.length > max) return false;
  const own = holeCardsOf(state, seat);
  return new Set(cards).size === cards.length && cards.every((card) => own.includes(card));
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
  let command: PlayerCommand | undefined;
  if (turn.kind === 'act') command = randomChoice(source, turn.legal, turn.seat, state);
  if (turn.kind === 'draw') command = randomDraw(source, state);
  if (turn.kind === 'runs') {
    const runs = 1 + source.int(turn.most);
    command = { type: 'runs', seat: pick(source, turn.seats), runs };
  }
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
