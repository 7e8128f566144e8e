/** Statistiques du replayer. */

import { count, percent } from '../../../tools/numbers.js';
import { statTexts } from '../../../tools/stat-words.js';
import { list, plural } from '../numbers.js';
import { statNames } from '../stat-names.js';

export const statistics = {
  counting: 'Comptage',
  counted: (part: number): string => `Comptage : ${percent(part)}`,

  names: statNames,

  about: statTexts(
    {
      vpip: 'Suit ou relance avant le flop',
      pfr: 'Relance avant le flop',
      rfi: 'Relance quand tous se sont couchés avant',
      limp: 'Suit la grosse blind à la première décision',
      coldCall: 'Suit une relance sans rien au pot',
      threeBet: 'Relance la première relance',
      foldToThreeBet: 'Couche une ouverture relancée',
      fourBet: 'A ouvert et relance encore face à un 3-bet',
      coldFourBet: 'Relance un 3-bet à la première décision',
      foldToFourBet: 'Couche un 3-bet relancé',
      squeeze: '3-bet après que quelqu’un a suivi la relance',
      steal: 'Première relance du cutoff, du bouton ou de la petite blind',
      foldToSteal: 'Couche une blind face à un vol',
      threeBetSteal: 'Relance un vol depuis une blind',
      sawFlop: 'Est encore là quand le flop tombe',
      wtsd: 'Abattages, par flop vu',
      wsd: 'Gagne un pot disputé, par abattage',
      wwsf: 'Gagne, par flop vu',
      af: 'Mises et relances pour chaque call après le flop',
      afq: 'Mises et relances parmi tout sauf les checks après le flop',
    },
    {
      cbet: 'Mise en premier après la dernière relance de la street précédente',
      foldToCbet: 'Se couche face à une mise de continuation',
      raiseCbet: 'Relance une mise de continuation',
      donk: 'Mise face à la dernière relance de la street précédente',
      checkRaise: 'Relance une mise après un check',
    },
    (about) => about,
  ),

  /** Where a name is long, and not abbreviated the same everywhere. */
  short: {
    cbetFlop: 'C-bet',
    foldToCbetFlop: 'Fold sur c-bet',
  },

  positions: {
    utg: 'UTG',
    lj: 'LJ',
    hj: 'HJ',
    co: 'CO',
    btn: 'BTN',
    sb: 'SB',
    bb: 'BB',
    none: 'Toutes',
  },

  players: {
    least: 'Mains au minimum',
    none: 'Personne n’a autant de mains.',
    columns: {
      player: 'Nom',
      hands: 'Mains',
      net: 'Net',
      evNet: 'Ajusté',
      bb100: 'bb/100',
    },
    about: {
      player: 'Nom',
      hands: 'Mains distribuées',
      net: 'Gagné ou perdu, rake compris',
      evNet: 'Net, les tapis payés selon leurs chances',
      bb100: 'Grosses blinds pour 100 mains, avec l’intervalle à 95 %',
    },
    joinHow: 'Cochez les noms d’une même personne pour les réunir.',
    join: (names: number): string => `Réunir ${count(names)} noms`,
    part: 'Séparer de nouveau ces noms',
    tick: (name: string): string => `Choisir ${name} pour réunir`,
    also: (names: readonly string[]): string => `aussi ${list(names)}`,
    more: (more: number): string => `${count(more)} de plus`,
  },

  player: {
    choose: 'Joueur',
    none: 'Ce nom n’est dans aucune de ces mains.',
  },

  graph: {
    title: 'Gains',
    label: 'Gains main par main ; le tableau dessous dit la même chose',
    scale: 'Échelle',
    scales: { amounts: 'Montants', bigBlinds: 'Grosses blinds' },
    curves: {
      net: 'Net',
      ev: 'Ajusté aux tapis',
      showdown: 'Abattage',
      nonShowdown: 'Sans abattage',
    },
    none: 'Aucune main à dessiner.',
    table: 'En tableau',
    hands: 'Mains',
    all: (hands: number): string => plural(hands, 'main', 'mains'),
    until: (hands: number, number: number): string =>
      `Après ${plural(hands, 'main', 'mains')}, main ${count(number)} : un clic l’ouvre`,
  },

  heat: {
    title: 'Mains de départ',
    kind: 'Montrer',
    kinds: {
      result: 'Grosses blinds par main',
      vpip: 'VPIP',
      pfr: 'PFR',
      threeBet: '3-bet',
    },
    square: (name: string, value: string, of: number): string =>
      `${name} : ${value}, ${count(of)} fois`,
    known: (hands: number): string =>
      `${plural(hands, 'main', 'mains')} aux cartes connues. Pâle : moins de 20.`,
  },

  grid: {
    title: 'Par position',
    note: 'Chaque nombre ouvre ses mains. Gris : moins de 20 occasions.',
    all: 'Toutes',
    hands: 'Mains',
    net: 'Net',
    evNet: 'Ajusté aux tapis',
    bb100: 'bb/100',
    open: (name: string, position: string, value: string): string =>
      `${name}, ${position} : ${value}`,
  },

  /** A number of the statistics as a filter. */
  cell: {
    made: 'Seulement si fait',
    all: 'Toutes les occasions',
    remove: 'Retirer ce filtre',
  },

  review: {
    title: 'Révision',
    kinds: {
      misses: 'Tapis malchanceux',
      pots: 'Plus gros pots',
      notes: 'Notes de règles',
      marked: 'Marquées',
    },
    about: {
      misses: 'Le plus perdu aux cartes après la dernière mise.',
      pots: 'Les plus gros pots de ces mains.',
      notes: 'Mains qui s’écartent du règlement.',
      marked: 'Mains avec une étoile ou un commentaire sur cet appareil.',
    },
    none: {
      misses: 'Aucun tapis de ces mains n’a manqué sa part.',
      pots: 'Aucune main de ce genre.',
      notes: 'Chaque main suit le règlement.',
      marked: 'Aucune main marquée : S met une étoile.',
    },
  },
};
