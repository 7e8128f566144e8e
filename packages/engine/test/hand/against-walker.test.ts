/**
 * The engine against the walker (walker.ts), an independent reading of the rulebook: along random
 * hands the same actor, the same set of legal actions, and at the end the same chips and pots.
 */
import {
  apply,
  type HandConfig,
  type HandState,
  type Rng,
  randomBelow,
  seededRng,
  startHand,
} from '@sidepot/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from './play.js';
import {
  actionsOf,
  actorOf,
  play,
  result,
  start,
  type WalkConfig,
  type WalkState,
} from './walker.js';

const one = <T>(rng: Rng, choices: readonly T[]): T => choices[randomBelow(rng, choices.length)]!;

function randomWalk(rng: Rng, limit: WalkConfig['limit']): WalkConfig {
  const count = one(rng, [2, 2, 3, 3, 4, 5]);
  const [smallBlind, bigBlind] = one(rng, [
    [1, 2],
    [2, 4],
    [3, 7],
    [5, 10],
  ] as const);
  const most = one(rng, [2, 6, 20]) * bigBlind;
  const bombPot = randomBelow(rng, 6) === 0;
  const liveAntes = !bombPot && limit !== 'fixed-limit' && randomBelow(rng, 8) === 0;
  const anteMode = bombPot
    ? 'perPlayer'
    : liveAntes
      ? 'none'
      : one(rng, ['none', 'none', 'perPlayer', 'bigBlind', 'button'] as const);
  const button = 1 + randomBelow(rng, count);
  const deadSmallBlind = !bombPot && !liveAntes && count > 2 && randomBelow(rng, 8) === 0;
  const mode = bombPot ? 'cash' : one(rng, ['cash', 'tournament'] as const);
  const isStraddled =
    mode === 'cash' && !bombPot && count > 3 && !liveAntes && randomBelow(rng, 3) === 0;
  // Under the gun or the button, neither of which has a blind with four players.
  const underTheGun = ((button - 1 + (deadSmallBlind ? 2 : 3)) % count) + 1;
  const seat = one(rng, [underTheGun, button]);
  return {
    stacks: Array.from({ length: count }, () => 1 + randomBelow(rng, most)),
    button,
    smallBlind,
    bigBlind,
    limit,
    anteMode,
    ante: liveAntes || anteMode !== 'none' ? one(rng, [1, bigBlind]) : 0,
    singleAnteOrder: one(rng, ['ante-first', 'blind-first'] as const),
    ...(isStraddled ? { straddle: { seat, amount: 2 * bigBlind } } : {}),
    unit: one(rng, [1, 1, 1, 2, 5]),
    streets: 4,
    reopen: one(rng, ['per-player', 'consecutive'] as const),
    straddleRaise: one(rng, ['bb', 'straddle'] as const),
    potLimitPreflop: one(rng, ['full-blinds', 'true-value', 'sb-as-bb'] as const),
    fixedLimitRaises: one(rng, [4, 3]),
    smallBet: bigBlind,
    bigBet: 2 * bigBlind,
    mode,
    uncapped: limit === 'fixed-limit' && randomBelow(rng, 6) === 0,
    liveAntes,
    deadSmallBlind,
    bombPot,
    absent: randomBelow(rng, 6) > 0 ? [] : away(rng, count),
  };
}

/** R45: some, never all. */
function away(rng: Rng, count: number): number[] {
  const there = 1 + randomBelow(rng, count);
  const seats = Array.from({ length: count }, (_, i) => i + 1);
  return seats.filter((seat) => seat !== there && randomBelow(rng, 2) === 0);
}

function engineConfig(walk: WalkConfig): HandConfig {
  const { stacks, straddle, liveAntes, deadSmallBlind, streets: _streets, absent, ...rest } = walk;
  const { smallBlind, bigBlind, smallBet, bigBet, anteMode, uncapped, ...common } = rest;
  const players = stacks.map((stack, i) => ({
    ...{ id: `P${i + 1}`, seat: i + 1, stack },
    absent: absent?.includes(i + 1) === true,
  }));
  const config = { ...common, players, seatCount: stacks.length, uncapped: uncapped ?? false };
  if (liveAntes) return { ...config, game: 'short-deck' };
  return {
    ...config,
    ...{ smallBlind, bigBlind, smallBet, bigBet, anteMode },
    ...(straddle === undefined ? {} : { straddles: [straddle] }),
    ...(deadSmallBlind
      ? { smallBlindSeat: null, bigBlindSeat: (walk.button % stacks.length) + 1 }
      : {}),
  };
}

/** The engine's offer in the walker's words. */
function offered(state: HandState): string[] {
  if (state.turn.kind !== 'act') return [];
  const { seat, legal } = state.turn;
  const { fold, check, call, bet, raise, unit } = legal;
  const { bet: front, stack } = state.players.find((player) => player.seat === seat)!;
  const actions: string[] = [];
  if (fold) actions.push('f');
  if (check) actions.push('x');
  if (call !== null) actions.push('c');
  const range = bet ?? raise;
  if (range === null) return actions;
  const isFixed = state.rules.limit === 'fixed-limit';
  for (let to = range.min; to <= range.max; to++) {
    if (isFixed || to % unit === 0 || to === front + stack) {
      actions.push(`${bet === null ? 'r' : 'b'}${to}`);
    }
  }
  return actions;
}

