/** Before the first hand: seats, stacks, chips, blinds. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

export const setup = {
  lead: 'Vraies cartes et vrais jetons à la table ; pots, paiements et horloge sur cet appareil. Rien n’est envoyé nulle part, sauf si vous le partagez.',
  goOn: 'Reprendre',
  goOnNote: (hands: number, when: string): string =>
    `${plural(hands, 'main', 'mains')}, dernière ${when}`,
  seats: {
    title: 'Qui est là ?',
    note: 'Touchez chaque siège occupé.',
    fewer: 'Un siège de moins',
    more: 'Un siège de plus',
    all: 'Tous',
    taken: (seat: string): string => `${seat}, occupé`,
    free: (seat: string): string => `${seat}, libre`,
    name: 'Nom',
    stack: 'Tapis de ce siège',
    stackOfAll: 'Tapis de chacun',
    button: 'Bouton',
    exceptions: 'Noms et autres tapis',
  },
  kind: {
    title: 'Que joue-t-on ?',
    modes: { cash: 'Cash game', tournament: 'Tournoi' } as const,
    game: 'Jeu',
    runs: 'Combien de fois',
    runsOf: (runs: number): string =>
      runs === 1 ? 'Une fois' : runs === 2 ? 'Jusqu’à deux' : 'Jusqu’à trois',
  },
  blinds: {
    title: 'Blindes et ante',
    presets: {
      'TDA 2024': 'TDA 2024',
      'Ante first': 'Ante d’abord',
      none: 'Sans ante',
    } as const,
    presetNotes: {
      'TDA 2024': 'La grosse blinde paie l’ante ; à court, la blinde d’abord.',
      'Ante first': 'La grosse blinde paie l’ante ; à court, l’ante d’abord.',
      none: 'Blindes seulement.',
    } as const,
    small: 'Petite blinde',
    big: 'Grosse blinde',
    ante: 'Ante',
  },
  chips: {
    title: 'Jetons',
    note: 'Le plus petit jeton est l’unité.',
    value: (colour: string): string => `Valeur, ${colour}`,
    colour: 'Couleur',
    add: 'Ajouter une couleur',
    remove: (colour: string): string => `Retirer ${colour}`,
  },
  event: {
    title: 'Niveaux et prix',
    minutes: 'Minutes par niveau',
    addLevel: 'Ajouter un niveau',
    removeLevel: (level: number): string => `Retirer le niveau ${level}`,
    length: 'Minutes',
    breakAfter: 'Pause après',
    buyIn: 'Buy-in',
    payouts: 'Prix en pour cent, le premier d’abord',
    payoutsNote: (sum: number): string => `Somme : ${count(sum)}`,
    elsewhere: 'Joueurs aux autres tables',
    entries: 'Inscriptions, toutes tables',
    ofLevel: (field: string, level: number): string => `${field}, niveau ${level}`,
    rows: (levels: number): string => plural(levels, 'niveau', 'niveaux'),
  },
  start: 'Commencer la première main',
  needsTwo: 'Touchez au moins deux sièges.',
  total: (chips: number, players: number): string =>
    `${plural(players, 'joueur', 'joueurs')}, ${amount(chips)} en jeu`,
};
