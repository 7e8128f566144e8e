/** A hand that is over, as it is kept: a summary for lists, and everything for histories. */

import type { KeptHand } from '../../history/index.js';
import { type FinishedHand, type RoomState, summaryOf } from '../../room/index.js';
import type { HandRecord } from '../../store/index.js';

export function handRecordOf(state: RoomState, hand: FinishedHand): HandRecord {
  const { number, startedAt, log } = hand;
  const { currency } = state.room;
  const { tournament } = state.table.settings;
  const clock = state.table.tournament?.clock;
  const past: KeptHand = {
    number,
    startedAt,
    table: { id: state.id, name: state.name },
    ...(currency !== 'none' && { currency }),
    names: Object.fromEntries(state.people.map(({ player, name }) => [player, name])),
    tournament:
      tournament === null || clock === undefined
        ? null
        : {
            level: clock.level + 1,
            buyIn: tournament.buyIn,
            fee: tournament.fee,
            startingStack: tournament.startingStack,
          },
    log,
  };
  return {
    number,
    startedAt,
    summary: JSON.stringify(summaryOf(hand)),
    log: JSON.stringify(past),
  };
}
