/** House: bomb pots. No blinds, everybody antes, and the betting starts on the flop. */
import { type HandConfig, perft, startHand, viewFor } from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import { begin, configOf, play, pots, putIn, stacksOf, startCode, story, turn } from './play.js';
import { count, type WalkConfig } from './walker.js';

const bomb = (ante: number) => ({ bombPot: true, mode: 'cash', ante }) as const;

describe('how a bomb pot starts', () => {
  it('antes, hole cards and flop in one go; nobody posts a blind', () => {
    const hand = begin('1000 1000 1000', { ...bomb(200), board: 'As Kd 7h' });
    expect(hand.events.map(({ type }) => type)).toEqual([
      'started',
      ...['posted', 'posted', 'posted'],
      ...['dealt', 'dealt', 'dealt'],
      'board',
      'opened',
    ]);
    expect(story(hand, 'posted')).toEqual([
      '1 posts ante 200',
      '2 posts ante 200',
      '3 posts ante 200',
    ]);
    expect(story(hand, 'board')).toEqual(['board 1: As Kd 7h']);
    expect(pots(hand)).toEqual(['1 2 3: 600']);
  });
  it('left of the button speaks first, and the smallest bet is the big blind', () => {
    const hand = begin('1000 1000 1000', { ...bomb(200), button: 1 });
    expect(turn(hand)).toBe('2: fold, check, bet 100-800, all-in bet 800');
  });
  it('pot limit: at most what the antes made', () => {
    const hand = begin('1000 1000 1000', { ...bomb(50), game: 'omaha' });
    expect(turn(hand)).toBe('1: fold, check, bet 100-150');
  });
  it('fixed limit: the small bet, and it is no raise', () => {
    const hand = begin('1000 1000 1000', { ...bomb(50), limit: 'fixed-limit' });
    expect(turn(hand)).toBe('1: fold, check, bet 100-100');
    expect(hand.state.bets).toBe(0);
  });
  it('short deck: antes are no bets, and the smallest bet is its big blind', () => {
    const players = [1, 2, 3].map((seat) => ({ id: `P${seat}`, seat, stack: 500 }));
    const config: HandConfig = {
      ...bomb(90),
      players,
      button: 3,
      game: 'short-deck',
      bigBlind: 20,
    };
    const started = startHand(config);
    if (!started.ok) throw new Error(started.error.code);
    const hand = play(started.value, '|');
    expect([1, 2, 3].map((seat) => putIn(hand, seat))).toEqual([
      [90, 0, 0],
      [90, 0, 0],
      [90, 0, 0],
    ]);
    expect(turn(hand)).toBe('1: fold, check, bet 20-410, all-in bet 410');
  });
  it('without a deck the first deal is the flop, with everybody’s hand', () => {
    const waiting = begin('1000 1000', { ...bomb(50), noDeck: true });
    expect(turn(waiting)).toBe('deal flop');
    const hand = play(waiting, '|');
    expect(hand.state.players.map(({ held }) => held)).toEqual([2, 2]);
    expect(hand.state.boards).toEqual([[null, null, null]]);
    expect(hand.state.street).toBe(1);
  });
  it('the rail sees the flop and no hand', () => {
    const { state } = begin('1000 1000', { ...bomb(50), board: 'As Kd 7h' });
    const view = viewFor(state, 'rail');
    expect(view.boards).toEqual(state.boards);
    expect(view.players.map(({ held, shown }) => [held, shown])).toEqual([
      [2, []],
      [2, []],
    ]);
    expect(view.own).toEqual([]);
  });
});

