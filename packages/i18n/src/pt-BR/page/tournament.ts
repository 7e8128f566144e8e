/** What is said of a tournament: levels, places, prizes. */

import { amount, count } from '../../tools/numbers.js';
import { plural } from './numbers.js';

/** "3º". */
const ordinal = (place: number): string => `${count(place)}º`;

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
  level: (number: number): string => `Nível ${number}`,
  /** "sobe para 30/60 em 3:05", or without the amount. */
  up: 'sobe',
  to: (next: Blinds): string => `para ${blinds(next)}`,
  inTime: (milliseconds: number): string =>
    milliseconds > 0 ? `em ${timeLeft(milliseconds)}` : 'na próxima mão',
  inHands: (count: number): string =>
    count > 0 ? `em ${plural(count, 'mão', 'mãos')}` : 'na próxima mão',

  seatOut: (place: number): string => `Caiu em ${ordinal(place)}`,
  out: (name: string, place: number | null): string =>
    place === null ? `${name} caiu do torneio` : `${name} caiu em ${ordinal(place)} lugar`,
  sentAway: (name: string): string => `Desclassificação de ${name}; as fichas saem do jogo`,
  over: (winners: readonly string[]): string =>
    winners.length === 0 ? 'O torneio acabou' : `O torneio acabou: ${winners.join('; ')}`,
  comes: (name: string, place: number, prize: number): string =>
    `${name} fica em ${ordinal(place)}${prize > 0 ? ` e ganha ${amount(prize)}` : ''}`,

  wins: (name: string): string => `${name} vence o torneio`,
  youWin: (prize: number): string =>
    prize > 0 ? `Você venceu o torneio e ganhou ${amount(prize)}.` : 'Você venceu o torneio.',
  youCame: (place: number, of: number, prize: number): string =>
    `Você ficou em ${ordinal(place)} de ${count(of)}${prize > 0 ? ` e ganhou ${amount(prize)}` : ''}.`,
  youAreOut: (place: number): string => `Você caiu em ${ordinal(place)} lugar.`,
  isOver: 'O torneio acabou.',
  watching: 'Você está assistindo.',
  enterAgain: (price: number): string => (price > 0 ? `Reentrar por ${amount(price)}` : 'Reentrar'),
  breakUntil: (time: string): string => `Intervalo até ${time}.`,
  places: 'Colocação',
  prize: (chips: number): string => amount(chips),
};
