/** Stud and draw games as PHH, rule by rule (R161, R162). */

import { describe, expect, test } from 'vitest';
import { type PhhAction, readPhh, replayHand } from '../../../src/notation/index.js';
import { arrivalsIn } from '../../../src/notation/phh/arrivals.js';
import { accepted, refused } from '../samples.js';
import { actedIn, draw, eventsOf, replayed, stud, THIRD } from './records.js';

describe('R162 verbs of stud', () => {
  test('down cards come first, then up', () => {
    const dealt = eventsOf(stud('F7S', [...THIRD, 'p1 pb'])).find(({ type }) => type === 'dealt');
    expect(dealt).toMatchObject({ cards: [48, 45], up: [3] });
  });

  test('pb brings in, the completion is cbr of the small bet', () => {
    const events = eventsOf(stud('F7S', [...THIRD, 'p1 pb', 'p2 cbr 40', 'p3 f', 'p1 f']));
    expect(actedIn(events)).toEqual(['1 bring-in 10', '2 raise 40', '3 fold 0', '1 fold 10']);
    expect(events.find(({ type }) => type === 'opened')).toMatchObject({
      currentBet: 10,
      seat: 1,
      mustBringIn: true,
    });
  });

  test('the best board opens later streets, whatever the seat', () => {
    const fourth = ['d dh p1 3c', 'd dh p2 8d', 'd dh p3 Ah'];
    const list = [...THIRD, 'p1 pb', 'p2 cc', 'p3 cc', ...fourth, 'p2 cc', 'p3 cc', 'p1 cc'];
    const { warnings } = replayed(stud('F7S', list));
    expect(warnings.map(({ code }) => code)).toEqual(['UNKNOWN_WINNER']);
  });

  test('who opens with cards that nobody saw, the record knows', () => {
    const unseen = ['d dh p1 ??????', 'd dh p2 ??????', 'd dh p3 ??????'];
    const { warnings, refund } = replayed(stud('FR', [...unseen, 'p2 pb', 'p3 f', 'p1 f']));
    expect(warnings).toEqual([]);
    expect(refund).toEqual({ index: 1, amount: 10 });
  });

  test('a common card is d db (R119), and sm may list it', () => {
    const rest = ['3c8d', '4cTd', '5c2h'].map((cards, i) => [
      `d dh p1 ${cards.slice(0, 2)}`,
      `d dh p2 ${cards.slice(2)}`,
      ...(i === 0 ? ['p2 cc', 'p1 cc'] : ['p2 cc', 'p1 cc']),
    ]);
    const shows = ['p2 sm QhQd8s8dTd2h6s', 'p1 sm AcKd2s3c4c5c6s'];
    const list = [...THIRD, 'p1 pb', 'p2 cc', 'p3 f', ...rest.flat(), 'd db 6s', ...shows];
    const { finishing, state } = replayed(stud('F7S', list));
    expect(state?.boards[0]).toHaveLength(1);
    // Ace to six against two pair: a straight of three to six with the deuce.
    expect(finishing).toEqual([1020, 985, 995]);
  });

  test('sm lists down, up, last down: it tells what was dealt unseen', () => {
    const list = [
      ...['d dh p1 ????2s', 'd dh p2 ????8s', 'd dh p3 ????9d', 'p1 pb', 'p2 cc', 'p3 f'],
      ...[
        'd dh p1 3c',
        'd dh p2 8d',
        'p2 cc',
        'p1 cc',
        'd dh p1 4c',
        'd dh p2 Td',
        'p2 cc',
        'p1 cc',
      ],
      ...[
        'd dh p1 5c',
        'd dh p2 2h',
        'p2 cc',
        'p1 cc',
        'd dh p1 ??',
        'd dh p2 ??',
        'p2 cc',
        'p1 cc',
      ],
      ...['p2 sm QhQd8s8dTd2h6h', 'p1 sm AcKd2s3c4c5c6s'],
    ];
    const events = eventsOf(stud('F7S', list));
    expect(events.find(({ type }) => type === 'dealt')).toMatchObject({ cards: [48, 45], up: [3] });
    expect(events.findLast(({ type }) => type === 'shown')).toMatchObject({ cards: [48, 45, 19] });
    const other = list.map((action) => action.replace('AcKd2s', 'AcKd2d'));
    expect(refused(replayHand(accepted(readPhh(stud('F7S', other)))))).toMatchObject({
      code: 'CARDS_DIFFER',
      player: 1,
    });
  });

  test('R109 who brings in for a hand that is all-in by its ante is noted', () => {
    const text = stud('F7S', [...THIRD, 'p2 pb', 'p3 cc']).replace('[1000,', '[5,');
    expect(replayed(text).warnings[0]).toMatchObject({ code: 'BRING_IN_MOVED', player: 1 });
  });

  test('R116 an open pair may bet double only where the record says so', () => {
    const list = [
      ...THIRD,
      'p1 pb',
      'p2 cc',
      'p3 f',
      'd dh p1 3c',
      'd dh p2 8d',
      'p2 cbr 80',
      'p1 f',
    ];
    const codes = (text: string) => replayed(text).warnings.map(({ code }) => code);
    expect(codes(stud('F7S', list))).toEqual(['OVER_MAXIMUM']);
    expect(codes(stud('F7S', list, '_open_pair = true'))).toEqual([]);
  });

  test.each([
    ['a bring-in over a bet', ['p1 cbr 40', 'p2 pb'], { code: 'BAD_NOTATION', action: 4 }],
    ['a card too many', ['d dh p1 2h2d2c3c4c'], { code: 'TOO_MANY_CARDS', action: 3 }],
    ['a card twice', ['p1 pb', 'p2 cc', 'p3 cc', 'd dh p1 Qh'], { code: 'DUPLICATE_CARD' }],
    ['cards for a folded hand', ['p1 pb', 'p2 f', 'd dh p2 2c'], { code: 'PLAYER_FOLDED' }],
    ['a draw', ['p1 sd Ac'], { code: 'NOT_DUE' }],
  ])('refuses %s', (_, list, error) => {
    const hand = accepted(readPhh(stud('F7S', [...THIRD, ...list])));
    expect(refused(replayHand(hand))).toMatchObject(error);
  });
});

