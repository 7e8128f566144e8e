/** What only the statistics' door has: `@sidepot/engine/stats`. */

import { readPhh, unwrap } from '@sidepot/engine';
import * as stats from '@sidepot/engine/stats';
import { type Row, row } from './row.js';
import { EVENTS } from './samples.js';

const record = unwrap(
  readPhh(`variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [20, 50, 100]
actions = ['d dh p1 AhAd', 'd dh p2 KhKd', 'd dh p3 QhQd', 'p3 cbr 100', 'p1 cc', 'p2 cc', 'd db 2c3d4h5s9c']
players = ['Ann', 'Bob', 'Cem']
year = 2026
month = 10
day = 1
time = 18:30:00`),
);
const label = { key: '1', order: 1, at: 1_790_000_000, day: '2026-10-01', source: 'a.phh' };
const played = { events: EVENTS, names: { 1: 'Ann' }, unit: '0.01', ...label };
const options = { keep: ['game', 'players', 'depth', 'day', 'session'], ev: true } as const;
const counted = stats.statsOf([{ record, ...label }, played], options);
const result = { player: 'Ann', entries: 1, paid: 110, place: 2, of: 9, prize: 300, bounties: 0 };

export const STATS_CALLS: Readonly<Record<string, Row>> = {
  'stats.statsOf': row(stats.statsOf, 'value', () => [[[{ record, ...label }, played], options]]),
  'stats.statsCounter': row(stats.statsCounter, 'value', () => [[options]]),
  'stats.addHand': row(stats.addHand, 'value', () => [
    [counted, { record, ...label }, options],
    [counted, played, options],
  ]),
  'stats.mergeStats': row(stats.mergeStats, 'value', () => [[counted, counted]]),
  'stats.emptyStats': row(stats.emptyStats, 'value', () => [[]]),
  'stats.addTournament': row(stats.addTournament, 'value', () => [[counted, result]]),
  'stats.report': row(stats.report, 'value', () => [
    [counted, { player: 'Ann', by: 'session' }],
    [stats.addTournament(counted, result), {}],
  ]),
};