describe('all-in by the ante', () => {
  const cards = { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' };
  const board = '2c 7d 9h Tc 3s';

  it('one of three: a side pot from the antes, and the others bet on', () => {
    const hand = begin('150 1000 1000', { ...bomb(200), cards, board });
    expect(pots(hand)).toEqual(['1 2 3: 450', '2 3: 100']);
    expect(turn(hand)).toBe('2: fold, check, bet 100-800, all-in bet 800');
    const end = play(hand, 'check, check, |, check, check, |, check, check, end');
    expect(stacksOf(end)).toEqual([450, 900, 800]);
  });
  it('all of them: hands up, board to the end, no decision', () => {
    const hand = begin('150 200 100', { ...bomb(200), cards, board });
    expect(story(hand, 'refunded', 'shown')).toEqual([
      '2 back 50',
      '1 shows As Ah',
      '2 shows Ks Kh',
      '3 shows Qs Qh',
    ]);
    expect(stacksOf(play(hand, 'end'))).toEqual([400, 50, 0]);
  });
  it('but one: what nobody could match of their ante goes back', () => {
    const hand = begin('150 1000', { ...bomb(200), cards, board, button: 1 });
    expect(story(hand, 'refunded')).toEqual(['2 back 50']);
    expect(pots(hand)).toEqual(['1 2: 300']);
    expect(stacksOf(play(hand, 'end'))).toEqual([300, 850]);
  });
  it('run twice: turn and river, twice', () => {
    const hand = begin('200 200', { ...bomb(200), runs: 2 });
    expect(turn(hand)).toBe('runs 1 2 up to 2');
    const end = play(hand, '1 runs 2, 2 runs 2, end');
    expect(end.state.boards.map(({ length }) => length)).toEqual([5, 5]);
    expect(end.state.boards[0]?.slice(0, 3)).toEqual(end.state.boards[1]?.slice(0, 3));
  });
});

describe('who may have a bomb pot', () => {
  it.each([
    ['a tournament', { ...bomb(50), mode: 'tournament' }, 'BAD_INPUT'],
    ['no ante', bomb(0), 'BAD_ANTE'],
    ['an ante that one posts for all', { ...bomb(50), anteMode: 'bigBlind' }, 'BAD_ANTE'],
    ['a straddle', { ...bomb(50), straddles: [{ seat: 3, amount: 200 }] }, 'BAD_BLINDS'],
    ['no smallest bet', { ...bomb(50), blinds: '0/0' }, 'BAD_BLINDS'],
    ['neither yes nor no', { ...bomb(50), bombPot: 1 as unknown as boolean }, 'BAD_INPUT'],
    ['antes from all', { ...bomb(50), anteMode: 'perPlayer' }, 'accepted'],
  ] as const)('%s', (_, options, code) => {
    expect(startCode('1000 1000 1000', options)).toBe(code);
  });
  it('nobody who posts to come in', () => {
    const config = configOf('1000 1000 1000', bomb(50));
    const players = config.players.map((player, i) =>
      i === 0 ? { ...player, posts: { live: 100 } } : player,
    );
    expect(startHand({ ...config, players })).toMatchObject({ error: { code: 'BAD_BLINDS' } });
  });
});

describe('as many ways to bet as the walker finds', () => {
  const table = (stacks: number[], more: Partial<WalkConfig>): WalkConfig => ({
    stacks,
    button: 1,
    smallBlind: 1,
    bigBlind: 2,
    limit: 'no-limit',
    anteMode: 'perPlayer',
    ante: 3,
    singleAnteOrder: 'ante-first',
    unit: 1,
    streets: 4,
    reopen: 'per-player',
    straddleRaise: 'bb',
    potLimitPreflop: 'full-blinds',
    fixedLimitRaises: 4,
    smallBet: 2,
    bigBet: 4,
    mode: 'cash',
    bombPot: true,
    ...more,
  });

  it.each([
    ['two players', [10, 10], {}, 5],
    ['one of three all-in by the ante', [3, 8, 9], {}, 5],
    ['pot limit', [12, 12], { limit: 'pot-limit' }, 5],
    ['fixed limit', [30, 30, 30], { limit: 'fixed-limit' }, 5],
  ] as const)('%s', (_, stacks, more, depth) => {
    const walked = table([...stacks], more);
    const { stacks: _stacks, streets: _streets, ...config } = walked;
    const players = stacks.map((stack, i) => ({ id: `P${i + 1}`, seat: i + 1, stack }));
    const counted = perft({ ...config, players }, depth);
    if (!counted.ok) throw new Error(counted.error.code);
    const byWalker = count(walked, depth);
    expect(counted.value.map(({ sequences }) => sequences)).toEqual(byWalker.lines);
    expect(counted.value.map(({ ended }) => ended)).toEqual(byWalker.ended);
  });
});
