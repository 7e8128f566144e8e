/** Each exported function with arguments that it accepts: the fuzz spoils them one by one. */

import * as engine from '@sidepot/engine';
import { type Row, row } from './row.js';
import { CARD_CALLS } from './rows-cards.js';
import { DOCUMENT_CALLS } from './rows-documents.js';
import { HISTORY_CALLS } from './rows-histories.js';
import { STATS_CALLS } from './rows-stats.js';
import {
  CASH,
  CONFIG,
  EVENT,
  EVENTS,
  OPTIONS,
  PLAN,
  RUNS,
  STATES,
  TABLES,
  TOURNAMENT,
} from './samples.js';

const contributions = [
  { userId: 'A', amount: 50, isFolded: false },
  { userId: 'B', amount: 100, isFolded: false },
  { userId: 'C', amount: 100, isFolded: true },
  { userId: 'D', amount: 150, isFolded: false },
];

const calculatorJson = {
  players: [
    { name: 'A', starting_stack: 100, final_stack: 50, total_contribution: 50, is_bb: true },
    { name: 'B', starting_stack: 100, final_stack: 50, total_contribution: 50, is_bb: false },
  ],
  bb_ante: 10,
  winners: { 'Main Pot': 'A' },
};

const settleInputs = [
  {
    players: [
      { id: 'A', seat: 1, ante: 5, dead: 0, live: 50, folded: false },
      { id: 'B', seat: 2, ante: 5, dead: 10, live: 100, folded: false },
      { id: 3, seat: 4, ante: 5, dead: 0, live: 100, folded: true },
      { id: 'D', seat: 5, ante: 5, dead: 0, live: 150, folded: false },
    ],
    button: 1,
    seatCount: 6,
    boards: [{ high: [['A', 'B'], ['D']], low: [['D']] }, { high: [['D'], ['A'], ['B']] }],
    unit: 5,
    kind: 'hilo',
    mode: 'cash',
    orphanLayer: 'roll-down',
    rakeConfig: {
      bps: 500,
      cap: [
        { players: 2, cap: 5 },
        { players: 4, cap: 10 },
      ],
      rounding: 'half-even',
      noFlopNoDrop: true,
      flopSeen: true,
      spread: 'main-first',
    },
  },
  {
    players: [
      { id: 'A', seat: 1, ante: 0, dead: 0, live: 10, folded: false },
      { id: 'B', seat: 2, ante: 0, dead: 0, live: 10, folded: false },
    ],
    button: 2,
    seatCount: 2,
    boards: [{ high: [['A'], ['B']] }],
  },
];

const calculatorPlayers = [
  {
    name: 'A',
    startingStack: 100,
    finalStack: 0,
    totalContribution: 100,
    position: 'BB',
    isBb: true,
    isFolded: false,
  },
  {
    name: 'B',
    startingStack: 300,
    finalStack: 100,
    totalContribution: 200,
    position: 'Dealer',
    isBb: false,
  },
  {
    name: 'C',
    startingStack: 300,
    finalStack: 50,
    totalContribution: 250,
    position: 'SB',
    isBb: false,
    isFolded: false,
  },
];
const calculatorOptions = {
  bbAnte: 10,
  singleAnteOrder: 'ante-first',
  smallBlind: 5,
  bigBlind: 10,
  seatOrder: ['C', 'A', 'B'],
  unit: 1,
  orphanLayer: 'roll-down',
  strict: false,
};
const makeCalculator = (): engine.PotCalculationEngine =>
  new engine.PotCalculationEngine(calculatorPlayers, calculatorOptions as object);
const pots = makeCalculator().calculatePots();
const winners = { 'Main Pot': ['A', 'B'], 'Side Pot 1': 'B' };
const winnings = makeCalculator().awardPots(pots, winners);

const steps = (): readonly unknown[] => {
  const told = engine.explain(settleInputs[0] as unknown as engine.SettleInput);
  if (!told.ok) throw new engine.PokerError(told.error);
  return [told.value.why, ...told.value.pots.map((pot) => pot.why)].flatMap((why) => why.steps);
};

const isSum = (step: unknown): boolean => (step as engine.WhyStep).kind === 'sum';

