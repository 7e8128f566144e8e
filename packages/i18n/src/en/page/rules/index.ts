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
  deal: 'Before the cards',
  betting: 'Betting',
  pots: 'Pots and all-ins',
  showdown: 'Showdown and paying out',
  table: 'At the table',
  tournament: 'Tournaments',
  games: 'Other games',
};

export const rules = {
  lead: 'How hands are played and paid at these tables, in plain words. The engine follows them to the chip, and every example below was worked out by it.',
  how: 'In the examples the blinds are 50/100 unless it says otherwise, and the first player after the button is Ann, then Bob, Cat and Dan.',
  contents: 'Contents',
  toContents: 'Back to contents',
  open: 'Open in the calculator',
  openFor: (title: string): string => `for “${title}”`,
  groups,
  sections,
  also,

  search: {
    label: 'Find a rule',
    placeholder: 'reopen, odd chip, TDA 47 …',
    clear: 'Clear',
    count: (found: number, query: string): string =>
      found === 0
        ? `No rule found for “${query}”`
        : `${plural(found, 'rule', 'rules')} found for “${query}”`,
    none: 'Try fewer or other words, the number of a rule such as R52 or TDA 47, or one of these:',
    tries: ['side pot', 'reopen', 'big blind ante', 'odd chip', 'run it twice', 'showdown'],
    alsoCalled: (names: readonly string[]): string => `Also: ${names.join(', ')}`,
  },

  /** The books that our numbers stand beside, with theirs. */
  cited: {
    tda: (numbers: string): string => `TDA ${numbers}`,
    procedures: (numbers: string): string => `TDA RP-${numbers}`,
    wsop: (numbers: string): string => `WSOP ${numbers}`,
    live: (numbers: string): string => `WSOP live ${numbers}`,
  },
  booksAbout:
    'Beside our own numbers stand those of the Poker TDA (2024), of the WSOP’s tournament rules and of its live-action rules (2024), where they speak of the same thing. They may rule differently.',
  potTitle: (name: string, chips: string): string => `${name}: ${chips}`,

  seats: {
    signs: { D: 'D', SB: 'SB', BB: 'BB', '1': '1', '2': '2', '3': '3' },
    tags: {
      D: 'button',
      SB: 'small blind',
      BB: 'big blind',
      '1': 'first',
      '2': 'second',
      '3': 'third',
    } as const,
    empty: 'Empty',
    before: 'Last hand',
    after: 'This hand',
    river: 'On the river',
    picture: (title: string, seats: readonly string[]): string => `${title}. ${seats.join('; ')}.`,
    seat: (name: string, tags: readonly string[]): string => [name, ...tags].join(', '),
  },

  bars: {
    bigBlind: 'Big blind',
    to: (name: string): string => `${name} to`,
    atLeast: (name: string): string => `${name} at least`,
    atMost: (name: string): string => `${name} at most`,
    next: 'Next one at least',
    bets: (name: string): string => `${name} bets`,
    allIn: (name: string): string => `${name} all-in`,
    clock: 'Seconds',
    legend: {
      call: 'To call',
      raise: 'On top',
      clock: 'Clock',
      bank: 'Time bank',
    } as const,
    picture: (rows: readonly string[]): string => `${rows.join('; ')}.`,
    row: (label: string, total: string): string => `${label} ${total}`,
  },

  ranks: {
    'straight flush': 'Straight flush',
    'four of a kind': 'Four of a kind',
    'full house': 'Full house',
    flush: 'Flush',
    straight: 'Straight',
    'three of a kind': 'Three of a kind',
    'two pair': 'Two pair',
    pair: 'Pair',
    'high card': 'High card',
  } satisfies Record<HandCategory, string>,

  ledger: {
    columns: ['Player', 'In', 'Out', 'Net'] as const,
    signed: (chips: number): string => (chips > 0 ? `+${amount(chips)}` : `−${amount(-chips)}`),
    pays: (from: string, to: string, chips: number): string =>
      `${from} pays ${to} ${amount(chips)}.`,
  },
  more: 'The full rulings, with every setting, are in docs/rules.md of the project. An argument about a pot? Put the numbers into the calculator.',
};
