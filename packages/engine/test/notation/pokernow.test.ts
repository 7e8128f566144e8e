/** PokerNow's logs as people have them (issue 19). The hands are invented. */

import { describe, expect, test } from 'vitest';
import { readPokerNow, replayHand } from '../../src/notation/index.js';
import { accepted } from './samples.js';

const START = `-- starting hand #7 (id: abc)  (No Limit Texas Hold'em) (dealer: "Ann @ a1") --`;
const OF_THREE = 'Player stacks: #1 "Ann @ a1" (100) | #2 "Bob @ b2" (100) | #3 "Cem @ c3" (100)';
const OF_TWO = 'Player stacks: #1 "Ann @ a1" (100) | #2 "Bob @ b2" (100)';

/** Given in the order they happened; the log has the newest first. */
function log(...entries: readonly string[]): string {
  const rows = [...entries, '-- ending hand #7 --'].map(
    (entry, i) => `"${entry.replaceAll('"', '""')}",2026-11-01T20:00:00.000Z,${i}`,
  );
  return `entry,at,order\n${rows.reverse().join('\n')}\n`;
}

function replayed(...entries: readonly string[]) {
  const hand = accepted(readPokerNow(log(...entries)));
  const replay = accepted(replayHand(hand, { warnings: true, events: true }));
  return { hand, replay, warnings: replay.warnings.map(({ code }) => code) };
}

/** By name, in chips. */
const put = ({ hand, replay }: ReturnType<typeof replayed>) =>
  Object.fromEntries((hand.players ?? []).map((name, i) => [name, replay.contributions[i]]));

const BOMB = [
  START.replace('No Limit Texas Hold', 'Pot Limit Omaha Hi').replace("'em", ''),
  OF_THREE,
  'Dead Small Blind',
  '"Cem @ c3" posts a bet of 2.00 (bomb pot bet)',
  '"Ann @ a1" calls 2.00 (bomb pot bet)',
  '"Bob @ b2" calls 2.00 (bomb pot bet)',
];

