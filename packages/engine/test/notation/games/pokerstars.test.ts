/** Stud, draw games and mixes in PokerStars' text, line by line (R163, R164). */

import { describe, expect, test } from 'vitest';
import { metaOf, readPokerStars, replayHand, toPokerStars } from '../../../src/notation/index.js';
import { accepted, refused } from '../samples.js';
import { draw, eventsOf } from './records.js';

const text = (lines: string): string => lines.trim().replace(/^ +/gm, '');

const rewritten = (stars: string): string => {
  const hand = accepted(readPokerStars(stars));
  return toPokerStars(accepted(replayHand(hand, { events: true })).events ?? [], metaOf(hand));
};

describe('R163 PokerStars’ stud', () => {
  const HAND = text(`
    PokerStars Hand #7:  8-Game (7 Card Stud Limit, $0.40/$0.80 USD) - 2026/10/01 18:30:05 UTC [2026/10/01 14:30:05 ET]
    Table 'T' 8-max
    Seat 2: Ann ($10 in chips)
    Seat 3: Bob ($10 in chips)
    Seat 7: Cat ($0.08 in chips)
    Ann: posts the ante $0.08
    Bob: posts the ante $0.08
    Cat: posts the ante $0.08 and is all-in
    *** 3rd STREET ***
    Dealt to Ann [Ac Kd 2s]
    Dealt to Bob [8s]
    Dealt to Cat [9d]
    Ann: brings in for $0.12
    Bob: raises $0.28 to $0.40
    Ann: calls $0.28
    *** 4th STREET ***
    Dealt to Ann [Ac Kd 2s] [2h]
    Dealt to Bob [8s] [8d]
    Dealt to Cat [9d] [Jh]
    Pair on board - a double bet is allowed
    Bob: bets $0.80
    Ann: folds
    Uncalled bet ($0.80) returned to Bob
    *** 5th STREET ***
    Dealt to Bob [8s 8d] [3c]
    Dealt to Cat [9d Jh] [4c]
    *** 6th STREET ***
    Dealt to Bob [8s 8d 3c] [5c]
    Dealt to Cat [9d Jh 4c] [Td]
    *** RIVER ***
    *** SHOW DOWN ***
    Bob: shows [Qh Qd 8s 8d 3c 5c 6h] (two pair, Queens and Eights)
    Cat: shows [7c 3h 9d Jh 4c Td 8c] (a straight, Seven to Jack)
    Bob collected $0.80 from side pot
    Cat collected $0.24 from main pot
    *** SUMMARY ***
    Total pot $1.04 Main pot $0.24. Side pot $0.80. | Rake $0
    Seat 2: Ann folded on the 4th Street
    Seat 3: Bob showed [Qh Qd 8s 8d 3c 5c 6h] and won ($0.80) with two pair, Queens and Eights
    Seat 7: Cat showed [7c 3h 9d Jh 4c Td 8c] and won ($0.24) with a straight, Seven to Jack`);

  test('is read and written line by line', () => {
    expect(rewritten(HAND).trim()).toBe(HAND);
  });

  test('the opener completes with bets; what the bring-in is, nobody says', () => {
    const bets = HAND.replace('Ann: brings in for $0.12\n', 'Ann: bets $0.40\n').replace(
      'Bob: raises $0.28 to $0.40\nAnn: calls $0.28\n',
      'Bob: calls $0.40\n',
    );
    expect(accepted(readPokerStars(bets))).toMatchObject({ bringIn: 12, smallBet: 40, bigBet: 80 });
    expect(rewritten(bets).trim()).toBe(bets);
  });

  test('a river for all stands behind its heading (R119)', () => {
    const common = HAND.replace('*** RIVER ***', '*** RIVER *** [6h]')
      .replaceAll('5c 6h]', '5c]')
      .replaceAll('Td 8c] (a straight, Seven to Jack)', 'Td] (high card Jack)')
      .replaceAll(
        'Td 8c] and won ($0.24) with a straight, Seven to Jack',
        'Td] and lost with high card Jack',
      )
      .replace('Cat collected $0.24 from main pot', 'Bob collected $0.24 from main pot')
      .replace('and won ($0.80)', 'and won ($1.04)')
      .replace(' | Rake $0', ' | Rake $0\nBoard [6h]');
    expect(rewritten(common).trim()).toBe(common);
  });
});

