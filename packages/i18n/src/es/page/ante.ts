/** Who pays an ante, and what of it first: the words of a table's settings and of the calculator. */

import type { SingleAnteOrder, TournamentPreset } from '@sidepot/engine';

export const ante = {
  modes: {
    none: 'Sin ante',
    perPlayer: 'Todos',
    bigBlind: 'Ciega grande por todos',
    button: 'Botón por todos',
  },
  orders: { 'ante-first': 'El ante', 'blind-first': 'La ciega' },
  presets: {
    'Ante first': 'Primero el ante',
    'TDA 2024': 'TDA 2024',
  } satisfies Record<TournamentPreset, string>,
  presetNotes: {
    'Ante first': 'Una ciega grande sin fichas suficientes paga primero el ante y luego la ciega.',
    'TDA 2024': 'Una ciega grande sin fichas suficientes paga primero la ciega y luego el ante.',
  } satisfies Record<TournamentPreset, string>,
  /** By what they say of the order; in the calculator the other rules of a preset play no part. */
  ordersByName: {
    'ante-first': 'Primero el ante',
    'blind-first': 'TDA 2024',
  } satisfies Record<SingleAnteOrder, string>,
  orderNotes: {
    'ante-first': 'Si no hay fichas para ambos, se paga primero el ante.',
    'blind-first': 'Si no hay fichas para ambos, se paga primero la ciega.',
  } satisfies Record<SingleAnteOrder, string>,
} as const;
