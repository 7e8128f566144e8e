/** Events of a table that older versions stored, as they are written today. */

import { type PlayerId, throwIf } from '../errors.js';
import type { LoggedTableEvent, Place, RunningHand, TableEvent } from './state.js';
import { tableEventProblem } from './state-check.js';

/** An event of a log with players by name; throws what is wrong with it. `at` says where it stands. */
export function readTableEvent(event: LoggedTableEvent, at?: string): TableEvent {
  throwIf(tableEventProblem(event, at));
  switch (event.type) {
    case 'handStarted':
      return { ...event, hand: handWithNames(event.hand) };
    case 'bountyPaid':
      return {
        ...event,
        player: String(event.player),
        from: event.from.map((one) => ({ ...one, player: String(one.player) })),
      };
    case 'tournamentEnded':
      return { ...event, places: event.places.map(placeWithName) };
    default:
      return 'player' in event ? { ...event, player: String(event.player) } : event;
  }
}

function handWithNames(hand: RunningHand<PlayerId>): RunningHand {
  const { config, missed } = hand;
  const players = config.players.map((player) => ({ ...player, id: String(player.id) }));
  return {
    ...hand,
    config: { ...config, players },
    missed: { small: missed.small.map(String), big: missed.big.map(String) },
  };
}

const placeWithName = (place: Place<PlayerId>): Place => ({
  ...place,
  player: String(place.player),
});
