import { describe, expect, test } from 'vitest';
import { expectEqual, expectSame, expectTrue } from '../equal.js';
import {
  actionsOf,
  actorOf,
  bigBlindSeat,
  count,
  isOver,
  look,
  peel,
  perft,
  perftEnded,
  play,
  playLine,
  postOf,
  result,
  smallBlindSeat,
  start,
  type WalkConfig,
  type WalkState,
} from './walker.js';

/** No-limit, 50/100, four streets, button 1, everything else at its default. */
const game = (stacks: number[], more: Partial<WalkConfig> = {}): WalkConfig => ({
  stacks,
  button: 1,
  smallBlind: 50,
  bigBlind: 100,
  limit: 'no-limit',
  anteMode: 'none',
  ante: 0,
  singleAnteOrder: 'ante-first',
  unit: 1,
  streets: 4,
  reopen: 'per-player',
  straddleRaise: 'bb',
  potLimitPreflop: 'full-blinds',
  fixedLimitRaises: 4,
  smallBet: 100,
  bigBet: 200,
  mode: 'tournament',
  ...more,
});

/** The totals the actor may bet or raise to. */
const totals = (state: WalkState): number[] =>
  actionsOf(state)
    .filter((action) => /^[br]/.test(action))
    .map((action) => Number(action.slice(1)));
const least = (state: WalkState) => Math.min(...totals(state));
const most = (state: WalkState) => Math.max(...totals(state));
const paidBy = (config: WalkConfig, seat: number) => {
  const { ante, dead, live } = postOf(config, seat);
  return ante + dead + live;
};
const allPosted = (config: WalkConfig) =>
  config.stacks.map((_, i) => paidBy(config, i + 1)).reduce((a, b) => a + b, 0);
const potsOf = (state: WalkState) =>
  result(state).pots.map((pot) => `${pot.contenders.join('')}:${pot.amount}`);

describe('B pots by the chip peeler', () => {
  const seats = (...rows: [ante: number, dead: number, live: number, folded?: 'folded'][]) =>
    rows.map(([ante, dead, live, folded], i) => ({
      seat: i + 1,
      put: { ante, dead, live },
      folded: folded === 'folded',
    }));
  const text = (...rows: Parameters<typeof seats>) => {
    const { refund, pots } = peel(seats(...rows));
    return [
      ...(refund ? [`back ${refund.seat}:${refund.amount}`] : []),
      ...pots.map((pot) => `${pot.contenders.join('')}:${pot.amount}`),
    ];
  };

  test('R10 100 against an all-in 50; a walk', () => {
    expect(text([0, 0, 100], [0, 0, 50])).toEqual(['back 1:50', '12:100']);
    expect(text([0, 0, 50, 'folded'], [0, 0, 100])).toEqual(['back 2:50', '2:100']);
  });
  test('R11 V05 the folded hand gets its unmatched 50 back', () => {
    expect(text([0, 0, 100], [0, 0, 50], [0, 0, 150, 'folded'], [0, 0, 30, 'folded'])).toEqual([
      'back 3:50',
      '12:180',
      '1:100',
    ]);
  });
  test('R12 V03 100, 50, 100', () => {
    expect(text([0, 0, 100], [0, 0, 50], [0, 0, 100])).toEqual(['123:150', '13:100']);
  });
  test('R13 V04 folded chips stay', () => {
    expect(text([0, 0, 100], [0, 0, 50], [0, 0, 150], [0, 0, 30, 'folded'])).toEqual([
      'back 3:50',
      '123:180',
      '13:100',
    ]);
  });
  test('R14 levels 80, 90, 90 and 5 dead', () => {
    expect(text([0, 0, 80], [0, 0, 90], [0, 5, 90])).toEqual(['123:245', '23:20']);
  });
  test('R15 a folded small blind makes no pot of its own', () => {
    expect(text([0, 0, 20], [0, 0, 10, 'folded'], [0, 0, 20])).toEqual(['13:50']);
  });
  test('R16 V15 one contender is not a refund', () => {
    expect(text([0, 0, 100], [0, 0, 100, 'folded'], [0, 0, 60])).toEqual(['13:180', '1:80']);
  });
  test('R17 V14 orphan layer', () => {
    expect(text([0, 0, 50], [0, 0, 100, 'folded'], [0, 0, 150, 'folded'])).toEqual([
      'back 3:50',
      '1:250',
    ]);
  });
  test('R23 R24 V13 layered antes', () => {
    expect(text([3, 0, 0], [5, 0, 20], [5, 0, 20], [5, 0, 10, 'folded'], [5, 0, 0])).toEqual([
      '1235:15',
      '235:8',
      '23:50',
    ]);
  });
  test('R29 V10 dead-only contender', () => {
    expect(text([0, 0, 100], [0, 0, 100], [0, 60, 0])).toEqual(['123:60', '12:200']);
  });
  test('R30 the short stack plays for the whole single ante', () => {
    expect(text([0, 0, 8000], [0, 8000, 8000], [0, 0, 1000])).toEqual(['123:11000', '12:14000']);
  });
  test('V25 nine players', () => {
    const row = (live: number): [number, number, number] => [0, 0, live];
    const gone = (live: number): [number, number, number, 'folded'] => [0, 0, live, 'folded'];
    expect(
      text(row(10), row(35), gone(20), row(60), gone(100), row(90), row(150), row(150), row(200)),
    ).toEqual(['back 9:50', '1246789:90', '246789:185', '46789:150', '6789:150', '789:190']);
  });
});