describe('R162 verbs of draw games', () => {
  const DEAL = ['d dh p1 7h6c4c3d2c', 'd dh p2 KsKdQs9c8c', 'd dh p3 ??????????'];
  const CALLED = [...DEAL, 'p3 cc', 'p1 cc', 'p2 cc'];

  test('all sd first, bare is pat, then d dh for those who threw', () => {
    const list = [...CALLED, 'p1 sd', 'p2 sd KsKd', 'p3 sd ??', 'd dh p2 2h5h', 'd dh p3 ??'];
    const { state, warnings } = replayed(draw('N2L1D', [...list, 'p1 cc', 'p2 cc', 'p3 cc']));
    expect(state?.players.map(({ drawn, held }) => [drawn, held])).toEqual([
      [[0], 5],
      [[2], 5],
      [[1], 5],
    ]);
    expect(warnings.map(({ code }) => code)).not.toContain('STILL_TO_ACT');
  });

  test('?? removes one unknown card each, not all', () => {
    const list = [
      ...CALLED,
      'p1 sd',
      'p2 sd',
      'p3 sd ????',
      'd dh p3 2d3s',
      'p1 cc',
      'p2 cc',
      'p3 cc',
    ];
    const { state } = replayed(draw('N2L1D', list));
    expect(state?.hidden.cards[2]).toEqual([null, null, null, 1, 7]);
  });

  test('what is shown in the end says which unseen cards were kept', () => {
    const list = [...CALLED, 'p1 sd', 'p2 sd', 'p3 sd ??', 'd dh p3 ??', 'p1 cc', 'p2 cc', 'p3 cc'];
    const { state, finishing } = replayed(
      draw('N2L1D', [...list, 'p3 sm 7s5s4s3s2d', 'p1 sm', 'p2 sm']),
    );
    expect(state?.hidden.cards[2]).not.toContain(null);
    expect(finishing).toEqual([98, 98, 104]);
  });

  test('R125 all-in hands draw too, street after street', () => {
    const draws = ['p1 sd', 'p2 sd', 'p1 sd', 'p2 sd', 'p1 sd', 'p2 sd Ks', 'd dh p2 2h'];
    const shows = ['p1 sm 7h6c4c3d2c', 'p2 sm KdQs9c8c2h'];
    const list = [...DEAL, 'p3 f', 'p1 cc', ...draws, ...shows];
    const { state, finishing } = replayed(draw('P2L3D', list, '[2, 2, 100]'));
    expect(state?.street).toBe(3);
    expect(finishing).toEqual([4, 0, 100]);
  });

  test.each([
    ['a card that nobody holds', ['p1 sd As'], 'NOT_YOUR_CARD'],
    ['new cards for none', ['p1 sd', 'p2 sd', 'p3 sd', 'd dh p1 2h'], 'TOO_MANY_CARDS'],
    ['a second draw', ['p1 sd', 'p1 sd'], 'NOT_DUE'],
    ['a card that is out', ['p1 sd 7h', 'p2 sd', 'p3 sd', 'd dh p1 Ks'], 'DUPLICATE_CARD'],
  ])('refuses %s', (_, list, code) => {
    const hand = accepted(readPhh(draw('N2L1D', [...CALLED, ...list])));
    expect(refused(replayHand(hand)).code).toBe(code);
  });

  test('R145 four cards in Drawmaha are noted, not refused', () => {
    const deal = ['d dh p1 7h6c4c3d2c', 'd dh p2 KsKdQs9c8c', 'd dh p3 AsAdAhAcJd'];
    const flop = ['p3 cc', 'p1 cc', 'p2 cc', 'd db 2h3h4h', 'p1 cc', 'p2 cc', 'p3 cc'];
    const { warnings } = replayed(draw('PD', [...deal, ...flop, 'p1 sd 7h6c4c3d']));
    expect(warnings[0]).toMatchObject({ code: 'DRAW_LIMIT', player: 0, count: 4, max: 3 });
  });
});

