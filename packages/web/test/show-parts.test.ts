import { BOARD_GAMES, parseCards } from '@sidepot/engine';
import { awardLines, awardShares } from '@sidepot/i18n/page';
import type { StreamEvent } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { countEquity } from '../src/equity/compute.js';
import { problemOf } from '../src/equity/input.js';
import { awardWords } from '../src/felt/model/award-words.js';
import type { Awarded, Beat } from '../src/felt/model/beat.js';
import { flightsOf } from '../src/felt/model/flights.js';
import { cardMarks, litPot, seatLight } from '../src/felt/model/light.js';
import { readSettings } from '../src/session/browser-settings.js';
import { namesOf } from '../src/session/names.js';
import { skipOf } from '../src/show/SkipButton.js';
import { spokenOf, turnWords } from '../src/show/spoken.js';
import { cueOf, cueOfNews } from '../src/sound/cues.js';
import { Played, seated } from './played.js';
import { NOW } from './scene.js';

/** Everybody all-in before the flop; 150 of seat 1 comes back. */
function allIn(config: object = {}): Played {
  const hand = new Played({ players: seated(250, 100, 50), ...config });
  hand.do({ type: 'allIn', seat: 1 });
  hand.do({ type: 'allIn', seat: 2 });
  hand.do({ type: 'allIn', seat: 3 });
  return hand;
}

const award = (parts: Partial<Awarded>): Awarded => ({
  type: 'awarded',
  pot: 1,
  name: 'Side pot 1',
  amount: 101,
  rake: 0,
  shares: [
    { seat: 2, amount: 51, odd: 1 },
    { seat: 3, amount: 50, odd: 0 },
  ],
  hands: [],
  ...parts,
});

const won = (seat: number, half: 'high' | 'low' | 'in-hand', cards: readonly number[], board = 0) =>
  ({
    seat,
    board,
    half,
    text: half === 'low' ? 'Low, 7-5-4-2-A' : 'Flush, ace high',
    cards,
  }) as Awarded['hands'][number];

const paid = (one: Awarded): Beat => ({ kind: 'award', award: one, isPaid: true });

describe('chances', () => {
  test('there are none while betting is possible or a hand is hidden', () => {
    const hand = new Played({ players: seated(250, 100, 50) });
    expect(problemOf(hand.view.hand!.view)).toBeNull();
    const hidden = allIn({ hideAllIns: true, mode: 'cash' });
    expect(problemOf(hidden.view.hand!.view)).toBeNull();
  });

  test('every seat has a part of each pot it contests, and the parts of a pot are whole', async () => {
    const hand = allIn();
    const problem = problemOf(hand.view.hand!.view)!;
    expect(problem.pots.map(({ index, amount }) => [index, amount])).toEqual([
      [0, 150],
      [1, 100],
    ]);
    const parts = (await countEquity(problem, new AbortController().signal))!;
    expect(parts.get(3)?.map(({ pot }) => pot)).toEqual([0]);
    expect(parts.get(1)?.map(({ pot }) => pot)).toEqual([0, 1]);
    for (const pot of [0, 1]) {
      const all = [...parts.values()].flat().filter((one) => one.pot === pot);
      expect(all.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 9);
    }
  });

  test('with several runs each board counts for its share, and knows the cards of the others', async () => {
    const hand = allIn({ runs: 2, mode: 'cash' });
    for (const seat of [1, 2, 3]) hand.do({ type: 'runs', seat, runs: 2 });
    for (let i = 0; i < 4; i++) hand.advance();
    const problem = problemOf(hand.view.hand!.view)!;
    expect(problem.boards.map(({ board }) => board.length)).toEqual([5, 3]);
    expect(problem.boards[1]?.dead).toEqual(problem.boards[0]?.board);
    const counted = await countEquity(problem, new AbortController().signal);
    const parts = [...counted!.values()].flat().filter(({ pot }) => pot === 0);
    expect(parts.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 9);
  });

  test('every game has them, also where three of a kind beat a straight', () => {
    const { view } = allIn().view.hand!;
    for (const game of BOARD_GAMES) {
      const rules = { ...view.rules, game, tripsOverStraight: true };
      expect(problemOf({ ...view, rules })).toMatchObject({ game, tripsOverStraight: true });
    }
  });

  test('what is not asked any more is not counted', async () => {
    const problem = problemOf(allIn().view.hand!.view)!;
    expect(await countEquity(problem, AbortSignal.abort())).toBeNull();
  });
});

describe('what an award lights', () => {
  const hands = [won(2, 'high', [1, 2, 3, 4, 5]), won(3, 'low', [4, 5, 6, 7, 8])];
  const beat = paid(award({ hands }));

  test('its pot, its winners, and nobody who cannot win it', () => {
    expect(litPot(beat)).toBe(1);
    expect([1, 2, 3, 4].map((seat) => seatLight(beat, seat, [2, 3, 4]))).toEqual([
      'dim',
      'lit',
      'lit',
      'none',
    ]);
    expect(seatLight({ kind: 'still' }, 1, [2])).toBe('none');
  });

  test('the cards that win, by half and by board', () => {
    expect([...cardMarks(beat, 0)]).toEqual([
      [1, 'high'],
      [2, 'high'],
      [3, 'high'],
      [4, 'both'],
      [5, 'both'],
      [6, 'low'],
      [7, 'low'],
      [8, 'low'],
    ]);
    expect(cardMarks(beat, 1).size).toBe(0);
  });
});

