/** Issue 16, 14: the next tournament is another table, and everybody here is told which. */

import { expect, test } from 'vitest';
import { rebuildRoom } from '../../src/room/index.js';
import { ANN, HOST, Table, typesOf } from './tables.js';

const NEXT = 'Qw8zN4hLr2Vc';
const again = { type: 'playAgain', next: NEXT } as const;

test('only when it is over, only by the host, and not to the same table', () => {
  const table = new Table();
  table.ask(ANN, { type: 'join', name: 'Ann' });
  expect(table.refused(HOST, again).code).toBe('NOT_CLOSED');
  table.ask(HOST, { type: 'closeTable' });
  expect(table.refused(ANN, again).code).toBe('NOT_HOST');
  expect(table.refused(HOST, { ...again, next: table.state.id }).code).toBe('BAD_INPUT');
  expect(table.view(ANN).info.next).toBeUndefined();
  expect(typesOf(table.ask(HOST, again))).toEqual(['nextTable']);
  expect(table.view(ANN).info.next).toBe(NEXT);
  expect(rebuildRoom(table.events)).toEqual(table.state);
});
