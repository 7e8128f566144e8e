/** Issue 14, 8: a state does not grow with what was done. */

import { MAX_CORRECTIONS, MAX_PEOPLE, type WireCommand } from '@sidepot/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledgerOf, rebuildRoom } from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, NO_PAUSES, playing, type Table } from './tables.js';

const size = (value: unknown): number => JSON.stringify(value).length;

const adjust = (player: string, amount: number): WireCommand => ({
  ...{ type: 'adjustLedger', player, amount, reason: 'x'.repeat(200) },
});

test('issue 14, 8: 3,000 corrections leave the last fifty and the sums in the state', () => {
  const table = playing({}, [ANN, BOB, CAT]);
  for (let i = 1; i <= 3000; i++) {
    table.ask(HOST, adjust([ANN, BOB, CAT][i % 3] ?? ANN, i % 7));
  }
  const { state } = table;
  expect(state.adjustments).toHaveLength(MAX_CORRECTIONS);
  expect(state.adjustmentCount).toBe(3000);
  expect(size(state)).toBeLessThan(100_000);
  expect(size(table.view(ANN))).toBeLessThan(80_000);
  const { lines, adjustments, more } = ledgerOf(state);
  expect(more).toBe(true);
  expect(adjustments.at(-1)).toMatchObject({ seq: state.seq, amount: 3000 % 7 });
  const sums = [ANN, BOB, CAT].map((player) =>
    table.events.reduce(
      (sum, { event }) =>
        event.type === 'ledgerAdjusted' && event.player === player ? sum + event.amount : sum,
      0,
    ),
  );
  expect(lines.map(({ adjusted }) => adjusted)).toEqual(sums);
  expect(rebuildRoom(table.events)).toEqual(state);
});

test('a few corrections are all there', () => {
  const table = playing();
  table.ask(HOST, adjust(BOB, 5));
  expect(ledgerOf(table.state)).toMatchObject({ more: false, adjustments: [{ amount: 5 }] });
});

/**
 * As much as anybody may say, again and again. What is bounded: people and the bots that went (they
 * stay in the ledger; MAX_PEOPLE of both), requests, reserved, busted and kicks by people and seats,
 * chat and tail by TAIL_LENGTH, corrections by MAX_CORRECTIONS, ledger, sums, entrants and eliminations
 * by people, and the log of the hand by the hand.
 */
const COMMANDS: readonly ((n: number, table: Table) => readonly [string, WireCommand])[] = [
  (n) => [HOST, adjust([ANN, BOB, HOST][n % 3] ?? ANN, n - 500)],
  (n) => [[ANN, BOB, HOST][n % 3] ?? ANN, { type: 'chat', text: '\u{1f0cf}'.repeat(100) }],
  (n) => [ANN, { type: 'rename', name: `${'W'.repeat(15)}${n}` }],
  () => [HOST, { type: 'addBot', seat: null, strength: 'easy' }],
  (_, { state }) => [
    HOST,
    {
      ...{ type: 'removeBot' },
      player: String(state.people.find(({ bot, kicked }) => bot && !kicked)?.player ?? 'nobody_0'),
    } as const,
  ],
  (n) => [HOST, { type: 'changeSettings', settings: { name: `Table ${n}` } }],
  (n) => [CAT, { type: 'join', name: `Cat ${n % 5}` }],
  () => [CAT, { type: 'requestSeat', seat: null }],
  () => [CAT, { type: 'leave' }],
  (n) => [BOB, { type: 'topUp', amount: (n % 900) + 1 }],
  () => [BOB, { type: 'sitOut' }],
  () => [BOB, { type: 'sitIn' }],
  () => [HOST, { type: 'pause' }],
  () => [HOST, { type: 'resume' }],
];

test('issue 14, 8: whatever is asked thousands of times, a state stays below its bound', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1500, maxLength: 1500 }), (moves) => {
      const table = playing({ room: { ...NO_PAUSES, actionClock: 3000, handPause: 1000 } });
      let most = 0;
      for (const [i, move] of moves.entries()) {
        const n = Math.floor(move / COMMANDS.length);
        const [by, command] = COMMANDS[move % COMMANDS.length]?.(n, table) ?? [
          HOST,
          adjust(BOB, 1),
        ];
        if (table.judge(by, command).ok) table.ask(by, command);
        if (i % 5 === 0) {
          table.wait(3100);
          table.advance();
        }
        if (i % 50 === 0) most = Math.max(most, size(table.state) - size(table.state.people));
      }
      expect(table.state.people.length).toBeLessThanOrEqual(MAX_PEOPLE);
      expect(most).toBeLessThan(250_000);
    }),
    { numRuns: 2, seed: 14 },
  );
});
