/** What is said of a tournament: levels, places, prizes. */

import { amount, count } from '../../tools/numbers.js';
import { plural } from './numbers.js';

/** "1er", "3e". */
const ordinal = (place: number): string => `${count(place)}${place === 1 ? 'er' : 'e'}`;

/** "1re place", "3e place". */
const placeOf = (place: number): string => `${count(place)}${place === 1 ? 're' : 'e'} place`;

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
  level: (number: number): string => `Niveau ${number}`,
  /** "monte à 30/60 dans 3:05", or without the amount. */
  up: 'monte',
  to: (next: Blinds): string => `à ${blinds(next)}`,
  inTime: (milliseconds: number): string =>
    milliseconds > 0 ? `dans ${timeLeft(milliseconds)}` : 'dès la prochaine main',
  inHands: (count: number): string =>
    count > 0 ? `dans ${plural(count, 'main', 'mains')}` : 'dès la prochaine main',

  seatOut: (place: number): string => placeOf(place),
  out: (name: string, place: number | null): string =>
    place === null ? `${name} sort du tournoi` : `${name} sort du tournoi à la ${placeOf(place)}`,
  sentAway: (name: string): string =>
    `Disqualification : ${name} quitte le tournoi, ses jetons sont retirés du jeu`,
  over: (winners: readonly string[]): string =>
    winners.length === 0 ? 'Le tournoi est fini' : `Le tournoi est fini : ${winners.join('; ')}`,
  comes: (name: string, place: number, prize: number): string =>
    `${name} prend la ${placeOf(place)}${prize > 0 ? ` et gagne ${amount(prize)}` : ''}`,

  wins: (name: string): string => `${name} gagne le tournoi`,
  youWin: (prize: number): string =>
    prize > 0 ? `Vous gagnez le tournoi, et ${amount(prize)}.` : 'Vous gagnez le tournoi.',
  youCame: (place: number, of: number, prize: number): string =>
    `Vous prenez la ${placeOf(place)} sur ${count(of)}${prize > 0 ? ` et gagnez ${amount(prize)}` : ''}.`,
  youAreOut: (place: number): string => `Vous sortez du tournoi à la ${placeOf(place)}.`,
  isOver: 'Le tournoi est fini.',
  watching: 'Vous regardez.',
  enterAgain: (price: number): string =>
    price > 0 ? `Re-entry pour ${amount(price)}` : 'Re-entry',
  breakUntil: (time: string): string => `Pause jusqu’à ${time}.`,
  places: 'Classement',
  prize: (chips: number): string => amount(chips),
};
