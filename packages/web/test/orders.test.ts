/** What the host orders for a seat, as whoever sits there reads it. */

import type { SeatInfo, StreamEvent, TableView } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';
import { isSatOut, orderOf } from '../src/session/orders.js';

const ME = VIEW_EXAMPLE.you.player;
const entry = (of: 'room' | 'table', event: object): StreamEvent =>
  ({ seq: 1, at: 0, of, event }) as unknown as StreamEvent;
const after = (...log: readonly StreamEvent[]): TableView => ({ ...VIEW_EXAMPLE, log });

const SAT_OUT = entry('table', { type: 'satOut', player: ME });
const SAT_IN = entry('table', { type: 'satIn', player: ME });
const orderEnded = (player: string, outcome: string): StreamEvent =>
  entry('room', { type: 'orderEnded', player, order: 'sitOut', outcome });

test.each([
  ['nobody', [], false],
  ['the player', [SAT_OUT], false],
  ['the host', [SAT_OUT, orderEnded(ME, 'done')], true],
  ['the host, of somebody else', [SAT_OUT, orderEnded('bob', 'done')], false],
  ['the host, and then the player', [SAT_OUT, orderEnded(ME, 'done'), SAT_IN, SAT_OUT], false],
] as const)('who sits out was sent by %s', (_, log, isHosts) => {
  expect(isSatOut(after(...log))).toBe(isHosts);
});

test('what waits for the hand to end is found by its kind', () => {
  const [seat] = VIEW_EXAMPLE.seats;
  const ordered = { ...seat, orders: [{ order: 'move', seat: 5 }] } as SeatInfo;
  expect(orderOf(ordered, 'move')?.seat).toBe(5);
  expect(orderOf(ordered, 'standUp')).toBeUndefined();
});
