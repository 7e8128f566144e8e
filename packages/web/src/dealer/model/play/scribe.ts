/** Writes down what one tap makes happen: commands go to the engine, its events to the log. */

import {
  apply,
  applyTable,
  type Command,
  eventClock,
  type HandState,
  type Refusal,
  startHand,
  type TableCommand,
} from '@sidepot/engine';
import { type DealerState, foldEvent } from '../state/evolve.js';
import type { DealerEvent } from '../state/session.js';

/** What is wrong, or null. */
export type TapProblem = Refusal | null;

export interface Scribe {
  state: DealerState;
  readonly events: DealerEvent[];
  readonly at: number;
}

export const scribeOf = (state: DealerState, at: number): Scribe => ({ state, events: [], at });

export function write(scribe: Scribe, event: DealerEvent): void {
  scribe.state = foldEvent(scribe.state, event, scribe.at);
  scribe.events.push(event);
}

export const NO_TABLE: Refusal = { code: 'NO_HAND' };

export function askTable(scribe: Scribe, command: TableCommand): TapProblem {
  const { table } = scribe.state;
  if (table === null) return NO_TABLE;
  const step = applyTable(table, command);
  if (!step.ok) return step.error;
  for (const event of step.value.events) write(scribe, { of: 'table', event });
  return null;
}

export function askHand(scribe: Scribe, command: Command): TapProblem {
  const { hand } = scribe.state;
  if (hand === null) return NO_TABLE;
  const step = apply(hand, command);
  if (!step.ok) return step.error;
  for (const event of step.value.events) write(scribe, { of: 'hand', event });
  return null;
}

/** The first problem, and nothing is asked after it. */
export function askAll(scribe: Scribe, commands: readonly TableCommand[]): TapProblem {
  for (const command of commands) {
    const problem = askTable(scribe, command);
    if (problem !== null) return problem;
  }
  return null;
}

/** The next hand of the table: its level by the clock, cards dealt that nobody has seen. */
export function dealNextHand(scribe: Scribe, button?: number): TapProblem {
  const { table } = scribe.state;
  if (table === null) return NO_TABLE;
  const { tournament } = table.settings;
  const drawn = button === undefined ? {} : { button };
  const level =
    tournament === null
      ? {}
      : { level: eventClock(tournament.levels, scribe.state.clock, scribe.at).level };
  const problem = askTable(scribe, { type: 'startNextHand', ...drawn, ...level });
  const config = scribe.state.table?.hand?.config;
  if (problem !== null || config === undefined) return problem;
  const started = startHand(config);
  if (!started.ok) return started.error;
  for (const event of started.value.events) write(scribe, { of: 'hand', event });
  if (scribe.state.hand?.turn.kind === 'deal') {
    const dealt = askHand(scribe, { type: 'deal' });
    if (dealt !== null) return dealt;
  }
  return payUnopposed(scribe);
}

/** Is the next pot one that only one hand is left for? */
function isUnopposed({ turn, pots, players }: HandState): boolean {
  if (turn.kind !== 'award') return false;
  const live = players.filter(({ folded, mucked }) => !folded && !mucked);
  const contenders = live.filter(({ seat }) => pots[turn.pot]?.eligiblePlayers.includes(seat));
  return contenders.length === 1;
}

/** What follows without anybody: pots without rivals are paid, and a hand that is over leaves the table. */
export function payUnopposed(scribe: Scribe): TapProblem {
  while (scribe.state.hand !== null && isUnopposed(scribe.state.hand)) {
    const problem = askHand(scribe, { type: 'award' });
    if (problem !== null) return problem;
  }
  return finish(scribe);
}

export function finish(scribe: Scribe): TapProblem {
  const { hand, table, elsewhere } = scribe.state;
  if (hand === null || table === null || !hand.over || table.hand === null) return null;
  const stacks = Object.fromEntries(hand.players.map(({ seat, stack }) => [seat, stack]));
  const isEvent = table.settings.mode === 'tournament';
  return askTable(scribe, {
    type: 'finishHand',
    stacks,
    ...(hand.rake > 0 && { rake: hand.rake }),
    ...(hand.voided && { voided: true }),
    ...(isEvent && { elsewhere }),
  });
}
