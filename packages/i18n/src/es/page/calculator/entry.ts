/** The words of the calculator for entering hands one after another. */

import { amount } from '../../../tools/numbers.js';

export const entryOfPlayers = {
  /** A column of its own in the picture, and in a text. */
  middle: 'Centro',
  middleLabel: 'Ya en el centro',
  middleNote:
    'Vacío: nada. Si no, con todos los antes; debajo va lo que cada jugador tiene delante.',
  middleTerm: 'en el centro',
  inFront: 'Delante',
  anteQuestion: {
    label: (ante: number, total: number): string =>
      `¿Está el ante de ${amount(ante)} dentro de los ${amount(total)}?`,
    inside: 'Sí',
    onTop: (sum: number): string => `No, ${amount(sum)} en total`,
  },
};

export const entryOfHands = {
  undo: 'Deshacer',
  redo: 'Rehacer',
  pad: {
    label: 'Teclado numérico',
    back: 'Borrar la última cifra',
    next: 'Siguiente',
    done: 'Listo',
  },
  papers: {
    title: 'Ejemplos de los documentos',
    example: (number: number): string => `Ejemplo ${number}`,
    edge: (number: number): string => `Caso límite ${number}`,
    note: {
      refund: (chips: number): string =>
        `El documento muestra un último bote de ${amount(chips)} que solo puede ganar una persona. Nadie pagó esas fichas: se devuelven y no son un bote. Cada cual acaba con las mismas fichas.`,
      oddChip: (chips: number): string =>
        `El documento da la ficha sobrante de ${amount(chips)} al primer ganador nombrado. Aquí va al primer ganador en sentido horario desde el botón.`,
    },
  },
};