const POTS: Readonly<Record<string, Row>> = {
  calculateSidePots: row(engine.calculateSidePots, 'value', () => [[contributions]]),
  distributePots: row(engine.distributePots, 'value', () => [
    [
      engine.calculateSidePots(contributions),
      new Map([
        ['A', 2],
        ['B', 2],
        ['D', 2],
      ]),
      { seatOrder: ['D', 'A', 'B', 'C'], unit: 5 },
    ],
  ]),
  settle: row(engine.settle, 'result', () => settleInputs.map((input) => [input])),
  explain: row(engine.explain, 'result', () => settleInputs.map((input) => [input])),
  isCalculatorJson: row(engine.isCalculatorJson, 'value', () => [[calculatorJson]]),
  readCalculatorJson: row(engine.readCalculatorJson, 'result', () => [[calculatorJson]]),
  readHandJson: row(engine.readHandJson, 'result', () =>
    settleInputs.map((input) => [{ ...input, id: 1, title: 'a hand', rules: ['R1'] }]),
  ),
  percentages: row(engine.percentages, 'value', () => [[[1, 2, 0, 5]]]),
  postAnteAndBlind: row(engine.postAnteAndBlind, 'value', () => [[100, 10, 20, 'blind-first']]),
  stepText: row(engine.stepText, 'value', () => steps().map((step) => [step])),
  sumText: row(engine.sumText, 'value', () =>
    steps().flatMap((step) => (isSum(step) ? [[step, { ante: 'a', chips: String }]] : [])),
  ),
  PotCalculationEngine: row(
    (...args: never[]) => new engine.PotCalculationEngine(...(args as unknown as [never, never])),
    'value',
    () => [
      [calculatorPlayers, calculatorOptions],
      [calculatorPlayers, { anteMode: 'perPlayer', ante: 10 }],
    ],
  ),
  'PotCalculationEngine.awardPots': row(
    (list: never, named: never) => makeCalculator().awardPots(list, named),
    'value',
    () => [[pots, winners]],
  ),
  'PotCalculationEngine.calculateNewStacks': row(
    (won: never) => makeCalculator().calculateNewStacks(won),
    'value',
    () => [[winnings]],
    { counts: true },
  ),
  'PotCalculationEngine.validatePotTotal': row(
    (list: never) => makeCalculator().validatePotTotal(list),
    'value',
    () => [[pots]],
    { counts: true },
  ),
  'PotCalculationEngine.validatePotCalculation': row(
    (list: never) => makeCalculator().validatePotCalculation(list),
    'value',
    () => [[pots]],
    { counts: true },
  ),
};

const cardHand = {
  players: [
    { id: 'A', seat: 1, ante: 5, dead: 0, live: 50, folded: false, cards: 'As Ah' },
    { id: 2, seat: 2, live: 80, folded: false, cards: [0, 1] },
    { id: 'C', seat: 4, dead: 10, live: 80, folded: true },
  ],
  button: 1,
  seatCount: 6,
  boards: ['Kd Qd 9h 8h 7c', [47, 46, 30, 20, 10]],
  unit: 5,
  mode: 'cash',
};
const hiloHand = {
  players: [
    { id: 'A', seat: 1, live: 50, folded: false, cards: 'As 2s 3d 4d' },
    { id: 'B', seat: 2, live: 50, folded: false, cards: 'Kc Kd Qh Qd' },
  ],
  button: 1,
  seatCount: 2,
  game: 'omaha8',
  tripsOverStraight: false,
  boards: ['Kh 8h 7c 5c Js'],
};

const commands: readonly object[] = [
  { type: 'fold', seat: 1 },
  { type: 'raise', seat: 1, to: 60 },
  { type: 'allIn', seat: 1 },
  { type: 'timeout', seat: 1 },
  { type: 'kill', seat: 2 },
  { type: 'void', reason: 'misdeal' },
];

const ofState = (call: Row['call']): Row =>
  row(call, 'value', () => ofStates((state) => [state]), { states: [0] });

