/** A filter as the address keeps it: only what is not as usual. */

import { cellText, readCell } from '../counting/cells.js';
import { type Filter, NO_FILTER } from './filter.js';

const KINDS = {
  side: 'hasSidePots',
  allin: 'isAllIn',
  split: 'isSplit',
  notes: 'hasNotes',
  marked: 'isMarked',
} as const satisfies Readonly<Record<string, keyof Filter>>;
const KIND_NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[];

export function filterParts(filter: Filter): readonly (readonly [string, string])[] {
  const { atLeast, player, cell } = filter;
  return [
    ...KIND_NAMES.filter((name) => filter[KINDS[name]]).map((name) => [name, '1'] as const),
    ...(atLeast === null ? [] : [['pot', String(atLeast)] as const]),
    ...(player === '' ? [] : [['with', player] as const]),
    ...(cell === null ? [] : [['of', cell.player] as const, ['cell', cellText(cell)] as const]),
  ];
}

export function readFilter(parts: URLSearchParams): Filter {
  const pot = Number(parts.get('pot') ?? Number.NaN);
  const of = parts.get('of');
  const kinds = KIND_NAMES.map((name) => [KINDS[name], parts.get(name) === '1']);
  return {
    ...NO_FILTER,
    ...Object.fromEntries(kinds),
    atLeast: Number.isFinite(pot) ? pot : null,
    player: parts.get('with') ?? '',
    cell: of === null ? null : readCell(of, parts.get('cell') ?? ''),
  };
}
