/** What one wants to know of a tournament before sitting down, and while it is played. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';
import { tournament } from '../tournament.js';

const minutes = (milliseconds: number): string => {
  const whole = milliseconds / 60_000;
  return Number.isInteger(whole) ? `${count(whole)} min` : `${count(milliseconds / 1000)} s`;
};

export const event = {
  title: 'Tournament',
  close: 'Close',

  facts: {
    buyIn: 'Buy-in',
    cost: (buyIn: number, fee: number): string =>
      buyIn + fee === 0 ? 'Free' : fee === 0 ? amount(buyIn) : `${amount(buyIn)} + ${amount(fee)}`,
    stack: 'Starting stack',
    entries: 'Entries',
    pool: 'Prize pool',
    late: 'Late entry',
    lateUntil: (level: number): string => `Until level ${count(level)} ends`,
    lateNone: 'Before the start only',
    lateOver: 'Over',
    reEntries: 'Re-entries',
    reEntriesEach: (most: number): string =>
      most === 0 ? 'None' : `Up to ${count(most)} each, as long as one may enter`,
    breaks: 'Next break',
    breakAfter: (level: number, milliseconds: number): string =>
      `After level ${count(level)}, ${minutes(milliseconds)}`,
    noBreak: 'None',
  },

  payouts: {
    title: 'Payouts',
    place: 'Place',
    share: 'Share',
    prize: 'Prize',
    ordinal: tournament.ordinal,
    part: (share: number, of: number): string => `${count(Math.round((1000 * share) / of) / 10)} %`,
    soFar: (entries: number): string =>
      `With ${plural(entries, 'entry', 'entries')} so far; more entries pay more.`,
    final: 'Nobody enters any more: these are final.',
    free: 'Nobody pays to enter, so there is nothing to win but the place.',
  },

  levels: {
    title: 'Levels',
    number: 'Level',
    blinds: 'Blinds',
    ante: 'Ante',
    length: 'Length',
    none: '–',
    hands: (hands: number): string => plural(hands, 'hand', 'hands'),
    minutes,
    last: 'to the end',
    now: 'now',
    breakFor: (milliseconds: number): string => `Break, ${minutes(milliseconds)}`,
  },

  again: { play: 'Play again', come: 'Play again with everybody' },

  standings: {
    title: 'Standings',
    player: 'Player',
    chips: 'Chips',
    out: (place: number): string => `Out, ${tournament.ordinal(place)}`,
    prize: (chips: number): string => `wins ${amount(chips)}`,
    entered: (entries: number): string => `${count(entries)} entries`,
    sentAway: 'disqualified',
    none: 'Nobody has entered yet.',
    you: 'you',
  },
};