describe('C antes', () => {
  test('R22 ante 100, blind 800, stack 800', () => {
    const config = game([9000, 9000, 800], {
      smallBlind: 400,
      bigBlind: 800,
      anteMode: 'perPlayer',
      ante: 100,
    });
    expect(postOf(config, 3)).toEqual({ ante: 100, dead: 0, live: 700 });
  });
  test('R23 short of the ante: all-in, never asked', () => {
    const config = game([3, 90, 90, 90], {
      button: 4,
      smallBlind: 1,
      bigBlind: 2,
      anteMode: 'perPlayer',
      ante: 5,
    });
    expect(postOf(config, 1)).toEqual({ ante: 3, dead: 0, live: 0 });
    expect(actorOf(start(config))).toBe(3);
  });
  test('R25 antes do not count toward the call', () => {
    const config = game([900, 900, 900], { anteMode: 'perPlayer', ante: 10 });
    expect(look(start(config))).toMatchObject({ actor: 1, owed: 100 });
    expect(look(playLine(config, 'c')).stacks[0]).toBe(900 - 110);
    expect(least(start(config))).toBe(200);
  });
  test('R26 one ante for the table', () => {
    const config = game([9000, 9000, 9000], {
      smallBlind: 500,
      bigBlind: 1000,
      anteMode: 'bigBlind',
      ante: 1000,
    });
    expect([1, 2, 3].map((seat) => paidBy(config, seat))).toEqual([0, 500, 2000]);
  });
  test('R27 blind first, R28 ante first', () => {
    const big = { smallBlind: 500, bigBlind: 1000, anteMode: 'bigBlind', ante: 1000 } as const;
    expect(postOf(game([9000, 9000, 1100], { ...big, singleAnteOrder: 'blind-first' }), 3)).toEqual(
      { ante: 0, dead: 100, live: 1000 },
    );
    expect(postOf(game([9000, 9000, 1500], big), 3)).toEqual({ ante: 0, dead: 1000, live: 500 });
  });
  test('R29 all-in on the ante only', () => {
    const config = game([900, 900, 60], { anteMode: 'bigBlind', ante: 100, streets: 1 });
    expect(potsOf(playLine(config, 'c c'))).toEqual(['123:60', '12:200']);
  });
  test('R31 on a walk the ante is pot, not refund', () => {
    const config = game([900, 900, 900], { anteMode: 'bigBlind', ante: 100 });
    const done = playLine(config, 'f f');
    expect(result(done).refund).toEqual({ seat: 3, amount: 50 });
    expect(potsOf(done)).toEqual(['3:200']);
    const short = game([9000, 9000, 3000], { anteMode: 'bigBlind', ante: 5000 });
    expect(postOf(short, 3)).toEqual({ ante: 0, dead: 3000, live: 0 });
  });
  test('R32 heads-up the big blind pays, a button ante is paid by the small blind', () => {
    const config = game([900, 900], { anteMode: 'bigBlind', ante: 100 });
    expect([1, 2].map((seat) => paidBy(config, seat))).toEqual([50, 200]);
    const button = game([900, 900], { anteMode: 'button', ante: 100 });
    expect([1, 2].map((seat) => paidBy(button, seat))).toEqual([150, 100]);
    const short = game([120, 900], { anteMode: 'button', ante: 100 });
    expect(postOf(short, 1)).toEqual({ ante: 0, dead: 100, live: 20 });
    expect(postOf({ ...short, singleAnteOrder: 'blind-first' }, 1)).toEqual({
      ante: 0,
      dead: 70,
      live: 50,
    });
  });
  test('R33 short deck', () => {
    const config = game([5000, 5000, 5000], { liveAntes: true, ante: 200 });
    expect(look(start(config))).toMatchObject({ actor: 2, owed: 200, currentBet: 400 });
    expect(least(start(config))).toBe(800);
    const option = playLine(config, 'c c');
    expect(look(option)).toMatchObject({ actor: 1, owed: 0, street: 0 });
    const flop = play(option, 'x');
    expect(look(flop)).toMatchObject({ actor: 2, street: 1 });
    expect(least(flop)).toBe(200);
  });
});

describe('D blinds', () => {
  test('R34 nine seats, button 6', () => {
    const config = game(Array(9).fill(900), { button: 6 });
    expect([smallBlindSeat(config), bigBlindSeat(config)]).toEqual([7, 8]);
  });
  test('R35 heads-up the button owes 50 and acts first, later last', () => {
    const config = game([900, 900], { button: 2 });
    expect(look(start(config))).toMatchObject({ actor: 2, owed: 50 });
    expect(actorOf(playLine(config, 'c x'))).toBe(1);
  });
  test('R36 dead small blind: the blinds total 100', () => {
    const config = game([900, 900, 900], { deadSmallBlind: true });
    expect(allPosted(config)).toBe(100);
    expect([smallBlindSeat(config), bigBlindSeat(config)]).toEqual([null, 2]);
    expect(actorOf(start(config))).toBe(3);
  });
  test('R37 R38 blinds total 150', () => {
    expect(allPosted(game([900, 900, 900]))).toBe(150);
    expect(allPosted(game([900, 900]))).toBe(150);
  });
  test('R39 a short blind does not lower the price', () => {
    const config = game([1000, 1000, 60], { streets: 1 });
    expect(look(start(config))).toMatchObject({ owed: 100, currentBet: 100, lastFullRaise: 100 });
    expect(least(start(config))).toBe(200);
    expect(potsOf(playLine(config, 'c c'))).toEqual(['123:180', '12:80']);
  });
  test('R40 unless nobody left could win it', () => {
    const state = playLine(game([1000, 1000, 60]), 'f');
    expect(look(state)).toMatchObject({ actor: 2, owed: 10 });
    expect(actionsOf(state)).toEqual(['f', 'c']);
    expect(potsOf(play(state, 'c'))).toEqual(['23:120']);
    expect(result(play(state, 'c')).refund).toBe(null);
  });
  test('R43 straddle: 7 in blinds, 4 to call, the straddler is last', () => {
    const small = { smallBlind: 1, bigBlind: 2, mode: 'cash' } as const;
    const config = game([50, 50, 50, 50], { ...small, straddle: { seat: 4, amount: 4 } });
    expect(allPosted(config)).toBe(7);
    expect(look(start(config))).toMatchObject({ actor: 1, owed: 4 });
    const option = playLine(config, 'c c c');
    expect(look(option)).toMatchObject({ actor: 4, owed: 0 });
    expect(least(option)).toBe(6);
    expect(least(play(option, 'x'))).toBe(2);
    const button = game([50, 50, 50, 50], { ...small, straddle: { seat: 1, amount: 4 } });
    expect(actorOf(start(button))).toBe(2);
    expect(actorOf(playLine(button, 'c c c'))).toBe(1);
  });
  test('R44 raise over a straddle to 6, with the option to 8; limit: not against the cap', () => {
    const config = game([50, 50, 50, 50], {
      smallBlind: 1,
      bigBlind: 2,
      straddle: { seat: 4, amount: 4 },
    });
    expect(least(start(config))).toBe(6);
    expect(least(start({ ...config, straddleRaise: 'straddle' }))).toBe(8);
    const limit: WalkConfig = { ...config, limit: 'fixed-limit', smallBet: 2, bigBet: 4 };
    expect(totals(playLine(limit, 'r6 r8 r10'))).toEqual([12]);
    expect(totals(playLine(limit, 'r6 r8 r10 r12'))).toEqual([]);
  });
});