test('R127 a card that came back with a reshuffle is the last that its new owner got', () => {
  const fiveOfHearts = 14;
  const unseen = [-1, -1, -1, -1];
  const came = arrivalsIn(
    [
      { verb: 'dh', player: 0, cards: [0, 4, 8, fiveOfHearts] },
      { verb: 'dh', player: 1, cards: unseen },
      { verb: 'sd', player: 0, cards: [fiveOfHearts] },
      { verb: 'sd', player: 1, cards: [-1] },
      { verb: 'dh', player: 1, cards: [-1] },
      { verb: 'sm', player: 1, cards: [fiveOfHearts, 1, 5, 9] },
    ] as PhhAction[],
    2,
  );
  expect(came).toMatchObject({ 1: [1, 5, 9, -1, fiveOfHearts] });
});

test('R146 who folded before a forced discard may show all three cards', () => {
  const dealt = ['d dh p1 2c3c4c', 'd dh p2 ??????', 'd dh p3 ??????'];
  const flop = ['p3 f', 'p1 cc', 'p2 cc', 'd db 9h8h2h', 'p1 cc', 'p2 cc', 'p1 sd 4c', 'p2 sd ??'];
  const rest = ['d db Ah', 'p1 cbr 4', 'p2 f', 'p3 sm 7s6c3d'];
  const { finishing } = replayed(draw('NCP', [...dealt, ...flop, ...rest]));
  expect(finishing).toEqual([102, 98, 100]);
});
