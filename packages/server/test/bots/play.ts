/** A whole hand by bots, each with the view of its seat only, through the engine's `apply`. */
import {
  advanceOnce,
  apply,
  type HandConfig,
  type HandState,
  type PlayerCommand,
  type Rng,
  startHand,
  viewFor,
} from '@sidepot/engine';
import { BOT_STRENGTHS, type BotStrength } from '@sidepot/protocol';
import { answerBot, decideBot, drawBot, storyOf } from '../../src/bots/index.js';

export interface Played {
  readonly state: HandState;
  readonly commands: readonly PlayerCommand[];
}

/** Throws if the engine refuses anything. */
export function playWithBots(config: HandConfig, rng: Rng): Played {
  const started = startHand(config);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const commands: PlayerCommand[] = [];
  let { state } = started.value;
  const events = [...started.value.events];
  const send = (command: PlayerCommand): void => {
    const step = apply(state, command);
    if (!step.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(step.error)}`);
    state = step.value.state;
    events.push(...step.value.events);
    commands.push(command);
  };
  const ask = (seat: number): void => {
    const answer = answerBot(strengthOf(seat), viewFor(state, seat), rng, 0);
    if (answer !== null) send(answer.command);
  };
  while (!state.over) {
    const { turn } = state;
    if (turn.kind === 'act') {
      const view = viewFor(state, turn.seat);
      send(decideBot(strengthOf(turn.seat), view, turn.legal, rng, 0, storyOf(events)).command);
    } else if (turn.kind === 'draw') {
      const command = drawBot(viewFor(state, turn.seat), rng);
      if (command === null) throw new Error('nobody draws');
      send(command);
    } else if (turn.kind === 'runs') {
      const before = commands.length;
      for (const { seat } of state.players) ask(seat);
      if (commands.length === before) throw new Error('nobody answers');
    } else {
      if (turn.kind === 'showdown') showSome(state, rng, send, ask);
      const step = advanceOnce(state);
      state = step?.state ?? state;
      events.push(...(step?.events ?? []));
    }
  }
  for (const { seat } of state.players) ask(seat);
  return { state, commands };
}

export const strengthOf = (seat: number): BotStrength =>
  BOT_STRENGTHS[seat % BOT_STRENGTHS.length]!;

/** Somebody turns up their hand before they must, so that others see whether they are beaten. */
function showSome(
  { players }: HandState,
  rng: Rng,
  send: (command: PlayerCommand) => void,
  ask: (seat: number) => void,
): void {
  const live = players.filter(({ folded }) => !folded);
  const eager = live[rng() % live.length]!;
  send({ type: 'show', seat: eager.seat });
  for (const { seat } of live) if (seat !== eager.seat) ask(seat);
}