/** Five-handed 50/100: seats 2, 3, 4, 5 see a flop for 100 each, the button folds. */
const FLOP = 'c c f c x';
const flopStacks = (...behind: number[]) => [9000, ...behind.map((chips) => chips + 100)];

describe('E betting, no-limit', () => {
  test('R46 raiseTo 8,000 with 500 in takes 7,500', () => {
    const config = game([9000, 9000, 9000], { smallBlind: 500, bigBlind: 1000 });
    const state = playLine(config, 'r2000 r8000');
    expect(look(state).stacks[1]).toBe(9000 - 500 - 7500);
  });
  test('R47 bet 100, 40 in, 25 behind: pays 25', () => {
    const done = playLine(game([65, 900], { smallBlind: 40 }), 'c');
    expect(result(done).seats[0]!.put.live).toBe(65);
  });
  test('R48 bet at least 100, all-in 60 stands', () => {
    const rich = playLine(game(flopStacks(900, 900, 900, 900)), FLOP);
    expect([least(rich), most(rich)]).toEqual([100, 900]);
    expect(actionsOf(rich).slice(0, 3)).toEqual(['f', 'x', 'b100']);
    expect(actionsOf(playLine(game(flopStacks(60, 900, 900, 900)), FLOP))).toEqual([
      'f',
      'x',
      'b60',
    ]);
  });
  test('R49 600, 1,600, 3,600: next 5,600; big blind 100, all-in 150: next 250', () => {
    const config = game([9000, 9000, 9000], { smallBlind: 300, bigBlind: 600 });
    expect(least(playLine(config, 'r1600 r3600'))).toBe(5600);
    expect(least(playLine(game([150, 900, 900]), 'r150'))).toBe(250);
  });
  test('R50 bet 100, all-in 140: to call 140, raise to 240', () => {
    const state = playLine(game(flopStacks(900, 140, 900, 900)), `${FLOP} b100 r140`);
    expect(look(state)).toMatchObject({ actor: 4, owed: 140, lastFullRaise: 100 });
    expect(least(state)).toBe(240);
  });
  test('R51 the big blind may raise to 11,500, the first caller may not raise', () => {
    const config = game([7500, 90000, 90000, 90000], { smallBlind: 2000, bigBlind: 4000 });
    const bigBlind = playLine(config, 'c r7500 f');
    expect([actorOf(bigBlind), least(bigBlind)]).toEqual([3, 11500]);
    const caller = play(bigBlind, 'c');
    expect(look(caller)).toMatchObject({ actor: 4, owed: 3500 });
    expect(actionsOf(caller)).toEqual(['f', 'c']);
  });
  test('R52 short all-ins add up per player, or once for the table', () => {
    const config = game(flopStacks(900, 125, 900, 200));
    const a = playLine(config, `${FLOP} b100 r125 c r200`);
    expect([actorOf(a), least(a)]).toEqual([2, 300]);
    const c = play(a, 'c');
    expect([actorOf(c), look(c).owed, totals(c)]).toEqual([4, 75, []]);
    const table: WalkConfig = { ...config, reopen: 'consecutive' };
    const alsoA = playLine(table, `${FLOP} b100 r125 c r200`);
    expect(least(alsoA)).toBe(300);
    expect(least(play(alsoA, 'c'))).toBe(300);
  });
  test('R52 consecutive: once used, the sum starts again', () => {
    // bet 100, all-in 150, all-in 200 (reopens), call, all-in 250: the caller of 200 faces 50.
    const config = game([350, 1000, 250, 300, 1000], { reopen: 'consecutive' });
    const state = playLine(config, 'c c c c x b100 r150 r200 c r250');
    expect([actorOf(state), least(state)]).toEqual([2, 350]);
    expect([actorOf(play(state, 'c')), totals(play(state, 'c'))]).toEqual([5, []]);
  });
  test('R53 300, all-ins 500, 650, 800: at least 1,100; 1,700 and 500: 2,200', () => {
    const line = 'c c c c x'; // the button sees the flop too and has not acted
    const a = playLine(game(flopStacks(9000, 500, 650, 800)), `${line} b300 r500 r650 r800`);
    expect([actorOf(a), least(a)]).toEqual([1, 1100]);
    expect([actorOf(play(a, 'c')), least(play(a, 'c'))]).toEqual([2, 1100]);
    expect(actionsOf(play(a, 'f'))).toEqual(['f', 'c']); // R60: three all-ins and the actor
    const more = game(flopStacks(9000, 900, 1300, 1700));
    expect(least(playLine(more, `${line} b500 r900 r1300 r1700`))).toBe(2200);
  });
  test('R54 short all-in as opening bet', () => {
    const c = playLine(game(flopStacks(900, 60, 900, 900)), `${FLOP} x b60`);
    expect([actorOf(c), least(c)]).toEqual([4, 160]);
    const a = play(play(c, 'c'), 'c');
    expect([actorOf(a), look(a).owed, actionsOf(a)]).toEqual([2, 60, ['f', 'c']]);
  });
  test('R55 300 in front, 700 behind: up to 1,000', () => {
    const state = playLine(game([1000, 2000, 2000]), 'r300 r600 f');
    expect([actorOf(state), most(state)]).toEqual([1, 1000]);
  });
  test('R9 unit 25: multiples, or all they have', () => {
    const config = game([260, 900, 900], { unit: 25 });
    expect(totals(start(config))).toEqual([200, 225, 250, 260]);
    const odd = playLine(game([140, 900, 900], { unit: 25 }), 'r140');
    expect(totals(odd).slice(0, 2)).toEqual([250, 275]); // 240 rounded up to the unit
  });
  test('R60 no raising into all-ins', () => {
    const me = playLine(game([1100, 300, 300], { bigBlind: 100 }), 'r200 r300 c');
    expect(look(me)).toMatchObject({ actor: 1, owed: 100 });
    expect(actionsOf(me)).toEqual(['f', 'c']);
    const blind = playLine(game([300, 300, 1100]), 'r300 c');
    expect(look(blind)).toMatchObject({ actor: 3, owed: 200 });
    expect(actionsOf(blind)).toEqual(['f', 'c']);
    expect(look(play(blind, 'c')).stacks[2]).toBe(800);
  });
  test('R61 folding for free: the last one gets 300', () => {
    const done = playLine(game([900, 900, 900]), 'c c x f f');
    expect([isOver(done), potsOf(done)]).toEqual([true, ['1:300']]);
  });
});

