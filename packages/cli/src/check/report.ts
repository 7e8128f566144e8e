/** What was found, for people: the hands that differ, the counts by rule, and the sum. */

import { count } from '@sidepot/i18n/cli';
import { phrases } from '../phrases.js';
import { type Column, grid } from '../terminal/grid.js';
import type { Paint } from '../terminal/paint.js';
import { plain } from '../terminal/text.js';
import type { CheckedHand, CheckTally } from './outcome.js';

/** More lines than that nobody reads. */
const MAX_SHOWN = 20;

export function checkReport(
  outcomes: readonly CheckedHand[],
  tally: CheckTally,
  paint: Paint,
): string {
  const { check } = phrases;
  const found = outcomes.filter(({ status }) => status !== 'right' && status !== 'declined');
  const shown = found
    .slice(0, MAX_SHOWN)
    .map(({ id, text }) => paint.yellow(check.hand(plain(id), text)));
  const hidden = found.length - shown.length;
  const sections = [
    [...shown, ...(hidden > 0 ? [check.more(hidden)] : [])],
    grid(ruleColumns(tally, paint), paint.bold, paint.dim),
    [summaryLine(tally)],
  ];
  const parts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${parts.join('\n\n')}\n`;
}

export const summaryLine = ({ hands, by }: CheckTally): string =>
  phrases.check.summary(hands, by.right, by.wrong, by.declined, by.unanswered);

function ruleColumns({ rules }: CheckTally, paint: Paint): readonly Column[] {
  const { check } = phrases;
  const numbers = (title: string, key: 'hands' | 'right' | 'wrong'): Column => ({
    title,
    cells: rules.map((row) => [row[key] === 0 ? '-' : count(row[key])]),
    align: 'right',
  });
  return [
    { title: check.rule, cells: rules.map(({ rule }) => [rule]) },
    numbers(check.hands, 'hands'),
    numbers(check.right, 'right'),
    { ...numbers(check.wrong, 'wrong'), style: paint.yellow },
  ];
}
