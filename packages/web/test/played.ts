/** Hands played by the engine in the server's steps: the views before and after each, and the events. */

import {
  advanceOnce,
  apply,
  type Command,
  deck,
  GAMES,
  type GameName,
  type HandConfig,
  type HandEvent,
  type HandState,
  holeCardsOf,
  PokerError,
  type Result,
  randomBelow,
  seededRng,
  shuffle,
  startHand,
  viewEvent,
} from '@sidepot/engine';
import { type StreamEvent, type TableView, wireEventOf, wireViewOf } from '@sidepot/protocol';
import { idOf, NOW, viewOf } from './scene.js';

export interface Step {
  readonly before: TableView;
  readonly after: TableView;
  readonly events: readonly StreamEvent[];
}

const accepted = <T>(result: Result<T>): T => {
  if (!result.ok) throw new PokerError(result.error);
  return result.value;
};

/** A hand on a table; each command or step of the dealer gives the next step. */
export class Played {
  readonly steps: Step[] = [];
  state: HandState;
  view: TableView;
  readonly viewer: number | null;
  #seq = 1;

  constructor(
    config: Partial<HandConfig> & Pick<HandConfig, 'players'>,
    viewer: number | null = null,
  ) {
    const blinds = {
      smallBlind: 5,
      bigBlind: 10,
      button: 1,
      seatCount: 6,
      mode: 'cash',
      deck: deck(),
    } as const;
    this.state = accepted(startHand({ ...blinds, ...config })).state;
    this.viewer = viewer;
    this.view = viewOf(this.state, viewer);
  }

  do(command: Command): Step {
    const { state, events } = accepted(apply(this.state, command));
    return this.#told(state, events);
  }

  /** One step of the dealer; false if there is none. */
  advance(): boolean {
    const step = advanceOnce(this.state);
    if (step !== null) this.#told(step.state, step.events);
    return step !== null;
  }

  get all(): readonly StreamEvent[] {
    return this.steps.flatMap(({ events }) => events);
  }

  #told(state: HandState, hidden: readonly HandEvent[]): Step {
    const viewer = this.viewer ?? 'rail';
    const events = hidden.map(
      (event) =>
        ({
          of: 'hand',
          seq: this.#seq++,
          at: NOW,
          hand: 12,
          event: wireEventOf(viewEvent(event, viewer)),
        }) as StreamEvent,
    );
    const before = this.view;
    const hand = wireViewOf(state, viewer);
    const after: TableView = {
      ...before,
      hand: before.hand === null ? null : { ...before.hand, view: hand },
      log: [...before.log, ...events],
    };
    this.state = state;
    this.view = after;
    const step = { before, after, events };
    this.steps.push(step);
    return step;
  }
}

export const seated = (...stacks: readonly number[]): HandConfig['players'] =>
  stacks.map((stack, i) => ({ id: idOf(i + 1), seat: i + 1, stack }));

/** What a game needs beside its players: the bets of stud, decks for when the cards run out. */
export function stakesOf(game: GameName): Partial<HandConfig> {
  const spares = [1, 2, 3, 4].map((seed) => shuffle(deck(), seededRng(seed)));
  if (GAMES[game].forced !== 'bring-in') return { game, spares };
  const blinds = { smallBlind: 0, bigBlind: 0 };
  return { game, spares, ...blinds, ante: 3, bringIn: 5, smallBet: 10, bigBet: 20 };
}

/** Of those with a live hand one by chance is dead by a ruling; the last one never is. */
function killed(played: Played, rng: Parameters<typeof randomBelow>[0]): boolean {
  const live = played.state.players.filter(({ folded }) => !folded);
  const unlucky = live[randomBelow(rng, 4 * live.length)];
  const isPaid = played.state.pots.some(({ winners }) => winners !== null);
  if (live.length < 2 || unlucky === undefined || isPaid) return false;
  played.do({ type: 'kill', seat: unlucky.seat });
  return true;
}

/** The whole hand by chance: many all-ins, so that there are side pots. */
export function random(
  seed: number,
  config: Partial<HandConfig> = {},
  { kills = false }: { readonly kills?: boolean } = {},
): Played {
  const rng = seededRng(seed);
  const stacks = Array.from({ length: 2 + randomBelow(rng, 5) }, () => 20 + randomBelow(rng, 400));
  const played = new Played({
    players: seated(...stacks),
    deck: shuffle(deck(), rng),
    button: 1 + randomBelow(rng, stacks.length),
    ...config,
  });
  for (let i = 0; i < 500; i++) {
    const { turn } = played.state;
    if (turn.kind === 'over') return played;
    if (kills && killed(played, rng)) continue;
    if (turn.kind === 'act') {
      const { legal, seat } = turn;
      const roll = randomBelow(rng, 10);
      if (roll < 3 && legal.allIn !== null) played.do({ type: 'allIn', seat });
      else if (roll < 5 && legal.call !== null) played.do({ type: 'fold', seat });
      else if (roll < 6 && legal.bet !== null) played.do({ type: 'bet', seat, to: legal.bet.min });
      else if (legal.check) played.do({ type: 'check', seat });
      else if (legal.call !== null) played.do({ type: 'call', seat });
      else if (legal.bringIn !== null) played.do({ type: 'bringIn', seat });
      else played.do({ type: 'fold', seat });
    } else if (turn.kind === 'draw') {
      const { seat, min, max } = turn;
      const count = min + randomBelow(rng, max - min + 1);
      const cards = holeCardsOf(played.state, seat).slice(0, count);
      played.do({ type: 'draw', seat, cards });
    } else if (turn.kind === 'runs') {
      played.do({
        type: 'runs',
        seat: turn.seats[0]!,
        runs: 1 + randomBelow(rng, turn.most),
      });
    } else if (!played.advance()) throw new Error(`nothing to do at ${turn.kind}`);
  }
  throw new Error('no end');
}
