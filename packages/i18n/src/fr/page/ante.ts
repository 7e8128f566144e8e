/** Who pays an ante, and what of it first: the words of a table's settings and of the calculator. */

import type { SingleAnteOrder, TournamentPreset } from '@sidepot/engine';

export const ante = {
  modes: {
    none: 'Pas d’ante',
    perPlayer: 'Par joueur',
    bigBlind: 'Grosse blinde pour tous',
    button: 'Bouton pour tous',
  },
  orders: { 'ante-first': 'L’ante', 'blind-first': 'La blinde' },
  presets: {
    'Ante first': 'L’ante d’abord',
    'TDA 2024': 'TDA 2024',
  } satisfies Record<TournamentPreset, string>,
  presetNotes: {
    'Ante first': 'Une grosse blinde à court de jetons paie d’abord l’ante, puis la blinde.',
    'TDA 2024': 'Une grosse blinde à court de jetons paie d’abord la blinde, puis l’ante.',
  } satisfies Record<TournamentPreset, string>,
  /** By what they say of the order; in the calculator the other rules of a preset play no part. */
  ordersByName: {
    'ante-first': 'L’ante d’abord',
    'blind-first': 'TDA 2024',
  } satisfies Record<SingleAnteOrder, string>,
  orderNotes: {
    'ante-first': 'S’il manque des jetons pour les deux, l’ante est payée d’abord.',
    'blind-first': 'S’il manque des jetons pour les deux, la blinde est payée d’abord.',
  } satisfies Record<SingleAnteOrder, string>,
} as const;
