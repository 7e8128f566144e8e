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
  deal: 'Antes de las cartas',
  betting: 'Apuestas',
  pots: 'Botes y all-in',
  showdown: 'Showdown y pago',
  table: 'En la mesa',
  tournament: 'Torneos',
  games: 'Otros juegos',
};

export const rules = {
  lead: 'Cómo se juegan y se pagan las manos en estas mesas, en palabras sencillas. El motor las sigue ficha a ficha, y ha calculado todos los ejemplos de abajo.',
  how: 'En los ejemplos las ciegas son 50/100 si no se dice otra cosa, y después del botón vienen Ana, Bruno, Carla y Dani, en ese orden.',
  contents: 'Índice',
  toContents: 'Volver al índice',
  open: 'Abrir en la calculadora',
  openFor: (title: string): string => `para «${title}»`,
  groups,
  sections,
  also,

  search: {
    label: 'Buscar una regla',
    placeholder: 'reabrir, ficha impar, TDA 47…',
    clear: 'Borrar',
    count: (found: number, query: string): string =>
      found === 0
        ? `Ninguna regla para «${query}»`
        : `${plural(found, 'regla encontrada', 'reglas encontradas')} para «${query}»`,
    none: 'Prueba con menos palabras o con otras, con el número de una regla como R52 o TDA 47, o con una de estas:',
    tries: [
      'bote paralelo',
      'reabrir',
      'big blind ante',
      'ficha impar',
      'run it twice',
      'showdown',
    ],
    alsoCalled: (names: readonly string[]): string => `También: ${names.join(', ')}`,
  },

  /** The books that our numbers stand beside, with theirs. */
  cited: {
    tda: (numbers: string): string => `TDA ${numbers}`,
    procedures: (numbers: string): string => `TDA RP-${numbers}`,
    wsop: (numbers: string): string => `WSOP ${numbers}`,
    live: (numbers: string): string => `WSOP live ${numbers}`,
  },
  booksAbout:
    'Junto a nuestros números están los de la Poker TDA (2024), los del reglamento de torneos de las WSOP y los de su reglamento de cash (live action, 2024), donde hablan de lo mismo. Puede que decidan otra cosa.',
  potTitle: (name: string, chips: string): string => `${name}: ${chips}`,

  seats: {
    signs: { D: 'D', SB: 'SB', BB: 'BB', '1': '1', '2': '2', '3': '3' },
    tags: {
      D: 'botón',
      SB: 'ciega pequeña',
      BB: 'ciega grande',
      '1': 'primero',
      '2': 'segundo',
      '3': 'tercero',
    } as const,
    empty: 'Vacío',
    before: 'Mano anterior',
    after: 'Esta mano',
    river: 'En el river',
    picture: (title: string, seats: readonly string[]): string => `${title}. ${seats.join('; ')}.`,
    seat: (name: string, tags: readonly string[]): string => [name, ...tags].join(', '),
  },

  bars: {
    bigBlind: 'Ciega grande',
    to: (name: string): string => `${name} a`,
    atLeast: (name: string): string => `${name} mínimo`,
    atMost: (name: string): string => `${name} máximo`,
    next: 'Siguiente, mínimo',
    bets: (name: string): string => `${name} apuesta`,
    allIn: (name: string): string => `${name} all-in`,
    clock: 'Segundos',
    legend: {
      call: 'Igualar',
      raise: 'Además',
      clock: 'Reloj',
      bank: 'Banco de tiempo',
    } as const,
    picture: (rows: readonly string[]): string => `${rows.join('; ')}.`,
    row: (label: string, total: string): string => `${label} ${total}`,
  },

  ranks: {
    'straight flush': 'Escalera de color',
    'four of a kind': 'Póker',
    'full house': 'Full',
    flush: 'Color',
    straight: 'Escalera',
    'three of a kind': 'Trío',
    'two pair': 'Doble pareja',
    pair: 'Pareja',
    'high card': 'Carta alta',
  } satisfies Record<HandCategory, string>,

  ledger: {
    columns: ['Jugador', 'Entra', 'Sale', 'Neto'] as const,
    signed: (chips: number): string => (chips > 0 ? `+${amount(chips)}` : `−${amount(-chips)}`),
    pays: (from: string, to: string, chips: number): string =>
      `${from} paga ${amount(chips)} a ${to}.`,
  },
  more: 'Las reglas completas, con todos los ajustes, están en docs/rules.md del proyecto. ¿Una discusión por un bote? Pon los números en la calculadora.',
};
