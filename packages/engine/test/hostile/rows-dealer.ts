/**
 * What dealer mode and clubs ask of the engine: hands without cards, chips by colour, clocks, races,
 * prizes, points.
 */

import * as engine from '@sidepot/engine';
import { type Row, row } from './row.js';
import { STATES } from './samples.js';

const MIDDLE = {
  players: [
    { id: 'A', seat: 1, stack: 0 },
    { id: 'B', seat: 2, stack: 90 },
    { id: 'C', seat: 4, stack: 40 },
  ],
  button: 2,
  seatCount: 6,
  unit: 5,
  middle: {
    pots: [{ amount: 100 }, { amount: 45, seats: [2, 4] }],
    bets: { 2: 60, 4: 40 },
    folded: [],
  },
};

const levels = [
  { smallBlind: 25, bigBlind: 50, ante: 50, duration: 600_000 },
  { smallBlind: 75, bigBlind: 150, duration: 600_000, breakAfter: 60_000 },
  { smallBlind: 100, bigBlind: 200, ante: 200, duration: 600_000 },
];
const log = [
  { type: 'start', at: 0 },
  { type: 'pause', at: 1_000 },
  { type: 'resume', at: 2_000 },
  { type: 'add', at: 3_000, ms: -500 },
  { type: 'level', at: 4_000, level: 1 },
  { type: 'handForHand', at: 5_000 },
  { type: 'round', at: 6_000 },
  { type: 'handForHandOver', at: 7_000 },
];
const race = {
  chip: 25,
  into: 100,
  players: [
    { seat: 1, stack: 1_050, cards: [40, 3] },
    { seat: 3, stack: 2_075, cards: [41, 5, 6] },
    { seat: 4, stack: 900 },
  ],
};

/** By hand, and the hand begun in the middle. */
export const startedInMiddle = (): engine.HandState => {
  const step = engine.startHand(MIDDLE as unknown as engine.HandConfig);
  if (!step.ok) throw new engine.PokerError(step.error);
  const shown = engine.apply(step.value.state, { type: 'showdown' });
  return shown.ok ? shown.value.state : step.value.state;
};

export const DEALER_CONFIG: object = MIDDLE;

export const DEALER_CALLS: Readonly<Record<string, Row>> = {
  breakIntoChips: row(engine.breakIntoChips, 'value', () => [
    [7_300, [100, 500, 1_000]],
    [60, [20, 50]],
  ]),
  winnerWarnings: row(
    engine.winnerWarnings,
    'value',
    () => Object.values(STATES).map((state) => [state]),
    { states: [0] },
  ),
  potSources: row(
    engine.potSources,
    'value',
    () => [...Object.values(STATES), startedInMiddle()].map((state) => [state]),
    { states: [0] },
  ),
  eventClock: row(engine.eventClock, 'value', () => [[levels, log, 9_000]]),
  syncBreak: row(engine.syncBreak, 'value', () => [[2_520_000]]),
  structureOf: row(engine.structureOf, 'value', () => [
    [{ speed: 'turbo', startingStack: 1_500, players: 9, minutes: 60 }],
  ]),
  ladderRung: row(engine.ladderRung, 'value', () => [[0], [40]]),
  prizeCurve: row(engine.prizeCurve, 'result', () => [
    [30, 30_000, { roundTo: 100, paidBps: 1_500, bands: [1, 1, 3] }],
  ]),
  colourUps: row(engine.colourUps, 'value', () => [[[25, 100], levels]]),
  chipRace: row(engine.chipRace, 'result', () => [[race]]),
  nightPoints: row(engine.nightPoints, 'result', () => [
    [{ formula: 'pokerstars', people: 9, tiers: [['a'], ['b', 3]], buyIn: 12.5, topBps: 4_000 }],
  ]),
  seasonStandings: row(engine.seasonStandings, 'result', () => [
    [[{ player: 'a', scores: [500, null, 12], wins: 1 }], { best: 2 }],
  ]),
};
