/** What `sidepot stats` says: its help, its tables, and the names of all statistics. */

import type { CliWords } from '../../language.js';
import { count, decimals, howMany } from '../../tools/numbers.js';
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

const STREETS = ['flop', 'turn', 'river'] as const;

const onStreets = (name: string): readonly [string, string, string] => [
  `${name}, ${STREETS[0]}`,
  `${name}, ${STREETS[1]}`,
  `${name}, ${STREETS[2]}`,
];

const cbet = onStreets('mise de continuation');
const foldToCbet = onStreets('couché sur mise de continuation');
const raiseCbet = onStreets('relance de mise de continuation');
const donk = onStreets('donk bet');
const checkRaise = onStreets('check-raise');

const names: CliWords['stats']['names'] = {
  vpip: 'mise volontaire au pot',
  pfr: 'relance préflop',
  rfi: 'relance en premier',
  limp: 'limp',
  coldCall: 'suivi à froid',
  threeBet: '3-bet',
  foldToThreeBet: 'couché sur 3-bet',
  fourBet: '4-bet',
  coldFourBet: '4-bet à froid',
  foldToFourBet: 'couché sur 4-bet',
  squeeze: 'squeeze',
  steal: 'vol de blindes',
  foldToSteal: 'couché sur vol',
  threeBetSteal: '3-bet contre un vol',
  cbetFlop: cbet[0],
  cbetTurn: cbet[1],
  cbetRiver: cbet[2],
  foldToCbetFlop: foldToCbet[0],
  foldToCbetTurn: foldToCbet[1],
  foldToCbetRiver: foldToCbet[2],
  raiseCbetFlop: raiseCbet[0],
  raiseCbetTurn: raiseCbet[1],
  raiseCbetRiver: raiseCbet[2],
  donkFlop: donk[0],
  donkTurn: donk[1],
  donkRiver: donk[2],
  checkRaiseFlop: checkRaise[0],
  checkRaiseTurn: checkRaise[1],
  checkRaiseRiver: checkRaise[2],
  sawFlop: 'a vu le flop',
  wtsd: 'allé à l’abattage',
  wsd: 'gagné à l’abattage',
  wwsf: 'gagné après avoir vu le flop',
  af: 'facteur d’agressivité',
  afq: 'fréquence d’agressivité',
};

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
  names,
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
