/** What a hand has that a format has no place for, by the names of PHH. */

import type { PhhHand } from '@sidepot/engine';
import type { ConvertFormat } from './formats.js';

/** Of the record and of where it was played: only PHH has them. */
const NOWHERE = {
  author: 'author',
  url: 'url',
  address: 'address',
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  country: 'country',
} as const satisfies Partial<Record<keyof PhhHand, string>>;

/** Fields of our own that the other formats tell in their way. */
const KNOWN = [
  ...['_mix', '_rake', '_pots', '_small_blind', '_button', '_hero', '_utc', '_tournament', '_runs'],
  ...['_smallest_chip', '_second_board', '_cash_out', '_cash_out_fee'],
];

export function lostFields(hand: PhhHand, to: ConvertFormat): readonly string[] {
  if (to !== 'pokerstars' && to !== 'ohh') return NONE;
  const { venue, event, extra, actions } = hand;
  const lost: string[] = [];
  for (const key of Object.keys(NOWHERE) as (keyof typeof NOWHERE)[]) {
    if (hand[key] !== undefined && hand[key] !== '') lost.push(NOWHERE[key]);
  }
  const isStars = to === 'pokerstars';
  if (isStars && venue !== undefined && !/^pokerstars/i.test(venue)) lost.push('venue');
  if (isStars && /\D/.test(String(hand.hand ?? ''))) lost.push('hand');
  const isTournament = /^Tournament #/.test(event ?? '') || extra?.['_tournament'] !== undefined;
  if (event !== undefined && event !== '' && !isTournament) lost.push('event');
  for (const name of Object.keys(extra ?? NO_EXTRA)) if (!KNOWN.includes(name)) lost.push(name);
  for (let i = 0; i < actions.length; i++) {
    if (actions[i]?.comment === undefined) continue;
    lost.push('#');
    break;
  }
  return lost;
}

const NONE: readonly string[] = [];
const NO_EXTRA = {};
