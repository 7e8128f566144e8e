import { describe, expect, test } from 'vitest';
import type { TableCommand, TableState } from './api.js';
import {
  after,
  CASH,
  EVENT,
  eventsOf,
  finish,
  play,
  refusal,
  seated,
  spots,
  start,
} from './tables.js';

const bombPot = (ante: number): TableCommand => ({ type: 'startNextHand', bombPot: { ante } });
const sitter = (state: TableState, player: string) =>
  state.seats.find((seat) => seat.player === player);

/** Five players; the hand just played had button 1 and blinds 2 and 3. */
const five = (): TableState => play(seated(CASH, 'A1 B2 C3 D4 E5'), {}, 1);

describe('a bomb pot at a table', () => {
  test('is a hand with that ante and no blinds, and the button moves on', () => {
    const state = after(five(), bombPot(300));
    expect(state.hand?.config).toMatchObject({
      bombPot: true,
      ante: 300,
      anteMode: 'perPlayer',
      bigBlind: 100,
      button: 2,
    });
    expect(state.hand?.positions).toEqual({ button: 2, smallBlind: 3, bigBlind: 4 });
    expect(spots(start(finish(state)))).toBe('button 3, blinds 4 5, dealt 1 2 3 4 5');
  });

  test('has the smallest bet of the table in short deck, whatever its ante', () => {
    const options = { seatCount: 6, game: 'short-deck', ante: 20, maxBuyIn: 2000 } as const;
    const state = after(play(seated(options, 'A1 B2 C3'), {}, 1), bombPot(200));
    expect(state.hand?.config).toMatchObject({ bigBlind: 20, ante: 200, game: 'short-deck' });
  });

  test('House: two boards where the deck serves them to all, else one', () => {
    const two: TableCommand = { type: 'startNextHand', bombPot: { ante: 100, boards: 2 } };
    expect(after(five(), two).hand?.config).toMatchObject({ bombPot: true, doubleBoard: true });
    expect(after(five(), bombPot(100)).hand?.config.doubleBoard).toBeUndefined();
    const omaha = { ...CASH, game: 'omaha6', seatCount: 7 } as const;
    const six = play(seated(omaha, 'A1 B2 C3 D4 E5 F6'), {}, 1);
    expect(after(six, two).hand?.config.doubleBoard).toBe(true);
    const seven = play(seated(omaha, 'A1 B2 C3 D4 E5 F6 G7'), {}, 1);
    expect(after(seven, two).hand?.config.doubleBoard).toBeUndefined();
    const three = { type: 'startNextHand', bombPot: { ante: 100, boards: 3 } };
    expect(refusal(five(), three)).toBe('BAD_INPUT');
  });

  test('leaves out straddles', () => {
    const options = { ...CASH, straddle: 'utg' } as const;
    const ready = play(seated(options, 'A1 B2 C3 D4 E5'), {}, 1);
    const wished = after(ready, { type: 'straddle', player: 'E', on: true });
    expect(start(wished).hand?.config.straddles).toEqual([{ seat: 5, amount: 200 }]);
    expect(after(wished, bombPot(100)).hand?.config.straddles).toBeUndefined();
  });

  test('whoever sits out misses no blind by it', () => {
    const out = after(five(), { type: 'sitOut', player: 'D' });
    const bombed = finish(after(out, bombPot(100)));
    expect(sitter(bombed, 'D')?.missed).toEqual({ small: false, big: false });
    expect(sitter(play(out), 'D')?.missed).toEqual({ small: false, big: true });
  });

  test('a new player is dealt in without a post, and owes it still', () => {
    const sit = { type: 'sit', player: 'F', seat: 7, buyIn: 1000, comeIn: 'post' } as const;
    const state = after(five(), sit, bombPot(100));
    expect(state.hand?.config.players.map(({ seat, posts }) => [seat, posts])).toEqual(
      [1, 2, 3, 4, 5, 7].map((seat) => [seat, undefined]),
    );
    const over = finish(state, { 1: -100, 7: 100 });
    expect(sitter(over, 'F')).toMatchObject({ isNew: true, stack: 1100 });
    expect(spots(start(over))).toBe('button 3, blinds 4 5, dealt 1 2 3 4 5 7; 7 posts 100+0');
  });

  test('who missed blinds owes them still', () => {
    let state = after(five(), { type: 'sitOut', player: 'D' });
    state = after(play(state), { type: 'sitIn', player: 'D' });
    state = finish(after(state, bombPot(100)));
    expect(sitter(state, 'D')?.missed).toEqual({ small: false, big: true });
  });

  test('as the first hand: nobody owes anything for the second', () => {
    const first: TableCommand = { type: 'startNextHand', button: 1, bombPot: { ante: 100 } };
    const sat = seated(CASH, 'A1 B2 C3');
    const posting = after(sat, { type: 'comeIn', player: 'C', comeIn: 'post' });
    const state = finish(after(posting, first));
    expect(state.seats.some(({ isNew }) => isNew)).toBe(false);
    expect(spots(start(state))).toBe('button 2, blinds 3 1, dealt 1 2 3');
  });

  test('a void one changes nothing', () => {
    const before = five();
    const state = after(before, bombPot(100));
    const stacks = Object.fromEntries(before.seats.map(({ seat, stack }) => [seat, stack]));
    const over = after(state, { type: 'finishHand', stacks, voided: true });
    expect(over).toEqual({ ...before, hands: 2 });
  });

  test.each([
    ['nothing', { ante: 0 }, 'BAD_ANTE'],
    ['half a chip', { ante: 0.5 }, 'NOT_INTEGER'],
    ['less than nothing', { ante: -100 }, 'NEGATIVE_AMOUNT'],
    ['no number', { ante: '100' }, 'NOT_INTEGER'],
    ['no amount at all', {}, 'NOT_INTEGER'],
    ['no object', 100, 'BAD_COMMAND'],
    ['null', null, 'BAD_COMMAND'],
  ])('an ante of %s is refused', (_, wanted, code) => {
    expect(refusal(five(), { type: 'startNextHand', bombPot: wanted })).toBe(code);
  });

  test('an ante in no whole chips of the table is refused', () => {
    const state = play(seated({ ...CASH, unit: 50 }, 'A1 B2 C3'), {}, 1);
    expect(refusal(state, bombPot(75))).toBe('BAD_ANTE');
    expect(refusal(state, bombPot(150))).toBe('accepted');
  });

  test('a tournament has none', () => {
    const state = play(seated(EVENT, 'A1 B2 C3'), {}, 1);
    expect(refusal(state, bombPot(100))).toBe('WRONG_MODE');
    expect(eventsOf(state, { type: 'startNextHand' }).at(-1)?.type).toBe('handStarted');
  });
});
