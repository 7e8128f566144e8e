/** What `sidepot stats` says: its help, and its tables. */

import type { CliWords } from '../../language.js';
import { count, decimals, howMany } from '../../tools/numbers.js';
import { statNames } from '../page/stat-names.js';
import { games } from './games.js';

const hands = (number: number): string => howMany(number, { one: 'main', other: 'mains' });

export const statsHelp: CliWords['commands']['stats'] = {
  summary: 'statistiques des joueurs d’historiques de mains',
  about:
    'Lire des historiques de mains dans tout format connu et compter ce que les joueurs font et gagnent.',
  files: 'historiques de mains ; - pour l’entrée standard',
  player: 'tout sur ce joueur',
  by: 'lignes par',
  json: 'afficher un objet JSON',
  csv: 'afficher des lignes CSV',
  unit: 'valeur d’un jeton (défaut : la plus fine des mains)',
  jobs: 'threads (défaut : un par cœur si l’entrée est longue)',
  noEv: 'sans les résultats ajustés des tapis, qui prennent du temps',
};

export const statsNote = `Chaque statistique est fait / occasions, comme le définit docs/stats.md : 24,2
est un pourcentage, – dit qu’il n’y a pas eu d’occasion. Le même nom dans
plusieurs fichiers est le même joueur. Les mains impossibles sont signalées avec
fichier, ligne et raison ; les autres sont comptées.

Codes de sortie : 0 toutes comptées, 1 une main refusée, 2 mauvais usage ou
fichier illisible.`;

export const statsWords: CliWords['stats'] = {
  player: 'Joueur',
  statistic: 'Statistique',
  value: 'Valeur',
  of: 'Fait/sur',
  hands: 'Mains',
  net: 'Net',
  ev: 'Tapis aj.',
  bb100: 'bb/100',
  atShowdown: 'À l’abattage',
  withoutShowdown: 'Sans abattage',
  evHands: (number) => `${hands(number)} ajustées`,
  by: {
    position: 'Position',
    session: 'Session',
    day: 'Jour',
    month: 'Mois',
    stake: 'Grosse blinde',
    game: 'Jeu',
    players: 'Joueurs',
    depth: 'Stack (bb)',
  },
  games,
  names: statNames,
  unknown: 'inconnu',
  none: 'Aucune main.',
  more: (number) => `… et ${count(number)} de plus`,
  summary: (all, refused, seconds) =>
    [
      `${hands(all)} comptées`,
      ...(refused > 0 ? [`${count(refused)} refusées`] : []),
      `${decimals(seconds, 2)} s`,
    ].join(', '),
};
