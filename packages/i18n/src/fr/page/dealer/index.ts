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
  seat: (seat: number): string => `Siège ${seat}`,
  bar: {
    hand: (number: number): string => `Main ${number}`,
    undo: 'Annuler',
    redo: 'Rétablir',
    menu: 'Menu',
    close: 'Fermer',
    notKept:
      'Ce navigateur ne conserve rien : ce qui est saisi ici est perdu à la fermeture de la page.',
  },
  menu: {
    title: 'Table',
    clock: 'Horloge',
    history: 'Mains',
    taps: 'Touches de cette main',
    drill: 'Entraînement',
    share: 'Partager',
    settle: 'Régler ce coup seulement',
    newTable: 'Nouvelle table',
    newTableAsk:
      'Laisser cette table et en préparer une autre ? Vous pourrez la reprendre plus tard.',
    yes: 'En préparer une autre',
    no: 'Rester ici',
    rulings: 'Décisions',
    misdeal: 'Maldonne : tout est rendu',
    fouled: 'Jeu défectueux : tout est rendu',
    kill: (seat: string): string => `${seat} : main morte`,
    cards: 'Saisir des cartes',
    take: 'Valider',
  },
  pad: {
    label: 'Clavier',
    back: 'Effacer le dernier chiffre',
    next: 'Suivant',
    thousand: 'K',
    chip: (colour: string, value: string): string => `Jeton ${value}, ${colour}`,
    colours: {
      white: 'blanc',
      red: 'rouge',
      green: 'vert',
      black: 'noir',
      purple: 'violet',
      yellow: 'jaune',
      orange: 'orange',
      blue: 'bleu',
      grey: 'gris',
      pink: 'rose',
      brown: 'marron',
      teal: 'turquoise',
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
