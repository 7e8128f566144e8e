/** Who is sent away from a tournament, and what it pays when it is stopped (issue 14, 3). */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { icmEquities, icmShares } from '../../src/table/prizes/icm.js';
import { createTable, finalPlaces, ledgerLines, replayTable, type TableState } from './api.js';
import { after, CASH, EVENT, eventsOf, must, play, refusal, seated, start } from './tables.js';

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

describe('R267 R268 ICM', () => {
  test.each([
    ['T157', [3000, 1000], [100, 60], [90, 70]],
    ['T158', [5000, 3000, 2000], [70, 30], [45.178571428571, 32.25, 22.571428571429]],
    ['T159', [2500, 2500, 2500, 2500], [50, 30, 20], [25, 25, 25, 25]],
    [
      'T160',
      [4000, 3000, 2000, 1000],
      [50, 30, 20],
      [33.603174603175, 29.488095238095, 23.587301587302, 13.321428571429],
    ],
    [
      'T161',
      [31000, 22500, 18250, 9000, 6750, 2500],
      [4000, 2500, 1700, 1100, 700],
      [
        2583.059736505759, 2257.652749479615, 2052.179395209903, 1416.263728849465,
        1186.312517807082, 504.531872148175,
      ],
    ],
    [
      'T162',
      [812000, 655000, 540000, 498000, 310000, 222000, 181000, 97000, 35000],
      [250000, 155000, 110000, 80000, 58000, 42000, 30000, 22000, 16000],
      [
        135493.44341400158, 122550.71422220951, 111518.09363124709, 107077.23144767074,
        83518.83900938906, 69577.68795968144, 62140.932608364004, 44178.761237811,
        26944.296469625562,
      ],
    ],
    ['T163', [9900, 60, 40], [100, 50, 25], [99.498793968631, 40.300602409639, 35.20060362173]],
  ])('%s', (_, stacks, prizes, expected) => {
    const equities = icmEquities(stacks, prizes);
    for (const [i, equity] of equities.entries()) expect(equity).toBeCloseTo(expected[i]!, 8);
  });
});

describe('R269 whole units', () => {
  test.each([
    ['T167', [5000, 3000, 2000], [1000, 600, 400], [768, 655, 577]],
    ['T169', [2500, 2500, 2500], [500, 300, 201], [334, 334, 333]],
    ['T174', [7001, 2999], [10000, 6000], [8800, 7200]],
    ['T175', [4000, 3000, 2000, 1000], [700, 300], [375, 303, 212, 110]],
  ])('%s', (_, stacks, prizes, expected) => {
    expect(icmShares(stacks, prizes)).toEqual(expected);
  });

  test('the shares are the prizes exactly, and more chips are never worth less', () => {
    const chips = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 2 ** 50 }));
    fc.assert(
      fc.property(
        fc.array(chips, { minLength: 1, maxLength: 8 }),
        fc.array(fc.nat(2 ** 49), { minLength: 1, maxLength: 8 }),
        (stacks, weights) => {
          const prizes = [...weights].sort((a, b) => b - a);
          const shares = icmShares(stacks, prizes);
          expect(sum(shares)).toBe(sum(prizes.slice(0, stacks.length)));
          for (const [i, share] of shares.entries()) {
            expect(share).toBeGreaterThanOrEqual(0);
            for (const [j, other] of shares.entries()) {
              if (stacks[i]! > stacks[j]!) expect(share).toBeGreaterThanOrEqual(other);
              if (stacks[i] === stacks[j]) expect(Math.abs(share - other)).toBeLessThanOrEqual(1);
            }
          }
        },
      ),
      { numRuns: 100, seed: 14 },
    );
  });
});

const options = EVENT.tournament!;
/** A 2,000, B 300, C 500, D 1,200 after the first hand. */
const four = (change: object = {}): TableState =>
  play(
    seated({ ...EVENT, tournament: { ...options, ...change } }, 'A1 B2 C3 D4'),
    { 1: 1000, 2: -700, 3: -500, 4: 200 },
    1,
  );

