/** The clock of a tournament, also for a second screen. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

export const clock = {
  title: 'Reloj',
  level: (level: number): string => `Nivel ${count(level)}`,
  pause: 'Descanso',
  next: 'Seguir',
  nextBreak: 'Próximo descanso',
  none: 'ninguno',
  left: 'Quedan',
  leftOf: (left: number, entries: number): string => `${count(left)} de ${count(entries)}`,
  average: 'Stack medio',
  chips: (chips: number): string => amount(chips),
  pool: 'Bolsa de premios',
  start: 'Iniciar el reloj',
  stop: 'Pausar',
  resume: 'Continuar',
  paused: 'En pausa',
  minute: 'Un minuto más',
  lessMinute: 'Un minuto menos',
  levelBack: 'Nivel anterior',
  levelOn: 'Siguiente nivel',
  colourUp: (colour: string, value: number): string =>
    `Color-up: la ficha ${colour} de ${amount(value)} ya no hace falta`,
  race: 'Race',
  raceTitle: (chip: number, into: number): string => `Race: ${amount(chip)} en ${amount(into)}`,
  raceNote: (chips: number, into: number): string =>
    `${plural(chips, 'ficha nueva', 'fichas nuevas')} de ${amount(into)}. Una carta por cada ficha suelta, desde el asiento 1; ganan las cartas más altas.`,
  raceCards: (cards: number, stack: number): string =>
    `${plural(cards, 'carta', 'cartas')}, stack ${amount(stack)}`,
  raceChange: (chips: string): string => `Las fichas en juego cambian en ${chips}.`,
  raceDo: 'Aceptar estos stacks',
  noClock: 'Una partida de cash no tiene reloj.',
  noTable: 'No hay ninguna mesa abierta en este dispositivo.',
  back: 'Volver a la mesa',
  full: 'Pantalla completa',
};
