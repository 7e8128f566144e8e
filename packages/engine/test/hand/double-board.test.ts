/** House: two boards at once. Each street comes on both, and each takes half of every pot (R88). */
import {
  apply,
  type Card,
  formatCards,
  type HandState,
  parseCards,
  perft,
  readPhh,
  rebuild,
  replayHand,
  startHand,
  toOpenHandHistory,
  toPhh,
  toPokerStars,
  writePhh,
} from '@sidepot/engine';
import { describe, expect, it } from 'vitest';
import {
  begin,
  configOf,
  type Played,
  play,
  pots,
  stacksOf,
  startCode,
  story,
  turn,
} from './play.js';

const DOUBLE = { bombPot: true, doubleBoard: true, mode: 'cash', ante: 100 } as const;
/** The flops, then the turns, then the rivers. */
const BOARD = '2c 7d 9h 2d 7s 9c Tc Ts 3s 4s';
const CARDS = { 1: 'Ah Ad', 2: '2h 2s', 3: 'Kh Qd' };

const boards = ({ state }: Played): string[] =>
  state.boards.map((board) => formatCards(board as Card[]));

describe('how the cards come', () => {
  it('both flops before the first decision, then turn and turn, river and river', () => {
    const flop = begin('1000 1000 1000', { ...DOUBLE, board: BOARD });
    expect(story(flop, 'board')).toEqual(['board 1: 2c 7d 9h', 'board 2: 2d 7s 9c']);
    expect(turn(flop)).toBe('1: fold, check, bet 100-900, all-in bet 900');
    const bet = play(flop, 'check, check, check');
    expect(turn(bet)).toBe('deal turn');
    const half = play(bet, '|');
    expect(boards(half)).toEqual(['2c 7d 9h Tc', '2d 7s 9c']);
    expect(half.state.open).toBe(false);
    const both = play(half, '|');
    expect(boards(both)).toEqual(['2c 7d 9h Tc', '2d 7s 9c Ts']);
    expect(both.state.open).toBe(true);
    const end = play(both, 'check, check, check, |, |, check, check, check, end');
    expect(boards(end)).toEqual(['2c 7d 9h Tc 3s', '2d 7s 9c Ts 4s']);
    expect(end.state.over).toBe(true);
  });
  it('without a bomb pot nobody sees a board before the flop', () => {
    const hand = begin('1000 1000', { doubleBoard: true, mode: 'cash', button: 1 });
    expect(hand.state.boards).toEqual([[], []]);
    const flop = play(hand, 'call, check, |, |');
    expect(flop.state.boards.map(({ length }) => length)).toEqual([3, 3]);
    expect(flop.state.open).toBe(true);
  });
  it('all-in: nobody is asked how often to run it, and both boards run out', () => {
    const hand = begin('100 100', { ...DOUBLE, runs: 3 });
    expect(turn(hand)).toBe('deal turn');
    const end = play(hand, 'end');
    expect(end.state.boards.map(({ length }) => length)).toEqual([5, 5]);
    expect(story(end, 'runsDecided')).toEqual([]);
  });
  it('a card of the other board cannot be dealt again', () => {
    const bare = begin('100 100', { ...DOUBLE, noDeck: true });
    const deal = (state: HandState, cards: string) =>
      apply(state, { type: 'deal', cards: parseCards(cards) });
    const first = deal(bare.state, '2c 7d 9h');
    if (!first.ok) throw new Error(first.error.code);
    expect(deal(first.value.state, '2c 8d 9s')).toMatchObject({
      error: { code: 'DUPLICATE_CARD' },
    });
    const second = deal(first.value.state, '3c 8d 9s');
    expect(second.ok && boards(second.value)).toEqual(['2c 7d 9h', '3c 8d 9s']);
  });
});

describe('R88 each board takes half of every pot', () => {
  it('one wins above, another below', () => {
    const options = {
      ...DOUBLE,
      cards: { 1: 'Ah Ad', 2: '2h 2s' },
      board: '2c 7d 9h 3d 7s 9c Tc Ts 3s 4s',
    };
    const hand = play(
      begin('1000 1000', options),
      'check, check, |, |, check, check, |, |, check, check, end',
    );
    // Seat 2 has a set above; below, aces and sevens beat deuces and sevens.
    expect(stacksOf(hand)).toEqual([1000, 1000]);
    const award = hand.events.find((event) => event.type === 'awarded');
    expect(
      award?.type === 'awarded' && award.hands.map(({ seat, board }) => [seat, board]),
    ).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });
  it('the odd chip goes to the first board; side pots are halved for themselves', () => {
    const options = { ...DOUBLE, ante: 75, cards: CARDS, board: '2c 7d 9h 3d 7s 9c Tc Ts 3s 4s' };
    const hand = play(
      begin('51 1000 1000', options),
      'check, check, |, |, check, check, |, |, check, check, end',
    );
    // Main pot 153: 77 above to the set of twos, 76 below to the aces. Side pot 48: above and below to seat 2.
    expect(pots(begin('51 1000 1000', options))).toEqual(['1 2 3: 153', '2 3: 48']);
    expect(stacksOf(hand)).toEqual([76, 1000 - 75 + 77 + 48, 1000 - 75]);
  });
  it('one who wins both takes all', () => {
    const hand = play(
      begin('100 100', { ...DOUBLE, cards: { 1: 'Ah Ad', 2: 'Kh 3c' }, board: BOARD }),
      'end',
    );
    expect(stacksOf(hand)).toEqual([200, 0]);
  });
});

