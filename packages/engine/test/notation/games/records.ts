/** Records of stud and draw games in a few words. */

import type { HandEvent } from '../../../src/index.js';
import { type Replay, readPhh, replayHand } from '../../../src/notation/index.js';
import { accepted } from '../samples.js';

/** Three players with 1,000 each; ante 5, bring-in 10, bets 40 and 80. */
export const stud = (
  variant: string,
  actions: readonly string[],
  ...fields: readonly string[]
): string =>
  [
    `variant = '${variant}'`,
    'antes = [5, 5, 5]',
    'bring_in = 10',
    'small_bet = 40',
    'big_bet = 80',
    'starting_stacks = [1000, 1000, 1000]',
    `actions = [${actions.map((action) => `'${action}'`).join(', ')}]`,
    ...fields,
  ].join('\n');

export const draw = (
  variant: string,
  actions: readonly string[],
  stacks = '[100, 100, 100]',
): string =>
  [
    `variant = '${variant}'`,
    'antes = [0, 0, 0]',
    'blinds_or_straddles = [1, 2, 0]',
    'min_bet = 2',
    `starting_stacks = ${stacks}`,
    `actions = [${actions.map((action) => `'${action}'`).join(', ')}]`,
  ].join('\n');

export const replayed = (text: string): Replay =>
  accepted(replayHand(accepted(readPhh(text)), { events: true, warnings: true }));
export const eventsOf = (text: string): readonly HandEvent[] => replayed(text).events ?? [];
export const actedIn = (events: readonly HandEvent[]): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'acted' ? [`${event.seat} ${event.action} ${event.to}`] : [],
  );

export const THIRD: readonly string[] = ['d dh p1 AcKd2s', 'd dh p2 QhQd8s', 'd dh p3 7c3h9d'];
