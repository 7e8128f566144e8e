/** The words of past hands and their replay. */

import { amount, count } from '../../tools/numbers.js';
import { list } from './numbers.js';

export const hands = {
  title: 'Mains jouées',
  none: 'Aucune main n’est encore finie.',
  hand: (number: number): string => `Main ${count(number)}`,
  pot: (chips: number): string => `Pot ${amount(chips)}`,
  won: (names: readonly string[]): string =>
    `${list(names)} ${names.length > 1 ? 'ont gagné' : 'a gagné'}`,
  voided: 'Annulée, mises rendues',
  older: 'Mains précédentes',
  open: (number: number): string => `Revoir la main ${count(number)}`,
  export: 'Toutes les mains en fichier',
  exportOne: 'Cette main en fichier',
  formats: { phh: 'PHH', pokerstars: 'PokerStars', ohh: 'Open Hand History' } as const,
  formatsShort: { phh: 'PHH', pokerstars: 'PokerStars', ohh: 'OHH' } as const,

  replay: {
    close: 'Fermer le replay',
    loading: 'Chargement de la main…',
    unreadable: 'Cette main ne peut pas être rejouée. Les fichiers ci-dessous la contiennent.',
    controls: 'Étapes',
    first: 'Au début',
    back: 'Étape précédente',
    next: 'Étape suivante',
    last: 'À la fin',
    play: 'Lecture',
    stop: 'Pause',
    step: (now: number, of: number): string => `Étape ${now} sur ${of}`,
    slider: 'Étape',
    list: 'Déroulement',
    deal: 'Blindes et cartes',
    /** Games without blinds. */
    dealAntes: 'Antes et cartes',
    newCards: 'Nouvelles cartes',
    end: 'La main est finie',
    openCards: 'Montrer les cartes connues',
    said: (now: number, of: number, words: string): string => `Étape ${now} sur ${of} : ${words}`,
    marked: 'Contraire au règlement',
    speed: 'Vitesse',
    times: (speed: number): string => `${count(speed)}×`,
    /** By the names of the games' records; `draw`: the only one. */
    streets: {
      preflop: 'Préflop',
      flop: 'Flop',
      turn: 'Turn',
      river: 'River',
      third: '3e rue',
      fourth: '4e rue',
      fifth: '5e rue',
      sixth: '6e rue',
      seventh: '7e rue',
      deal: 'Donne',
      draw: 'Tirage',
      'first draw': '1er tirage',
      'second draw': '2e tirage',
      'third draw': '3e tirage',
      showdown: 'Abattage',
      end: 'Fin',
    } as const,
    calculator: 'Ouvrir dans le calculateur',
    keys: '← → étape, Début et Fin pour les extrémités, Espace pour la lecture',
  },
};
