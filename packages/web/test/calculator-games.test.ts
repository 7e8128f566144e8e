/** Cards of every game decide who wins, and the page says with what. */

import { settleCards } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { CALCULATOR_GAMES, type CalculatorGame } from '../src/calculator/model/link.js';
import { boardMost, holeCounts } from '../src/calculator/model/ranking.js';
import { stateOf } from '../src/calculator/model/state.js';
import { solvedWords } from '../src/calculator/model/steps.js';
import { handWords } from '../src/calculator/model/words.js';
import { answerOf, form, settlementOf } from './calculator-hands.js';

type Held = Readonly<Record<string, string>>;

const draftOf = (game: CalculatorGame, held: Held, board = '', chips = '25') =>
  form(
    Object.entries(held).map(([name, cards]) => ({ name, cards, total: chips })),
    { game, way: 'cards', button: '1', boards: [board, '', ''] },
  );

const told = (draft: ReturnType<typeof draftOf>): readonly string[] => {
  const { hand, pots } = answerOf(draft);
  return pots.flatMap(({ award, eligible }) =>
    (award?.steps ?? []).map((_, i) => solvedWords(award?.steps ?? [], i, hand, eligible)),
  );
};

test('every game takes the cards that it has', () => {
  const counts = CALCULATOR_GAMES.map((game) => [game, holeCounts(game, 0)[0], boardMost(game)]);
  expect(Object.fromEntries(counts.map(([game, ...rest]) => [game, rest.join('+')]))).toEqual({
    ...{ holdem: '2+5', omaha: '4+5', omaha8: '4+5', pineapple: '2+5' },
    ...{ courchevel: '5+5', 'courchevel-8': '5+5', drawmaha: '5+5', 'drawmaha-27': '5+5' },
    ...{ stud: '7+1', stud8: '7+1', 'stud-hilo': '7+1', razz: '7+1', razz27: '7+1' },
    ...{ razzdugi: '7+1', 'super-stud': '7+0', badugi: '4+0', badeucy: '5+0', badacey: '5+0' },
    ...{ '5draw': '5+0', '27sd': '5+0', '27td': '5+0', a5sd: '5+0', a5td: '5+0' },
  });
});

const HANDS: readonly (readonly [CalculatorGame, Held, string?])[] = [
  ['razz', { Ann: 'Ac2d3hKs4d9c9h', Bob: '5c6d7h8sAhKcKd' }],
  ['razz', { Ann: 'Ac2d3hKs4d9c', Bob: '5c6d7h8sAhKc' }, '2s'],
  ['stud', { Ann: 'AcKcQd9h8h5s3s', Bob: 'AdKdQc9s8s5h3h' }],
  ['stud8', { Ann: 'KcKdKhTsJd9c9d', Bob: 'Ac2d3h4s6dQcQd' }],
  ['27td', { Ann: '7c5d4h3s2c', Bob: '6c5h4d3c2d' }],
  ['badugi', { Ann: 'As2d3c4h', Bob: 'Ad2c3hKh' }],
  ['badeucy', { Ann: '2c3d4h7sKd', Bob: '2d3c4s5h6c' }],
  ['drawmaha', { Ann: 'AcAdKhKs9d', Bob: 'QcQdJhJs7d' }, 'Qh8d3c2h2s'],
  ['drawmaha-27', { Ann: 'AcAdKhKs9d', Bob: '7c5d4h3s2c' }, 'Qh8d3c2h9s'],
  ['courchevel-8', { Ann: 'As2hKdKc9c', Bob: 'QsQhJcJdTd' }, '3c4d8hKs9d'],
  ['pineapple', { Ann: 'AcAd', Bob: 'KcKd' }, 'Qh8d3c2h9s'],
];

describe('paid as settleCards pays', () => {
  test.each(HANDS.map(([game, held, board = '']) => ({ game, held, board })))(
    '$game $board',
    ({ game, held, board }) => {
      const answer = settlementOf(answerOf(draftOf(game, held, board)));
      const found = settleCards({
        ...{ game, button: 1, seatCount: 9, boards: board === '' ? [] : [board] },
        players: Object.entries(held).map(([id, cards], i) => ({
          ...{ id, cards, seat: i + 1, live: 25, folded: false },
        })),
      });
      if (!found.ok) throw new Error(JSON.stringify(found.error));
      expect(answer.pots.map(({ awards }) => awards)).toEqual(
        found.value.pots.map(({ awards }) => awards),
      );
    },
  );
});

describe('in words', () => {
  test('lows and badugis', () => {
    const [, held] = HANDS[0]!;
    expect(handWords(answerOf(draftOf('razz', held)).hand, 1)).toEqual(['Low 9-4-3-2-A']);
    expect(told(draftOf('razz', held))).toEqual([
      'Bob has the best hand (low 8-7-6-5-A) and wins 50. It beats Ann: low 9-4-3-2-A.',
    ]);
  });

  test('halves by their names', () => {
    const badeucy = told(draftOf('badeucy', HANDS[6]![1]));
    expect(badeucy[0]).toBe('The low half is 25.');
    expect(badeucy[1]).toContain('Ann has the best low hand (low K-7-4-3-2) and wins 25.');
    expect(badeucy[2]).toBe('The badugi half is 25.');
    expect(badeucy[3]).toContain('Bob has the best badugi (badugi 5-4-3-2) and wins 25.');
    const drawmaha = told(draftOf('drawmaha', HANDS[7]![1], HANDS[7]![2]));
    expect(drawmaha.at(-1)).toContain('Ann has the best five in hand (two pair, aces and kings');
  });

  test('a low that does not qualify', () => {
    const { hand } = answerOf(draftOf('stud8', HANDS[3]![1]));
    expect(handWords(hand, 1)).toEqual(['Full house, kings over nines', 'No low']);
  });

  test('odd chips of stud go by the cards, not by the seats (R132)', () => {
    const held = { Ann: 'AdKdQc9s8s5h3h', Bob: 'AcKcQd9h8h5s3s', Cem: 'Jc2d4hTs6d7h9c' };
    const three = draftOf('stud', held, '', '5');
    const { pots } = answerOf(three);
    expect(pots[0]?.award?.awards).toEqual({ 1: 8, 2: 7 });
    expect(told(three)[0]).toContain(
      'The odd chip goes by the highest card that plays and its suit: 1 to Ann.',
    );
  });
});

test('a common card is one less in every hand', () => {
  const draft = draftOf('razz', { Ann: 'Ac2d3hKs4d9c9h', Bob: '5c6d7h8sAhKcKd' }, '2s');
  expect(Object.keys(stateOf(draft).errors)).toEqual(['cards.1', 'cards.2']);
});