describe('R164 PokerStars’ draw games', () => {
  const HAND = text(`
    PokerStars Hand #8: Tournament #5, 100+9 8-Game (Badugi Limit) - Level IV (20/40) - 2026/10/01 18:30:05 UTC [2026/10/01 14:30:05 ET]
    Table 'T' 6-max Seat #4 is the button
    Seat 1: Ann (1000 in chips)
    Seat 2: Bob (1000 in chips)
    Seat 4: Cat (1000 in chips)
    Ann: posts small blind 10
    Bob: posts big blind 20
    *** DEALING HANDS ***
    Dealt to Bob [As 3h 8h 6s]
    Cat: folds
    Ann: calls 10
    Bob: checks
    *** FIRST DRAW ***
    Ann: discards 1 card
    Bob: discards 2 cards [8h 6s]
    Dealt to Bob [As 3h] [5h 2c]
    Ann: checks
    Bob: checks
    *** SECOND DRAW ***
    Ann: stands pat
    Bob: stands pat on [As 3h 5h 2c]
    Ann: checks
    Bob: checks
    *** THIRD DRAW ***
    Ann: stands pat
    Bob: stands pat on [As 3h 5h 2c]
    Ann: bets 40
    Bob: calls 40
    *** SHOW DOWN ***
    Ann: shows [8c 5d 7s Th] (Badugi: T,8,7,5)
    Bob: shows [As 3h 5h 2c] (3-card: 3,2,A)
    Ann collected 120 from pot
    *** SUMMARY ***
    Total pot 120 | Rake 0
    Seat 1: Ann (small blind) showed [8c 5d 7s Th] and won (120) with a Badugi: T,8,7,5
    Seat 2: Bob (big blind) showed [As 3h 5h 2c] and lost with a 3-card: 3,2,A
    Seat 4: Cat (button) folded before the Draw (didn't bet)`);

  test('is read and written line by line', () => {
    expect(rewritten(HAND).trim()).toBe(HAND);
  });

  test('a discard of nobody’s is not a deed', () => {
    expect(refused(readPokerStars(HAND.replace('1 card', 'x card')))).toMatchObject({
      reason: 'notDeed',
    });
    expect(refused(readPokerStars(HAND.replace('Ann: stands', 'Cat: stands')))).toMatchObject({
      reason: 'actsFolded',
    });
  });

  test.each([
    ['F2L3D', '7h5c4c3d2c', 'Lo: 7,5,4,3,2'],
    ['F2L3D', '7h6c5c4d3c', 'Lo: a straight, Three to Seven'],
    ['F2L3D', 'Ah5c4c3d2c', 'Lo: A,5,4,3,2'],
    ['FAL3D', '7h6c5c4d3c', 'Lo: 7,6,5,4,3'],
    ['FAL3D', '7h7c5c4d3c', 'Lo: a pair of Sevens'],
    ['F5D', '7h7c5c4d3c', 'a pair of Sevens'],
    ['FBD', '7h5c4c3d2s', 'LO: 7,5,4,3,2; Badugi: 7,4,3,2'],
  ])('%s %s is said as %s', (variant, cards, said) => {
    const rounds = variant === 'F5D' ? 1 : 3;
    const street = ['p1 sd', 'p2 sd', 'p1 cc', 'p2 cc'];
    const text = draw(variant, [
      ...['d dh p1 KsKhKdQsQh', `d dh p2 ${cards}`, 'd dh p3 ??????????', 'p3 f', 'p1 cc', 'p2 cc'],
      ...Array.from({ length: rounds }, () => street).flat(),
      ...[`p2 sm ${cards}`, 'p1 sm KsKhKdQsQh'],
    ]).replace('min_bet = 2', 'small_bet = 2\nbig_bet = 4');
    const stars = toPokerStars(eventsOf(text), { handId: 1, table: 'T' });
    expect(stars).toContain(`(${said})`);
  });

  test('R144 Courchevel’s first card lies there before the flop', () => {
    const deal = ['d dh p1 7h6c4c3d2c', 'd dh p2 KsKdQs9c8c', 'd dh p3 ??????????', 'd db 2s'];
    const bets = ['p3 f', 'p1 cc', 'p2 cc', 'd db 3h4h', 'p1 f'];
    const stars = toPokerStars(eventsOf(draw('PC', [...deal, ...bets])), { handId: 1, table: 'T' });
    expect(stars).toContain('*** PRE-FLOP *** [2s]\np3: folds');
    expect(stars).toContain('*** FLOP *** [2s] [3h 4h]');
    expect(
      accepted(readPokerStars(stars)).actions.filter(({ verb }) => verb === 'db'),
    ).toHaveLength(2);
  });
});
