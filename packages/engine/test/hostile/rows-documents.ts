/** What only the documents' door has: `@sidepot/engine/pot-calculator`. */

import * as documents from '@sidepot/engine/pot-calculator';
import { type Row, row } from './row.js';

const players = [
  { name: 'A', startingStack: 100, finalStack: 0, totalContribution: 100, position: 'BB' },
  { name: 'B', startingStack: 300, finalStack: 210, totalContribution: 90, position: 'SB' },
  { name: 'C', startingStack: 300, finalStack: 180, totalContribution: 120, position: '' },
];
const pots = documents.calculateAllPots(players, 10);
const winners = { 'Main Pot': ['A', 'B'] };

const positions = [
  { position: 0, totalBet: 60, status: 'ACTIVE', currentBet: 20, chips: 40 },
  { position: 1, totalBet: 30, status: 'ALL_IN' },
  { position: 2, totalBet: 60, status: 'FOLDED' },
  { position: 3, totalBet: 60, status: 'ACTIVE' },
] as const;
const hands = [
  { position: 0, cards: 'As Ah' },
  { position: 1, cards: [0, 1] },
  { position: 3, cards: 'Kd Kh' },
];

export const DOCUMENT_CALLS: Readonly<Record<string, Row>> = {
  'documents.calculatePots': row(documents.calculatePots, 'value', () => [[positions]]),
  'documents.distributePots': row(documents.distributePots, 'value', () => [
    [
      documents.calculatePots(positions).pots,
      hands,
      { board: 'Qd Jd 9h 8h 7c', seatOrder: [1, 3, 0], unit: 5 },
    ],
    [
      [{ amount: 10, eligiblePlayerIds: ['A', 'B'] }],
      new Map([
        ['A', 1],
        ['B', 1],
      ]),
      { unit: 5 },
    ],
  ]),
  'documents.validateInput': row(documents.validateInput, 'value', () => [
    [{ players, bbAnte: 10, totalPot: 310, sbAmount: 5, bbAmount: 10 }],
  ]),
  'documents.calculateMainPot': row(documents.calculateMainPot, 'value', () => [[players, 10]]),
  'documents.calculateAllPots': row(documents.calculateAllPots, 'value', () => [
    [players, { bbAnte: 10, totalPot: 310 }],
  ]),
  'documents.awardPots': row(documents.awardPots, 'value', () => [[pots, winners]]),
  'documents.calculateNewStacks': row(
    documents.calculateNewStacks,
    'value',
    () => [
      [players, documents.awardPots(pots, winners), 10],
      [players, { A: 310 }],
    ],
    { counts: true },
  ),
  'documents.validateWinnerEligibility': row(documents.validateWinnerEligibility, 'value', () => [
    [pots[0], 'A', { A: 90 }],
  ]),
  'documents.splitPotWithPosition': row(documents.splitPotWithPosition, 'value', () => [
    [11, ['A', 'B'], ['B', 'C', 'A']],
  ]),
  'documents.handleUncalledBet': row(documents.handleUncalledBet, 'value', () => [
    [players, 'C', 30],
  ]),
  'documents.validatePotCalculation': row(
    documents.validatePotCalculation,
    'value',
    () => [[players, pots, 10]],
    { counts: true },
  ),
};
