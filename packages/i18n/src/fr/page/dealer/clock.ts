/** The clock of a tournament, also for a second screen. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

export const clock = {
  title: 'Horloge',
  level: (level: number): string => `Niveau ${count(level)}`,
  pause: 'Pause',
  next: 'Suivant',
  nextBreak: 'Prochaine pause',
  none: 'aucune',
  left: 'Joueurs restants',
  leftOf: (left: number, entries: number): string => `${count(left)} sur ${count(entries)}`,
  average: 'Tapis moyen',
  chips: (chips: number): string => amount(chips),
  pool: 'Dotation',
  start: 'Démarrer l’horloge',
  stop: 'Arrêter',
  resume: 'Reprendre',
  paused: 'Arrêtée',
  minute: 'Une minute de plus',
  lessMinute: 'Une minute de moins',
  levelBack: 'Niveau précédent',
  levelOn: 'Niveau suivant',
  colourUp: (colour: string, value: number): string =>
    `Color-up : le jeton ${colour} de ${amount(value)} ne sert plus`,
  race: 'Race',
  raceTitle: (chip: number, into: number): string => `Race : ${amount(chip)} en ${amount(into)}`,
  raceNote: (chips: number, into: number): string =>
    `${plural(chips, 'nouveau jeton', 'nouveaux jetons')} de ${amount(into)}. Une carte par jeton en trop, à partir du siège 1 ; les plus hautes cartes gagnent.`,
  raceCards: (cards: number, stack: number): string =>
    `${plural(cards, 'carte', 'cartes')}, tapis ${amount(stack)}`,
  raceChange: (chips: string): string => `Les jetons en jeu changent de ${chips}.`,
  raceDo: 'Valider ces tapis',
  noClock: 'Un cash game n’a pas d’horloge.',
  noTable: 'Aucune table n’est ouverte sur cet appareil.',
  back: 'Retour à la table',
  full: 'Plein écran',
};
