/** What is said of a tournament: levels, places, prizes. */

import { amount, count } from '../../tools/numbers.js';
import { plural } from './numbers.js';

const ENDS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** "3rd". */
const ordinal = (place: number): string => `${count(place)}${ENDS[ordinals.select(place)] ?? ''}`;

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
    ...(ante > 0 ? [`ante ${amount(ante)}`] : []),
  ].join(' ');

export const tournament = {
  ordinal,
  blinds,
  level: (number: number): string => `Level ${number}`,
  /** "up to 30/60 in 3:05", or without the amount. */
  up: 'up',
  to: (next: Blinds): string => `to ${blinds(next)}`,
  inTime: (milliseconds: number): string =>
    milliseconds > 0 ? `in ${timeLeft(milliseconds)}` : 'next hand',
  inHands: (count: number): string =>
    count > 0 ? `in ${plural(count, 'hand', 'hands')}` : 'next hand',

  seatOut: (place: number): string => `Out, ${ordinal(place)}`,
  out: (name: string, place: number | null): string =>
    place === null
      ? `${name} is out of the tournament`
      : `${name} is out in ${ordinal(place)} place`,
  sentAway: (name: string): string => `${name} is disqualified; the chips leave play`,
  over: (winners: readonly string[]): string =>
    winners.length === 0
      ? 'The tournament is over'
      : `The tournament is over: ${winners.join('; ')}`,
  comes: (name: string, place: number, prize: number): string =>
    `${name} comes ${ordinal(place)}${prize > 0 ? ` and wins ${amount(prize)}` : ''}`,

  wins: (name: string): string => `${name} wins the tournament`,
  youWin: (prize: number): string =>
    prize > 0 ? `You win the tournament, and ${amount(prize)}.` : 'You win the tournament.',
  youCame: (place: number, of: number, prize: number): string =>
    `You came ${ordinal(place)} of ${count(of)}${prize > 0 ? ` and win ${amount(prize)}` : ''}.`,
  youAreOut: (place: number): string => `You are out in ${ordinal(place)} place.`,
  isOver: 'The tournament is over.',
  watching: 'You are watching.',
  enterAgain: (price: number): string =>
    price > 0 ? `Enter again for ${amount(price)}` : 'Enter again',
  breakUntil: (time: string): string => `Break until ${time}.`,
  places: 'Places',
  prize: (chips: number): string => amount(chips),
};