describe('R246 a disqualified player', () => {
  test('is out at once, and the chips leave play', () => {
    const events = eventsOf(four(), { type: 'disqualify', player: 'A' });
    expect(events).toEqual([
      { type: 'eliminated', player: 'A', seat: 1, hand: 1, stack: 2000, disqualified: true },
    ]);
    const state = after(four(), { type: 'disqualify', player: 'A' });
    expect(state.seats.map(({ player, stack }) => [player, stack])).toEqual([
      ...[
        ['B', 300],
        ['C', 500],
        ['D', 1200],
      ],
    ]);
    expect(finalPlaces(state)).toEqual([{ player: 'A', place: 4, prize: 0 }]);
    expect(start(state).hand?.config.players.map(({ id }) => id)).toEqual(['B', 'C', 'D']);
  });

  test('has the prize of the place, and no other', () => {
    const three = after(four(), { type: 'disqualify', player: 'D' });
    const two = after(three, { type: 'disqualify', player: 'A' });
    expect(finalPlaces(two)).toEqual([
      { player: 'A', place: 3, prize: 80 },
      { player: 'D', place: 4, prize: 0 },
    ]);
  });

  test('who is left alone has won', () => {
    const two = after(
      four(),
      { type: 'disqualify', player: 'D' },
      { type: 'disqualify', player: 'A' },
    );
    const done = after(two, { type: 'disqualify', player: 'C' });
    expect(done.tournament?.places?.map(({ player, prize }) => [player, prize])).toEqual([
      ['B', 200],
      ['C', 120],
      ['A', 80],
      ['D', 0],
    ]);
    expect(sum(ledgerLines(done).map(({ net }) => net))).toBe(0);
  });

  test('ties with nobody', () => {
    // B goes out with the 1,000 they began the hand with; A is sent away with as many.
    const state = play(seated(EVENT, 'A1 B2 C3 D4'), { 2: -1000, 3: 1000 }, 1);
    const out = after(state, { type: 'disqualify', player: 'A' });
    expect(finalPlaces(out).map(({ player, place }) => [player, place])).toEqual([
      ['A', 3],
      ['B', 4],
    ]);
    const both = after(out, { type: 'disqualify', player: 'D' });
    expect(both.tournament?.places?.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  test('does not enter again', () => {
    const state = after(four(), { type: 'disqualify', player: 'B' });
    expect(refusal(state, { type: 'sit', player: 'B', seat: 2 })).toBe('ENTRY_CLOSED');
  });

  test('between hands, in a tournament, from a seat', () => {
    expect(refusal(start(four()), { type: 'disqualify', player: 'A' })).toBe('HAND_RUNNING');
    expect(refusal(seated(CASH, 'A1'), { type: 'disqualify', player: 'A' })).toBe('WRONG_MODE');
    expect(refusal(four(), { type: 'disqualify', player: 'E' })).toBe('NOT_SEATED');
  });
});

describe('a tournament that is stopped', () => {
  test('R208 before the start gives everything back, the fee too', () => {
    const state = seated({ ...EVENT, tournament: { ...options, fee: 10 } }, 'A1 B2 C3');
    const back = after(state, { type: 'endTournament' });
    expect(back).toMatchObject({ seats: [], ledger: [], rake: 0 });
    expect(back.tournament).toMatchObject({ entrants: [], places: null });
    const one = after(state, { type: 'disqualify', player: 'B' });
    expect(one.ledger.map(({ player }) => player)).toEqual(['A', 'C']);
    expect(one.rake).toBe(20);
  });

  test('R266 R269 pays all who are left by ICM, places by chips', () => {
    const state = four({ fee: 10 });
    const done = after(state, { type: 'endTournament' });
    const shares = icmShares([2000, 1200, 500, 300], [200, 120, 80]);
    expect(sum(shares)).toBe(400);
    expect(done.tournament?.places).toEqual([
      { player: 'A', place: 1, prize: shares[0] },
      { player: 'D', place: 2, prize: shares[1] },
      { player: 'C', place: 3, prize: shares[2] },
      { player: 'B', place: 4, prize: shares[3] },
    ]);
    expect(shares).toEqual([150, 124, 77, 49]);
    expect(sum(ledgerLines(done).map(({ net }) => net))).toBe(-40);
    expect(refusal(done, { type: 'endTournament' })).toBe('TOURNAMENT_OVER');
    expect(refusal(done, { type: 'disqualify', player: 'A' })).toBe('TOURNAMENT_OVER');
    expect(refusal(done, { type: 'startNextHand' })).toBe('TOURNAMENT_OVER');
  });

  test('who went out before keeps place and prize', () => {
    const out = play(four(), { 2: -300, 3: -500, 1: 800 });
    const done = after(out, { type: 'endTournament' });
    const shares = icmShares([2800, 1200], [200, 120]);
    expect(done.tournament?.places).toEqual([
      { player: 'A', place: 1, prize: shares[0] },
      { player: 'D', place: 2, prize: shares[1] },
      { player: 'C', place: 3, prize: 80 },
      { player: 'B', place: 4, prize: 0 },
    ]);
    expect(sum(shares)).toBe(320);
  });

  test('equal stacks tie; the odd unit goes clockwise from the button', () => {
    const state = play(
      seated({ ...EVENT, tournament: { ...options, buyIn: 67, payouts: [1] } }, 'A1 B2 C3'),
      {},
      2,
    );
    const { places } = after(state, { type: 'endTournament' }).tournament!;
    expect(places).toEqual([
      { player: 'C', place: 1, prize: 67 },
      { player: 'A', place: 1, prize: 67 },
      { player: 'B', place: 1, prize: 67 },
    ]);
    const odd = play(
      seated({ ...EVENT, tournament: { ...options, buyIn: 5, payouts: [1] } }, 'A1 B2'),
      {},
      1,
    );
    expect(after(odd, { type: 'endTournament' }).tournament?.places).toMatchObject([
      { prize: 5 },
      { prize: 5 },
    ]);
  });

  test('between hands, and only a tournament', () => {
    expect(refusal(start(four()), { type: 'endTournament' })).toBe('HAND_RUNNING');
    expect(refusal(seated(CASH, 'A1 B2'), { type: 'endTournament' })).toBe('WRONG_MODE');
  });

  test('its log rebuilds it', () => {
    const first = must(createTable(EVENT));
    const events = [
      { type: 'eliminated', player: 'A', seat: 1, hand: 1, stack: 5, disqualified: true },
    ] as const;
    expect(replayTable(first, events).tournament?.eliminations).toEqual([
      { player: 'A', hand: 1, stack: 5, disqualified: true },
    ]);
  });
});
