/** A bomb pot in the three formats. */
import { expect, test } from 'vitest';
import {
  readPhh,
  replayHand,
  toOpenHandHistory,
  toPhh,
  toPokerStars,
  writePhh,
} from '../../src/notation/index.js';
import { begin, type Options, play, stacksOf } from '../hand/play.js';
import { accepted } from './samples.js';

const META = { handId: 1, table: 'T', startedAt: '2026-10-01T18:30:05Z', hero: 2 };
const BOMB: Options = {
  bombPot: true,
  mode: 'cash',
  ante: 200,
  button: 3,
  cards: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' },
  board: '2c 7d 9h Tc 3s',
};

/** Seat 1 is all-in by the ante; the others bet, one folds the turn. */
const hand = play(begin('150 1000 1000', BOMB), 'check, bet 100, call, |, bet 300, fold, end');

test('PHH: antes, no blinds, and the board before the first action', () => {
  const text = writePhh(toPhh(hand.events));
  expect(text).toContain('antes = [200, 200, 200]\nblinds_or_straddles = [0, 0, 0]\n');
  expect(text).toContain(
    "'d dh p3 QsQh', 'd db 2c7d9h', 'p2 cc', 'p3 cbr 100', 'p2 cc', 'd db Tc'",
  );
  const replayed = replayHand(accepted(readPhh(text)), { warnings: true, events: true });
  const { finishing, warnings, state, events } = accepted(replayed);
  expect(finishing).toEqual(stacksOf(hand));
  expect(warnings.map(({ code }) => code)).toEqual(['SHORT_POST']);
  expect(state?.rules.bombPot).toBe(true);
  expect(
    events
      ?.filter(({ type }) => type === 'opened')
      .map((event) => 'street' in event && event.street),
  ).toEqual([1, 2]);
});

test('PHH: all-in by the ante, what nobody matched goes back', () => {
  const all = play(begin('150 200 100', BOMB), 'end');
  const { finishing, refund, warnings } = accepted(
    replayHand(accepted(readPhh(writePhh(toPhh(all.events)))), { warnings: true }),
  );
  expect(finishing).toEqual(stacksOf(all));
  expect(refund).toEqual({ index: 1, amount: 200 - 150 });
  expect(warnings.map(({ code }) => code)).toEqual(['SHORT_POST', 'SHORT_POST']);
});

test('PHH: without blinds, but with betting before the flop, it is none', () => {
  const text = `variant = 'NT'
antes = [5, 5]
blinds_or_straddles = [0, 0]
min_bet = 2
starting_stacks = [100, 100]
actions = ['d dh p1 ????', 'd dh p2 ????', 'p1 cbr 10', 'p2 f']
`;
  const { state } = accepted(replayHand(accepted(readPhh(text)), { events: true }));
  expect(state?.rules.bombPot).toBe(false);
});

test('PokerStars: antes, hole cards, flop; no seat is called a blind', () => {
  const lines = toPokerStars(hand.events, META).split('\n');
  expect(lines.slice(5, 13)).toEqual([
    'P1: posts the ante 150 and is all-in',
    'P2: posts the ante 200',
    'P3: posts the ante 200',
    '*** HOLE CARDS ***',
    'Dealt to P2 [Ks Kh]',
    '*** FLOP *** [2c 7d 9h]',
    'P2: checks',
    'P3: bets 100',
  ]);
  expect(lines.filter((line) => line.includes('blind'))).toEqual([]);
  expect(lines).toContain('Seat 3: P3 (button) folded on the Turn');
});

test('PokerStars: short deck has the stakes of the table in its first line', () => {
  const { game, ...rest } = { ...BOMB, game: 'short-deck' as const };
  const options: Options = { ...rest, game, bigBlind: 20, board: '6c 7d 9h Tc 8s' };
  const short = play(begin('1000 1000 1000', options), 'check, check, check');
  expect(toPokerStars(short.events, META)).toContain('(Button Blind 20 - Ante 20 )');
  expect(toPokerStars(short.events, META)).toContain('P1: posts the ante 200\n');
});

test('Open Hand History: flagged, and nothing but antes before the flop', () => {
  const { ohh } = toOpenHandHistory(hand.events, META);
  expect(ohh.flags).toEqual(['Bomb_Pot']);
  expect(ohh.ante_amount).toBe(200);
  const [preflop, flop] = ohh.rounds;
  expect(preflop?.actions.map(({ action }) => action)).toEqual([
    'Post Ante',
    'Post Ante',
    'Post Ante',
    'Dealt Cards',
  ]);
  expect(flop?.street).toBe('Flop');
  expect(flop?.actions[0]?.action).toBe('Check');
});
