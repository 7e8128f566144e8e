import { describe, expect, test } from 'vitest';
import { answering, keysInProblem, keysProblem, nearestName, throwing } from '../src/checks.js';
import { PokerError, reject } from '../src/errors.js';

describe('keysProblem: a key that nobody reads is refused', () => {
  const KNOWN = ['seatOrder', 'unit', 'bbAnte', 'ante'];
  test.each([
    ['seatorder', 'seatOrder'],
    ['seat_order', 'seatOrder'],
    ['bb_ante', 'bbAnte'],
    ['unti', 'unit'],
    ['antes', 'ante'],
  ])('%s is probably %s', (key, nearest) => {
    expect(keysProblem({ [key]: 1 }, KNOWN)).toMatchObject({ code: 'UNKNOWN_KEY', key, nearest });
  });
  test('what looks like nothing known gets no guess', () => {
    const problem = keysProblem({ colour: 1 }, KNOWN);
    expect(problem).toEqual({ code: 'UNKNOWN_KEY', key: 'colour', known: KNOWN });
  });
  test('known keys, and what is no object, pass', () => {
    for (const fine of [{ unit: 1 }, {}, Object.create(null), null, 3, [1]]) {
      expect(keysProblem(fine, KNOWN)).toBeUndefined();
    }
  });
  test('the place is named', () => {
    expect(keysInProblem([{ unit: 1 }, { untit: 1 }], KNOWN, 'pots')).toMatchObject({
      key: 'pots[1].untit',
      nearest: 'unit',
    });
  });
  test('a long or empty name costs nothing and is near to nothing', () => {
    expect(nearestName('x'.repeat(1e6), KNOWN)).toBeUndefined();
    expect(nearestName('', KNOWN)).toBeUndefined();
  });
});

describe('answering and throwing: input that cannot be read is bad input', () => {
  const trap = {
    get unit(): number {
      throw new Error('no');
    },
  };
  test('a getter that throws', () => {
    const answer = answering(() => ({ ok: true, value: trap.unit }));
    expect(answer).toEqual({ ok: false, error: { code: 'UNREADABLE', thrown: 'no' } });
    expect(() => throwing(() => trap.unit)).toThrow(PokerError);
  });
  test('a broken invariant is not swallowed', () => {
    const broken = (): never => {
      throw new PokerError(reject('CONSERVATION', { expected: 1, actual: 0, off: 1 }));
    };
    expect(() => answering(broken)).toThrow('CONSERVATION');
    expect(() => throwing(broken)).toThrow('CONSERVATION');
  });
});
