/** Random hands of every game with their whole logs; some are shown, mucked or called off. */
import {
  advanceOnce,
  apply,
  type Card,
  type Command,
  type HandConfig,
  type HandEvent,
  type HandState,
  holeCardsOf,
  rebuild,
  startHand,
} from '@sidepot/engine';
import { type Source, seeded } from '../../../engine/test/arbitrary.js';
import {
  oneIn,
  pick,
  randomChoice,
  randomConfig,
} from '../../../engine/test/hand/random-config.js';
import type { KeptHand } from '../../src/history/index.js';

export interface Played {
  readonly hand: KeptHand;
  readonly state: HandState;
}

export const WATCHER = 'somebody else';

export const nameOf = (seat: number): string => `Näme ${seat}`;

export function randomHand(seed: number, number: number): Played {
  const source = seeded(seed, number);
  return playedHand(randomConfig(source), number, source);
}

export function playedHand(config: HandConfig, number: number, source: Source): Played {
  const started = startHand(config);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const log: HandEvent[] = [...started.value.events];
  let { state } = started.value;
  const send = (command: Command): boolean => {
    const step = apply(state, command);
    if (!step.ok) return false;
    state = step.value.state;
    log.push(...step.value.events);
    return true;
  };
  while (!state.over) {
    const { turn } = state;
    if (oneIn(source, 200)) send({ type: 'void', reason: 'fouled-deck' });
    else if (turn.kind === 'act') send(randomChoice(source, turn.legal, turn.seat, state));
    else if (turn.kind === 'runs') send({ type: 'runs', seat: turn.seats[0]!, runs: turn.most });
    else if (turn.kind !== 'showdown' || !oneIn(source, 2) || !send(showdownWish(source, state))) {
      const step = advanceOnce(state)!;
      state = step.state;
      log.push(...step.events);
    }
  }
  if (oneIn(source, 2)) send({ type: 'show', seat: pick(source, state.players).seat });
  if (oneIn(source, 4)) send(partialShow(source, state));
  return { hand: pastHand(log, number), state: rebuild(log) };
}

const showdownWish = (source: Source, { players }: HandState): Command => ({
  type: pick(source, ['show', 'muck', 'muck'] as const),
  seat: pick(source, players).seat,
});

function partialShow(source: Source, state: HandState): Command {
  const { seat } = pick(source, state.players);
  const cards = holeCardsOf(state, seat);
  return { type: 'show', seat, cards: cards.slice(0, 1) as Card[] };
}

export function pastHand(log: readonly HandEvent[], number: number): KeptHand {
  const started = log[0] as Extract<HandEvent, { type: 'started' }>;
  const isEvent = started.rules.mode === 'tournament';
  return {
    number,
    startedAt: Date.UTC(2026, 9, 1, 18, 30, 5) + number * 60_000,
    table: { id: 'table-0123456789', name: 'The table' },
    names: Object.fromEntries(started.players.map(({ id, seat }) => [id, nameOf(seat)])),
    tournament: isEvent ? { level: 3, buyIn: 100, fee: 10, startingStack: 1500 } : null,
    log,
  };
}

/** Own cards, those shown to all, and the boards. */
export function seenCards(state: HandState, viewer: string): ReadonlySet<Card> {
  const { players, boards } = state;
  const seen = [
    ...boards.flat(),
    ...players.flatMap(({ id, seat, shown }) => (id === viewer ? holeCardsOf(state, seat) : shown)),
  ];
  return new Set(seen.filter((card) => card !== null));
}

/** Players, and one who only watches. */
export const viewersOf = ({ players }: HandState): readonly string[] => [
  ...players.map(({ id }) => id),
  WATCHER,
];
