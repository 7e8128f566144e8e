/** The words of a session's report, and of all statistics of a player. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';
import { statNames } from '../stat-names.js';

export const sessionReport: Chapters['report'] = {
  title: 'Bilan de la session',
  who: 'Joueur',
  hands: 'Coups',
  time: 'Durée',
  net: 'Net',
  bb100: 'bb/100',
  adjusted: 'Ajusté all-in',
  luck: 'Chance aux all-in',
  luckNote:
    'Le net moins le résultat ajusté : ce que les cartes ont donné ou pris quand plus personne ne pouvait miser.',
  showdown: 'À l’abattage',
  nonShowdown: 'Sans abattage',
  byPosition: 'Par position',
  position: 'Position',
  graph: 'Gains',
  asTable: 'La courbe en tableau',
  hand: 'Coup',
  biggest: 'Plus gros pots',
  best: 'Plus gros gains',
  worst: 'Plus grosses pertes',
  none: 'Aucun coup n’est terminé.',
  few: 'En gris : moins de 20 occasions, ou trop peu de coups. Sous chaque chiffre : combien de fois, sur combien d’occasions.',
  all: 'Toutes les statistiques',
  statistic: 'Statistique',
  total: 'Tout',
  share: 'Lien vers ce bilan',
  shareNote: 'Qui peut voir les coups de cette table peut l’ouvrir.',
  later: 'Une fois la table fermée, ce bilan se partage comme une page.',
  toTable: 'À la table',
  close: 'Fermer',
  own: 'D’après les coups où vous avez reçu des cartes.',
  everybody: 'D’après tous les coups de cette table.',
  /** How long somebody played. */
  lasted: (hours, minutes) =>
    hours > 0 ? `${count(hours)} h ${count(minutes)} min` : `${count(minutes)} min`,
  names: statNames,
};
