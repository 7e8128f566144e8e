/** What is said of a tournament: levels, places, prizes. */

import { amount, count } from '../../tools/numbers.js';
import { plural } from './numbers.js';

/** "3." */
const ordinal = (place: number): string => `${count(place)}.`;

export interface Blinds {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante?: number;
}

/** "3:05". */
const timeLeft = (milliseconds: number): string => {
  const whole = Math.ceil(milliseconds / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const blinds = ({ smallBlind, bigBlind, ante = 0 }: Blinds): string =>
  [
    ...(bigBlind > 0 ? [`${amount(smallBlind)}/${amount(bigBlind)}`] : []),
    ...(ante > 0 ? [`Ante ${amount(ante)}`] : []),
  ].join(' ');

export const tournament = {
  ordinal,
  blinds,
  level: (number: number): string => `Level ${number}`,
  /** "steigt auf 30/60 in 3:05", or without the amount. */
  up: 'steigt',
  to: (next: Blinds): string => `auf ${blinds(next)}`,
  inTime: (milliseconds: number): string =>
    milliseconds > 0 ? `in ${timeLeft(milliseconds)}` : 'zur nächsten Hand',
  inHands: (count: number): string =>
    count > 0 ? `in ${plural(count, 'Hand', 'Händen')}` : 'zur nächsten Hand',

  seatOut: (place: number): string => `Raus, ${ordinal(place)}`,
  out: (name: string, place: number | null): string =>
    place === null
      ? `${name} scheidet aus dem Turnier aus`
      : `${name} scheidet auf dem ${ordinal(place)} Platz aus`,
  sentAway: (name: string): string =>
    `${name} wird disqualifiziert; die Chips kommen aus dem Spiel`,
  over: (winners: readonly string[]): string =>
    winners.length === 0
      ? 'Das Turnier ist zu Ende'
      : `Das Turnier ist zu Ende: ${winners.join('; ')}`,
  comes: (name: string, place: number, prize: number): string =>
    `${name} wird ${ordinal(place)}${prize > 0 ? ` und gewinnt ${amount(prize)}` : ''}`,

  wins: (name: string): string => `${name} gewinnt das Turnier`,
  youWin: (prize: number): string =>
    prize > 0 ? `Du gewinnst das Turnier und ${amount(prize)}.` : 'Du gewinnst das Turnier.',
  youCame: (place: number, of: number, prize: number): string =>
    `Du bist ${ordinal(place)} von ${count(of)} geworden${prize > 0 ? ` und gewinnst ${amount(prize)}` : ''}.`,
  youAreOut: (place: number): string => `Du bist auf dem ${ordinal(place)} Platz ausgeschieden.`,
  isOver: 'Das Turnier ist zu Ende.',
  watching: 'Du schaust zu.',
  enterAgain: (price: number): string => (price > 0 ? `Re-Entry für ${amount(price)}` : 'Re-Entry'),
  breakUntil: (time: string): string => `Pause bis ${time}.`,
  places: 'Plätze',
  prize: (chips: number): string => amount(chips),
};
