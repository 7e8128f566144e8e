/** What is said of a tournament: levels, places, prizes. */

import { amount, count } from '../../tools/numbers.js';
import { plural } from './numbers.js';

/** "3.º". */
const ordinal = (place: number): string => `${count(place)}.º`;

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
  level: (number: number): string => `Nivel ${number}`,
  /** "suben a 30/60 en 3:05", or without the amount. */
  up: 'suben',
  to: (next: Blinds): string => `a ${blinds(next)}`,
  inTime: (milliseconds: number): string =>
    milliseconds > 0 ? `en ${timeLeft(milliseconds)}` : 'la próxima mano',
  inHands: (count: number): string =>
    count > 0 ? `en ${plural(count, 'mano', 'manos')}` : 'la próxima mano',

  seatOut: (place: number): string => `Fuera, ${ordinal(place)}`,
  out: (name: string, place: number | null): string =>
    place === null
      ? `${name} queda fuera del torneo`
      : `${name} queda fuera del torneo en el puesto ${count(place)}`,
  sentAway: (name: string): string => `Descalificación de ${name}; sus fichas se retiran del juego`,
  over: (winners: readonly string[]): string =>
    winners.length === 0
      ? 'El torneo ha terminado'
      : `El torneo ha terminado: ${winners.join('; ')}`,
  comes: (name: string, place: number, prize: number): string =>
    `${name} acaba en el puesto ${count(place)}${prize > 0 ? ` y gana ${amount(prize)}` : ''}`,

  wins: (name: string): string => `${name} gana el torneo`,
  youWin: (prize: number): string =>
    prize > 0 ? `Ganas el torneo, y ${amount(prize)}.` : 'Ganas el torneo.',
  youCame: (place: number, of: number, prize: number): string =>
    `Has acabado en el puesto ${count(place)} de ${count(of)}${prize > 0 ? ` y ganas ${amount(prize)}` : ''}.`,
  youAreOut: (place: number): string => `Quedas fuera en el puesto ${count(place)}.`,
  isOver: 'El torneo ha terminado.',
  watching: 'Estás mirando.',
  enterAgain: (price: number): string =>
    price > 0 ? `Volver a entrar por ${amount(price)}` : 'Volver a entrar',
  breakUntil: (time: string): string => `Descanso hasta las ${time}.`,
  places: 'Puestos',
  prize: (chips: number): string => amount(chips),
};
