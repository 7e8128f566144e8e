/** Three ways to say who wins. */

import { describe, expect, test } from 'vitest';
import { type DraftPlace, pickOf, withPlayer } from '../src/calculator/model/draft.js';
import {
  movePlace,
  placesIn,
  placesOf,
  tiersOf,
  toggleTie,
} from '../src/calculator/model/order.js';
import { stateOf } from '../src/calculator/model/state.js';
import { solvedWords } from '../src/calculator/model/steps.js';
import { handWords } from '../src/calculator/model/words.js';
import { handJson } from '../src/calculator/share/json.js';
import { answerOf, settled, settlementOf, totals } from './calculator-hands.js';

const THREE = { Ann: '50', Bob: '100', Cem: '100' };
const awards = (draft: Parameters<typeof answerOf>[0]) =>
  settlementOf(answerOf(draft)).pots.map((pot) => pot.awards);

describe('pot by pot', () => {
  const picked = (picks: Readonly<Record<string, readonly number[]>>) =>
    totals(THREE, { way: 'pots', picks });

  test('pots and refund are there before anybody is picked', () => {
    const answer = answerOf(totals({ ...THREE, Cem: '130' }, { way: 'pots' }));
    expect(answer.pots.map(({ amount, award }) => [amount, award])).toEqual([
      [150, null],
      [100, null],
    ]);
    expect(answer.refund).toEqual({ key: 3, amount: 30 });
    expect(answer.isAwarded).toBe(false);
    expect(handJson(answer).boards).toEqual([]);
  });

  test('each pot is paid when its winner is known', () => {
    const draft = picked({ [pickOf(0, 0, 'high')]: [1] });
    expect(awards(draft)).toEqual([{ Ann: 150 }, null]);
  });

  test('several picked share, and the JSON has an order that pays the same', () => {
    const draft = picked({ [pickOf(0, 0, 'high')]: [1, 3], [pickOf(1, 0, 'high')]: [3] });
    const answer = answerOf(draft);
    expect(awards(draft)).toEqual([{ Ann: 75, Cem: 75 }, { Cem: 100 }]);
    expect(answer.isInconsistent).toBe(false);
    expect(settled(handJson(answer))).toEqual(settlementOf(answer));
  });

  test('winners that no order of hands gives are paid, with a warning (R89)', () => {
    const draft = picked({ [pickOf(0, 0, 'high')]: [3], [pickOf(1, 0, 'high')]: [2] });
    const answer = answerOf(draft);
    expect(awards(draft)).toEqual([{ Cem: 150 }, { Bob: 100 }]);
    expect(answer.isInconsistent).toBe(true);
    expect(answer.ranking).toBeNull();
  });

  test('who cannot win a pot is not paid from it, though picked before', () => {
    const draft = picked({ [pickOf(0, 0, 'high')]: [1], [pickOf(1, 0, 'high')]: [1, 2] });
    expect(awards(draft)).toEqual([{ Ann: 150 }, { Bob: 100 }]);
  });

  test('high and low on two boards', () => {
    const draft = totals(
      { Ann: '100', Bob: '100' },
      {
        ...{ way: 'pots', game: 'omaha8', boardCount: 2 },
        picks: {
          [pickOf(0, 0, 'high')]: [1],
          [pickOf(0, 0, 'low')]: [2],
          [pickOf(0, 1, 'high')]: [2],
        },
      },
    );
    expect(awards(draft)).toEqual([{ Ann: 50, Bob: 150 }]);
    expect(settled(handJson(answerOf(draft)))).toEqual(settlementOf(answerOf(draft)));
  });
});

describe('ranking', () => {
  const places = (text: string): readonly DraftPlace[] =>
    placesIn(text.split('>').map((tier) => tier.split('=').map(Number)));
  const shown = (list: readonly DraftPlace[]): string =>
    tiersOf(list)
      .map((tier) => tier.join('='))
      .join('>');

  test.each([
    ['1>2>3', 2, 0, '3>1>2'],
    ['1>2>3', 0, 2, '2>3>1'],
    ['1=2>3', 2, 1, '1=3=2'],
    ['1=2>3', 0, 2, '2>3>1'],
    ['1>2=3', 1, 0, '2>1>3'],
    ['1>2=3', 0, 1, '2=1=3'],
    ['1>2', 0, -1, '1>2'],
  ])('%s: line %i to %i is %s', (list, from, to, after) => {
    expect(shown(movePlace(places(list), from, to))).toBe(after);
  });

  test('a tie is made and undone', () => {
    expect(shown(toggleTie(places('1>2>3'), 1))).toBe('1=2>3');
    expect(shown(toggleTie(places('1=2>3'), 1))).toBe('1>2>3');
    expect(shown(toggleTie(places('1>2'), 0))).toBe('1>2');
  });

  test('who folds leaves the order, who is new comes last', () => {
    const draft = totals(THREE, {
      orders: [{ high: places('3=1'), low: [] }],
    });
    expect(shown(placesOf(draft, 0))).toBe('3=1>2');
    expect(shown(placesOf(withPlayer(draft, 3, { folded: true }), 0))).toBe('1>2');
  });

  test('until it is said nobody wins', () => {
    expect(answerOf(totals(THREE, { way: 'rank' })).isAwarded).toBe(false);
  });
});

