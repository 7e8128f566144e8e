/** The words of a session's report, and of all statistics of a player. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';

export const sessionReport: Chapters['report'] = {
  title: 'Bilan de la session',
  everybody: 'Toute la table',
  players: 'Joueurs',
  time: 'Durée',
  luck: 'Chance aux tapis',
  luckNote:
    'Le net moins le résultat ajusté aux tapis : ce que les cartes ont donné ou pris quand plus personne ne pouvait miser.',
  stats: 'Statistiques',
  position: 'Position',
  depth: 'Mains par tapis effectif, en grosses blinds',
  hand: 'Main',
  graphOfAll: 'Les gains de toute la table main par main ; le tableau dessous dit la même chose',
  after: (number) => `Après la main ${count(number)} : un clic l’ouvre`,
  best: 'Plus gros gains',
  worst: 'Plus grosses pertes',
  none: 'Aucune main n’est encore finie.',
  few: 'Gris : moins de 20 occasions, ou moins de 1 000 mains pour bb/100. Sous chaque nombre : combien de fois, sur combien d’occasions.',
  all: 'Toutes les statistiques',
  statistic: 'Statistique',
  share: 'Lien vers ce bilan',
  shareNote: 'Qui peut voir les mains de cette table peut l’ouvrir.',
  later: 'Une fois la table fermée, ce bilan se partage comme une page.',
  toTable: 'À la table',
  close: 'Fermer',
  own: 'D’après les mains où vous avez reçu des cartes.',
  ofAll: 'D’après toutes les mains de cette table.',
  /** How long somebody played. */
  lasted: (hours, minutes) =>
    hours > 0 ? `${count(hours)} h ${count(minutes)} min` : `${count(minutes)} min`,
};