describe('E betting, pot-limit', () => {
  test('R56 pot 100, bet 50: 250', () => {
    const config = game([900, 900], { smallBlind: 25, bigBlind: 50, limit: 'pot-limit' });
    const state = playLine(config, 'c x b50');
    expect([least(state), most(state)]).toEqual([100, 250]);
    expect(most(playLine(config, 'c x'))).toBe(100);
  });
  test('R57 before the flop', () => {
    const short = game([9000, 9000, 100], {
      smallBlind: 100,
      bigBlind: 200,
      limit: 'pot-limit',
    });
    expect(most(start(short))).toBe(700);
    expect(most(start({ ...short, potLimitPreflop: 'true-value' }))).toBe(600);
    const small = game([900, 900, 900], { smallBlind: 5, bigBlind: 10, limit: 'pot-limit' });
    expect(most(start(small))).toBe(35);
    expect(most(start({ ...small, potLimitPreflop: 'sb-as-bb' }))).toBe(40);
  });
  test('R57 decided: sb-as-bb, the small blind raises to 30, not to 35', () => {
    const config = game([900, 900, 900], { smallBlind: 5, bigBlind: 10, limit: 'pot-limit' });
    expect(most(playLine({ ...config, potLimitPreflop: 'sb-as-bb' }, 'f'))).toBe(30);
    expect(most(playLine(config, 'f'))).toBe(30);
  });
  test('R57 decided: a dead small blind counts as posted, but not at true value', () => {
    const config = game([900, 900, 900], {
      smallBlind: 5,
      bigBlind: 10,
      limit: 'pot-limit',
      deadSmallBlind: true,
    });
    expect(most(start(config))).toBe(35);
    expect(most(start({ ...config, potLimitPreflop: 'true-value' }))).toBe(30);
  });
  test('R57 a single-payer ante counts from the flop on, per-player antes always', () => {
    const single = game([900, 900, 900], { limit: 'pot-limit', anteMode: 'bigBlind', ante: 100 });
    expect(most(start(single))).toBe(350);
    expect(most(playLine(single, 'c c x'))).toBe(400);
    const each = game([900, 900, 900], { limit: 'pot-limit', anteMode: 'perPlayer', ante: 10 });
    expect(most(start(each))).toBe(380);
  });
  test('an all-in above the maximum is not offered', () => {
    expect(most(start(game([351, 900, 900], { limit: 'pot-limit' })))).toBe(350);
    expect(most(start(game([349, 900, 900], { limit: 'pot-limit' })))).toBe(349);
  });
});

