import { describe, expect, test } from 'vitest';
import { dueAction, isKept, momentOf, type PreAction } from '../src/play/actions/pre-action.js';
import { after, start, viewOf } from './scene.js';

/** Seat 1 acts, then 2 (small blind), then 3 (big blind). */
const begun = start([1000, 1000, 1000]);

function chosenBy(seat: number, kind: PreAction['kind']): PreAction {
  const now = momentOf(viewOf(begun, seat));
  if (now === null) throw new Error('nothing to choose');
  return { ...now, kind };
}

function turnOf(view: ReturnType<typeof viewOf>) {
  const { hand } = view;
  if (hand?.view.turn.kind !== 'act') throw new Error('nobody acts');
  return { hand: hand.number, street: hand.view.street, legal: hand.view.turn.legal };
}

describe('decided before the turn', () => {
  test('there is a price for those who wait, and nothing for who acts or watches', () => {
    expect(momentOf(viewOf(begun, 2))).toEqual({ hand: 12, street: 0, price: 5 });
    expect(momentOf(viewOf(begun, 3))).toEqual({ hand: 12, street: 0, price: 0 });
    expect(momentOf(viewOf(begun, 1))).toBeNull();
    expect(momentOf(viewOf(begun, null))).toBeNull();
  });

  test('who has acted and owes nothing has nothing to choose', () => {
    expect(momentOf(viewOf(after(begun, { type: 'raise', seat: 1, to: 30 }), 1))).toBeNull();
  });

  test('it is done when the turn comes at the same price', () => {
    const called = viewOf(after(begun, { type: 'call', seat: 1 }), 2);
    expect(dueAction(chosenBy(2, 'checkCall'), turnOf(called))).toEqual({ type: 'call' });
    expect(dueAction(chosenBy(2, 'checkFold'), turnOf(called))).toEqual({ type: 'fold' });
  });

  test('free is a check, for both', () => {
    const limped = after(begun, { type: 'call', seat: 1 }, { type: 'call', seat: 2 });
    const turn = turnOf(viewOf(limped, 3));
    expect(dueAction(chosenBy(3, 'checkFold'), turn)).toEqual({ type: 'check' });
    expect(dueAction(chosenBy(3, 'checkCall'), turn)).toEqual({ type: 'check' });
  });

  test('another price cancels it, before the turn and at it', () => {
    const raised = after(begun, { type: 'raise', seat: 1, to: 30 });
    expect(isKept(chosenBy(3, 'checkCall'), momentOf(viewOf(raised, 3)))).toBe(false);
    expect(dueAction(chosenBy(2, 'checkCall'), turnOf(viewOf(raised, 2)))).toBeNull();
    expect(dueAction(chosenBy(2, 'checkFold'), turnOf(viewOf(raised, 2)))).toBeNull();
  });

  test('it stays as long as the price does', () => {
    const folded = after(begun, { type: 'fold', seat: 1 });
    expect(isKept(chosenBy(3, 'checkFold'), momentOf(viewOf(folded, 3)))).toBe(true);
  });

  test('it is of one hand and one street', () => {
    const chosen = { ...chosenBy(3, 'checkCall'), hand: 11 };
    expect(isKept(chosen, momentOf(viewOf(begun, 3)))).toBe(false);
    expect(isKept(chosen, null)).toBe(false);
  });
});
