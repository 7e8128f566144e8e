/** `settleCards` pays as the hand itself does; what is wrong with its cards has a code. */

import {
  type CardPlayer,
  type HandState,
  holeCardsOf,
  type SettleCardsInput,
  settleCards,
  unwrap,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { begin, play } from './play.js';

const player = (id: string, seat: number, live: number, cards?: string): CardPlayer => {
  return { id, seat, live, folded: cards === undefined, ...(cards === undefined ? {} : { cards }) };
};
const hand: SettleCardsInput = {
  players: [player('Ann', 1, 50, 'As Ah'), player('Bob', 2, 80, 'Kd Kc'), player('Cat', 3, 80)],
  ...{ button: 1, seatCount: 3, boards: ['Qs 7d 7h 3c 2s'] },
};
const awardsOf = (input: SettleCardsInput): unknown => unwrap(settleCards(input)).awards;

describe('who gets what', () => {
  test('hold’em: the short hand wins what it reaches', () => {
    expect(awardsOf(hand)).toEqual({ Ann: 150, Bob: 60 });
  });

  test('two boards share each pot', () => {
    expect(awardsOf({ ...hand, boards: ['Qs 7d 7h 3c 2s', 'Ks 7d 7h 3c 2s'] })).toEqual({
      ...{ Ann: 75, Bob: 135 },
    });
  });

  test('Omaha eight-or-better in halves; who makes no low has none', () => {
    const players = [player('Ann', 1, 50, 'As 2s 3d 4d'), player('Bob', 2, 50, 'Kc Kd Qh Qd')];
    const boards = ['Kh 8h 7c 5c Js'];
    expect(awardsOf({ ...hand, game: 'omaha8', players, boards })).toEqual({ Ann: 50, Bob: 50 });
    expect(awardsOf({ ...hand, game: 'omaha', players, boards })).toEqual({ Bob: 100 });
  });

  test('short deck, by the house’s order of trips and straights', () => {
    const players = [player('Ann', 1, 50, '9s 9d'), player('Bob', 2, 50, 'Js Td')];
    const short = { ...hand, game: 'short-deck', players, boards: ['9c 8h 7d Ac Qd'] } as const;
    expect(awardsOf(short)).toEqual({ Bob: 100 });
    expect(awardsOf({ ...short, tripsOverStraight: true })).toEqual({ Ann: 100 });
  });

  test('one hand left needs neither cards nor boards', () => {
    const players = [{ ...player('Ann', 1, 50), folded: false }, player('Bob', 2, 80)];
    expect(awardsOf({ ...hand, players, boards: [] })).toEqual({ Ann: 100 });
  });

  test('as the hand that was played', () => {
    const { state } = play(begin('1000 400 700'), 'raise 600', 'call', 'call', 'end');
    const finished = autoPlayed(state);
    const settled = unwrap(
      settleCards({
        players: finished.players.map(({ id, seat, ante, dead, live, folded }) => {
          return {
            id,
            seat,
            ante,
            dead,
            live,
            folded,
            cards: holeCardsOf(finished, seat) as never,
          };
        }),
        button: finished.rules.button,
        seatCount: finished.rules.seatCount,
        boards: finished.boards as never,
      }),
    );
    const won = finished.players
      .filter((one) => one.won > 0)
      .map(({ id, won: chips }) => [id, chips]);
    expect(settled.awards).toEqual(Object.fromEntries(won));
  });
});

/** Checked down. */
function autoPlayed(state: HandState): HandState {
  let now = { state, events: [] } as unknown as ReturnType<typeof begin>;
  while (now.state.turn.kind === 'act') now = play(now, 'check', 'end');
  return now.state;
}

describe('what is refused', () => {
  const ann = player('Ann', 1, 50, 'As Ah');
  const bob = player('Bob', 2, 50, 'Kd Kc');
  test.each<[string, object, object]>([
    ['a card twice', { players: [ann, player('Bob', 2, 50, 'As Kc')] }, { code: 'DUPLICATE_CARD' }],
    ['a card of the board', { boards: ['As 7d 7h 3c 2s'] }, { code: 'DUPLICATE_CARD' }],
    [
      'four cards on a board',
      { boards: ['Qs 7d 7h 3c'] },
      { code: 'BAD_BOARDS', field: 'boards[0]' },
    ],
    [
      'a board that was deleted from the list',
      { boards: new Array(1) },
      { code: 'BAD_INPUT', field: 'boards[0]' },
    ],
    [
      'three hole cards',
      { players: [player('Ann', 1, 50, 'As Ah Ac'), bob] },
      { code: 'BAD_HAND', player: 'Ann' },
    ],
    [
      'a card of another deck',
      { game: 'short-deck', boards: ['Qs 7d 7h 9c 2s'] },
      { code: 'BAD_CARD' },
    ],
    ['no game', { game: 'snap' }, { code: 'BAD_INPUT', field: 'game' }],
    [
      'a hand that nobody knows',
      { players: [ann, { ...player('Bob', 2, 50), folded: false }] },
      { code: 'MISSING_RANK', player: 'Bob' },
    ],
    ['ranks beside the cards', { kind: 'hilo' }, { code: 'UNKNOWN_KEY', key: 'kind' }],
    [
      'a misspelt key',
      { players: [ann, { ...bob, card: 'As' }] },
      { code: 'UNKNOWN_KEY', nearest: 'cards' },
    ],
  ])('%s', (_, change, error) => {
    const input = { ...hand, players: [ann, bob], ...change } as SettleCardsInput;
    expect(settleCards(input)).toMatchObject({ ok: false, error });
  });
});