describe('E betting, fixed limit', () => {
  const limit = (stacks: number[], more: Partial<WalkConfig> = {}) =>
    game(stacks, {
      smallBlind: 10,
      bigBlind: 20,
      smallBet: 20,
      bigBet: 40,
      limit: 'fixed-limit',
      ...more,
    });
  /** Three see the flop for 20 each; seat 2 is first. */
  const flop = (behind: [number, number, number], line: string, more: Partial<WalkConfig> = {}) =>
    playLine(
      limit(
        behind.map((chips) => chips + 20),
        more,
      ),
      `c c x ${line}`,
    );

  test('R58 at most 100 on a 20-bet street, PS 80', () => {
    const config = limit([900, 900, 900]);
    expect(totals(playLine(config, 'r40 r60 r80'))).toEqual([100]);
    expect(actionsOf(playLine(config, 'r40 r60 r80 r100'))).toEqual(['f', 'c']);
    expect(totals(playLine({ ...config, fixedLimitRaises: 3 }, 'r40 r60 r80'))).toEqual([]);
    expect(totals(flop([900, 900, 900], 'b20 r40 r60 r80'))).toEqual([100]);
    expect(totals(flop([900, 900, 900], 'b20 r40 r60 r80 r100'))).toEqual([]);
  });
  test('R58 big bet from the third street on', () => {
    expect(actionsOf(flop([900, 900, 900], ''))).toEqual(['f', 'x', 'b20']);
    expect(actionsOf(flop([900, 900, 900], 'x x x'))).toEqual(['f', 'x', 'b40']);
  });
  test('R58 the cap is lifted: cash when the street starts heads-up, tournament by `uncapped`', () => {
    const five = 'r40 r60 r80 r100';
    expect(totals(playLine(limit([900, 900]), five))).toEqual([]);
    expect(totals(playLine(limit([900, 900], { mode: 'cash' }), five))).toEqual([120]);
    expect(totals(playLine(limit([900, 900], { uncapped: true }), five))).toEqual([120]);
    const becameTwo = 'f r40 r60 r80 r100';
    expect(totals(playLine(limit([900, 900, 900], { mode: 'cash' }), becameTwo))).toEqual([]);
  });
  test('R59 bet 20: all-in 15 is a bet, raise to 35', () => {
    expect(totals(flop([900, 15, 900], 'b15'))).toEqual([35]);
    // who checked faces 15, more than half: they may raise too
    expect(totals(flop([900, 900, 15], 'x b15 f'))).toEqual([]);
    expect(totals(flop([900, 900, 15], 'x b15 c'))).toEqual([35]);
  });
  test('R59 all-in 28 over 20 is none, complete to 40', () => {
    const state = flop([900, 900, 28], 'b20 r28');
    expect(actionsOf(state)).toEqual(['f', 'c', 'r40']);
    // the bettor faces 8, below half
    expect(actionsOf(play(state, 'c'))).toEqual(['f', 'c']);
    // completing counts as the first raise, so three more to 100
    expect(totals(flop([900, 900, 28], 'b20 r28 r40 r60 r80'))).toEqual([100]);
    expect(totals(flop([900, 900, 28], 'b20 r28 r40 r60 r80 r100'))).toEqual([]);
  });
  test('R59 all-in 32 over 20 is one, raise to 52', () => {
    const state = flop([900, 900, 32], 'b20 r32');
    expect(totals(state)).toEqual([52]);
    expect(totals(play(state, 'c'))).toEqual([52]);
  });
  test('R59 decided: an opening all-in below half is completed to the bet, which is no raise', () => {
    const state = flop([900, 8, 900], 'b8');
    expect(totals(state)).toEqual([20]);
    expect(totals(flop([900, 8, 900], 'b8 r20 r40 r60 r80'))).toEqual([100]);
  });
  test('R59 decided: at the cap nothing above the current bet, however small', () => {
    expect(totals(flop([105, 900, 900], 'b20 r40 r60 r80 r100'))).toEqual([]);
  });
});

describe('F end of a round', () => {
  test('R63 six seats, big blind 3: seat 4', () => {
    expect(actorOf(start(game(Array(6).fill(900))))).toBe(4);
  });
  test('R64 six seats, button 6: seat 1, or the next with chips', () => {
    const config = game(Array(6).fill(900), { button: 6 });
    expect(actorOf(playLine(config, 'c c c c c x'))).toBe(1);
    expect(actorOf(playLine(config, 'c c c c f x'))).toBe(2);
  });
  test('R65 the option, also over an all-in that is no raise', () => {
    const option = playLine(game([900, 900, 900]), 'c c');
    expect(look(option)).toMatchObject({ actor: 3, owed: 0, pending: [3] });
    expect(least(option)).toBe(200);
    const over = playLine(game([150, 900, 900]), 'r150 c');
    expect([actorOf(over), least(over)]).toEqual([3, 250]);
  });
  test('R66 all are pending on the flop until they check', () => {
    const state = playLine(game([900, 900, 900]), 'c c x');
    expect(look(state)).toMatchObject({ street: 1, owed: 0, pending: [1, 2, 3] });
    expect(look(playLine(game([900, 900, 900]), 'c c x x x x')).street).toBe(2);
  });
  test('R67 pot 150, bet 80 uncalled', () => {
    const done = playLine(game([900, 900, 900], { smallBlind: 25, bigBlind: 50 }), 'c c x b80 f f');
    expect(result(done).refund).toEqual({ seat: 2, amount: 80 });
    expect(potsOf(done)).toEqual(['2:150']);
  });
  test('R68 R69 all-in 300 called by one with 700 left: no further action', () => {
    const done = playLine(game([300, 1000]), 'r300 c');
    expect([actorOf(done), look(done).stacks, look(done).street]).toEqual([null, [0, 700], 0]);
    const onFlop = playLine(game([300, 1000]), 'c x x b200 c');
    expect([isOver(onFlop), look(onFlop).street]).toEqual([true, 1]);
  });
  test('R68 nobody is asked when the blinds put everybody all-in', () => {
    expect(actorOf(start(game([50, 100])))).toBe(null);
    expect(potsOf(start(game([50, 100])))).toEqual(['12:100']);
    expect(actorOf(start(game([900, 30])))).toBe(null); // 50 in against 30: nothing owed
  });
  test('R70 100 in against an all-in 300: call or fold', () => {
    const state = playLine(game([300, 1000]), 'r300');
    expect(look(state)).toMatchObject({ actor: 2, owed: 200 });
    expect(actionsOf(state)).toEqual(['f', 'c']);
  });
  test('R71 300 before the flop and 50 on it', () => {
    const config = game([900, 900], { smallBlind: 25, bigBlind: 50 });
    const flop = playLine(config, 'r300 c');
    expect(look(flop)).toMatchObject({ street: 1, currentBet: 0, lastFullRaise: 50, bets: [0, 0] });
    expect(result(playLine({ ...config, streets: 2 }, 'r300 c b50 c')).seats[1]!.put.live).toBe(
      350,
    );
  });
  test('illegal actions throw', () => {
    const state = start(game([900, 900]));
    for (const action of ['x', 'r199', 'r901', 'b200', 'c100', ''])
      expect(() => play(state, action)).toThrow('illegal action');
  });
});

