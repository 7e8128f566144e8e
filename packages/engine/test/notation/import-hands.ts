/** Random hands of the engine whose every rule a history in another format can tell. */

import {
  advanceOnce,
  apply,
  type HandConfig,
  type HandEvent,
  type HandState,
  startHand,
} from '../../src/index.js';
import type { HistoryMeta, PhhHand } from '../../src/notation/index.js';
import type { Replay } from '../../src/notation/replay/replay.js';
import { type Source, seeded } from '../arbitrary.js';
import { pick, randomChoice, randomConfig } from '../hand/random-config.js';
import { accepted } from './samples.js';

export interface PlayedHand {
  readonly state: HandState;
  readonly events: readonly HandEvent[];
  readonly meta: HistoryMeta;
}

/** No history says what the smallest chip is, or how short deck ranks trips and straights. */
function tellable(config: HandConfig): HandConfig {
  const { tripsOverStraight: _, ...told } = config;
  return {
    ...told,
    unit: 1,
    players: config.players.map(({ posts, ...player }) => {
      if (posts === undefined) return player;
      const { live = 0, dead = 0 } = posts;
      // A small blind that is dead is told by the big blind before it, which antes may leave nothing for.
      if (live === 0 && config.anteMode === 'perPlayer') return player;
      // Of both blinds in one line the live one is the big blind.
      return {
        ...player,
        posts: live > 0 && dead > 0 ? { live: config.bigBlind ?? 0, dead } : posts,
      };
    }),
  };
}

const USD = { code: 'USD', symbol: '$' };

function randomMeta(source: Source, { mode }: HandConfig, seats: readonly number[]): HistoryMeta {
  const base = {
    handId: 1 + source.int(1e9),
    table: 'Kitchen 3',
    startedAt: '2026-10-01T18:30:05Z',
  };
  const seen = pick(source, [{}, { hero: pick(source, seats) }, { showAll: true }]);
  if (mode === 'tournament') {
    const paid = pick(source, [{}, { buyIn: 319, fee: 31 }, { buyIn: 319, bounty: 100, fee: 31 }]);
    const tournament = { id: 77, level: 1 + source.int(60), ...paid };
    return { ...base, ...seen, tournament, ...pick(source, [{}, { currency: USD }]) };
  }
  const money = [{}, { currency: USD }, { currency: USD, unit: '0.01' }, { unit: '0.01' }];
  return { ...base, ...seen, ...pick(source, money) };
}

export function randomHand(seed: number, index: number): PlayedHand {
  const source = seeded(seed, index);
  const config = tellable(randomConfig(source));
  const started = accepted(startHand(config));
  const events = [...started.events];
  let { state } = started;
  while (!state.over) {
    const { turn } = state;
    const step =
      turn.kind === 'act'
        ? accepted(apply(state, randomChoice(source, turn.legal, turn.seat, state)))
        : turn.kind === 'runs'
          ? accepted(
              apply(state, { type: 'runs', seat: turn.seats[0]!, runs: 1 + source.int(turn.most) }),
            )
          : advanceOnce(state)!;
    events.push(...step.events);
    state = step.state;
  }
  const seats = config.players.map(({ seat }) => seat);
  return { state, events, meta: randomMeta(source, config, seats) };
}

/** What the engine says, as a replay would: by index from the button. */
export function outcomeOf({ state }: PlayedHand, { seats = [] }: PhhHand): Partial<Replay> {
  const players = seats.map((seat) => state.players.find((one) => one.seat === seat)!);
  const refunded = players.findIndex(({ refunded }) => refunded > 0);
  return {
    contributions: players.map(({ ante, dead, live, refunded }) => ante + dead + live + refunded),
    folded: players.map(({ folded }) => folded),
    refund: refunded < 0 ? null : { index: refunded, amount: players[refunded]!.refunded },
    pots: state.pots.map(({ amount, eligiblePlayers }) => ({
      amount,
      eligible: seats.flatMap((seat, i) => (eligiblePlayers.includes(seat) ? [i] : [])),
    })),
  };
}

export const stacksOf = ({ state }: PlayedHand, { seats = [] }: PhhHand): number[] =>
  seats.map((seat) => state.players.find((one) => one.seat === seat)!.stack);