describe('cards', () => {
  const withCards = (boards: readonly string[], hands: readonly string[], fields = {}) => {
    const draft = totals(THREE, {
      way: 'cards',
      boards: [...boards, '', ''].slice(0, 3),
      ...fields,
    });
    return hands.reduce((now, cards, i) => withPlayer(now, i + 1, { cards }), draft);
  };

  test('the evaluator decides, and the hands are named', () => {
    const draft = withCards(['As Ks 7d 4c 2c'], ['7h7s', 'AhJh', 'Ac Td']);
    const answer = answerOf(draft);
    expect(awards(draft)).toEqual([{ Ann: 150 }, { Bob: 100 }]);
    expect(handWords(answer.hand, 1)).toEqual(['Three of a kind, sevens']);
  });

  test('issue 13, 4: the steps name the kicker that decides, and the hand it beats', () => {
    const draft = withCards(['K♥6♥2♥4♠6♦'], ['A♣J♥', 'A♥9♦', 'Qc3d']);
    const { pots, hand } = answerOf(draft);
    const told = pots.map(({ award, eligible }) =>
      award?.steps.map((_, i) => solvedWords(award.steps, i, hand, eligible)),
    );
    expect(told).toEqual([
      [
        'Ann has the best hand (pair of sixes, jack kicker) and wins 150. It beats Bob: pair of sixes, nine kicker.',
      ],
      [
        'Bob has the best hand (pair of sixes, ace kicker) and wins 100. It beats Cem: pair of sixes, king kicker.',
      ],
    ]);
  });

  test('while cards are missing, or half typed, nobody wins and nothing is wrong', () => {
    for (const board of ['As Ks 7d 4c', 'As Ks 7d 4c 2', 'As Ks 7d 4c 10', 'A♠ K♠ 7♦4♣2']) {
      const answer = answerOf(withCards([board], ['7h7s', 'AhJh', 'AcTd']));
      expect(answer.isAwarded).toBe(false);
    }
  });

  test.each([
    ['Xx', 'BAD_CARD'],
    ['7h7h', 'DUPLICATE_CARD'],
    ['AsKd', 'DUPLICATE_CARD'],
    ['7h7s8c', 'TOO_MANY_CARDS'],
  ])('%s is refused at its field: %s', (cards, code) => {
    const { errors } = stateOf(withCards(['As Ks 7d 4c 2c'], [cards, 'AhJh', 'AcTd']));
    expect(errors['cards.1']?.code).toBe(code);
  });

  test('bad cards do not hold the answer back where their fields are not to be seen', () => {
    const bad = withCards(['As Ks 7d 4c 2c'], ['Xx', 'AhJh', 'AcTd']);
    for (const way of ['rank', 'pots'] as const) {
      expect(stateOf({ ...bad, way })).toMatchObject({ errors: {}, isOld: false });
    }
    const alone = [1, 2].reduce((now, key) => withPlayer(now, key, { folded: true }), bad);
    expect(awards(alone)).toEqual([{ Cem: 250 }]);
  });

  test('boards share the cards that were there when they parted', () => {
    const boards = ['As Ks 7d 4c 2c', 'As Ks 7d 4c Jd'];
    const draft = withCards(boards, ['7h7s', 'AhJh', 'QcTd'], { boardCount: 2 });
    // The jack makes Cem's straight.
    expect(awards(draft)).toEqual([
      { Ann: 75, Cem: 75 },
      { Bob: 50, Cem: 50 },
    ]);
    const twice = withCards([boards[0]!, 'As Ks 7d 2c Jd'], ['7h7s', 'AhJh', 'QcTd'], {
      boardCount: 2,
    });
    expect(stateOf(twice).errors['board.1']?.code).toBe('DUPLICATE_CARD');
  });

  test('Omaha plays two of the hand, and splits with the low', () => {
    const draft = withCards(['8s 6d 3c Kh Qh'], ['As2dTcTs', 'KsKd9c9s', 'QsQd8d8c'], {
      game: 'omaha8',
    });
    expect(awards(draft)).toEqual([{ Ann: 75, Bob: 75 }, { Bob: 100 }]);
  });

  test('a folded hand needs no cards', () => {
    const draft = withPlayer(withCards(['As Ks 7d 4c 2c'], ['7h7s', 'AhJh', '']), 3, {
      folded: true,
    });
    expect(answerOf(draft).isAwarded).toBe(true);
  });
});