const HAND: Readonly<Record<string, Row>> = {
  startHand: row(engine.startHand, 'result', () => [[CONFIG], [RUNS], [EVENT]]),
  startNewHand: row(engine.startNewHand, 'result', () => [[CONFIG], [RUNS]]),
  apply: row(engine.apply, 'result', () => [...applied(), ...dealt()], { states: [0] }),
  decide: row(engine.decide, 'result', () => applied(), { states: [0] }),
  applyPlayer: row(
    engine.applyPlayer,
    'result',
    () => [
      [STATES.acting, 1, { type: 'raise', to: 60 }],
      [STATES.acting, 1, { type: 'call', seat: 1 }],
      [STATES.runs, 1, { type: 'runs', runs: 2 }],
      [STATES.over, 1, { type: 'show' }],
    ],
    { states: [0] },
  ),
  evolve: row(
    engine.evolve,
    'value',
    () => EVENTS.slice(1).map((event, i) => [engine.rebuild(EVENTS.slice(0, i + 1)), event]),
    { states: [0, 1] },
  ),
  rebuild: row(engine.rebuild, 'value', () => [[EVENTS], [EVENTS.slice(0, 6)]], { states: [0] }),
  legalActions: row(engine.legalActions, 'value', () => ofStates((state) => [state, 1]), {
    states: [0],
  }),
  shouldAutoAdvance: ofState(engine.shouldAutoAdvance),
  autoAdvance: ofState(engine.autoAdvance),
  advanceOnce: ofState(engine.advanceOnce),
  advanceRoundIfReady: ofState(engine.advanceRoundIfReady),
  determineWinners: ofState(engine.determineWinners),
  viewFor: row(
    engine.viewFor,
    'value',
    () => ofStates((state) => [state, 'rail']).concat([[STATES.acting, 2]]),
    { states: [0] },
  ),
  evolveView: row(
    engine.evolveView,
    'value',
    () =>
      EVENTS.slice(1).map((event, i) => [
        engine.viewFor(engine.rebuild(EVENTS.slice(0, i + 1)), 1),
        engine.viewEvent(event, 1),
      ]),
    { states: [0, 1] },
  ),
  seenCards: row(
    engine.seenCards,
    'value',
    () => ofStates((state) => [engine.viewFor(state, 1), 2]),
    { states: [0] },
  ),
  holeCardsOf: row(engine.holeCardsOf, 'value', () => ofStates((state) => [state, 1]), {
    states: [0],
  }),
  currentEvent: row(engine.currentEvent, 'value', () => EVENTS.map((event) => [event])),
  winningHandText: row(engine.winningHandText, 'value', () =>
    EVENTS.flatMap((event) => (event.type === 'awarded' ? event.hands.map((won) => [won]) : [])),
  ),
  eventText: row(engine.eventText, 'value', () =>
    EVENTS.flatMap((event) => [
      [event, { 1: 'A', 2: 'B' }, engine.EVENT_TEXTS],
      [engine.viewEvent(event, 1)],
    ]),
  ),
  readState: row(
    engine.readState,
    'result',
    () => ofStates((state) => [JSON.parse(JSON.stringify(state))]),
    { states: [0] },
  ),
  settleCards: row(engine.settleCards, 'result', () => [[cardHand], [hiloHand]]),
  explainCards: row(engine.explainCards, 'result', () => [[cardHand]]),
  potName: row(engine.potName, 'value', () => [[0], [3]]),
  viewEvent: row(engine.viewEvent, 'value', () => EVENTS.map((event) => [event, 1])),
  playHand: row(
    // What is chosen is an argument here, so that it is spoilt like the others.
    (config: never, choice: never, watch: never) => {
      const choose = (legal: engine.LegalActions, seat: number): unknown =>
        Object.is(choice, FREE) ? { type: legal.check ? 'check' : 'fold', seat } : choice;
      try {
        return engine.playHand(config, choose as never, watch);
      } catch (error) {
        if (error instanceof engine.PokerError) return refusedBy(error);
        throw error;
      }
    },
    'result',
    () => [
      [CONFIG, FREE, () => undefined],
      [RUNS, { type: 'fold', seat: 1 }, undefined],
    ],
    { callbacks: [2] },
  ),
  perft: row(
    engine.perft,
    'result',
    () => [[{ players: SHORT, button: 1, bigBlind: 2 }, 2, { onProgress: () => undefined }]],
    { callbacks: [2] },
  ),
};