const tiny = (stacks: number[], streets: number, more: Partial<WalkConfig> = {}) =>
  game(stacks, { smallBlind: 1, bigBlind: 2, smallBet: 2, bigBet: 4, streets, ...more });
const counts = (config: WalkConfig, depths: number) => count(config, depths).lines.slice(1);
const ended = (config: WalkConfig, depths: number) => addedUp(count(config, depths).ended);

/** Complete hands of at most 1, 2, 3 … actions from those of exactly 0, 1, 2, 3 … */
const addedUp = ([none, ...more]: readonly number[]): number[] => {
  let total = none!;
  return more.map((hands) => {
    total += hands;
    return total;
  });
};

describe('counted by hand', () => {
  test('2,2 at 1/2: f, c and nothing else (the big blind is all-in)', () => {
    expect(counts(tiny([2, 2], 4), 2)).toEqual([2, 0]);
    expect(ended(tiny([2, 2], 4), 2)).toEqual([2, 2]);
  });
  test('1,1 at 1/2: both all-in, no action at all', () => {
    expect([perft(tiny([1, 1], 4), 0), perft(tiny([1, 1], 4), 1)]).toEqual([1, 0]);
    expect(perftEnded(tiny([1, 1], 4), 0)).toBe(1);
  });
  test('3,3 at 1/2, one street', () => {
    // f | c f | c x | c r3 f | c r3 c | r3 f | r3 c (r3 is a short all-in): 7 hands
    expect(counts(tiny([3, 3], 1), 4)).toEqual([3, 5, 2, 0]);
    expect(ended(tiny([3, 3], 1), 4)).toEqual([1, 5, 7, 7]);
  });
  test('3,3 at 1/2, two streets', () => {
    // as above, but after c x a flop with 1 behind each:
    // f | x f | x x | x b1 f | x b1 c | b1 f | b1 c: 7 - 1 + 7 = 13 hands
    expect(counts(tiny([3, 3], 2), 6)).toEqual([3, 5, 2 + 3, 3 + 2, 2, 0]);
    expect(perftEnded(tiny([3, 3], 2), 5)).toBe(13);
  });
  test('2,2,2 at 1/2: two players choose between f and c, the big blind is never asked', () => {
    expect(counts(tiny([2, 2, 2], 4), 3)).toEqual([2, 4, 0]);
    expect(perftEnded(tiny([2, 2, 2], 4), 9)).toBe(4);
  });
  test('4,4 at 1/2, one street', () => {
    // small blind: f | c | r4 (the minimum, all-in; 3 is below it and not all-in)
    // c: f | x | r4 (f | c); r4: f | c. Hands: 1 + 4 + 2 = 7
    expect(actionsOf(start(tiny([4, 4], 1)))).toEqual(['f', 'c', 'r4']);
    expect(counts(tiny([4, 4], 1), 4)).toEqual([3, 5, 2, 0]);
    expect(perftEnded(tiny([4, 4], 1), 9)).toBe(7);
  });
  test('5,5 at 1/2, one street', () => {
    // small blind: f | c | r4 | r5
    // r4: f | c | r5 (short, 4 is the first actor: f | c); r5: f | c
    // c: f | x | r4 (f | c | r5 (f | c)) | r5 (f | c)
    // hands: 1 + (2 + 4 + 2) + (2 + 2) + 2 = 15
    expect(counts(tiny([5, 5], 1), 5)).toEqual([4, 4 + 3 + 2, 3 + 2 + 2, 2, 0]);
    expect(perftEnded(tiny([5, 5], 1), 9)).toBe(15);
  });
  test('fixed limit 2/4, deep, one street, at most one raise, tournament', () => {
    // f | c f | c x | c r4 (f | c) | r4 (f | c): 7 hands
    const config = tiny([50, 50], 1, { limit: 'fixed-limit', fixedLimitRaises: 1 });
    expect(counts(config, 4)).toEqual([3, 5, 2, 0]);
    expect(perftEnded(config, 9)).toBe(7);
  });
  test('fixed limit heads-up, four raises, one street', () => {
    // n raises left after a raise: hands(n) = 2 + hands(n - 1), hands(0) = 2, so hands(3) = 8
    // small blind: f 1 | c (f, x, raise 8 = 10) | raise 8: 19 hands
    const config = tiny([50, 50], 1, { limit: 'fixed-limit' });
    expect(perftEnded(config, 9)).toBe(1 + 10 + 8);
  });
});

