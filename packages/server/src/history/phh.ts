/**
 * The PHH record of a hand. What the notation has no word for is told so that a replay still comes to
 * the same chips.
 */

import { type HandEvent, type PhhAction, type PhhHand, symbolOf, toPhh } from '@sidepot/engine';
import { MONEY_UNIT } from '@sidepot/protocol';
import type { SeenHand } from './kept-hand.js';

export function phhRecordOf(hand: SeenHand): PhhHand {
  const { events, number, table, names, tournament, currency } = hand;
  const startedAt = new Date(hand.startedAt);
  const record = toPhh(events, {
    venue: 'Sidepot',
    time: startedAt.toISOString().slice(11, 19),
    timeZone: 'UTC',
    day: startedAt.getUTCDate(),
    month: startedAt.getUTCMonth() + 1,
    year: startedAt.getUTCFullYear(),
    hand: number,
    table: table.name,
    ...(tournament !== null && { level: tournament.level }),
    ...(currency !== undefined && {
      unit: MONEY_UNIT,
      currency,
      ...(symbolOf(currency) !== '' && { currencySymbol: symbolOf(currency) }),
    }),
  });
  const named = {
    ...record,
    players: (record.seats ?? []).map((seat) => names[seat] ?? ''),
    actions: withoutLateShows(record.actions),
  };
  const voided = events.find((event) => event.type === 'voided');
  return voided === undefined ? named : calledOff(named, voided);
}

/** Who mucked has lost, though they may show what it was: to a reader the show would take back the muck. */
function withoutLateShows(actions: readonly PhhAction[]): PhhAction[] {
  const mucked = new Set<number>();
  return actions.filter((action) => {
    if (action.verb !== 'sm') return true;
    if (action.cards === null) mucked.add(action.player);
    return action.cards === null || !mucked.has(action.player);
  });
}

const CARD_VERBS: readonly PhhAction['verb'][] = ['dh', 'db', 'sd', 'sm'];

/** All chips went back (R73): the cards stay, nobody posted or bet. */
const calledOff = (
  record: PhhHand,
  { reason }: Extract<HandEvent, { type: 'voided' }>,
): PhhHand => ({
  ...record,
  antes: record.antes.map(() => 0),
  ...(record.blindsOrStraddles !== undefined && {
    blindsOrStraddles: record.antes.map(() => 0),
  }),
  actions: record.actions.filter(({ verb }) => CARD_VERBS.includes(verb)),
  extra: { ...record.extra, _voided: reason },
});
