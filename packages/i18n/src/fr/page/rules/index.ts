/** The house rules for players and hosts; the full rulings are in `docs/rules.md`. */

import type { HandCategory } from '@sidepot/engine';
import { amount } from '../../../tools/numbers.js';
import type { RuleAnchor, RuleGroup } from '../../../tools/rule-anchors.js';
import type { RuleText } from '../../../tools/rule-text.js';
import { plural } from '../numbers.js';
import { also } from './also.js';
import { bettingRules } from './betting.js';
import { dealRules } from './deal.js';
import { gameRules } from './games.js';
import { potRules } from './pots.js';
import { tableRules } from './table.js';

const sections: Readonly<Record<RuleAnchor, RuleText>> = {
  ...dealRules,
  ...bettingRules,
  ...potRules,
  ...tableRules,
  ...gameRules,
};

const groups: Readonly<Record<RuleGroup, string>> = {
  deal: 'Avant les cartes',
  betting: 'Les enchères',
  pots: 'Pots et tapis',
  showdown: 'Abattage et paiement',
  table: 'À la table',
  tournament: 'Tournois',
  games: 'Autres variantes',
};

export const rules = {
  lead: 'Comment les mains se jouent et se paient à ces tables, en mots simples. Le moteur les suit au jeton près, et il a calculé lui-même chacun des exemples ci-dessous.',
  how: 'Dans les exemples, les blindes sont de 50/100 sauf mention contraire, et la première personne après le bouton est Anne, puis viennent Bob, Cléo et Dan.',
  contents: 'Sommaire',
  toContents: 'Retour au sommaire',
  open: 'Ouvrir dans le calculateur',
  openFor: (title: string): string => `pour « ${title} »`,
  groups,
  sections,
  also,

  search: {
    label: 'Chercher une règle',
    placeholder: 'rouvrir, jeton impair, TDA 47 …',
    clear: 'Effacer',
    count: (found: number, query: string): string =>
      found === 0
        ? `Aucune règle trouvée pour « ${query} »`
        : `${plural(found, 'règle trouvée', 'règles trouvées')} pour « ${query} »`,
    none: 'Essayez moins de mots ou d’autres, le numéro d’une règle comme R52 ou TDA 47, ou l’un de ceux-ci :',
    tries: [
      'pot annexe',
      'rouvrir',
      'ante de grosse blinde',
      'jeton impair',
      'run it twice',
      'abattage',
    ],
    alsoCalled: (names: readonly string[]): string => `Aussi : ${names.join(', ')}`,
  },

  /** The books that our numbers stand beside, with theirs. */
  cited: {
    tda: (numbers: string): string => `TDA ${numbers}`,
    procedures: (numbers: string): string => `TDA RP-${numbers}`,
    wsop: (numbers: string): string => `WSOP ${numbers}`,
    live: (numbers: string): string => `WSOP live ${numbers}`,
  },
  booksAbout:
    'À côté de nos numéros figurent ceux de la Poker TDA (2024), des règles de tournoi des WSOP et de leurs règles de cash game (2024), là où elles traitent du même sujet. Elles peuvent trancher autrement.',
  potTitle: (name: string, chips: string): string => `${name} : ${chips}`,

  seats: {
    signs: { D: 'D', SB: 'SB', BB: 'BB', '1': '1', '2': '2', '3': '3' },
    tags: {
      D: 'bouton',
      SB: 'petite blinde',
      BB: 'grosse blinde',
      '1': 'en premier',
      '2': 'en deuxième',
      '3': 'en troisième',
    } as const,
    empty: 'Libre',
    before: 'Main précédente',
    after: 'Cette main',
    river: 'À la river',
    picture: (title: string, seats: readonly string[]): string => `${title}. ${seats.join(' ; ')}.`,
    seat: (name: string, tags: readonly string[]): string => [name, ...tags].join(', '),
  },

  bars: {
    bigBlind: 'Grosse blinde',
    to: (name: string): string => `${name} à`,
    atLeast: (name: string): string => `${name} au moins`,
    atMost: (name: string): string => `${name} au plus`,
    next: 'Suivante au moins',
    bets: (name: string): string => `${name} mise`,
    allIn: (name: string): string => `${name} tapis`,
    clock: 'Secondes',
    legend: {
      call: 'Pour suivre',
      raise: 'En plus',
      clock: 'Chrono',
      bank: 'Time bank',
    } as const,
    picture: (rows: readonly string[]): string => `${rows.join(' ; ')}.`,
    row: (label: string, total: string): string => `${label} ${total}`,
  },

  ranks: {
    'straight flush': 'Quinte flush',
    'four of a kind': 'Carré',
    'full house': 'Full',
    flush: 'Couleur',
    straight: 'Quinte',
    'three of a kind': 'Brelan',
    'two pair': 'Deux paires',
    pair: 'Paire',
    'high card': 'Carte haute',
  } satisfies Record<HandCategory, string>,

  ledger: {
    columns: ['Joueur', 'Caves', 'Sorties', 'Net'] as const,
    signed: (chips: number): string => (chips > 0 ? `+${amount(chips)}` : `−${amount(-chips)}`),
    pays: (from: string, to: string, chips: number): string =>
      `${from} paie ${amount(chips)} à ${to}.`,
  },
  more: 'Les règles complètes, avec tous les réglages, sont dans docs/rules.md du projet. Un désaccord sur un pot ? Mettez les chiffres dans le calculateur.',
};
