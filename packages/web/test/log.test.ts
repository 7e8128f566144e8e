import { parseCards } from '@sidepot/engine';
import type { StreamEvent } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';
import { lastActions } from '../src/felt/model/last-actions.js';
import { logLines } from '../src/log/lines.js';
import { namesOf, withNames } from '../src/session/names.js';

const handEvent = (
  seq: number,
  event: Extract<StreamEvent, { of: 'hand' }>['event'],
): StreamEvent => ({
  of: 'hand',
  seq,
  at: 0,
  hand: 12,
  event,
});

const called = (seat: number, seq: number): StreamEvent =>
  handEvent(seq, {
    type: 'acted',
    seat,
    action: 'call',
    to: 10,
    paid: 10,
    allIn: false,
    full: false,
  });

const ACES = parseCards('As Ah Kd 9c 7h');

const awarded = (pot: number, seq: number): StreamEvent =>
  handEvent(seq, {
    type: 'awarded',
    pot,
    name: 'of the engine',
    amount: 20,
    rake: 0,
    shares: [{ seat: 1, amount: 20, odd: 0 }],
    hands: [{ seat: 1, board: 0, half: 'high', text: 'of the engine', cards: ACES }],
  });

describe('the log', () => {
  const lines = (...log: StreamEvent[]) =>
    logLines({ ...VIEW_EXAMPLE, log }).map((line) => line.text);

  test('says who did what', () => {
    expect(lines(called(1, 1))).toEqual(['Ann calls 10']);
    expect(lines(handEvent(1, { type: 'refunded', seat: 3, amount: 680 }))).toEqual([
      'Uncalled 680 returned to Bob',
    ]);
    expect(lines(handEvent(1, { type: 'killed', seat: 3 }))).toEqual(['Bob: the hand is dead']);
  });

  test('one pot is just "Pot"; with side pots each has its name', () => {
    expect(lines(awarded(0, 1))).toEqual(['Pot: Ann wins 20 with pair of aces, king kicker']);
    expect(lines(awarded(1, 1), awarded(0, 2))).toEqual([
      'Side pot 1: Ann wins 20 with pair of aces, king kicker',
      'Main pot: Ann wins 20 with pair of aces, king kicker',
    ]);
  });

  test('a seat is who sat there when the hand was dealt', () => {
    const { rules } = VIEW_EXAMPLE.hand?.view ?? {};
    if (rules === undefined) throw new Error('the example has no hand');
    const dealt = (seq: number, id: string): StreamEvent =>
      handEvent(seq, {
        ...{ type: 'started', version: 1, rules },
        players: [{ id, seat: 1, stack: 100 }],
      });
    const log = [dealt(1, 'bob_3xW9bT'), called(1, 2), dealt(3, 'ann_8fK2mQ'), called(1, 4)];
    expect(lines(...log)).toEqual(['Bob calls 10', 'Ann calls 10']);
  });

  test('who is gone is still called something', () => {
    expect(namesOf({ ...VIEW_EXAMPLE, ledger: null }).player('nobody_123')).toBe('Someone');
  });
});

test('a sentence of the server names people, and me too', () => {
  const words = 'ann_8fK2mQ can buy from 400; bob_3xW9bT is in the hand';
  expect(withNames(words, VIEW_EXAMPLE)).toBe('Ann can buy from 400; Bob is in the hand');
});

test('the last action of each seat is of this street', () => {
  const opened = { street: 1, currentBet: 0, lastFullRaise: 10, bets: 0, capped: false, seat: 3 };
  const log = [called(1, 1), handEvent(2, { type: 'opened', ...opened }), called(3, 3)];
  expect([...lastActions({ ...VIEW_EXAMPLE, log }).keys()]).toEqual([3]);
});
