/** A key that nobody reads is refused in every function, with the name that was probably meant. */

import {
  apply,
  applyTable,
  calculateSidePots,
  createTable,
  distributePots,
  explain,
  PokerError,
  PotCalculationEngine,
  perft,
  playHand,
  type Refusal,
  type Result,
  readPhh,
  refusalText,
  replayHand,
  settingsOf,
  settle,
  startHand,
} from '@sidepot/engine';
import { expect, test } from 'vitest';
import { CASH, CONFIG, OPTIONS, STATES, TABLES } from './hostile/samples.js';

const settled = {
  players: [
    { id: 'A', seat: 1, ante: 0, dead: 0, live: 10, folded: false },
    { id: 'B', seat: 2, ante: 0, dead: 0, live: 10, folded: false },
  ],
  button: 1,
  seatCount: 2,
  boards: [{ high: [['A'], ['B']] }],
};
const [first] = settled.players;
const sitter = {
  name: 'A',
  startingStack: 100,
  finalStack: 50,
  totalContribution: 50,
  position: 'BB',
  isBb: true,
};
const sitters = [sitter, { ...sitter, name: 'B', isBb: false }];
const put = { userId: 'A', amount: 5, isFolded: false };
const puts = [put, { ...put, userId: 'B' }];
const ranks = new Map([
  ['A', 1],
  ['B', 2],
]);
const pots = calculateSidePots(puts);
const named = new PotCalculationEngine(sitters).calculatePots();
const [player] = CONFIG.players;
const dealt = (change: object): unknown => ({
  ...CONFIG,
  players: [{ ...player, ...change }, ...CONFIG.players.slice(1)],
});
const event = (change: object): unknown => ({ tournament: { ...OPTIONS, ...change } });

function refusalOf(call: () => unknown): Refusal | undefined {
  try {
    const answer = call() as Result<unknown>;
    return answer?.ok === false ? answer.error : undefined;
  } catch (error) {
    if (error instanceof PokerError) return error.refusal;
    throw error;
  }
}

const CASES: readonly [call: () => unknown, key: string, nearest?: string][] = [
  // The pots.
  [() => new PotCalculationEngine(sitters, { bb_ante: 5000 } as object), 'bb_ante', 'bbAnte'],
  [
    () => new PotCalculationEngine([{ ...sitter, isfolded: true } as never, ...sitters.slice(1)]),
    'players[0].isfolded',
    'isFolded',
  ],
  [
    () => new PotCalculationEngine(sitters).awardPots([{ ...named[0], eligable: [] } as never], {}),
    'pots[0].eligable',
    'eligible',
  ],
  [
    () =>
      new PotCalculationEngine(sitters).validatePotTotal([{ amount: 100, ammount: 1 } as never]),
    'pots[0].ammount',
    'amount',
  ],
  [() => settle({ ...settled, rakeconfig: { bps: 500 } } as never), 'rakeconfig', 'rakeConfig'],
  [() => explain({ ...settled, unti: 5 } as never), 'unti', 'unit'],
  [
    () => settle({ ...settled, players: [{ ...first, foldd: true }, settled.players[1]] } as never),
    'players[0].foldd',
    'folded',
  ],
  [
    () => settle({ ...settled, boards: [{ high: [['A'], ['B']], Low: [] }] } as never),
    'boards[0].Low',
    'low',
  ],
  [
    () => settle({ ...settled, rakeConfig: { bps: 1, capp: 5 } } as never),
    'rakeConfig.capp',
    'cap',
  ],
  [
    () =>
      settle({
        ...settled,
        rakeConfig: { bps: 1, cap: [{ players: 2, cap: 1, max: 2 }] },
      } as never),
    'rakeConfig.cap[0].max',
  ],
  [
    () => distributePots(pots, ranks, { seatorder: ['A', 'B'] } as object),
    'seatorder',
    'seatOrder',
  ],
  [() => distributePots([{ ...pots[0], winner: 'A' } as never], ranks), 'pots[0].winner'],
  [
    () => calculateSidePots([{ ...put, folded: true } as never, ...puts.slice(1)]),
    'contributions[0].folded',
    'isFolded',
  ],
  [
    () => calculateSidePots([{ userId: 'A', amount: 5, isfolded: true } as never, ...puts]),
    'contributions[0].isfolded',
    'isFolded',
  ],
  // The hand.
  [() => startHand({ ...CONFIG, bigblind: 10 } as never), 'bigblind', 'bigBlind'],
  [
    () => playHand(dealt({ post: { live: 10 } }) as never, () => ({}) as never),
    'players[0].post',
    'posts',
  ],
  [() => startHand(dealt({ posts: { alive: 10 } }) as never), 'posts.alive', 'live'],
  [
    () => startHand({ ...CONFIG, straddles: [{ seat: 1, amount: 20, size: 1 }] } as never),
    'straddles.size',
  ],
  [
    () => startHand({ ...CONFIG, rakeConfig: { bps: 500, Cap: 1 } } as never),
    'rakeConfig.Cap',
    'cap',
  ],
  [() => perft(CONFIG, 1, { onprogress: () => {} } as object), 'onprogress', 'onProgress'],
  [() => apply(STATES.acting, { type: 'raise', seat: 1, amount: 60 } as never), 'amount'],
  [() => apply(STATES.acting, { type: 'fold', seat: 1, to: 60 } as never), 'to'],
  [() => apply(STATES.over, { type: 'show', seat: 1, card: [1] } as never), 'card', 'cards'],
  [() => apply(STATES.dealing, { type: 'deal', hand: {} } as never), 'hand', 'hands'],
  // The table.
  [() => createTable({ ...CASH, minBuyin: 1 } as never), 'minBuyin', 'minBuyIn'],
  [
    () => settingsOf({ ...CASH, rules: { reopens: 'per-player' } } as never),
    'rules.reopens',
    'reopen',
  ],
  [
    () => createTable(event({ latEntryLevel: 3 }) as never),
    'tournament.latEntryLevel',
    'lateEntryLevel',
  ],
  [
    () => createTable(event({ levels: [{ ...OPTIONS.levels[0], break: 5 }] }) as never),
    'tournament.levels[0].break',
  ],
  [
    () => applyTable(TABLES.cash, { type: 'sit', player: 'D', seat: 5, buyin: 50 } as never),
    'buyin',
    'buyIn',
  ],
  [
    () =>
      applyTable(TABLES.cash, { type: 'startNextHand', bombPot: { ante: 4, Ante: 8 } } as never),
    'bombPot.Ante',
    'ante',
  ],
  [
    () => applyTable(TABLES.cash, { type: 'changeSettings', settings: { bigblind: 4 } } as never),
    'bigblind',
    'bigBlind',
  ],
];

