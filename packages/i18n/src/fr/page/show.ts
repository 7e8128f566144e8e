/** What is said while hands run out and pots are paid, and why. */

import { lowerFirst } from '../../tools/letters.js';
import { amount, percent } from '../../tools/numbers.js';
import { aHand } from './grammar.js';
import { list, plural } from './numbers.js';

export const show = {
  dealt: (cards: string): string => `Vous avez ${cards}`,
  waiting: 'En attente des cartes…',
  runs: (count: number): string => `${count} boards`,
  skip: 'Sauter',
  skipOff: 'Ne pas sauter',
  skipped: (have: number, of: number): string => `${have} sur ${of} pour sauter la suite`,
  refund: (chips: number, name: string): string =>
    `Mise non suivie rendue à ${name} : ${amount(chips)}`,

  award: {
    title: (name: string, chips: number): string => `${name} · ${amount(chips)}`,
    /** What is told of it is put together in `page/award.ts`. */
    board: (board: number): string => `Board ${board}`,
    halves: { high: 'Haut', low: 'Bas', badugi: 'Badugi', 'in-hand': 'En main' },
    wins: (who: string): string => `${who} gagne`,
    split: (who: string): string => `${who} partagent`,
    withHand: (won: string, hand: string): string => `${won} avec ${aHand(hand)}`,
    oddChip: (paid: string, chips: string): string => `${paid} (jeton impair ${chips})`,
    rake: (chips: number): string => `Rake ${amount(chips)}`,
  },

  equity: {
    label: (parts: readonly { readonly pot: string; readonly part: number }[]): string =>
      `Chances : ${list(parts.map(({ pot, part }) => `${percent(part)} pour le ${lowerFirst(pot)}`))}`,
  },

  turn: {
    yoursFree: (pot: number): string =>
      `À vous de parler. Vous pouvez checker. Le pot est de ${amount(pot)}`,
    yoursToCall: (call: number, pot: number): string =>
      `À vous de parler. ${amount(call)} pour suivre. Le pot est de ${amount(pot)}`,
    other: (name: string): string => `Parole à ${name}`,
    secondsLeft: (seconds: number): string => `Il reste ${plural(seconds, 'seconde', 'secondes')}`,
    runs: 'Choisissez combien de boards tirer',
    back: 'Retour à la table',
  },

  settings: {
    open: 'Son et affichage',
    title: 'Son et affichage',
    close: 'Fermer',
    sound: 'Sons',
    soundNote: 'Jetons, cartes, votre tour et gains.',
    notices: {
      label: 'Me prévenir quand c’est à moi',
      turn: 'C’est à vous de parler',
      note: 'Une notification de cet appareil, quand vous regardez ailleurs.',
      answers: {
        pushed: 'Activé, même quand cette page est fermée.',
        shown: 'Activé, tant que cette page est ouverte.',
        blocked:
          'Ce navigateur bloque les notifications de ce site. Ses réglages permettent de changer cela.',
        impossible:
          'Ce navigateur ne le permet pas ici. Sur un iPhone, ajoutez la page à l’écran d’accueil.',
      },
    },
    vibration: 'Vibrer quand c’est à moi',
    bigBlinds: 'Stacks en grosses blindes',
    bigBlindsNote: 'Le montant exact s’affiche au survol.',
    equity: 'Afficher les chances à tapis',
    equityNote: 'À côté des mains, quand il n’y a plus d’enchères possibles.',
    hud: 'Statistiques aux places',
    hudNote: 'Là où l’hôte le permet. Un clic les montre toutes.',
  },
};
