/** House: the host says what a stack is; the ledger stays exact to the chip. */

import { describe, expect, test } from 'vitest';
import { ledgerLines, type TableState } from './api.js';
import { after, CASH, EVENT, eventsOf, finish, refusal, seated, stackOf, start } from './tables.js';

const table = (): TableState => seated(CASH, 'A1:1000 B2:2000');
const line = (state: TableState, player: string): unknown =>
  ledgerLines(state).find((one) => one.player === player);

describe('a stack that the host sets', () => {
  test('more is bought, less is paid out: nobody has won or lost by it', () => {
    const more = after(table(), { type: 'setStack', player: 'A', stack: 1500 });
    expect(stackOf(more, 'A')).toBe(1500);
    expect(line(more, 'A')).toMatchObject({ buyIns: 1500, cashOuts: 0, net: 0 });
    const less = after(more, { type: 'setStack', player: 'A', stack: 200 });
    expect(stackOf(less, 'A')).toBe(200);
    expect(line(less, 'A')).toMatchObject({ buyIns: 1500, cashOuts: 1300, net: 0 });
  });

  test('says what it was, and the same stack says nothing', () => {
    expect(eventsOf(table(), { type: 'setStack', player: 'A', stack: 900 })).toEqual([
      { type: 'stackSet', player: 'A', was: 1000, stack: 900 },
    ]);
    expect(eventsOf(table(), { type: 'setStack', player: 'A', stack: 1000 })).toEqual([]);
  });

  test('may be above the most that can be bought: it is the host who says so', () => {
    const rich = after(table(), { type: 'setStack', player: 'B', stack: 250_000 });
    expect(stackOf(rich, 'B')).toBe(250_000);
  });

  test('never in the middle of a hand, but before and after', () => {
    const playing = start(table(), 1);
    expect(refusal(playing, { type: 'setStack', player: 'A', stack: 500 })).toBe('HAND_RUNNING');
    const over = finish(playing, { 1: -1000, 2: 1000 });
    expect(stackOf(after(over, { type: 'setStack', player: 'A', stack: 500 }), 'A')).toBe(500);
  });

  test('is refused in a tournament, for nobody, for nothing and for broken chips', () => {
    const set = { type: 'setStack', player: 'A', stack: 500 };
    expect(refusal(seated(EVENT, 'A1 B2'), set)).toBe('WRONG_MODE');
    expect(refusal(table(), { ...set, player: 'X' })).toBe('NOT_SEATED');
    expect(refusal(table(), { ...set, stack: 0 })).toBe('BAD_COMMAND');
    expect(refusal(table(), { ...set, stack: -1 })).toBe('NEGATIVE_AMOUNT');
    expect(refusal(table(), { ...set, stack: 1.5 })).toBe('NOT_INTEGER');
    expect(refusal(table(), { ...set, stack: Number.MAX_SAFE_INTEGER })).toBe('UNSAFE_INTEGER');
    const coarse = seated({ ...CASH, unit: 50 }, 'A1:1000 B2:1000');
    expect(refusal(coarse, { ...set, stack: 525 })).toBe('BAD_COMMAND');
  });
});
