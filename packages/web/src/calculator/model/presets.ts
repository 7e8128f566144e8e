/** The classic cases, ready to be looked at and changed. */

import { type ExamplePerson, exampleName } from '@sidepot/i18n/page';
import { type CalculatorDraft, EMPTY, NOBODY, type PlayerDraft } from './draft.js';
import { placesIn } from './order.js';

export const PRESETS = ['short', 'levels', 'ante', 'orders', 'dead', 'odd', 'nine'] as const;
export type CalculatorPreset = (typeof PRESETS)[number];

type Someone = Partial<PlayerDraft> & { readonly name: ExamplePerson };

/** In seats 1, 2, …; keys are seats. */
const seated = (...players: readonly Someone[]): readonly PlayerDraft[] =>
  players.map((player, i) => ({ ...NOBODY, key: i + 1, seat: String(i + 1), ...player }));

/** `tiers` of keys, best first. */
const ranked = (
  ...tiers: readonly (readonly number[])[]
): Pick<CalculatorDraft, 'way' | 'orders'> => ({
  way: 'rank',
  orders: EMPTY.orders.map((order, i) => (i === 0 ? { high: placesIn(tiers), low: [] } : order)),
});

export const PRESET_DRAFTS: Readonly<Record<CalculatorPreset, CalculatorDraft>> = {
  short: {
    ...EMPTY,
    players: seated(
      { name: 'Ann', total: '100' },
      { name: 'Bob', total: '50' },
      { name: 'Cem', total: '100' },
    ),
    button: '3',
    ...ranked([2], [3], [1]),
  },
  levels: {
    ...EMPTY,
    players: seated(
      { name: 'Ann', total: '500', start: '500' },
      { name: 'Bob', total: '1200', start: '1200' },
      { name: 'Cem', total: '2500', start: '2500' },
      { name: 'Dee', total: '3000', start: '4000' },
    ),
    button: '4',
    ...ranked([1], [2], [3], [4]),
  },
  ante: {
    ...EMPTY,
    players: seated(
      { name: 'Alice', total: '80000', start: '80000', end: '0' },
      { name: 'Bob', total: '90000', start: '165000', end: '75000' },
      { name: 'Charlie', total: '95000', start: '265000', end: '170000' },
    ),
    button: '1',
    ...{ smallBlind: '2500', bigBlind: '5000', anteMode: 'bigBlind', ante: '5000' },
    mode: 'tournament',
    ...ranked([3], [2], [1]),
  },
  orders: {
    ...EMPTY,
    players: seated(
      { name: 'Ann', total: '1000', start: '6000' },
      { name: 'Bob', total: '1000', start: '4500' },
      { name: 'Cem', total: '1500', start: '1500' },
    ),
    button: '1',
    ...{ smallBlind: '500', bigBlind: '1000', anteMode: 'bigBlind', ante: '1000' },
    mode: 'tournament',
    ...ranked([3], [1], [2]),
  },
  dead: {
    ...EMPTY,
    players: seated(
      { name: 'Ann', total: '100' },
      { name: 'Bob', total: '50' },
      { name: 'Cem', total: '150' },
      { name: 'Dee', total: '30', folded: true },
    ),
    button: '4',
    ...ranked([2], [1], [3]),
  },
  odd: {
    ...EMPTY,
    players: seated(
      { name: 'Ann', total: '3' },
      { name: 'Bob', total: '3' },
      { name: 'Cem', total: '3' },
      { name: 'Dee', total: '2', folded: true },
    ),
    seatCount: '4',
    button: '1',
    ...ranked([1, 2, 3]),
  },
  nine: {
    ...EMPTY,
    players: seated(
      { name: 'Ann', total: '10' },
      { name: 'Bob', total: '35' },
      { name: 'Cem', total: '20', folded: true },
      { name: 'Dee', total: '60' },
      { name: 'Eva', total: '100', folded: true },
      { name: 'Finn', total: '90' },
      { name: 'Gus', total: '150' },
      { name: 'Hana', total: '150' },
      { name: 'Ivo', total: '200' },
    ),
    button: '9',
    ...ranked([1], [2, 4], [6, 8], [9], [7]),
  },
};

/** With the names that people have in the language of the page. */
export function presetDraft(preset: CalculatorPreset): CalculatorDraft {
  const draft = PRESET_DRAFTS[preset];
  return {
    ...draft,
    players: draft.players.map((player) => ({ ...player, name: exampleName(player.name) })),
  };
}
