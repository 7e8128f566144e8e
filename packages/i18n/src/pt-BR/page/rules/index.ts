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
  deal: 'Antes das cartas',
  betting: 'Apostas',
  pots: 'Potes e all-ins',
  showdown: 'Showdown e pagamento',
  table: 'Na mesa',
  tournament: 'Torneios',
  games: 'Outros jogos',
};

export const rules = {
  lead: 'Como as mãos são jogadas e pagas nestas mesas, em palavras simples. O sistema segue estas regras ficha por ficha, e todos os exemplos abaixo foram calculados por ele.',
  how: 'Nos exemplos os blinds são 50/100, salvo quando se diz outra coisa, e a primeira pessoa depois do botão é Ana, depois Beto, Cris e Dani.',
  contents: 'Índice',
  toContents: 'Voltar ao índice',
  open: 'Abrir na calculadora',
  openFor: (title: string): string => `para “${title}”`,
  groups,
  sections,
  also,

  search: {
    label: 'Buscar uma regra',
    placeholder: 'reabrir, ficha ímpar, TDA 47 …',
    clear: 'Limpar',
    count: (found: number, query: string): string =>
      found === 0
        ? `Nenhuma regra encontrada para “${query}”`
        : `${plural(found, 'regra encontrada', 'regras encontradas')} para “${query}”`,
    none: 'Tente menos palavras ou outras, o número de uma regra como R52 ou TDA 47, ou uma destas:',
    tries: ['side pot', 'reabrir', 'big blind ante', 'ficha ímpar', 'rodar duas vezes', 'showdown'],
    alsoCalled: (names: readonly string[]): string => `Também: ${names.join(', ')}`,
  },

  /** The books that our numbers stand beside, with theirs. */
  cited: {
    tda: (numbers: string): string => `TDA ${numbers}`,
    procedures: (numbers: string): string => `TDA RP-${numbers}`,
    wsop: (numbers: string): string => `WSOP ${numbers}`,
    live: (numbers: string): string => `WSOP live ${numbers}`,
  },
  booksAbout:
    'Ao lado dos nossos números estão os da Poker TDA (2024), os das regras de torneio da WSOP e os das suas regras de cash game (2024), onde tratam da mesma coisa. Elas podem decidir de outro jeito.',
  potTitle: (name: string, chips: string): string => `${name}: ${chips}`,

  seats: {
    signs: { D: 'D', SB: 'SB', BB: 'BB', '1': '1', '2': '2', '3': '3' },
    tags: {
      D: 'botão',
      SB: 'small blind',
      BB: 'big blind',
      '1': 'primeiro',
      '2': 'segundo',
      '3': 'terceiro',
    } as const,
    empty: 'Vazio',
    before: 'Mão anterior',
    after: 'Esta mão',
    river: 'No river',
    picture: (title: string, seats: readonly string[]): string => `${title}. ${seats.join('; ')}.`,
    seat: (name: string, tags: readonly string[]): string => [name, ...tags].join(', '),
  },

  bars: {
    bigBlind: 'Big blind',
    to: (name: string): string => `${name} para`,
    atLeast: (name: string): string => `${name} no mínimo`,
    atMost: (name: string): string => `${name} no máximo`,
    next: 'Próximo no mínimo',
    bets: (name: string): string => `${name} aposta`,
    allIn: (name: string): string => `${name} all-in`,
    clock: 'Segundos',
    legend: {
      call: 'Para pagar',
      raise: 'A mais',
      clock: 'Relógio',
      bank: 'Banco de tempo',
    } as const,
    picture: (rows: readonly string[]): string => `${rows.join('; ')}.`,
    row: (label: string, total: string): string => `${label} ${total}`,
  },

  ranks: {
    'straight flush': 'Straight flush',
    'four of a kind': 'Quadra',
    'full house': 'Full house',
    flush: 'Flush',
    straight: 'Sequência',
    'three of a kind': 'Trinca',
    'two pair': 'Dois pares',
    pair: 'Par',
    'high card': 'Carta alta',
  } satisfies Record<HandCategory, string>,

  ledger: {
    columns: ['Jogador', 'Entrou', 'Saiu', 'Saldo'] as const,
    signed: (chips: number): string => (chips > 0 ? `+${amount(chips)}` : `−${amount(-chips)}`),
    pays: (from: string, to: string, chips: number): string =>
      `${from} paga ${amount(chips)} a ${to}.`,
  },
  more: 'As regras completas, com todas as configurações, estão em docs/rules.md do projeto. Discussão sobre um pote? Ponha os números na calculadora.',
};