describe('pinned numbers', () => {
  const pinned = (name: string, config: WalkConfig, lines: number[], hands: number[]) =>
    test(name, () => {
      const walked = count(config, Math.max(lines.length, hands.length));
      expect(walked.lines.slice(1, lines.length + 1)).toEqual(lines);
      expect(addedUp(walked.ended).slice(0, hands.length)).toEqual(hands);
    });
  // depth 1, 2, 3 …: first the action sequences (perft), then the complete hands (perftEnded)
  pinned(
    'no-limit 10,10',
    tiny([10, 10], 4),
    [9, 35, 95, 207, 395, 679],
    [1, 10, 43, 124, 293, 602],
  );
  pinned(
    'no-limit 6,6',
    tiny([6, 6], 4),
    [5, 13, 23, 33, 43, 53, 63, 73],
    [1, 6, 17, 34, 57, 86, 121, 171],
  );
  pinned(
    'no-limit 5,5,5',
    tiny([5, 5, 5], 4),
    [4, 13, 34, 65, 106, 157, 218],
    [0, 1, 11, 36, 82, 155, 261],
  );
  pinned(
    'no-limit 4,6,8, one street, complete',
    tiny([4, 6, 8], 1),
    [3, 13, 50, 66, 44, 8, 0],
    [0, 1, 19, 65, 105, 113, 113],
  );
  pinned(
    'no-limit 5,7,8,12, button 3, one street',
    tiny([5, 7, 8, 12], 1, { button: 3 }),
    [6, 28, 163, 350, 613],
    [0, 0, 1, 89, 387],
  );
  pinned(
    'no-limit, unit 2, 11,11',
    tiny([11, 11], 4, { unit: 2 }),
    [7, 25, 65, 142, 280, 508],
    [1, 8, 31, 86, 202, 424],
  );
  pinned(
    'reopen per-player 5,9,6,9, one street',
    tiny([5, 9, 6, 9], 1),
    [8, 21, 99, 242, 455, 572, 615],
    [0, 0, 1, 87, 287, 605, 995],
  );
  pinned(
    'reopen consecutive 5,9,6,9, one street',
    tiny([5, 9, 6, 9], 1, { reopen: 'consecutive' }),
    [8, 21, 99, 242, 455, 574, 620],
    [0, 0, 1, 87, 287, 605, 999],
  );
  pinned(
    'straddle 4 by seat 4, raise bb, one street',
    tiny([9, 7, 8, 10], 1, { straddle: { seat: 4, amount: 4 }, mode: 'cash' }),
    [6, 17, 55, 207, 350, 410],
    [0, 0, 1, 63, 217, 469],
  );
  pinned(
    'straddle 4 by seat 4, raise straddle, one street',
    tiny([9, 7, 8, 10], 1, {
      straddle: { seat: 4, amount: 4 },
      mode: 'cash',
      straddleRaise: 'straddle',
    }),
    [4, 10, 26, 81, 93, 78],
    [0, 0, 1, 39, 93, 151],
  );
  pinned(
    'pot-limit 12,12,12',
    tiny([12, 12, 12], 4, { limit: 'pot-limit' }),
    [6, 36, 165, 618, 1884],
    [0, 1, 10, 102, 544],
  );
  pinned(
    'pot-limit 30,30',
    tiny([30, 30], 4, { limit: 'pot-limit' }),
    [5, 35, 381, 2540],
    [1, 5, 36, 404],
  );
  pinned(
    'pot-limit 20,20,1 full-blinds',
    tiny([20, 20, 1], 4, { limit: 'pot-limit' }),
    [6, 54, 310, 1326],
    [1, 6, 57, 357],
  );
  pinned(
    'pot-limit 20,20,1 true-value',
    tiny([20, 20, 1], 4, { limit: 'pot-limit', potLimitPreflop: 'true-value' }),
    [5, 39, 245, 1120],
    [1, 5, 40, 277],
  );
  pinned(
    'pot-limit 20,20,20 full-blinds',
    tiny([20, 20, 20], 4, { limit: 'pot-limit' }),
    [6, 59, 398, 2024],
    [0, 1, 10, 142],
  );
  pinned(
    'pot-limit 20,20,20 sb-as-bb',
    tiny([20, 20, 20], 4, { limit: 'pot-limit', potLimitPreflop: 'sb-as-bb' }),
    [7, 68, 440, 2176],
    [0, 1, 11, 168],
  );
  pinned(
    'pot-limit 20,20,20 dead small blind',
    tiny([20, 20, 20], 4, { limit: 'pot-limit', deadSmallBlind: true }),
    [6, 63, 430, 2153],
    [0, 1, 11, 161],
  );
  pinned(
    'fixed limit 99,99,99',
    tiny([99, 99, 99], 4, { limit: 'fixed-limit' }),
    [3, 9, 24, 60, 143, 323, 706],
    [0, 1, 5, 17, 49, 129, 315],
  );
  pinned(
    'fixed limit 99,99,99, three raises',
    tiny([99, 99, 99], 4, { limit: 'fixed-limit', fixedLimitRaises: 3 }),
    [3, 9, 24, 59, 133, 288, 625],
    [0, 1, 5, 17, 49, 124, 292],
  );
  pinned(
    'fixed limit 5,7,9',
    tiny([5, 7, 9], 4, { limit: 'fixed-limit' }),
    [3, 9, 24, 54, 113, 197, 299],
    [0, 1, 5, 19, 58, 141, 277],
  );
  pinned(
    'fixed limit 4/8, 15,25,33',
    tiny([15, 25, 33], 4, {
      limit: 'fixed-limit',
      smallBlind: 2,
      bigBlind: 4,
      smallBet: 4,
      bigBet: 8,
    }),
    [3, 9, 24, 59, 139, 296, 566],
    [0, 1, 5, 17, 52, 143, 334],
  );
  pinned(
    'fixed limit cash heads-up 30,30',
    tiny([30, 30], 4, { limit: 'fixed-limit', mode: 'cash' }),
    [3, 6, 12, 24, 48, 96, 192, 384, 720],
    [1, 3, 7, 15, 31, 63, 127, 271, 575],
  );
  pinned(
    'ante 1 each, 4,6,8',
    tiny([4, 6, 8], 4, { anteMode: 'perPlayer', ante: 1 }),
    [3, 11, 39, 71, 98, 115],
    [0, 1, 11, 47, 99, 161],
  );
  pinned(
    'big-blind ante 2 ante-first, 8,8,3',
    tiny([8, 8, 3], 4, { anteMode: 'bigBlind', ante: 2 }),
    [7, 23, 52, 94, 151, 223],
    [1, 8, 29, 71, 143, 254],
  );
  pinned(
    'big-blind ante 2 blind-first, 8,8,3',
    tiny([8, 8, 3], 4, { anteMode: 'bigBlind', ante: 2, singleAnteOrder: 'blind-first' }),
    [7, 25, 52, 94, 151, 223],
    [0, 9, 30, 72, 144, 255],
  );
  pinned(
    'big-blind ante 3, all of it, 8,8,3',
    tiny([8, 8, 3], 4, { anteMode: 'bigBlind', ante: 3 }),
    [7, 23, 52, 94, 151, 223],
    [1, 8, 29, 71, 143, 254],
  );
  pinned(
    'button ante 2 heads-up, 7,9',
    tiny([7, 9], 4, { anteMode: 'button', ante: 2 }),
    [4, 16, 35, 36, 43, 61, 62],
    [1, 5, 26, 50, 69, 111, 142],
  );
  pinned(
    'short deck ante 1, 6,6,6',
    tiny([6, 6, 6], 4, { liveAntes: true, ante: 1 }),
    [5, 18, 51, 116, 232, 445],
    [0, 1, 13, 52, 136, 303],
  );
});

