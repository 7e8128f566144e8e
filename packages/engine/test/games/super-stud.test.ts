import { apply, deckOf, parseCards, seededRng, shuffle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { played, seatOf, studHand } from './stud-hands.js';

describe('R146 super stud', () => {
  const start = studHand('super-stud', 3, 'As Ad 2s 3s 2c Ks Kd 4s 5d 9h Qs Jd 8d 7s Th');

  test('four down and one up; two of those down go before fourth street', () => {
    expect(start.players.map(({ held, up }) => [held, up.length])).toEqual([
      [4, 1],
      [4, 1],
      [4, 1],
    ]);
    const fourth = played(start, 'bringIn', 'call', 'call');
    expect(fourth.turn).toEqual({ kind: 'draw', seat: 1, min: 2, max: 2, replace: false });
    const up = { type: 'draw', seat: 1, cards: parseCards('2c 2s') } as const;
    expect(apply(fourth, up)).toMatchObject({ ok: false, error: { code: 'NOT_YOUR_CARD' } });
    const drawn = played(fourth, 'draw 2s 3s', 'draw 4s 5d', 'timeout');
    expect(drawn.players.map(({ held, up: open }) => [held, open.length])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    expect(drawn.hidden.thrown[2]).toEqual([parseCards('8d 7s')]);
  });

  test('R127 seven to the end: no common card, the muck is shuffled', () => {
    const rng = seededRng(3);
    const decks = Array.from({ length: 4 }, () => shuffle(deckOf('super-stud'), rng));
    let hand = played(studHand('super-stud', 7, '', { deck: decks[0]!, spares: decks.slice(1) }));
    for (let n = 0; n < 100 && !hand.over; n++) {
      const { turn } = hand;
      const isFree = turn.kind === 'act' && turn.legal.check;
      const isFirst = turn.kind === 'act' && turn.legal.bringIn !== null;
      hand = played(hand, turn.kind === 'draw' || isFirst ? 'timeout' : isFree ? 'check' : 'call');
    }
    expect(hand.boards).toEqual([[]]);
    expect(hand.hidden.spares.length).toBeLessThan(3);
    expect(hand.players.map(({ held, up }) => held + up.length)).toEqual(Array(7).fill(7));
    expect(seatOf(hand)).toBe(0);
  });
});
