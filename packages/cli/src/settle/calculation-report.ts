/** A calculated hand for people: what goes back, the pots with their sums, the stacks. */

import { type CalculatorHand, type Chips, refusalText } from '@sidepot/engine';
import { count } from '@sidepot/i18n/cli';
import { phrases, said } from '../phrases.js';
import { type Column, grid } from '../terminal/grid.js';
import { labelNames } from '../terminal/labels.js';
import type { Paint } from '../terminal/paint.js';
import { potTable } from '../terminal/pot-table.js';
import { wrap } from '../terminal/text.js';
import { type Calculation, calculate } from './calculate.js';
import type { Labels } from './judge.js';
import { heading } from './report.js';

/** `hand` has been calculated without a refusal. */
export function calculationReport(
  hand: CalculatorHand & Labels,
  paint: Paint,
  columns: number,
): string {
  const shown = relabelled(hand);
  const result = calculate(shown);
  const { refund, pots, warnings = [] } = result;
  const settled = pots.map((pot) => ({ ...pot, rake: 0, awards: pot.awards ?? {} }));
  const sections = [
    heading(hand, paint, columns),
    Object.entries(refund).map(([name, amount]) =>
      paint.yellow(phrases.settle.uncalled(name, amount ?? 0)),
    ),
    pots.length === 0
      ? [phrases.settle.noPot]
      : potTable({ pots: settled, rake: 0 }, paint, columns),
    [
      ...(pots.length === 0 ? [] : [paint.bold(phrases.settle.why)]),
      ...pots.flatMap(({ calculation }, i) => [
        `  ${paint.cyan(said.pot(i))}`,
        ...wrap(sumSaid(calculation).split(' '), columns - 6).map((line) => `    ${line}`),
      ]),
    ],
    stackTable(shown, result, paint),
    warnings.flatMap((warning) =>
      wrap(phrases.settle.note(refusalText(warning, said.refusals)).split(' '), columns).map(
        paint.yellow,
      ),
    ),
  ];
  const texts = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${texts.join('\n\n')}\n`;
}

function stackTable(
  { players }: CalculatorHand,
  { refund, winnings, newStacks }: Calculation,
  paint: Paint,
): string[] {
  const { settle } = phrases;
  const amounts = (title: string, amountOf: (index: number) => number): Column => ({
    title,
    cells: players.map((_, i) => [amountOf(i) === 0 ? '-' : count(amountOf(i))]),
    align: 'right',
  });
  const named = (chips: Chips) => (i: number) => chipsOf(chips, players[i]?.name ?? '');
  const table: Column[] = [
    {
      title: settle.player,
      cells: players.map(({ name, isFolded }) => [
        isFolded === true ? settle.named(name, settle.folded) : name,
      ]),
    },
    amounts(settle.had, (i) => players[i]?.startingStack ?? 0),
    amounts(settle.putIn, (i) => players[i]?.totalContribution ?? 0),
    ...(Object.keys(refund).length === 0 ? [] : [amounts(settle.returned, named(refund))]),
    ...(winnings === undefined
      ? []
      : [{ ...amounts(settle.won, named(winnings)), style: paint.green }]),
    ...(newStacks === undefined ? [] : [amounts(settle.has, named(newStacks))]),
  ];
  return grid(table, paint.bold, paint.dim);
}

/** Names as a person may see them, everywhere the same. */
function relabelled(hand: CalculatorHand): CalculatorHand {
  const names = hand.players.map(({ name }) => name);
  const labels = labelNames(names, (i) => phrases.settle.playerNumber(i + 1));
  const label = (name: string): string => labels[names.indexOf(name)] ?? name;
  const { options, winners } = hand;
  const { seatOrder } = options;
  const relabel = (won: string | readonly string[]) =>
    typeof won === 'string' ? label(won) : won.map(label);
  return {
    players: hand.players.map((player) => ({ ...player, name: label(player.name) })),
    options: seatOrder === undefined ? options : { ...options, seatOrder: seatOrder.map(label) },
    winners:
      winners &&
      Object.fromEntries(Object.entries(winners).map(([pot, won]) => [pot, relabel(won)])),
  };
}

/** The engine's one line of English, `1,000 × 3 + 50 (ante) = 3,050`, with our numbers and terms. */
const sumSaid = (calculation: string): string =>
  calculation
    .replace(/\d[\d,]*/g, (number) => count(Number(number.replaceAll(',', ''))))
    .replace(/(?<=\()[a-z ]+(?=\))/g, (term) => TERMS()[term] ?? term);

const TERMS = (): Readonly<Record<string, string>> => phrases.settle.terms;

const chipsOf = (chips: Chips, name: string): number =>
  Object.hasOwn(chips, name) ? (chips[name] ?? 0) : 0;