describe('who may have two boards', () => {
  it.each([
    ['a tournament', { doubleBoard: true, mode: 'tournament' }, 'BAD_INPUT'],
    ['neither yes nor no', { ...DOUBLE, doubleBoard: 2 as unknown as boolean }, 'BAD_INPUT'],
    ['a bomb pot', DOUBLE, 'accepted'],
  ] as const)('%s', (_, options, code) => expect(startCode('500 500', options)).toBe(code));
  it('a deck must have cards for both', () => {
    const config = configOf('500 500', DOUBLE);
    const start = (cards: number) =>
      startHand({ ...config, deck: config.deck?.slice(0, cards) ?? [] });
    expect(start(14).ok).toBe(true);
    expect(start(13)).toMatchObject({ error: { code: 'DECK_EXHAUSTED', needed: 14, left: 13 } });
  });
  it('the betting is the same as with one', () => {
    const config = { ...configOf('10 12 9', { ...DOUBLE, ante: 3, blinds: '1/2' }) };
    const one = perft({ ...config, doubleBoard: false }, 5);
    expect(perft(config, 5)).toEqual(one);
  });
});

describe('in the notations', () => {
  const META = { handId: 1, table: 'T', startedAt: '2026-10-01T18:30:05Z', hero: 2 };
  const options = { ...DOUBLE, cards: CARDS, board: '2c 7d 9h 3d 7s 9c Tc Ts 3s 4s', button: 3 };
  const hand = play(
    begin('1000 1000 1000', options),
    'check, check, bet 100, fold, call, |, |, check, check, |, |, check, check, end',
  );
  it('its log rebuilds it', () => {
    expect(rebuild(hand.events)).toEqual(hand.state);
  });
  it('PHH: the first board in the actions, the second in a field of our own, and back', () => {
    const text = writePhh(toPhh(hand.events, { unit: '1' }));
    expect(text).toContain("_second_board = '3d7s9cTs4s'");
    const read = readPhh(text);
    const replay = read.ok ? replayHand(read.value, { events: true }) : read;
    if (!replay.ok) throw new Error(replay.error.code);
    expect(replay.value.warnings).toEqual([]);
    expect(replay.value.state?.boards).toEqual(hand.state.boards);
    expect(replay.value.state?.players.map(({ stack }) => stack)).toEqual(stacksOf(hand));
  });
  it('PHH: a second board with a card twice, or of another length, is somebody’s own note', () => {
    const text = writePhh(toPhh(hand.events, { unit: '1' }));
    for (const other of ['3d3d9cTs4s', '3d7s9c', 'ask Bob']) {
      const read = readPhh(text.replace('3d7s9cTs4s', other));
      const replay = read.ok ? replayHand(read.value, { events: true }) : read;
      if (!replay.ok) throw new Error(`${other}: ${JSON.stringify(replay.error)}`);
      expect(replay.value.state?.boards).toHaveLength(1);
    }
    const again = readPhh(text.replace('3d7s9cTs4s', '2c7s9cTs4s'));
    const refused = again.ok ? replayHand(again.value) : again;
    expect(refused.ok ? 'accepted' : refused.error.code).toBe('DUPLICATE_CARD');
  });
  it('PokerStars: first and second flop before its bets', () => {
    const text = toPokerStars(hand.events, META);
    expect(text).toContain(
      '*** FIRST FLOP *** [2c 7d 9h]\n*** SECOND FLOP *** [3d 7s 9c]\nP1: checks',
    );
    expect(text).toContain('*** FIRST RIVER ***');
    expect(text).toContain('FIRST Board [2c 7d 9h Tc 3s]\nSECOND Board [3d 7s 9c Ts 4s]');
    expect(text).not.toContain('Hand was run');
  });
  it('Open Hand History: each street twice, the bets with the second', () => {
    const { ohh } = toOpenHandHistory(hand.events, META);
    expect(ohh.flags).toEqual(['Bomb_Pot']);
    expect(ohh.rounds.map(({ street }) => street)).toEqual([
      ...['Preflop', 'Flop', 'Flop', 'Turn', 'Turn', 'River', 'River', 'Showdown'],
    ]);
    expect(ohh.rounds[1]?.actions).toEqual([]);
    expect(ohh.rounds[2]?.actions).toHaveLength(5);
  });
});
