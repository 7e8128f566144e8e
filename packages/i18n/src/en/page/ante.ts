/** Who pays an ante, and what of it first: the words of a table's settings and of the calculator. */

import type { SingleAnteOrder, TournamentPreset } from '@sidepot/engine';

export const ante = {
  modes: {
    none: 'No ante',
    perPlayer: 'Everybody',
    bigBlind: 'Big blind for all',
    button: 'Button for all',
  },
  orders: { 'ante-first': 'The ante', 'blind-first': 'The blind' },
  presets: {
    'Ante first': 'Ante first',
    'TDA 2024': 'TDA 2024',
  } satisfies Record<TournamentPreset, string>,
  presetNotes: {
    'Ante first': 'A big blind with too few chips pays the ante first, then the blind.',
    'TDA 2024': 'A big blind with too few chips pays the blind first, then the ante.',
  } satisfies Record<TournamentPreset, string>,
  /** By what they say of the order; in the calculator the other rules of a preset play no part. */
  ordersByName: {
    'ante-first': 'Ante first',
    'blind-first': 'TDA 2024',
  } satisfies Record<SingleAnteOrder, TournamentPreset>,
  orderNotes: {
    'ante-first': 'With too few chips for both, the ante is paid first.',
    'blind-first': 'With too few chips for both, the blind is paid first.',
  } satisfies Record<SingleAnteOrder, string>,
} as const;
