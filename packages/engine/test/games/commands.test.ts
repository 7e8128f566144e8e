/** Commands, refusals and the dealer's ways of stud and draw games, by rule. */

import {
  apply,
  type Card,
  deckOf,
  type HandConfig,
  type HandState,
  holeCardsOf,
  parseCards,
  perft,
  seenCards,
  startHand,
  unwrap,
  viewFor,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { played, seatOf, studHand } from './stud-hands.js';

const code = (state: HandState, command: Parameters<typeof apply>[1]): string => {
  const step = apply(state, command);
  return step.ok ? 'ok' : step.error.code;
};

const drawHand = (count: number, more: Partial<HandConfig> = {}): HandState =>
  unwrap(
    startHand({
      game: '27td',
      players: Array.from({ length: count }, (_, i) => ({
        ...{ id: `P${i + 1}`, seat: i + 1, stack: 1000 },
      })),
      ...{ button: count, smallBlind: 20, bigBlind: 40, deck: deckOf('27td') },
      ...more,
    }),
  ).state;

describe('R105 what a stud hand needs', () => {
  const config = {
    game: 'stud',
    players: [1, 2].map((seat) => ({ id: `P${seat}`, seat, stack: 100 })),
    ...{ button: 2, ante: 1, bringIn: 2, smallBet: 4, bigBet: 8 },
  } as const satisfies HandConfig;
  test.each([
    ['no ante', { ante: 0 }, 'BAD_ANTE'],
    ['no bring-in', { bringIn: 0 }, 'BAD_BLINDS'],
    ['a bring-in above the bet', { bringIn: 5 }, 'BAD_BLINDS'],
    ['no small bet', { smallBet: 0 }, 'BAD_BLINDS'],
    ['blinds', { smallBlind: 1, bigBlind: 2 }, 'BAD_BLINDS'],
    ['a limit that it has not', { limit: 'no-limit' }, 'BAD_INPUT'],
    ['a bomb pot', { mode: 'cash', bombPot: true }, 'BAD_INPUT'],
    ['a tie by something else', { boardTie: 'age' }, 'BAD_INPUT'],
  ])('%s', (_, change, wanted) => {
    const hand = startHand({ ...config, ...change } as HandConfig);
    expect(hand.ok ? 'ok' : hand.error.code).toBe(wanted);
  });
  test('R158 nine players are too many, and hold’em has no bring-in', () => {
    const players = Array.from({ length: 9 }, (_, i) => ({ id: i, seat: i + 1, stack: 100 }));
    const hand = startHand({ ...config, players, button: 9 });
    expect(hand).toMatchObject({ ok: false, error: { code: 'TOO_MANY_PLAYERS', max: 8 } });
    const { ante: _, ...rest } = config;
    const holdem = startHand({ ...rest, game: 'holdem', bigBlind: 2 });
    expect(holdem).toMatchObject({ ok: false, error: { code: 'BAD_BLINDS', field: 'bringIn' } });
  });
});

describe('R108 and R158 the bring-in', () => {
  const start = studHand('stud', 3, 'As Ah 9d Ks Kh 2c Qs Qh Jd');
  test('anything else is refused, time-out posts it', () => {
    expect(seatOf(start)).toBe(2);
    for (const type of ['fold', 'check', 'call'] as const) {
      expect(code(start, { type, seat: 2 })).toBe('BRING_IN_DUE');
    }
    expect(code(start, { type: 'bet', seat: 2, to: 40 })).toBe('BRING_IN_DUE');
    expect(code(start, { type: 'bringIn', seat: 1 })).toBe('NOT_YOUR_TURN');
    expect(played(start, 'timeout').players[1]).toMatchObject({ bet: 10, forced: 10 });
    expect(code(played(start, 'bringIn'), { type: 'bringIn', seat: 3 })).toBe('NOT_DUE');
  });
  test('R120 it is no action that makes a misdeal too late', () => {
    const called = played(start, 'bringIn', 'call');
    expect(called.actions).toBe(1);
    expect(code(called, { type: 'void', reason: 'misdeal' })).toBe('ok');
    const folded = played(called, 'fold');
    expect(code(folded, { type: 'void', reason: 'misdeal' })).not.toBe('ok');
  });
  test('who is killed before it leaves the price, and nobody is forced', () => {
    const killed = unwrap(apply(start, { type: 'kill', seat: 2 })).state;
    expect(killed.turn).toMatchObject({ seat: 3, legal: { fold: true, call: 10, bringIn: null } });
  });
});

describe('R116 open pair', () => {
  test('small or big, and nothing between', () => {
    const cards = 'As Ah 9d Ks Kh 2c Qs Qh Jd 9c 4c 7h';
    const fourth = played(
      studHand('stud', 3, cards, { openPair: true }),
      ...['bringIn', 'call', 'call'],
    );
    expect(fourth.turn).toMatchObject({ seat: 1, legal: { bet: { either: [40, 80] } } });
    expect(code(fourth, { type: 'bet', seat: 1, to: 60 })).toBe('BELOW_MINIMUM');
    expect(code(fourth, { type: 'bet', seat: 1, to: 80 })).toBe('ok');
  });
});

describe('R123 and R158 a draw', () => {
  const asked = played(drawHand(3), 'call', 'call', 'check');
  const own = (seat: number): readonly Card[] => holeCardsOf(asked, seat) as readonly Card[];
  test('in turn from the left of the button, and nothing else is due', () => {
    expect(asked.turn).toEqual({ kind: 'draw', seat: 1, min: 0, max: 5, replace: true });
    expect(code(asked, { type: 'check', seat: 1 })).toBe('DRAW_DUE');
    expect(code(asked, { type: 'check', seat: 2 })).toBe('BETTING_CLOSED');
    expect(code(asked, { type: 'draw', seat: 2 })).toBe('NOT_YOUR_TURN');
    expect(code(asked, { type: 'deal' })).toBe('NOT_DUE');
    expect(code(drawHand(3), { type: 'draw', seat: 3 })).toBe('NOT_DUE');
  });
  test('only one’s own cards, each once', () => {
    expect(code(asked, { type: 'draw', seat: 1, cards: own(2) })).toBe('NOT_YOUR_CARD');
    const [first = 0 as Card] = own(1);
    expect(code(asked, { type: 'draw', seat: 1, cards: [first, first] })).toBe('NOT_YOUR_CARD');
    expect(code(asked, { type: 'draw', seat: 1, cards: [...own(1), 51 as Card] })).toBe(
      'TOO_MANY_DISCARDS',
    );
  });
  test('R130 others learn how many, R159 oneself which', () => {
    const thrown = own(1).slice(0, 2);
    const after = unwrap(apply(asked, { type: 'draw', seat: 1, cards: thrown })).state;
    expect(viewFor(after, 1).thrown).toEqual([thrown]);
    expect(viewFor(after, 2).thrown).toEqual([]);
    expect(viewFor(after, 2).players[0]).toMatchObject({ held: 3, drawn: [2] });
  });
  test('R129 out of time is pat', () => {
    expect(played(asked, 'timeout').players[0]?.drawn).toEqual([0]);
  });
});

describe('R160 cards run out', () => {
  test('without a spare deck it is said, and the dealer may bring the cards', () => {
    let hand = played(drawHand(6), 'call', 'call', 'call', 'call', 'call', 'check');
    for (let seat = 1; seat <= 6; seat++) {
      const cards = holeCardsOf(hand, seat).slice(0, 4);
      hand = unwrap(apply(hand, { type: 'draw', seat, cards })).state;
    }
    expect(apply(hand, { type: 'deal' })).toMatchObject({
      ok: false,
      error: { code: 'DECK_EXHAUSTED' },
    });
    const free = deckOf('27td').slice(30);
    const back = hand.hidden.thrown.flat(2) as Card[];
    const pool = [...free, ...back.slice(4), ...back.slice(0, 4)];
    const hands = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((seat, i) => [seat, pool.slice(4 * i, 4 * i + 4)]),
    );
    const dealt = unwrap(apply(hand, { type: 'deal', hands })).state;
    expect(dealt.players.map(({ held }) => held)).toEqual([5, 5, 5, 5, 5, 5]);
  });
  test('a spare deck is the same deck in another order', () => {
    const players = [1, 2].map((seat) => ({ id: seat, seat, stack: 100 }));
    const config = { game: '27td', players, button: 1, bigBlind: 2, deck: deckOf('27td') } as const;
    const spares = [deckOf('27td').slice(1)];
    expect(startHand({ ...config, spares }).ok).toBe(false);
    expect(startHand({ ...config, spares: [deckOf('27td').reverse()] }).ok).toBe(true);
  });
});

