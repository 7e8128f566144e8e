/** What PokerStars text and Open Hand History say of a hand beside its events. */

import { createHash } from 'node:crypto';
import { type OhhMeta, symbolOf } from '@sidepot/engine';
import { MONEY_UNIT } from '@sidepot/protocol';
import type { KeptHand, SeenHand } from './kept-hand.js';

export function ohhMetaOf(hand: SeenHand): OhhMeta {
  const { number, table, viewer, names, tournament } = hand;
  return {
    handId: `${digitsOf(table.id)}${String(number).padStart(DIGITS, '0')}`,
    table: table.name,
    startedAt: new Date(hand.startedAt).toISOString(),
    names,
    ...moneyOfHand(hand),
    ...(viewer !== 'rail' && { hero: viewer }),
    ...(tournament !== null && {
      tournament: {
        id: digitsOf(table.id),
        name: table.name,
        level: tournament.level,
        buyIn: tournament.buyIn,
        fee: tournament.fee,
        initialStack: tournament.startingStack,
        tables: 'one',
      },
    }),
  };
}

const moneyOfHand = ({ currency: code }: Pick<KeptHand, 'currency'>): Partial<OhhMeta> =>
  code === undefined ? {} : { unit: MONEY_UNIT, currency: { code, symbol: symbolOf(code) } };

/**
 * Trackers know hands by a number of at most 18 digits, whatever their table: one half is the
 * table's, the other the hand's.
 */
const DIGITS = 9;

function digitsOf(tableId: string): string {
  const hash = createHash('sha256').update(tableId).digest().readUInt32BE(0);
  // No zero in front: it would not survive being a number.
  return String(10 ** (DIGITS - 1) + (hash % (9 * 10 ** (DIGITS - 1))));
}
