/** A settled hand for people: what goes back, the pots, why, and what each player ends up with. */

import {
  type ExplainedPot,
  type ExplainedSettlement,
  explain,
  type PlayerId,
  type SettleInput,
  type SettlePlayer,
  type Why,
} from '@sidepot/engine';
import { count } from '@sidepot/i18n/cli';
import { phrases, said } from '../phrases.js';
import { type Column, grid, gridWidth } from '../terminal/grid.js';
import { relabel } from '../terminal/labels.js';
import type { Paint } from '../terminal/paint.js';
import { potTable } from '../terminal/pot-table.js';
import { fit, plain, wrap } from '../terminal/text.js';
import type { Labels } from './judge.js';

/** `input` has been settled without a refusal. */
export function settleReport(
  input: SettleInput<PlayerId> & Labels,
  paint: Paint,
  columns: number,
): string {
  const shown = relabel(input);
  const settled = explain(shown);
  if (!settled.ok) throw new Error(`labels changed the hand: ${settled.error.code}`);
  const result = settled.value;
  const players = [...shown.players].sort((a, b) => a.seat - b.seat);
  const sections = [
    heading(input, paint, columns),
    returned(result, players, paint),
    result.pots.length === 0 ? [phrases.settle.noPot] : potTable(result, paint, columns),
    whyLines(result, paint, columns),
    playerTable(result, players, paint, columns),
    wrap(closing(result, players).split(' '), columns).map(paint.dim),
  ];
  const lines = sections
    .filter((section) => section.length > 0)
    .map((section) => section.join('\n'));
  return `${lines.join('\n\n')}\n`;
}

export function heading({ id, title }: Labels, paint: Paint, columns: number): string[] {
  const text = (label: unknown): string =>
    typeof label === 'string' || typeof label === 'number' ? plain(String(label)) : '';
  const words = [fit(text(id), columns), ...fit(text(title), 3 * columns).split(' ')];
  return wrap(
    words.filter((word) => word !== ''),
    columns,
  ).map(paint.bold);
}

/** Uncalled chips are nobody's winnings and no pot (R10). */
function returned(
  { refund }: ExplainedSettlement,
  players: readonly SettlePlayer[],
  paint: Paint,
): string[] {
  return players
    .filter(({ id }) => chipsOf(refund, id) > 0)
    .map(({ id }) => paint.yellow(phrases.settle.uncalled(id, chipsOf(refund, id))));
}

function whyLines(result: ExplainedSettlement, paint: Paint, columns: number): string[] {
  const part = (title: string, why: Why): string[] =>
    why.steps.length === 0
      ? []
      : [
          `  ${paint.cyan(title)}`,
          ...why.steps.flatMap((step) =>
            wrap(said.step(step).split(' '), columns - 6).map(
              (line, i) => `    ${i === 0 ? '•' : ' '} ${line}`,
            ),
          ),
        ];
  const parts = [
    ...part(phrases.settle.beforePots, result.why),
    ...result.pots.flatMap((pot: ExplainedPot, i) => part(said.pot(i), pot.why)),
  ];
  return parts.length === 0 ? [] : [paint.bold(phrases.settle.why), ...parts];
}

/** Of sums too wide for the terminal the net goes first: it follows from the others. */
function playerTable(
  { refund, awards }: ExplainedSettlement,
  players: readonly SettlePlayer[],
  paint: Paint,
  columns: number,
): string[] {
  const { settle } = phrases;
  const amounts = (amountOf: (player: SettlePlayer) => number): string[][] =>
    players.map((player) => [amountOf(player) === 0 ? '-' : count(amountOf(player))]);
  const right = { align: 'right' } as const;
  const who: Column[] = [
    { title: settle.seat, cells: players.map(({ seat }) => [String(seat)]), ...right },
    { title: settle.player, cells: players.map((player) => [nameOf(player)]) },
  ];
  const paid: Column = { title: settle.putIn, cells: amounts(putIn), ...right };
  const back: Column = {
    title: settle.returned,
    cells: amounts(({ id }) => chipsOf(refund, id)),
    style: paint.yellow,
    ...right,
  };
  const won: Column = {
    title: settle.won,
    cells: amounts(({ id }) => chipsOf(awards, id)),
    style: paint.green,
    ...right,
  };
  const net: Column = {
    title: settle.net,
    cells: players.map((player) => [
      signed(chipsOf(refund, player.id) + chipsOf(awards, player.id) - putIn(player)),
    ]),
    ...right,
  };
  const got = Object.keys(refund).length > 0 ? [back, won] : [won];
  const layouts = [
    [...who, paid, ...got, net],
    [...who, paid, ...got],
  ];
  const fitting = layouts.find((layout) => gridWidth(layout) <= columns) ?? [...who, ...got];
  return grid(fitting, paint.bold, paint.dim);
}

/** A dead hand is a folded one whose forced bets are forfeit (R45). */
const nameOf = ({ id, folded, forfeit = 0 }: SettlePlayer): string =>
  folded
    ? phrases.settle.named(id, forfeit > 0 ? phrases.settle.killed : phrases.settle.folded)
    : id;

const signed = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '-' : ''}${count(Math.abs(change))}`;

function closing(
  { refund, awards, rake }: ExplainedSettlement,
  players: readonly SettlePlayer[],
): string {
  const sum = (amountOf: (player: SettlePlayer) => number): number =>
    players.reduce((total, player) => total + amountOf(player), 0);
  const back = sum(({ id }) => chipsOf(refund, id));
  const won = sum(({ id }) => chipsOf(awards, id));
  return phrases.settle.closing(sum(putIn), back, won, rake);
}

const putIn = ({
  ante = 0,
  dead = 0,
  live,
}: Pick<SettlePlayer, 'ante' | 'dead' | 'live'>): number => ante + dead + live;

const chipsOf = (chips: ExplainedSettlement['awards'], id: string): number =>
  Object.hasOwn(chips, id) ? (chips[id] ?? 0) : 0;