describe('PokerNow', () => {
  test('a bomb pot on two boards', () => {
    const found = replayed(
      ...BOMB,
      'Flop:  [Q♠, 10♣, 5♥]',
      'Flop (second board):  [9♥, J♥, 10♥]',
      '"Bob @ b2" checks',
      '"Cem @ c3" checks',
      '"Ann @ a1" bets 3.00',
      '"Bob @ b2" calls 3.00',
      '"Cem @ c3" folds',
      'Turn: Q♠, 10♣, 5♥ [5♦]',
      'Turn (second board): 9♥, J♥, 10♥ [K♠]',
      '"Bob @ b2" checks',
      '"Ann @ a1" checks',
      'River: Q♠, 10♣, 5♥, 5♦ [5♠]',
      'River (second board): 9♥, J♥, 10♥, K♠ [9♦]',
      '"Bob @ b2" checks',
      '"Ann @ a1" checks',
      '"Ann @ a1" shows a A♦, 9♣, A♠, 6♥.',
      '"Ann @ a1" collected 6.00 from pot with Full House (combination: 5♥, 5♦, 5♠, A♦, A♠)',
      '"Bob @ b2" shows a 6♦, A♥, 7♣, 8♥.',
      '"Bob @ b2" collected 6.00 from pot with Flush on the second board  (combination: A♥, J♥, 10♥, 9♥, 8♥)',
    );
    expect(put(found)).toEqual({ Ann: 500, Bob: 500, Cem: 200 });
    expect(found.replay.state?.rules.bombPot).toBe(true);
    expect(found.replay.state?.boards.length).toBe(2);
    expect(found.replay.finishing).toEqual(found.hand.finishingStacks);
    expect(found.warnings).toEqual([]);
  });

  test('a bomb pot: last chips that are bet do not tell the least bet', () => {
    const [start = '', , ...posts] = BOMB;
    const { hand, warnings } = replayed(
      start,
      OF_THREE.replace('"Cem @ c3" (100)', '"Cem @ c3" (2.50)'),
      ...posts,
      'Flop:  [Q♠, 10♣, 5♥]',
      '"Bob @ b2" checks',
      '"Cem @ c3" bets 0.50 and go all in',
      '"Ann @ a1" raises to 5.00',
      '"Bob @ b2" folds',
      'Uncalled bet of 4.50 returned to "Ann @ a1"',
      'Turn: Q♠, 10♣, 5♥ [5♦]',
      'River: Q♠, 10♣, 5♥, 5♦ [2♥]',
      '"Cem @ c3" shows a Q♦, Q♥, 3♣, 4♣.',
      '"Cem @ c3" collected 7.00 from pot',
    );
    expect(hand.minBet).toBe(200);
    expect(warnings).toEqual([]);
  });

  test('a bomb pot with a dead button: who acts first sits left of it', () => {
    const [start = '', ...rest] = BOMB;
    const { hand } = replayed(
      start.replace('dealer: "Ann @ a1"', 'dead button'),
      ...rest,
      'Flop:  [Q♠, 10♣, 5♥]',
      '"Cem @ c3" checks',
      '"Ann @ a1" bets 3.00',
      '"Bob @ b2" folds',
      '"Cem @ c3" folds',
      'Uncalled bet of 3.00 returned to "Ann @ a1"',
      '"Ann @ a1" collected 6.00 from pot',
    );
    expect(hand.players).toEqual(['Cem', 'Ann', 'Bob']);
  });

  test('who straddles over a blind of theirs pays up to the straddle', () => {
    const found = replayed(
      START,
      OF_TWO,
      '"Ann @ a1" posts a small blind of 1',
      '"Bob @ b2" posts a big blind of 2',
      '"Ann @ a1" posts a straddle of 4',
      '"Bob @ b2" folds',
      'Uncalled bet of 2 returned to "Ann @ a1"',
      '"Ann @ a1" collected 4 from pot',
    );
    expect(put(found)).toEqual({ Ann: 4, Bob: 2 });
    expect(found.replay.refund?.amount).toBe(2);
    expect(found.warnings).toEqual([]);
  });

  test('a missed big blind is live, up to its sum, beside the small one', () => {
    const found = replayed(
      START,
      OF_THREE,
      '"Bob @ b2" posts a small blind of 1',
      '"Cem @ c3" posts a big blind of 3',
      '"Bob @ b2" posts a missing small blind of 1',
      '"Bob @ b2" posts a missed big blind of 3',
      '"Ann @ a1" folds',
      '"Bob @ b2" checks',
      '"Cem @ c3" checks',
      'Flop:  [J♠, J♦, 10♣]',
      '"Bob @ b2" checks',
      '"Cem @ c3" bets 4',
      '"Bob @ b2" folds',
      'Uncalled bet of 4 returned to "Cem @ c3"',
      '"Cem @ c3" collected 7 from pot',
    );
    expect(put(found)).toEqual({ Ann: 0, Bob: 4, Cem: 7 });
    expect(found.warnings).not.toContain('RECORD_DIFFERS');
  });

  test('cards that are shown one after the other, bounties, and a call told as a raise', () => {
    const found = replayed(
      START,
      OF_THREE,
      '"Bob @ b2" posts a small blind of 1',
      '"Cem @ c3" posts a big blind of 2 and go all in ',
      '"Ann @ a1" folds',
      '"Bob @ b2" raises to 100 and go all in',
      '"Cem @ c3" raises to 100',
      '"Cem @ c3" shows a 7♣.',
      '"Bob @ b2" shows a A♦, Q♠.',
      '"Cem @ c3" shows a 2♦.',
      'Flop:  [7♠, 2♥, 4♣]',
      'Turn: 7♠, 2♥, 4♣ [9♣]',
      'River: 7♠, 2♥, 4♣, 9♣ [K♣]',
      '"Cem @ c3" collected 200 from pot with Two Pair (combination: 7♣, 7♠, 2♦, 2♥, K♣)',
      '"Ann @ a1" paid 5 for the 7-2 bounty to "Cem @ c3"',
      '"Cem @ c3" collected 5 from the 7-2 bounty',
      '"Ann @ a1" will be playing on table #2 (ID: xyz).',
    );
    const shown = found.hand.actions.filter(({ verb }) => verb === 'sm');
    expect(shown.length).toBe(2);
    expect(found.hand.finishingStacks).toEqual([0, 200, 100]);
    expect(found.replay.finishing).toEqual([0, 200, 100]);
    expect(found.warnings).toEqual([]);
  });

  test('whoever signs in during the hand has another id', () => {
    const found = replayed(
      START,
      OF_TWO,
      '"Ann @ a1" posts a small blind of 1',
      '"Bob @ b2" posts a big blind of 2',
      'The player "Ann @ zz-9" changed the ID from a1 to zz-9 because authenticated login.',
      '"Ann @ zz-9" folds',
      'Uncalled bet of 1 returned to "Bob @ b2"',
      '"Bob @ b2" collected 2 from pot',
    );
    expect(put(found)).toEqual({ Ann: 1, Bob: 2 });
  });

  test('Omaha with five cards', () => {
    const [, ...rest] = BOMB;
    const { hand } = replayed(
      START.replace("(No Limit Texas Hold'em)", 'Pot Limit Omaha 5 Hi'),
      ...rest,
      'Flop:  [Q♠, 10♣, 5♥]',
      '"Bob @ b2" bets 3',
      '"Cem @ c3" folds',
      '"Ann @ a1" folds',
    );
    expect(hand.variant).toContain('5');
  });
});
