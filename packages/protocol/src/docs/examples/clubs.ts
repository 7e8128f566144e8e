/** What the routes of clubs are sent and answer. */

import type { CLUB_ROUTES, Club } from '../../schema/clubs.js';
import type { Example } from './example.js';
import { ANN, BOB, NOW, TABLE } from './hand.js';

const CLUB = 'Zt7bQ0xW9nEa4kVs';
const params = { id: CLUB };
const during = { from: '1767225600000', to: '1798761600000' };

const EXAMPLE: Club = {
  ...{ id: CLUB, name: 'Thursday club', isHost: true, revision: 7, currency: 'EUR' },
  scoring: { formula: 'sqrt', topBps: 10_000, best: 8 },
  years: [2026, 2025],
  nights: [
    {
      ...{ id: TABLE, kind: 'table', status: 'over', name: 'Friday night', at: NOW },
      ...{ scores: true, people: 2, buyIn: 2000, house: 200, settled: false },
      rows: [
        {
          ...{ member: BOB, name: 'Bob', place: 1, points: 1414 },
          ...{ paid: 2100, won: 4000, adjusted: 0, net: 1900 },
        },
        {
          ...{ member: ANN, name: 'Ann', place: 2, points: 707 },
          ...{ paid: 2100, won: 0, adjusted: 0, net: -2100 },
        },
      ],
    },
  ],
  standings: [
    { rank: 1, member: BOB, total: 1414, counted: 1, played: 1, wins: 1 },
    { rank: 2, member: ANN, total: 707, counted: 1, played: 1, wins: 0 },
  ],
  ledger: [
    { member: BOB, nights: 1, paid: 2100, won: 4000, adjusted: 0, net: 1900, open: 1900 },
    { member: ANN, nights: 1, paid: 2100, won: 0, adjusted: 0, net: -2100, open: -2100 },
  ],
  house: { net: 200, open: 200 },
  settlement: [
    { from: ANN, to: BOB, amount: 1900 },
    { from: ANN, to: null, amount: 200 },
  ],
  members: [
    { id: BOB, name: 'Bob', isPlayer: true, isYou: false, nights: 1, merged: [] },
    { id: ANN, name: 'Ann', isPlayer: true, isYou: true, nights: 1, merged: [] },
  ],
};

/** Part of the routes' examples. */
export const CLUB_EXAMPLES: {
  readonly [N in keyof typeof CLUB_ROUTES]: Example<(typeof CLUB_ROUTES)[N]>;
} = {
  createClub: {
    body: { name: 'Thursday club', currency: 'EUR' },
    response: { id: CLUB, url: `/club/${CLUB}` },
  },
  listClubs: {
    query: { table: TABLE },
    response: {
      clubs: [
        {
          ...{ id: CLUB, name: 'Thursday club', isHost: true, currency: 'EUR' },
          ...{ nights: 1, hasTable: true },
        },
      ],
    },
  },
  getClub: { params, query: during, response: EXAMPLE },
  changeClub: {
    params,
    body: { type: 'addTable', table: TABLE, worth: 100 },
    response: { revision: 8 },
  },
  exportClub: { params, query: during },
  deleteClub: { params, body: {}, response: { ok: true } },
};
