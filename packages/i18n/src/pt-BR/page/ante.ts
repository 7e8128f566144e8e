/** Who pays an ante, and what of it first: the words of a table's settings and of the calculator. */

import type { SingleAnteOrder, TournamentPreset } from '@sidepot/engine';

export const ante = {
  modes: {
    none: 'Sem ante',
    perPlayer: 'Todos',
    bigBlind: 'Big blind por todos',
    button: 'Botão por todos',
  },
  orders: { 'ante-first': 'O ante', 'blind-first': 'O blind' },
  presets: {
    'Ante first': 'Ante primeiro',
    'TDA 2024': 'TDA 2024',
  } satisfies Record<TournamentPreset, string>,
  presetNotes: {
    'Ante first': 'Um big blind sem fichas para tudo paga primeiro o ante, depois o blind.',
    'TDA 2024': 'Um big blind sem fichas para tudo paga primeiro o blind, depois o ante.',
  } satisfies Record<TournamentPreset, string>,
  /** By what they say of the order; in the calculator the other rules of a preset play no part. */
  ordersByName: {
    'ante-first': 'Ante primeiro',
    'blind-first': 'TDA 2024',
  } satisfies Record<SingleAnteOrder, string>,
  orderNotes: {
    'ante-first': 'Se as fichas não dão para os dois, paga-se primeiro o ante.',
    'blind-first': 'Se as fichas não dão para os dois, paga-se primeiro o blind.',
  } satisfies Record<SingleAnteOrder, string>,
} as const;
