/** The pots of a hand side by side, or one below the other where the terminal is too narrow. */

import { percentages, type SettledPot, type Settlement } from '@sidepot/engine';
import { count, decimals } from '@sidepot/i18n/cli';
import { phrases, said } from '../phrases.js';
import { type Column, columnWidth, GAP, grid, gridWidth } from './grid.js';
import type { Paint } from './paint.js';
import { padEnd, padStart, width, wrap } from './text.js';

/** Narrower than this, names of contenders would stand in a ragged tower. */
const MIN_NAMES = 18;

export function potTable(
  { pots, rake }: Pick<Settlement, 'pots' | 'rake'>,
  paint: Paint,
  columns: number,
): string[] {
  const { settle } = phrases;
  const total = pots.reduce((sum, pot) => sum + pot.amount, 0);
  const withTotal = pots.length > 1;
  const shares = percentages(pots.map((pot) => pot.amount)).map((share) => decimals(share, 1));
  const cells = (lines: readonly (readonly string[])[], last: string) =>
    withTotal ? [...lines, [last]] : lines;
  const awarded = awardLines(pots);

  const numbers: Column[] = [
    {
      title: settle.pot,
      cells: cells(
        pots.map((_, i) => [said.pot(i)]),
        settle.total,
      ),
      style: paint.cyan,
    },
    {
      title: settle.amount,
      cells: cells(
        pots.map((pot) => [count(pot.amount)]),
        count(total),
      ),
      align: 'right',
    },
    {
      title: settle.share,
      cells: cells(
        shares.map((share) => [settle.percent(share)]),
        settle.percent(decimals(100, 1)),
      ),
      align: 'right',
    },
  ];
  if (rake > 0) {
    const rakes = pots.map((pot) => [count(pot.rake)]);
    numbers.push({ title: settle.rake, cells: cells(rakes, count(rake)), align: 'right' });
  }
  // A calculated hand need not say who won.
  const awards: Column[] = awarded.every((lines) => lines.length === 0)
    ? []
    : [{ title: settle.awarded, cells: cells(awarded, ''), style: paint.green }];
  const room = columns - gridWidth([...numbers, ...awards]) - GAP.length;
  const names = (space: number): string[][] => pots.map((pot) => wrap(commas(pot.eligible), space));
  const natural = Math.max(...names(Infinity).flat().map(width));
  const longest = Math.max(...pots.flatMap((pot) => commas(pot.eligible)).map(width));
  if (room >= Math.max(longest, Math.min(natural, MIN_NAMES))) {
    const eligible: Column = { title: settle.eligible, cells: cells(names(room), '') };
    return grid([...numbers, eligible, ...awards], paint.bold, paint.dim);
  }

  const { eligibleBelow, awardedBelow } = settle;
  const labels = Math.max(width(eligibleBelow), width(awardedBelow)) + GAP.length;
  const indent = ' '.repeat(columnWidth(numbers[0] as Column) + GAP.length);
  const below = names(columns - indent.length - labels);
  const stacked = grid(numbers, paint.bold, paint.dim);
  const rows = stacked.slice(2);
  const label = (title: string, k: number): string => padEnd(k === 0 ? title : '', labels);
  return [
    ...stacked.slice(0, 2),
    ...rows.flatMap((row, i) => [
      row,
      ...(below[i] ?? []).map((line, k) => `${indent}${label(eligibleBelow, k)}${line}`),
      ...(awarded[i] ?? []).map(
        (line, k) => `${indent}${label(awardedBelow, k)}${paint.green(line)}`,
      ),
    ]),
  ];
}

/** "Alice  155,000", names and numbers aligned over all pots. */
function awardLines(pots: readonly SettledPot[]): string[][] {
  const parts = pots.map(({ eligible, awards }) =>
    eligible.flatMap((id) => {
      const amount = Object.hasOwn(awards, id) ? awards[id] : undefined;
      return amount === undefined ? [] : [[id, count(amount)] as const];
    }),
  );
  const nameWidth = Math.max(0, ...parts.flat().map(([name]) => width(name)));
  const amountWidth = Math.max(0, ...parts.flat().map(([, amount]) => amount.length));
  return parts.map((pot) =>
    pot.map(([name, amount]) => `${padEnd(name, nameWidth)}  ${padStart(amount, amountWidth)}`),
  );
}

const commas = (names: readonly string[]): string[] =>
  names.map((name, i) => (i < names.length - 1 ? `${name},` : name));
