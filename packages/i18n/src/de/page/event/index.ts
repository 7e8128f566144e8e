/** What one wants to know of a tournament before sitting down, and while it is played. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';
import { tournament } from '../tournament.js';

const minutes = (milliseconds: number): string => {
  const whole = milliseconds / 60_000;
  return Number.isInteger(whole) ? `${count(whole)} Min.` : `${count(milliseconds / 1000)} s`;
};

export const event = {
  title: 'Turnier',
  close: 'Schließen',

  facts: {
    buyIn: 'Buy-in',
    cost: (buyIn: number, fee: number): string =>
      buyIn + fee === 0
        ? 'Kostenlos'
        : fee === 0
          ? amount(buyIn)
          : `${amount(buyIn)} + ${amount(fee)}`,
    stack: 'Startstack',
    entries: 'Entries',
    pool: 'Preispool',
    late: 'Late Registration',
    lateUntil: (level: number): string => `Bis Level ${count(level)} endet`,
    lateNone: 'Nur vor dem Start',
    lateOver: 'Vorbei',
    reEntries: 'Re-Entries',
    reEntriesEach: (most: number): string =>
      most === 0 ? 'Keine' : `Bis zu ${count(most)} pro Person, solange man einsteigen kann`,
    breaks: 'Nächste Pause',
    breakAfter: (level: number, milliseconds: number): string =>
      `Nach Level ${count(level)}, ${minutes(milliseconds)}`,
    noBreak: 'Keine',
  },

  payouts: {
    title: 'Auszahlungen',
    place: 'Platz',
    share: 'Anteil',
    prize: 'Preis',
    ordinal: tournament.ordinal,
    part: (share: number, of: number): string =>
      `${count(Math.round((1000 * share) / of) / 10)}\u00a0%`,
    soFar: (entries: number): string =>
      `Mit bisher ${plural(entries, 'Entry', 'Entries')}; mit mehr Entries wird es mehr.`,
    final: 'Niemand steigt mehr ein: Diese Preise stehen fest.',
    free: 'Die Teilnahme kostet nichts, darum gibt es nur den Platz zu gewinnen.',
  },

  levels: {
    title: 'Levels',
    number: 'Level',
    blinds: 'Blinds',
    ante: 'Ante',
    length: 'Dauer',
    none: '–',
    hands: (hands: number): string => plural(hands, 'Hand', 'Hände'),
    minutes,
    last: 'bis zum Ende',
    now: 'jetzt',
    breakFor: (milliseconds: number): string => `Pause, ${minutes(milliseconds)}`,
  },

  again: { play: 'Noch mal spielen', come: 'Mit allen noch mal spielen' },

  standings: {
    title: 'Stand',
    player: 'Spieler',
    chips: 'Chips',
    out: (place: number): string => `Raus, ${tournament.ordinal(place)}`,
    prize: (chips: number): string => `gewinnt ${amount(chips)}`,
    entered: (entries: number): string => `${count(entries)} Entries`,
    sentAway: 'disqualifiziert',
    none: 'Noch ist niemand eingestiegen.',
    you: 'du',
  },
};
