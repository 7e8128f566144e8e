/** The words of the calculator for entering hands one after another. */

import { amount } from '../../../tools/numbers.js';

export const entryOfPlayers = {
  /** A column of its own in the picture, and in a text. */
  middle: 'Milieu',
  middleLabel: 'Déjà au milieu',
  middleNote:
    'Vide : rien. Sinon, avec toutes les antes ; en dessous, ce qui est devant chaque joueur.',
  middleTerm: 'au milieu',
  inFront: 'Devant',
  anteQuestion: {
    label: (ante: number, total: number): string =>
      `L’ante de ${amount(ante)} est-elle dans les ${amount(total)} ?`,
    inside: 'Oui',
    onTop: (sum: number): string => `Non, ${amount(sum)} en tout`,
  },
};

export const entryOfHands = {
  undo: 'Annuler',
  redo: 'Rétablir',
  pad: {
    label: 'Pavé numérique',
    back: 'Effacer le dernier chiffre',
    next: 'Suivant',
    done: 'Terminé',
  },
  papers: {
    title: 'Exemples des documents',
    example: (number: number): string => `Exemple ${number}`,
    edge: (number: number): string => `Cas limite ${number}`,
    note: {
      refund: (chips: number): string =>
        `Le document indique un dernier pot de ${amount(chips)} qu’une seule personne peut gagner. Personne n’a payé ces jetons : ils sont rendus et ne forment pas de pot. Chacun finit avec le même nombre de jetons.`,
      oddChip: (chips: number): string =>
        `Le document donne le reste de ${amount(chips)} au premier gagnant nommé. Ici, il va au premier gagnant dans le sens horaire après le bouton.`,
    },
  },
};