/** Checks where it can, else folds. */
const FREE = 'free';

/** `playHand` throws what was chosen wrongly; to the judge it is a refusal like the others. */
const refusedBy = (error: engine.PokerError): unknown => ({ ok: false, error: error.refusal });

const SHORT = [
  { id: 'A', seat: 1, stack: 4 },
  { id: 'B', seat: 2, stack: 5 },
];

const ofStates = (args: (state: engine.HandState) => readonly unknown[]): (readonly unknown[])[] =>
  Object.values(STATES).map(args);

const applied = (): (readonly unknown[])[] => [
  ...commands.map((command) => [STATES.acting, command]),
  [STATES.runs, { type: 'runs', seat: 1, runs: 2 }],
  [STATES.showdown, { type: 'showdown' }],
  [STATES.showdown, { type: 'muck', seat: 1 }],
  [STATES.award, { type: 'award' }],
  [STATES.over, { type: 'show', seat: 1 }],
];

const dealt = (): (readonly unknown[])[] => [
  [STATES.dealing, { type: 'deal', hands: { 1: [0, 1], 2: [2, null] } }],
  [STATES.flop, { type: 'deal', cards: [10, 20, 30] }],
];

const tableCommands = (): (readonly unknown[])[] => [
  [TABLES.cash, { type: 'sit', player: 'D', seat: 5, buyIn: 100, leftWith: 90, comeIn: 'post' }],
  [TABLES.cash, { type: 'topUp', player: 'A', amount: 20 }],
  [TABLES.cash, { type: 'sitOut', player: 'A' }],
  [TABLES.cash, { type: 'sitIn', player: 'A', comeIn: 'wait' }],
  [TABLES.cash, { type: 'comeIn', player: 'A', comeIn: 'button' }],
  [TABLES.cash, { type: 'leave', player: 'A' }],
  [TABLES.cash, { type: 'straddle', player: 'A', on: false }],
  [TABLES.cash, { type: 'setStack', player: 'A', stack: 50 }],
  [TABLES.cash, { type: 'moveSeat', player: 'A', seat: 5 }],
  [TABLES.cash, { type: 'payBounty', player: 'A', amount: 5, from: ['A', 'B', 'C'] }],
  [
    TABLES.cash,
    { type: 'changeSettings', settings: { bigBlind: 4, rules: { reopen: 'per-player' } } },
  ],
  [TABLES.cash, { type: 'startNextHand', bombPot: { ante: 4 } }],
  [TABLES.cash, { type: 'startNextHand' }],
  [
    TABLES.playing,
    { type: 'finishHand', stacks: { 1: 90, 2: 100, 3: 105 }, rake: 5, voided: false },
  ],
  [TABLES.event, { type: 'startNextHand', now: 5_000_000 }],
  [TABLES.event, { type: 'sit', player: 'E', seat: 5, now: 1000 }],
  [TABLES.event, { type: 'disqualify', player: 'B' }],
  [TABLES.event, { type: 'endTournament' }],
];

const tableEvents = (): (readonly unknown[])[] =>
  tableCommands().flatMap(([state, command]) => {
    const judged = engine.decideTable(state as engine.TableState, command as engine.TableCommand);
    if (!judged.ok) throw new engine.PokerError(judged.error);
    return judged.value[0] === undefined ? [] : [[state, judged.value[0]]];
  });

const ofTables = (args: (state: engine.TableState) => readonly unknown[]): (readonly unknown[])[] =>
  Object.values(TABLES).map(args);

const ofTable = (call: Row['call']): Row => row(call, 'value', () => ofTables((state) => [state]));