function engineStep(state: HandState, action: string): HandState {
  const { turn } = state;
  if (turn.kind !== 'act') throw new Error('nobody acts');
  const { seat } = turn;
  const words = { f: 'fold', x: 'check', c: 'call', b: 'bet', r: 'raise' } as const;
  const type = words[action[0] as 'f'] as 'fold' | 'check' | 'call' | 'bet' | 'raise';
  const to = Number(action.slice(1));
  const done = apply(
    state,
    type === 'bet' || type === 'raise' ? { type, seat, to } : { type, seat },
  );
  if (!done.ok) throw new Error(`${action}: ${done.error.code}`);
  return done.value.state;
}

/** On to the next decision; cards are unknown, so it stops where they would be compared. */
function dealt(state: HandState): HandState {
  let now = state;
  while (now.turn.kind === 'deal') {
    const done = apply(now, { type: 'deal' });
    if (!done.ok) throw new Error(done.error.code);
    now = done.value.state;
  }
  return now;
}

function compareEnd(state: HandState, walker: WalkState, note: string): void {
  const { seats, refund, pots } = result(walker);
  const put = seats.map((seat) => {
    const { ante, dead, live } = seat.put;
    return { seat: seat.seat, level: ante + live, dead, folded: seat.folded };
  });
  const engine = state.players.map(({ seat, ante, dead, live, refunded, folded }) => ({
    ...{ seat, dead, folded },
    level: ante + live + refunded,
  }));
  expect(engine, note).toEqual(put);
  const back = state.players.filter(({ refunded }) => refunded > 0);
  expect(
    back.map(({ seat, refunded }) => ({ seat, amount: refunded })),
    note,
  ).toEqual(refund === null ? [] : [refund]);
  expect(
    state.pots.map(({ amount, eligiblePlayers }) => ({ amount, contenders: eligiblePlayers })),
    note,
  ).toEqual(pots);
}

/** Big bets are many and small ones matter: one of the lowest and highest, or a passive action. */
function pick(rng: Rng, actions: readonly string[]): string {
  const passive = actions.filter((action) => /^[xc]/.test(action));
  const totals = actions.filter((action) => /^[br]/.test(action));
  const some = [...totals.slice(0, 2), ...totals.slice(-1), ...totals.slice(0, 1)];
  return one(rng, [...passive, ...passive, ...some, ...(randomBelow(rng, 3) === 0 ? ['f'] : [])]);
}

const LIMITS = ['no-limit', 'pot-limit', 'fixed-limit'] as const;

describe('(e) the engine and the walker agree', () => {
  it.each(LIMITS)('%s: actor, legal actions, contributions, refund and pots', (limit) => {
    let decisions = 0;
    const property = fc.property(fc.nat(2 ** 31), (seed) => {
      const rng = seededRng(seed);
      const config = randomWalk(rng, limit);
      const started = startHand(engineConfig(config));
      if (!started.ok) throw new Error(started.error.code);
      let state = dealt(started.value.state);
      let walker = start(config);
      const line: string[] = [];
      for (let seat = actorOf(walker); seat !== null; seat = actorOf(walker)) {
        const actions = actionsOf(walker);
        const actor = state.turn.kind === 'act' ? state.turn.seat : null;
        const offer = offered(state);
        if (actor !== seat || offer.join() !== actions.join()) {
          const note = `${JSON.stringify(config)} ${line.join(' ')}`;
          expect({ actor, offer }, note).toEqual({ actor: seat, offer: actions });
        }
        const action = pick(rng, actions);
        line.push(action);
        walker = play(walker, action);
        state = dealt(engineStep(state, action));
        decisions++;
      }
      expect(state.turn.kind, `${JSON.stringify(config)} ${line.join(' ')}`).not.toBe('act');
      compareEnd(state, walker, `${JSON.stringify(config)} ${line.join(' ')}`);
    });
    fc.assert(property, { seed: SEED, numRuns: 700, endOnFailure: true });
    expect(decisions).toBeGreaterThan(2500);
  });

  it('finds a difference when there is one', () => {
    const config = randomWalk(seededRng(2), 'no-limit');
    const plain = { ...config, stacks: [50, 50, 50], button: 1, unit: 1, liveAntes: false };
    const walker = start({ ...plain, anteMode: 'none', ante: 0, bigBlind: 4, smallBlind: 2 });
    const { bigBlind: _, ...other } = walker.config;
    for (const bigBlind of [4, 5]) {
      const started = startHand(engineConfig({ ...other, bigBlind }));
      if (!started.ok) throw new Error(started.error.code);
      const isSame = offered(dealt(started.value.state)).join() === actionsOf(walker).join();
      expect(isSame).toBe(bigBlind === 4);
    }
  });
});
