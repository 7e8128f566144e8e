/** Who pays an ante, and what of it first: the words of a table's settings and of the calculator. */

import type { SingleAnteOrder, TournamentPreset } from '@sidepot/engine';

export const ante = {
  modes: {
    none: 'Kein Ante',
    perPlayer: 'Alle',
    bigBlind: 'Big Blind für alle',
    button: 'Button für alle',
  },
  orders: { 'ante-first': 'Das Ante', 'blind-first': 'Den Blind' },
  presets: {
    'Ante first': 'Ante zuerst',
    'TDA 2024': 'TDA 2024',
  } satisfies Record<TournamentPreset, string>,
  presetNotes: {
    'Ante first': 'Ein Big Blind mit zu wenig Chips zahlt erst das Ante, dann den Blind.',
    'TDA 2024': 'Ein Big Blind mit zu wenig Chips zahlt erst den Blind, dann das Ante.',
  } satisfies Record<TournamentPreset, string>,
  /** By what they say of the order; in the calculator the other rules of a preset play no part. */
  ordersByName: {
    'ante-first': 'Ante zuerst',
    'blind-first': 'TDA 2024',
  } satisfies Record<SingleAnteOrder, string>,
  orderNotes: {
    'ante-first': 'Reichen die Chips nicht für beides, wird zuerst das Ante gezahlt.',
    'blind-first': 'Reichen die Chips nicht für beides, wird zuerst der Blind gezahlt.',
  } satisfies Record<SingleAnteOrder, string>,
} as const;
