/** Random hands of every game, limit and setting: legal actions, invariants, logs, payouts. */
import {
  apply,
  autoAdvance,
  type Card,
  type Command,
  decide,
  deck,
  evaluate,
  evaluateOmaha,
  evaluateOmahaLow,
  evaluateShortDeck,
  evolve,
  type HandConfig,
  type HandEvent,
  type HandState,
  holeCardsOf,
  legalActions,
  potName,
  rebuild,
  type SettleInput,
  seededRng,
  settle,
  shouldAutoAdvance,
  startHand,
  viewFor,
} from '@sidepot/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, type Played, play, playOut, randomConfig, SEED, started } from './play.js';

const hands = (check: (config: HandConfig, seed: number) => void, numRuns: number) =>
  fc.assert(
    fc.property(fc.nat(2 ** 31), (seed) => check(randomConfig(seededRng(seed)), seed)),
    { seed: SEED, numRuns, endOnFailure: true },
  );

/** `expect` is too slow for millions of checks. */
function must(holds: boolean, ...notes: readonly unknown[]): void {
  if (!holds) throw new Error(notes.map((note) => JSON.stringify(note)).join(' '));
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

const judged = (state: HandState, command: Command): string => {
  const done = apply(state, command);
  return done.ok ? 'accepted' : done.error.code;
};

/** Every command that the offer does not contain. */
function* refusals(state: HandState): Generator<Command> {
  const { turn } = state;
  const mover = turn.kind === 'act' ? turn.seat : 0;
  for (const type of ['deal', 'showdown', 'award'] as const) if (turn.kind !== type) yield { type };
  for (const { seat, bet, stack } of state.players) {
    if (seat === mover) continue;
    for (const type of ['fold', 'check', 'call', 'allIn', 'timeout'] as const) yield { type, seat };
    yield { type: 'raise', seat, to: bet + stack };
    yield { type: 'bet', seat, to: bet + stack };
    if (turn.kind !== 'runs') yield { type: 'runs', seat, runs: 1 };
    if (turn.kind !== 'showdown') yield { type: 'muck', seat };
  }
  if (turn.kind !== 'act') return;
  const { seat, legal } = turn;
  const { bet, stack } = state.players.find((player) => player.seat === seat)!;
  const all = bet + stack;
  if (!legal.fold) yield { type: 'fold', seat };
  if (!legal.check) yield { type: 'check', seat };
  if (legal.call === null) yield { type: 'call', seat };
  if (legal.allIn === null) yield { type: 'allIn', seat };
  for (const type of ['bet', 'raise'] as const) {
    const range = legal[type];
    const middle = state.currentBet + state.lastFullRaise;
    const amounts = range === null ? [0, middle, all - 1, all] : [0, range.min - 1, range.max + 1];
    for (const to of [...amounts, all + 1]) yield { type, seat, to };
    if (range !== null && legal.unit > 1) {
      for (const to of [range.min + 1, range.max - 1]) {
        if (to < range.min || to > range.max || to % legal.unit === 0 || to === all) continue;
        yield { type, seat, to };
      }
    }
  }
}

/** Every command that it does contain, with what it must come to. */
function* offers(state: HandState): Generator<readonly [Command, string, number]> {
  if (state.turn.kind !== 'act') return;
  const { seat, legal } = state.turn;
  const { bet } = state.players.find((player) => player.seat === seat)!;
  if (legal.fold) yield [{ type: 'fold', seat }, 'fold', bet];
  if (legal.check) yield [{ type: 'check', seat }, 'check', bet];
  if (legal.call !== null) yield [{ type: 'call', seat }, 'call', bet + legal.call];
  if (legal.allIn !== null) yield [{ type: 'allIn', seat }, legal.allIn.action, legal.allIn.to];
  for (const type of ['bet', 'raise'] as const) {
    const range = legal[type];
    if (range === null) continue;
    const { min, max } = range;
    const middle = min + Math.floor((max - min) / 2 / legal.unit) * legal.unit;
    const amounts = [min, max, ...(middle % legal.unit === 0 ? [middle] : [])];
    for (const to of amounts) yield [{ type, seat, to }, type, to];
  }
}

describe('(a) legal actions', () => {
  it('what is offered is accepted, everything else is refused and changes nothing (R7)', () => {
    let offered = 0;
    let refused = 0;
    hands((config, seed) => {
      const rng = seededRng(seed + 1);
      let hand: Played = started(config);
      for (;;) {
        const { state } = hand;
        deepFreeze(state);
        const before = JSON.stringify(state);
        for (const [command, action, to] of offers(state)) {
          const done = apply(state, command);
          const made = done.ok ? done.value.events[0] : done.error;
          const isSo = made && 'action' in made && made.action === action && made.to === to;
          must(isSo === true, command, made);
          offered++;
        }
        for (const command of refusals(state)) {
          must(judged(state, command) !== 'accepted', 'not offered', command);
          refused++;
        }
        expect(JSON.stringify(state)).toBe(before);
        if (state.over) break;
        hand = play(hand, choose(state, rng));
      }
    }, 400);
    expect(offered).toBeGreaterThan(5000);
    expect(refused).toBeGreaterThan(50_000);
  });
});

const level = ({ ante, live }: HandState['players'][number]): number => ante + live;
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const within = (few: readonly number[], many: readonly number[]): boolean =>
  few.every((seat) => many.includes(seat));

/** I1 to I5, I8 and I10, of one state. */
function checkState(state: HandState): void {
  const { players, pots, rake } = state;
  for (const { stack, ante, dead, live, bet } of players) {
    const isFine = [stack, ante, dead, live, bet].every((n) => Number.isSafeInteger(n) && n >= 0);
    must(isFine && bet <= live, 'I1', players);
  }
  const inPlay = total(players.map(({ ante, dead, live }) => ante + dead + live));
  const won = total(players.map((player) => player.won));
  const stacks = total(players.map(({ stack }) => stack));
  must(stacks + inPlay - won === state.chips, 'I2', stacks, inPlay, won);
  must(state.totalPot === inPlay - won - rake, 'I2', state.totalPot);
  const bets = total(players.map(({ bet }) => bet));
  const inPots = total(pots.map(({ amount }) => amount));
  must(state.voided || inPots + bets === inPlay, 'I3', pots, bets, inPlay);
  const unfolded = players.filter(({ folded }) => !folded).map(({ seat }) => seat);
  pots.forEach(({ amount, eligiblePlayers }, i) => {
    must(amount > 0 && eligiblePlayers.length > 0, 'I4', pots);
    must(within(eligiblePlayers, unfolded), 'I4', pots, unfolded);
    const before = pots[i - 1]?.eligiblePlayers;
    if (before === undefined) return;
    must(before.length > eligiblePlayers.length && within(eligiblePlayers, before), 'I5', pots);
  });
  const dead = total(players.map((player) => player.dead));
  const tallest = Math.max(...players.filter(({ folded }) => !folded).map(level));
  const rolled = total(players.map((player) => Math.max(0, level(player) - tallest)));
  for (const player of players) {
    must(!player.folded || player.won === 0, 'I8', player);
    const most = total(players.map((other) => Math.min(level(player), level(other))));
    must(player.won <= most + dead + rolled, 'I10', player, most, dead, rolled);
  }
}

/** I6 and I9: what changes from one event to the next. */
function checkStep(before: HandState, event: HandEvent, after: HandState): void {
  if (event.type === 'awarded') {
    const paid = total(event.shares.map(({ amount }) => amount));
    must(paid + event.rake === event.amount, 'I6', event);
  }
  if (event.type !== 'acted') return;
  must(after.currentBet >= before.currentBet, 'I9', before, event);
  must(after.lastFullRaise >= before.lastFullRaise, 'I9', before, event);
}

describe('(b) invariants I1–I10', () => {
  const checkLog = (events: readonly HandEvent[], wasKilled: boolean): void => {
    let state = rebuild(events.slice(0, 1));
    let refunds = 0;
    for (const event of events.slice(1)) {
      const next = evolve(state, event);
      checkState(next);
      checkStep(state, event, next);
      if (event.type === 'opened') refunds = 0;
      if (event.type === 'refunded' && !wasKilled) must(++refunds === 1, 'I7', event);
      state = next;
    }
  };
  it('hold after every event of a random hand', () => {
    hands((config, seed) => {
      checkLog(playOut(started(config), seededRng(seed + 1)).events, false);
    }, 400);
  });
  it('hold when hands are killed and when the deck is fouled', () => {
    hands((config, seed) => {
      const rng = seededRng(seed + 1);
      let hand = started(config);
      for (let n = 0; !hand.state.over; n++) {
        const { players, turn } = hand.state;
        const { seat } = players[rng() % players.length]!;
        const kill = rng() % 6 === 0 && judged(hand.state, { type: 'kill', seat }) === 'accepted';
        must(turn.kind !== 'runs' || turn.seats.length > 0, 'nobody to answer');
        const isVoid = n > 9 && rng() % 9 === 0;
        const voids = isVoid && judged(hand.state, { type: 'void', reason: 'fouled-deck' });
        const step = kill ? `kill ${seat}` : choose(hand.state, rng);
        hand = play(hand, voids === 'accepted' ? 'void fouled-deck' : step);
      }
      checkLog(hand.events, true);
    }, 400);
  });
});

describe('(c) logs', () => {
  it('rebuild(log), evolve event by event, and JSON give the state that was played', () => {
    hands((config, seed) => {
      const rng = seededRng(seed + 1);
      let hand = started(config);
      let folded = rebuild(hand.events.slice(0, 1));
      let done = 1;
      for (;;) {
        for (const event of hand.events.slice(done)) folded = evolve(folded, event);
        done = hand.events.length;
        expect(folded).toEqual(hand.state);
        expect(rebuild(JSON.parse(JSON.stringify(hand.events)))).toEqual(hand.state);
        const copy: HandState = JSON.parse(JSON.stringify(hand.state));
        expect(copy).toEqual(hand.state);
        if (hand.state.over) return;
        const step = choose(hand.state, rng);
        expect(play({ state: copy, events: [] }, step).state).toEqual(play(hand, step).state);
        hand = play(hand, step);
      }
    }, 80);
  });
  it('another version is refused', () => {
    const { state, events } = started(randomConfig(seededRng(1)));
    const other = { ...state, version: 1 } as unknown as HandState;
    for (const judge of [apply, decide]) {
      expect(judge(other, { type: 'deal' })).toMatchObject({ error: { code: 'BAD_VERSION' } });
      expect(judge(null as never, { type: 'deal' }).ok).toBe(false);
    }
    const readers = [
      () => evolve(other, events[1]!),
      () => viewFor(other, 'rail'),
      () => legalActions(other, 1),
      () => autoAdvance(other),
      () => shouldAutoAdvance(other),
    ];
    for (const read of readers) expect(read).toThrow(/BAD_VERSION/);
    expect(() => rebuild([{ ...events[0], version: 3 } as unknown as HandEvent])).toThrow(
      /BAD_VERSION/,
    );
    expect(() => rebuild([])).toThrow(/BAD_COMMAND/);
    expect(() => evolve(state, { type: 'unheard-of' } as unknown as HandEvent)).toThrow(
      /BAD_COMMAND/,
    );
  });
  it('what a caller does to their config afterwards changes nothing', () => {
    const straddles = [{ seat: 3, amount: 4 }];
    const rakeConfig = { bps: 500, cap: 3 };
    const players = [1, 2, 3, 4].map((seat) => ({ id: seat, seat, stack: 100 }));
    const config = { players, button: 4, smallBlind: 1, bigBlind: 2, mode: 'cash' as const };
    const cards = deck();
    const { state } = started({ ...config, straddles, rakeConfig, deck: cards });
    const before = JSON.stringify(state);
    cards.reverse();
    straddles[0]!.amount = 50;
    rakeConfig.bps = 0;
    players[0]!.stack = 0;
    expect(JSON.stringify(state)).toBe(before);
  });
  it('R104 a setting with a misspelt name is refused', () => {
    const players = [1, 2].map((seat) => ({ id: seat, seat, stack: 100 }));
    const config = { players, button: 1, smallBlind: 1, bigblind: 2 } as unknown as HandConfig;
    expect(startHand(config)).toMatchObject({ error: { code: 'UNKNOWN_KEY', key: 'bigblind' } });
  });
  it('without a deck the dealer waits for the cards', () => {
    const players = [1, 2].map((seat) => ({ id: seat, seat, stack: 100 }));
    const { state } = started({ players, button: 1, smallBlind: 1, bigBlind: 2 });
    expect(state.turn).toMatchObject({ kind: 'deal', street: 0 });
    expect(autoAdvance(state)).toEqual({ state, events: [] });
  });
});

/** Seats by value, best first; those of value 0 are left out. */
function tiers(values: ReadonlyMap<number, number>): number[][] {
  const scores = [...new Set(values.values())].filter((v) => v > 0).sort((a, b) => b - a);
  return scores.map((score) => [...values.keys()].filter((seat) => values.get(seat) === score));
}

function rankings(state: HandState): SettleInput<number>['boards'] {
  const { players, boards, rules } = state;
  const live = players.filter(({ folded }) => !folded);
  if (live.length === 1) return [];
  return (boards as Card[][]).map((board) => {
    const of = (value: (cards: readonly Card[]) => number) =>
      tiers(new Map(live.map(({ seat }) => [seat, value(holeCardsOf(state, seat) as Card[])])));
    if (rules.game === 'omaha8') {
      return {
        high: of((cards) => evaluateOmaha(cards, board)),
        low: of((cards) => evaluateOmahaLow(cards, board)),
      };
    }
    if (rules.game === 'omaha') return { high: of((cards) => evaluateOmaha(cards, board)) };
    const seven = rules.game === 'short-deck' ? evaluateShortDeck : evaluate;
    return { high: of((cards) => seven([...cards, ...board])) };
  });
}

describe('(f) payouts', () => {
  it('are what settle() says of the same contributions and rankings', () => {
    let sidePots = 0;
    hands((config, seed) => {
      const { state, events } = playOut(started(config), seededRng(seed + 1));
      const { rules, players } = state;
      const settled = settle<number>({
        players: players.map(({ seat, ante, dead, live, folded, refunded, killed, forced }) => ({
          ...{ id: seat, seat, ante, dead, folded },
          live: live + refunded,
          forfeit: killed ? ante + forced : 0,
        })),
        button: rules.button,
        seatCount: rules.seatCount,
        unit: rules.unit,
        kind: rules.game === 'omaha8' ? 'hilo' : 'high',
        boards: rankings(state),
        rakeConfig:
          rules.rakeConfig === null || rules.mode === 'tournament'
            ? null
            : { ...rules.rakeConfig, flopSeen: state.boards[0]!.length > 0 },
      });
      if (!settled.ok) throw new Error(settled.error.code);
      const { refund, pots, awards, rake } = settled.value;
      const won = players.filter((player) => player.won > 0);
      const back = players.filter((player) => player.refunded > 0);
      expect(Object.fromEntries(back.map(({ seat, refunded }) => [seat, refunded]))).toEqual(
        refund,
      );
      expect(Object.fromEntries(won.map((player) => [player.seat, player.won]))).toEqual(awards);
      expect(state.rake).toBe(rake);
      const paid = events.filter((event) => event.type === 'awarded');
      expect(paid.map(({ pot }) => pot)).toEqual(pots.map((_, i) => pots.length - 1 - i));
      for (const { pot, amount, rake: taken, shares } of paid) {
        const own = Object.fromEntries(shares.map((share) => [share.seat, share.amount]));
        expect({ name: potName(pot), amount, rake: taken, awards: own }).toMatchObject({
          name: pots[pot]!.name,
          amount: pots[pot]!.amount,
          rake: pots[pot]!.rake,
          awards: pots[pot]!.awards,
        });
        expect(state.pots[pot]!.eligiblePlayers).toEqual(pots[pot]!.eligible);
      }
      if (pots.length > 1) sidePots++;
    }, 600);
    expect(sidePots).toBeGreaterThan(60);
  });
});
