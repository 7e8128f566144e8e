/** Hands and tables at every kind of moment, for the fuzz to spoil. */

import {
  advanceOnce,
  apply,
  applyTable,
  autoAdvance,
  type Command,
  createTable,
  deck,
  type HandConfig,
  type HandEvent,
  type HandPlan,
  type HandState,
  PokerError,
  planNextHand,
  type Result,
  startHand,
  type TableCommand,
  type TableOptions,
  type TableState,
  type TournamentOptions,
} from '@sidepot/engine';

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new PokerError(result.error);
  return result.value;
};

const three = [
  { id: 'A', seat: 1, stack: 100 },
  { id: 'B', seat: 2, stack: 200 },
  { id: 3, seat: 4, stack: 150 },
];

export const CONFIG: HandConfig = {
  players: three,
  button: 1,
  seatCount: 6,
  smallBlind: 5,
  bigBlind: 10,
  deck: deck(),
};

/** With everything that can be said. */
export const EVENT: HandConfig = {
  players: [
    ...three,
    { id: 'D', seat: 5, stack: 90, posts: { live: 10, dead: 5 }, absent: false },
    { id: 'E', seat: 6, stack: 80 },
  ],
  button: 1,
  seatCount: 6,
  game: 'holdem',
  limit: 'no-limit',
  smallBlind: 5,
  bigBlind: 10,
  smallBlindSeat: 2,
  bigBlindSeat: 4,
  straddles: [{ seat: 6, amount: 20 }],
  ante: 5,
  anteMode: 'bigBlind',
  singleAnteOrder: 'blind-first',
  smallBet: 10,
  bigBet: 20,
  mode: 'cash',
  unit: 5,
  rakeConfig: { bps: 500, cap: 10 },
  runs: 2,
  reopen: 'consecutive',
  straddleRaise: 'straddle',
  potLimitPreflop: 'full-blinds',
  fixedLimitRaises: 4,
  uncapped: false,
  foldWhenFree: 'allow',
  hideAllIns: false,
  tripsOverStraight: false,
  bombPot: false,
  deck: deck(),
};

export const RUNS: HandConfig = {
  players: [
    { id: 'A', seat: 1, stack: 100 },
    { id: 'B', seat: 2, stack: 100 },
  ],
  button: 1,
  smallBlind: 5,
  bigBlind: 10,
  mode: 'cash',
  runs: 3,
  rakeConfig: { bps: 500 },
  deck: deck(),
};

const begin = (config: HandConfig): HandState => autoAdvance(must(startHand(config)).state).state;
const play = (state: HandState, ...commands: readonly Command[]): HandState =>
  commands.reduce((now, command) => must(apply(now, command)).state, state);

const allIn: readonly Command[] = [
  { type: 'allIn', seat: 1 },
  { type: 'call', seat: 2 },
];
const checks = (state: HandState): HandState => {
  let now = state;
  for (;;) {
    const { turn } = now;
    if (turn.kind === 'act') {
      now = play(now, { type: turn.legal.check ? 'check' : 'call', seat: turn.seat });
    } else if (turn.kind === 'deal') now = advanceOnce(now)?.state ?? now;
    else return now;
  }
};

const runs = play(begin(RUNS), ...allIn);
const showdown = checks(begin(CONFIG));
const undealt = must(
  startHand({ ...RUNS, runs: 1, deck: undefined } as unknown as HandConfig),
).state;

export const STATES = {
  acting: begin(CONFIG),
  runs,
  showdown,
  award: play(showdown, { type: 'showdown' }),
  over: autoAdvance(showdown).state,
  dealing: undealt,
  flop: play(undealt, { type: 'deal' }, { type: 'call', seat: 1 }, { type: 'check', seat: 2 }),
} satisfies Readonly<Record<string, HandState>>;

/** Of a whole hand with an all-in, two runs and rake. */
export const EVENTS: readonly HandEvent[] = (() => {
  const started = must(startHand(RUNS));
  const log: HandEvent[] = [...started.events];
  let { state } = started;
  const answers: readonly Command[] = [
    ...allIn,
    { type: 'runs', seat: 1, runs: 2 },
    { type: 'runs', seat: 2, runs: 2 },
  ];
  for (const command of answers) {
    const step = must(apply(state, command));
    log.push(...step.events);
    ({ state } = step);
  }
  const rest = autoAdvance(state);
  return [...log, ...rest.events];
})();

export const CASH: TableOptions = {
  seatCount: 6,
  mode: 'cash',
  game: 'holdem',
  limit: 'no-limit',
  smallBlind: 1,
  bigBlind: 2,
  ante: 0,
  anteMode: 'none',
  singleAnteOrder: 'ante-first',
  straddle: 'utg',
  minBuyIn: 40,
  maxBuyIn: 200,
  buttonRule: 'dead',
  unit: 1,
  rakeConfig: { bps: 500, cap: [{ players: 2, cap: 5 }] },
  runs: 2,
  rules: { reopen: 'per-player', hideAllIns: true },
  tournament: null,
};

export const OPTIONS: Required<TournamentOptions> = {
  startingStack: 1000,
  buyIn: 100,
  fee: 10,
  clock: 'time',
  levels: [
    { smallBlind: 5, bigBlind: 10, ante: 10, duration: 600_000, breakAfter: 60_000 },
    { smallBlind: 10, bigBlind: 20, duration: 600_000 },
  ],
  lateEntryLevel: 1,
  reEntries: 1,
  payouts: [60, 40],
};

export const TOURNAMENT: TableOptions = { seatCount: 6, tournament: OPTIONS };

const seated = (options: TableOptions, ...commands: readonly TableCommand[]): TableState =>
  commands.reduce(
    (state, command) => must(applyTable(state, command)).state,
    must(createTable(options)),
  );
const sit = (player: string, seat: number, buyIn?: number): TableCommand => ({
  type: 'sit',
  player,
  seat,
  ...(buyIn !== undefined && { buyIn }),
});
const first = [sit('A', 1, 100), sit('B', 2, 100), sit('C', 3, 100)] as const;
const stacks = { 1: 100, 2: 95, 3: 100 };

export const TABLES = {
  empty: must(createTable(CASH)),
  playing: seated(CASH, ...first, { type: 'startNextHand', button: 1 }),
  cash: seated(
    CASH,
    ...first,
    { type: 'startNextHand', button: 1 },
    { type: 'finishHand', stacks, rake: 5 },
    sit('F', 6, 50),
  ),
  event: seated(
    TOURNAMENT,
    ...[sit('A', 1), sit('B', 2), sit('C', 3)],
    { type: 'startNextHand', button: 1, now: 0 },
    { type: 'finishHand', stacks: { 1: 0, 2: 2000, 3: 1000 } },
  ),
} satisfies Readonly<Record<string, TableState>>;

export const PLAN = planNextHand(TABLES.cash) as HandPlan;
