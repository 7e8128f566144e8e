/** `applyPlayer`: only that player's own words pass (R62, R104). */

import { apply, applyPlayer, type OwnCommand } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { STATES } from '../hostile/samples.js';

const { acting, over, runs } = STATES;
const said = (seat: number, command: unknown) => applyPlayer(acting, seat, command as OwnCommand);

describe('what a player may say', () => {
  test('is done as apply does it, with the seat or without', () => {
    const raise = { type: 'raise', to: 60 } as const;
    const done = apply(acting, { ...raise, seat: 1 });
    expect(done.ok).toBe(true);
    expect(applyPlayer(acting, 1, raise)).toEqual(done);
    expect(applyPlayer(acting, 1, { ...raise, seat: 1 })).toEqual(done);
    expect(applyPlayer(runs, 2, { type: 'runs', runs: 2 }).ok).toBe(true);
    expect(applyPlayer(over, 1, { type: 'show' }).ok).toBe(true);
  });
  test('is judged as apply judges it', () => {
    expect(said(2, { type: 'fold' })).toEqual(apply(acting, { type: 'fold', seat: 2 }));
    expect(said(1, { type: 'raise', to: 11 })).toMatchObject({ error: { code: 'BELOW_MINIMUM' } });
    expect(said(3, { type: 'fold' })).toMatchObject({ error: { code: 'UNKNOWN_PLAYER' } });
  });
});

describe('what a player may not say', () => {
  test.each([
    { type: 'void', reason: 'fouled-deck' },
    { type: 'kill', seat: 2 },
    { type: 'kill', seat: 1 },
    { type: 'deal', cards: [1, 2, 3] },
    { type: 'showdown' },
    { type: 'award' },
    { type: 'timeout', seat: 1 },
  ])('the dealer’s and the clock’s: %j', (command) => {
    const error = { code: 'NOT_YOUR_COMMAND', seat: 1, command: command.type };
    expect(said(1, command)).toEqual({ ok: false, error });
  });
  test('a command for another seat', () => {
    const error = { code: 'NOT_YOUR_COMMAND', seat: 2, command: 'fold', of: 1 };
    expect(said(2, { type: 'fold', seat: 1 })).toEqual({ ok: false, error });
  });
  test.each([
    ['no command at all', null, 'BAD_COMMAND'],
    ['a type that is none', { type: 'flod' }, 'BAD_COMMAND'],
    ['a seat that is none', { type: 'fold', seat: '1' }, 'BAD_COMMAND'],
    ['a key that nobody reads', { type: 'raise', to: 60, amount: 60 }, 'UNKNOWN_KEY'],
  ])('%s', (_, command, code) => {
    expect(said(1, command)).toMatchObject({ ok: false, error: { code } });
  });
  test('for a seat that is none', () => {
    expect(said('1' as never, { type: 'fold' })).toMatchObject({ error: { code: 'BAD_INPUT' } });
  });
});