describe('random walks keep the invariants', () => {
  const random = (seed: number) => () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const pick = <T>(next: () => number, list: readonly T[]): T =>
    list[Math.floor(next() * list.length)]!;

  function randomConfig(next: () => number): WalkConfig {
    const players = 2 + Math.floor(next() * 4);
    const stacks = Array.from({ length: players }, () => 1 + Math.floor(next() * 30));
    const button = 1 + Math.floor(next() * players);
    const straddleSeat = ((button - 1 + (players === 3 ? 0 : 3)) % players) + 1;
    const straddle = players > 2 && next() < 0.2 ? { seat: straddleSeat, amount: 4 } : null;
    return tiny(stacks, 1 + Math.floor(next() * 4), {
      button,
      limit: pick(next, ['no-limit', 'pot-limit', 'fixed-limit'] as const),
      anteMode: pick(next, ['none', 'perPlayer', 'bigBlind', 'button'] as const),
      ante: pick(next, [1, 2, 3]),
      singleAnteOrder: pick(next, ['ante-first', 'blind-first'] as const),
      unit: pick(next, [1, 1, 2]),
      reopen: pick(next, ['per-player', 'consecutive'] as const),
      straddleRaise: pick(next, ['bb', 'straddle'] as const),
      potLimitPreflop: pick(next, ['full-blinds', 'true-value', 'sb-as-bb'] as const),
      mode: pick(next, ['cash', 'tournament'] as const),
      ...(straddle ? { straddle } : next() < 0.1 ? { liveAntes: true } : {}),
    });
  }

  /** Passive more often than not, so that hands reach later streets. */
  const choose = (next: () => number, actions: string[]) =>
    next() < 0.5 ? actions[1]! : pick(next, actions);

  /** R10: while betting goes on, no level stands alone at the top when a street begins. */
  function checkLevels(state: WalkState): void {
    const { street, bets, stacks } = look(state);
    const levels = stacks.map(
      (stack, i) => state.config.stacks[i]! - stack - postOf(state.config, i + 1).dead - bets[i]!,
    );
    const top = Math.max(...levels);
    const highest = levels.filter((level) => level === top).length;
    expectTrue(street === 0 || highest > 1, () => `street ${street}, levels ${levels}`);
  }

  function checkActions(state: WalkState): void {
    const actions = actionsOf(state);
    expectSame(new Set(actions).size, actions.length);
    expectSame(actions[0], 'f');
    expectTrue(actions[1] === 'x' || actions[1] === 'c', () => `${actions}`);
    const isFixed = state.config.limit === 'fixed-limit';
    expectTrue(!isFixed || actions.length <= 3, () => `${actions}`);
    // R52: whoever may raise per player may raise when short all-ins are added for the table
    const table: WalkState = { ...state, config: { ...state.config, reopen: 'consecutive' } };
    const each: WalkState = { ...state, config: { ...state.config, reopen: 'per-player' } };
    const allowed = new Set(actionsOf(table));
    const missing = actionsOf(each).filter((action) => !allowed.has(action));
    expectEqual(missing, []);
  }

  function checkResult(state: WalkState): void {
    const { seats, refund, pots } = result(state);
    const put = seats.map((s) => s.put.ante + s.put.dead + s.put.live);
    const total = put.reduce((a, b) => a + b, 0);
    const inPots = pots.reduce((a, pot) => a + pot.amount, 0);
    expect(inPots + (refund?.amount ?? 0)).toBe(total); // R4
    expectEqual(
      look(state).stacks,
      seats.map((_, i) => state.config.stacks[i]! - put[i]!),
    );
    for (const [i, pot] of pots.entries()) {
      expect(pot.amount).toBeGreaterThan(0); // I4
      expect(pot.contenders.length).toBeGreaterThan(0);
      const before = pots[i - 1]?.contenders ?? null; // I5
      if (before) expect(before).toEqual(expect.arrayContaining(pot.contenders));
      if (before) expect(pot.contenders.length).toBeLessThan(before.length);
    }
  }

  test('800 hands', () => {
    const next = random(20240607);
    for (let i = 0; i < 800; i++) {
      let state = start(randomConfig(next));
      while (!isOver(state)) {
        checkLevels(state);
        checkActions(state);
        state = play(state, choose(next, actionsOf(state)));
        const { stacks } = look(state);
        expectTrue(Math.min(...stacks) >= 0, () => `I1: ${stacks}`);
      }
      checkResult(state);
    }
  });
});
