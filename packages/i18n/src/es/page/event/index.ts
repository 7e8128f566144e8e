/** What one wants to know of a tournament before sitting down, and while it is played. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';
import { tournament } from '../tournament.js';

const minutes = (milliseconds: number): string => {
  const whole = milliseconds / 60_000;
  return Number.isInteger(whole) ? `${count(whole)} min` : `${count(milliseconds / 1000)} s`;
};

export const event = {
  title: 'Torneo',
  close: 'Cerrar',

  facts: {
    buyIn: 'Buy-in',
    cost: (buyIn: number, fee: number): string =>
      buyIn + fee === 0
        ? 'Gratis'
        : fee === 0
          ? amount(buyIn)
          : `${amount(buyIn)} + ${amount(fee)}`,
    stack: 'Stack inicial',
    entries: 'Entradas',
    pool: 'Bolsa de premios',
    late: 'Registro tardío',
    lateUntil: (level: number): string => `Hasta el final del nivel ${count(level)}`,
    lateNone: 'Solo antes de empezar',
    lateOver: 'Cerrado',
    reEntries: 'Reentradas',
    reEntriesEach: (most: number): string =>
      most === 0 ? 'Ninguna' : `Hasta ${count(most)} por jugador, mientras se pueda entrar`,
    breaks: 'Próximo descanso',
    breakAfter: (level: number, milliseconds: number): string =>
      `Tras el nivel ${count(level)}, ${minutes(milliseconds)}`,
    noBreak: 'Ninguno',
  },

  payouts: {
    title: 'Premios',
    place: 'Puesto',
    share: 'Parte',
    prize: 'Premio',
    ordinal: tournament.ordinal,
    part: (share: number, of: number): string =>
      `${count(Math.round((1000 * share) / of) / 10)}\u00a0%`,
    soFar: (entries: number): string =>
      `Con ${plural(entries, 'entrada', 'entradas')} hasta ahora; con más entradas se paga más.`,
    final: 'Ya no entra nadie más: son definitivos.',
    free: 'Nadie paga por entrar, así que no hay nada que ganar salvo el puesto.',
  },

  levels: {
    title: 'Niveles',
    number: 'Nivel',
    blinds: 'Ciegas',
    ante: 'Ante',
    length: 'Duración',
    none: '–',
    hands: (hands: number): string => plural(hands, 'mano', 'manos'),
    minutes,
    last: 'hasta el final',
    now: 'ahora',
    breakFor: (milliseconds: number): string => `Descanso, ${minutes(milliseconds)}`,
  },

  again: { play: 'Jugar otra vez', come: 'Jugar otra vez con todos' },

  standings: {
    title: 'Clasificación',
    player: 'Jugador',
    chips: 'Fichas',
    out: (place: number): string => `Fuera, ${tournament.ordinal(place)}`,
    prize: (chips: number): string => `gana ${amount(chips)}`,
    entered: (entries: number): string => `${count(entries)} entradas`,
    sentAway: 'descalificación',
    none: 'Aún no ha entrado nadie.',
    you: 'tú',
  },
};
