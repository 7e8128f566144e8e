/** The words of dealer mode: what a dealer reads in two seconds, and says aloud. */

import { betweenHands } from './between-hands.js';
import { clock } from './clock.js';
import { drill } from './drill.js';
import { hand } from './hand.js';
import { history } from './history.js';
import { settleThis } from './settle-this.js';
import { setup } from './setup.js';
import { share } from './share.js';
import { showdown } from './showdown.js';

export const dealer = {
  seat: (seat: number): string => `Asiento ${seat}`,
  bar: {
    hand: (number: number): string => `Mano ${number}`,
    undo: 'Deshacer',
    redo: 'Rehacer',
    menu: 'Menú',
    close: 'Cerrar',
    notKept: 'Este navegador no guarda nada: lo que escribas aquí se pierde al cerrar la página.',
  },
  menu: {
    title: 'Mesa',
    clock: 'Reloj',
    history: 'Manos',
    taps: 'Toques de esta mano',
    drill: 'Práctica',
    share: 'Compartir',
    settle: 'Solo liquidar esto',
    newTable: 'Mesa nueva',
    newTableAsk: '¿Dejar esta mesa y preparar otra? Puedes seguir con ella más tarde.',
    yes: 'Preparar otra',
    no: 'Quedarme aquí',
    rulings: 'Decisiones',
    misdeal: 'Error de reparto: todo vuelve',
    fouled: 'Baraja defectuosa: todo vuelve',
    kill: (seat: string): string => `${seat}: mano muerta`,
    cards: 'Escribir cartas',
    take: 'Aceptar',
  },
  pad: {
    label: 'Teclado',
    back: 'Borrar la última cifra',
    next: 'Seguir',
    thousand: 'K',
    chip: (colour: string, value: string): string => `Ficha ${value}, ${colour}`,
    colours: {
      white: 'blanca',
      red: 'roja',
      green: 'verde',
      black: 'negra',
      purple: 'morada',
      yellow: 'amarilla',
      orange: 'naranja',
      blue: 'azul',
      grey: 'gris',
      pink: 'rosa',
      brown: 'marrón',
      teal: 'turquesa',
    } as const,
  },
  clock,
  drill,
  hand,
  history,
  next: betweenHands,
  settle: settleThis,
  setup,
  share,
  showdown,
};