test('chips fly from bets to pots, from pots to winners, and back to their owner', () => {
  expect(flightsOf({ kind: 'refund', seat: 3, amount: 9 })).toMatchObject([
    { from: { at: 'bet', seat: 3 }, to: { at: 'seat', seat: 3 }, amount: 9 },
  ]);
  expect(flightsOf(paid(award({}))).map(({ amount, from }) => [amount, from])).toEqual([
    [51, { at: 'pot', pot: 1 }],
    [50, { at: 'pot', pot: 1 }],
  ]);
  expect(flightsOf({ kind: 'award', award: award({}), isPaid: false })).toEqual([]);
});

describe('words', () => {
  const names = namesOf(allIn().view);

  test('a split with its odd chip', () => {
    const cards = parseCards('Ah Kh 9h 5h 2h');
    const hands = [won(2, 'high', cards), won(3, 'high', cards)];
    const paid = awardWords(award({ hands }), 2);
    expect(awardLines(paid, names).map(({ text }) => text)).toEqual([
      'Player 2 and Player 3 split it with flush, ace high',
    ]);
    expect(awardShares(paid, names)).toEqual(['Player 2 +51 (odd chip 1)', 'Player 3 +50']);
  });

  test('R145 Drawmaha: two high hands, one of them in hand, are two halves', () => {
    const hands = [
      won(2, 'high', parseCards('Ad As Ah Ts 8c')),
      won(3, 'in-hand', parseCards('Kc Kd Qc Qd 5s')),
    ];
    expect(awardLines(awardWords(award({ hands }), 2), names)).toMatchObject([
      { of: 'High', text: 'Player 2 wins with three of a kind, aces' },
      { of: 'In hand', text: 'Player 3 wins with two pair, kings and queens, five kicker' },
    ]);
  });

  test('high and low, and several boards', () => {
    const hands = [won(2, 'high', [], 0), won(3, 'low', [], 0), won(3, 'high', [], 1)];
    expect(awardLines(awardWords(award({ hands }), 2), names).map(({ of }) => of)).toEqual([
      'Board 1 · High',
      'Board 1 · Low',
      'Board 2 · High',
    ]);
  });

  test('a screen reader hears the uncalled bet, the cards, the award with its reason', () => {
    const hand = allIn();
    while (hand.advance());
    const said = spokenOf(hand.all, hand.view).map(({ text }) => text);
    expect(said).toContain('Uncalled 150 returned to Player 1');
    expect(said.some((text) => /^Flop: \w+ of \w+, \w+ of \w+, \w+ of \w+$/.test(text))).toBe(true);
    expect(said.filter((text) => text.includes(' shows '))[0]).toMatch(/shows \w+ of \w+, \w+ of/);
    expect(said.at(-1)).toMatch(/^Main pot, 150\. Player \d wins with [^.]*$/);
  });

  test('it also hears whose turn it is and what that costs', () => {
    const hand = new Played({ players: seated(250, 100, 50) }, 1);
    expect(turnWords(hand.view)).toBe('Your turn. 10 to call. The pot is 15');
    hand.do({ type: 'call', seat: 1 });
    expect(turnWords(hand.view)).toBe('Player 2 to act');
    expect(turnWords(allIn().view)).toBe('Waiting for cards…');
  });
});

describe('skip', () => {
  const clock = {
    kind: 'runOut',
    seats: [],
    startedAt: NOW,
    deadline: NOW + 2000,
    left: null,
  } as const;

  test('is there while the dealer waits, for those in the hand', () => {
    const { view } = allIn();
    expect(skipOf(view)).toBeNull();
    expect(skipOf({ ...view, clock })).toMatchObject({ canAsk: false, have: 0 });
    const mine = { ...view, clock, you: { ...view.you, player: 'player_2_id' } };
    expect(skipOf(mine)).toMatchObject({ canAsk: true, isMine: false });
    const asked = { ...mine, hand: { ...mine.hand!, skips: [2] } };
    expect(skipOf(asked)).toMatchObject({ isMine: true, have: 1 });
  });
});

describe('sounds', () => {
  test('one for what is on stage; a win only for me', () => {
    expect(cueOf({ kind: 'bet', seat: 1, amount: 5 }, 1)).toBe('chips');
    expect(cueOf({ kind: 'board', board: 0, cards: 1 }, 1)).toBe('card');
    expect(cueOf(paid(award({})), 2)).toBe('win');
    expect(cueOf(paid(award({})), 1)).toBe('chips');
    expect(cueOf({ kind: 'still' }, 1)).toBeNull();
  });

  test('a check knocks', () => {
    const event = {
      type: 'acted',
      seat: 1,
      action: 'check',
      to: 0,
      paid: 0,
      allIn: false,
      full: false,
    };
    expect(cueOfNews([{ of: 'hand', seq: 1, at: 0, hand: 1, event } as StreamEvent])).toBe('check');
    expect(cueOfNews([])).toBeNull();
  });

  test('they are on until somebody does not want them, and what is stored may be anything', () => {
    expect(readSettings(null)).toEqual({
      sound: true,
      vibration: true,
      notices: false,
      equity: true,
      bigBlinds: false,
      hud: false,
    });
    expect(readSettings('{"sound":false,"equity":7}')).toMatchObject({
      sound: false,
      equity: true,
    });
    expect(readSettings('nonsense')).toMatchObject({ sound: true });
    expect(readSettings('null')).toMatchObject({ sound: true });
  });
});
