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
  deal: 'Vor den Karten',
  betting: 'Setzen',
  pots: 'Pots und All-ins',
  showdown: 'Showdown und Auszahlung',
  table: 'Am Tisch',
  tournament: 'Turniere',
  games: 'Andere Spiele',
};

export const rules = {
  lead: 'Wie Hände an diesen Tischen gespielt und ausgezahlt werden, in einfachen Worten. Die Software hält sich auf den Chip genau daran und hat jedes Beispiel hier selbst ausgerechnet.',
  how: 'In den Beispielen sind die Blinds 50/100, wenn nichts anderes dasteht, und nach dem Button kommt zuerst Anna, dann Bob, Clara und Dan.',
  contents: 'Inhalt',
  toContents: 'Zum Inhalt',
  open: 'Im Rechner öffnen',
  openFor: (title: string): string => `für „${title}“`,
  groups,
  sections,
  also,

  search: {
    label: 'Regel finden',
    placeholder: 'ungerader Chip, TDA 47 …',
    clear: 'Leeren',
    count: (found: number, query: string): string =>
      found === 0
        ? `Keine Regel gefunden für „${query}“`
        : `${plural(found, 'Regel', 'Regeln')} gefunden für „${query}“`,
    none: 'Versuch es mit weniger oder anderen Wörtern, mit der Nummer einer Regel wie R52 oder TDA 47, oder mit einem von diesen:',
    tries: [
      'Side Pot',
      'wieder eröffnen',
      'Big Blind Ante',
      'ungerader Chip',
      'Run it Twice',
      'Showdown',
    ],
    alsoCalled: (names: readonly string[]): string => `Auch: ${names.join(', ')}`,
  },

  /** The books that our numbers stand beside, with theirs. */
  cited: {
    tda: (numbers: string): string => `TDA ${numbers}`,
    procedures: (numbers: string): string => `TDA RP-${numbers}`,
    wsop: (numbers: string): string => `WSOP ${numbers}`,
    live: (numbers: string): string => `WSOP live ${numbers}`,
  },
  booksAbout:
    'Neben unseren Nummern stehen die der Poker TDA (2024), der WSOP-Turnierregeln und der WSOP-Regeln für Live Action (2024), wo sie von derselben Sache sprechen. Sie können anders entscheiden.',
  potTitle: (name: string, chips: string): string => `${name}: ${chips}`,

  seats: {
    signs: { D: 'D', SB: 'SB', BB: 'BB', '1': '1', '2': '2', '3': '3' },
    tags: {
      D: 'Button',
      SB: 'Small Blind',
      BB: 'Big Blind',
      '1': 'zuerst',
      '2': 'danach',
      '3': 'zuletzt',
    } as const,
    empty: 'Leer',
    before: 'Letzte Hand',
    after: 'Diese Hand',
    river: 'Am River',
    picture: (title: string, seats: readonly string[]): string => `${title}. ${seats.join('; ')}.`,
    seat: (name: string, tags: readonly string[]): string => [name, ...tags].join(', '),
  },

  bars: {
    bigBlind: 'Big Blind',
    to: (name: string): string => `${name} auf`,
    atLeast: (name: string): string => `${name} mind.`,
    atMost: (name: string): string => `${name} max.`,
    next: 'Danach mind.',
    bets: (name: string): string => `${name} setzt`,
    allIn: (name: string): string => `${name} all-in`,
    clock: 'Sekunden',
    legend: {
      call: 'Zu callen',
      raise: 'Obendrauf',
      clock: 'Uhr',
      bank: 'Time Bank',
    } as const,
    picture: (rows: readonly string[]): string => `${rows.join('; ')}.`,
    row: (label: string, total: string): string => `${label} ${total}`,
  },

  ranks: {
    'straight flush': 'Straight Flush',
    'four of a kind': 'Vierling',
    'full house': 'Full House',
    flush: 'Flush',
    straight: 'Straße',
    'three of a kind': 'Drilling',
    'two pair': 'Zwei Paare',
    pair: 'Paar',
    'high card': 'Höchste Karte',
  } satisfies Record<HandCategory, string>,

  ledger: {
    columns: ['Spieler', 'Rein', 'Raus', 'Saldo'] as const,
    signed: (chips: number): string => (chips > 0 ? `+${amount(chips)}` : `−${amount(-chips)}`),
    pays: (from: string, to: string, chips: number): string =>
      `${from} zahlt ${amount(chips)} an ${to}.`,
  },
  more: 'Die vollständigen Regeln mit jeder Einstellung stehen (auf Englisch) in docs/rules.md des Projekts. Streit um einen Pot? Gib die Zahlen in den Rechner ein.',
};