describe('R159 what others see of stud', () => {
  test('up cards, the number of down cards; a hand that folds turns them over', () => {
    const start = studHand('stud', 3, 'As Ah 9d Ks Kh 2c Qs Qh Jd');
    expect(seenCards(viewFor(start, 1), 2)).toEqual([null, null, ...parseCards('2c')]);
    expect(seenCards(viewFor(start, 1), 1)).toEqual(parseCards('As Ah 9d'));
    const folded = played(start, 'bringIn', 'fold');
    expect(viewFor(folded, 1).players[2]).toMatchObject({ held: 3, up: [], folded: true });
    expect(viewFor(folded, 3).own).toEqual(parseCards('Qs Qh Jd'));
  });
});

describe('perft', () => {
  const players = [1, 2].map((seat) => ({ id: seat, seat, stack: 20 }));
  test('R125 a draw is an action, once for each number of cards', () => {
    const config = { game: '27sd', players, button: 1, smallBlind: 1, bigBlind: 2 } as const;
    const counts = unwrap(perft({ ...config, limit: 'fixed-limit' }, 3));
    // After a call and a check, or a raise and a call, 6 numbers of cards; else 3: 6 + 3 + 6 + 3.
    expect(counts.map(({ sequences }) => sequences)).toEqual([1, 3, 6, 18]);
  });
  test('R108 the bring-in is one of two', () => {
    const stakes = { ante: 1, bringIn: 1, smallBet: 4, bigBet: 8 };
    const counts = unwrap(perft({ game: 'stud', players, button: 2, ...stakes }, 2));
    expect(counts.map(({ sequences }) => sequences)).toEqual([1, 2, 6]);
  });
});

test('R16 a side pot without rivals is paid before the next draw: nobody’s clock draws ahead of it', () => {
  const players = [1, 100, 100].map((stack, i) => ({ id: `P${i + 1}`, seat: i + 1, stack }));
  let state = drawHand(3, { players, smallBlind: 1, bigBlind: 2 });
  const pat = [1, 2, 3].map((seat) => ({ type: 'draw', seat }) as const);
  const before = [
    { type: 'call', seat: 3 },
    { type: 'check', seat: 2 },
  ] as const;
  const after = [
    { type: 'deal' },
    { type: 'bet', seat: 2, to: 2 },
    { type: 'fold', seat: 3 },
  ] as const;
  for (const command of [...before, ...pat, ...after]) state = unwrap(apply(state, command)).state;
  expect(state.turn).toEqual({ kind: 'award', pot: 1 });
  expect(code(state, { type: 'timeout', seat: 1 })).not.toBe('ok');
  const paid = unwrap(apply(state, { type: 'award' })).state;
  expect(paid.turn).toMatchObject({ kind: 'draw', seat: 1 });
  expect(code(paid, { type: 'timeout', seat: 1 })).toBe('ok');
});