const TABLE: Readonly<Record<string, Row>> = {
  createTable: row(engine.createTable, 'result', () => [[CASH], [TOURNAMENT]]),
  settingsOf: row(engine.settingsOf, 'result', () => [[CASH], [TOURNAMENT]]),
  decideTable: row(engine.decideTable, 'result', tableCommands, { counts: true }),
  applyTable: row(engine.applyTable, 'result', tableCommands, { counts: true }),
  evolveTable: row(engine.evolveTable, 'value', tableEvents),
  replayTable: row(engine.replayTable, 'value', () =>
    tableEvents().map(([state, event]) => [state, [event]]),
  ),
  readTable: row(engine.readTable, 'result', () =>
    ofTables((state) => [JSON.parse(JSON.stringify(state))]),
  ),
  tableEventText: row(engine.tableEventText, 'value', () =>
    tableEvents().map(([, event]) => [event, { A: 'Ann' }, engine.TABLE_EVENT_TEXTS]),
  ),
  chipsOnTable: ofTable(engine.chipsOnTable),
  seatsServed: ofTable(engine.seatsServed),
  chooserOfNextGame: ofTable(engine.chooserOfNextGame),
  seatsToFold: ofTable(engine.seatsToFold),
  ledgerLines: ofTable(engine.ledgerLines),
  prizePool: ofTable(engine.prizePool),
  finalPlaces: ofTable(engine.finalPlaces),
  seatOf: row(engine.seatOf, 'value', () => ofTables((state) => [state, 'A'])),
  blindsOwed: row(engine.blindsOwed, 'value', () => ofTables((state) => [state, 'A'])),
  isInHand: row(engine.isInHand, 'value', () => ofTables((state) => [state, 'A'])),
  planNextHand: row(engine.planNextHand, 'value', () => ofTables((state) => [state, 2, false])),
  missedBlinds: row(engine.missedBlinds, 'value', () => [[TABLES.cash, PLAN]]),
  gameOfNextHand: row(engine.gameOfNextHand, 'value', () => ofTables((state) => [state, 2])),
  gamesOfTable: row(engine.gamesOfTable, 'value', () => ofTables((state) => [state.settings])),
  settingsInGame: row(engine.settingsInGame, 'value', () =>
    ofTables((state) => [state.settings, 0]),
  ),
  stakesOf: row(engine.stakesOf, 'value', () => ofTables((state) => [state.settings, 0])),
  readClock: row(engine.readClock, 'value', () => [
    [TABLES.event.settings.tournament, { level: 0, endsAt: 600_000, hands: 0 }, 700_000],
    [{ ...OPTIONS, clock: 'hands' }, { level: 0, endsAt: null, hands: 3 }, 0],
  ]),
  prizes: row(engine.prizes, 'value', () => [[1001, [50, 30, 20], 3]]),
  sharePrizes: row(engine.sharePrizes, 'value', () => [[1001, [50, 30, 20], [1, 2]]]),
};

const OTHER: Readonly<Record<string, Row>> = {
  unwrap: row(engine.unwrap, 'value', () => [
    [{ ok: true, value: 7 }],
    [{ ok: true, value: { ok: false } }],
  ]),
  formatChips: row(engine.formatChips, 'value', () => [[1_234_567]]),
  refusalText: row(engine.refusalText, 'value', () => [
    [{ code: 'BELOW_MINIMUM', to: 15, min: 20, max: 100 }, engine.REFUSAL_TEXTS],
    [{ code: 'BAD_ANTE', field: 'ante', wants: 'paid', player: 'A', put: 3, owed: 5 }],
    [{ code: 'BAD_INPUT', field: 'runs', wants: 'oneOf', choices: [1, 2] }, engine.REFUSAL_TEXTS],
    [{ code: 'BAD_NOTATION', reason: 'looksLike', notation: 'csv' }, engine.REFUSAL_TEXTS],
  ]),
  PokerError: row(
    (refusal: never) => new engine.PokerError(refusal),
    'value',
    () => [[{ code: 'NOT_ELIGIBLE', player: 'A', pot: 'Main Pot', eligible: ['B'] }]],
  ),
};

export const CALLS: Readonly<Record<string, Row>> = {
  ...POTS,
  ...HAND,
  ...TABLE,
  ...OTHER,
  ...CARD_CALLS,
  ...HISTORY_CALLS,
  ...DOCUMENT_CALLS,
  ...STATS_CALLS,
};
