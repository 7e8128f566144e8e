/** The words of the calculator for entering hands one after another. */

import { amount } from '../../../tools/numbers.js';

export const entryOfPlayers = {
  /** A column of its own in the picture, and in a text. */
  middle: 'Mitte',
  middleLabel: 'Schon in der Mitte',
  middleNote: 'Leer: nichts. Sonst mit allen Antes; unten steht, was vor jedem Spieler liegt.',
  middleTerm: 'in der Mitte',
  inFront: 'Liegt davor',
  anteQuestion: {
    label: (ante: number, total: number): string =>
      `Ist das Ante von ${amount(ante)} in den ${amount(total)} enthalten?`,
    inside: 'Ja',
    onTop: (sum: number): string => `Nein, zusammen ${amount(sum)}`,
  },
};

export const entryOfHands = {
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  pad: {
    label: 'Tastenfeld',
    back: 'Letzte Ziffer löschen',
    next: 'Weiter',
    done: 'Fertig',
  },
  papers: {
    title: 'Beispiele der Dokumente',
    example: (number: number): string => `Beispiel ${number}`,
    edge: (number: number): string => `Sonderfall ${number}`,
    note: {
      refund: (chips: number): string =>
        `Das Dokument nennt einen letzten Pot von ${amount(chips)}, den nur einer gewinnen kann. Diese Chips hat niemand bezahlt: Sie gehen zurück und sind kein Pot. Am Ende haben alle gleich viel.`,
      oddChip: (chips: number): string =>
        `Das Dokument gibt die übrigen ${amount(chips)} dem zuerst genannten Gewinner. Hier bekommt sie der erste Gewinner im Uhrzeigersinn nach dem Button.`,
    },
  },
};