test.each(CASES.map(([call, key, nearest]) => [key, nearest, call] as const))(
  '%s for %s',
  (key, nearest, call) => {
    const error = refusalOf(call);
    expect(error).toMatchObject({ code: 'UNKNOWN_KEY', key, ...(nearest && { nearest }) });
    const meant = nearest === undefined ? '' : `; did you mean ${nearest}?`;
    expect(error && refusalText(error)).toBe(`unknown key ${key}${meant}`);
  },
);

test('what our functions gave may be handed back', () => {
  const told = explain(settled);
  expect(told.ok && new PotCalculationEngine(sitters).validatePotTotal(named)).toBeUndefined();
  const engine = new PotCalculationEngine([
    { ...sitter, totalContribution: 10, finalStack: 90 },
    { ...sitter, name: 'B', isBb: false, totalContribution: 10, finalStack: 90 },
  ]);
  const explained = told.ok ? told.value.pots : [];
  expect(engine.awardPots(explained, { 'Main Pot': 'A' })).toEqual({ A: 20, B: 0 });
  expect(engine.validatePotTotal(explained)).toBeUndefined();
});

test('a misspelt key is refused among the same right ones, in its place and in any other', () => {
  const right = Object.entries(CONFIG);
  expect(startHand(CONFIG).ok).toBe(true);
  for (let place = 0; place <= right.length; place++) {
    const wrong = [...right.slice(0, place), ['bigBlnd', 5], ...right.slice(place)];
    const config = Object.fromEntries(wrong) as never;
    expect(refusalOf(() => startHand(config))).toMatchObject({ key: 'bigBlnd' });
    expect(startHand(Object.fromEntries(right.toReversed()) as never).ok).toBe(true);
    expect(startHand(CONFIG).ok).toBe(true);
  }
});

test('so is one of a record that is replayed', () => {
  const text = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]";
  const read = readPhh(`${text}\nstarting_stacks = [9, 9]\nactions = ['p2 f']\nhand = 7`);
  if (!read.ok) throw new Error(read.error.code);
  const right = Object.entries(read.value);
  expect(replayHand(read.value).ok).toBe(true);
  for (let place = 0; place <= right.length; place++) {
    const wrong = [...right.slice(0, place), ['hnad', 7], ...right.slice(place)];
    const record = Object.fromEntries(wrong) as never;
    expect(refusalOf(() => replayHand(record))).toMatchObject({ key: 'hnad', nearest: 'hand' });
    expect(replayHand(Object.fromEntries(right.toReversed()) as never).ok).toBe(true);
  }
});
