/** `sidepot equity`: how often each hand wins. */

import {
  type Equity,
  type EquityGame,
  type EquityOptions,
  GAMES,
  type Half,
  type HandEquity,
} from '@sidepot/engine';
import { cardRefusal } from '../args/card-args.js';
import { runEquity } from '../equity/run.js';
import { EXIT, type ExitCode } from '../errors.js';
import { phrases } from '../phrases.js';
import { bar } from '../terminal/bars.js';
import { type Column, GAP, grid, gridWidth } from '../terminal/grid.js';
import { Output } from '../terminal/output.js';
import type { Paint } from '../terminal/paint.js';
import { terminal } from '../terminal/terminal.js';
import { fit, plain } from '../terminal/text.js';

export interface EquityFlags
  extends Pick<EquityOptions, 'board' | 'dead' | 'game' | 'samples' | 'seed'> {
  readonly json?: boolean;
}

const MAX_HAND_COLUMNS = 24;
const MIN_BAR_COLUMNS = 8;

export async function equityCommand(
  hands: readonly string[],
  { json = false, ...options }: EquityFlags,
): Promise<ExitCode> {
  const method = options.samples === undefined ? 'auto' : 'monte-carlo';
  const answer = await runEquity({ hands, options: { ...options, method } });
  if (!answer.ok) {
    const line = cardRefusal(answer.error);
    if (answer.error.code !== 'ABORTED') throw line;
    process.stderr.write(`sidepot: ${line.message}\n`);
    return EXIT.interrupted;
  }
  const output = new Output(process.stdout);
  const { paint, columns } = terminal(process.stdout);
  await output.write(
    json
      ? jsonOf(hands, answer.value)
      : table(hands, answer.value, options.game ?? 'holdem', paint, columns),
  );
  return EXIT.ok;
}

function jsonOf(names: readonly string[], { hands, ...rest }: Equity): string {
  const named = hands.map((hand, i) => ({ hand: names[i], ...hand }));
  return `${JSON.stringify({ ...rest, hands: named })}\n`;
}

function table(
  names: readonly string[],
  result: Equity,
  game: EquityGame,
  paint: Paint,
  columns: number,
): string {
  const { hands, total } = result;
  const words = phrases.reports.equity;
  const [first, second] = GAMES[game].halves;
  const percents = (title: string, shareOf: (hand: HandEquity) => number): Column => ({
    title,
    cells: hands.map((hand) => [words.percent(shareOf(hand))]),
    align: 'right',
  });
  const whole = second === undefined ? { win: words.win, tie: words.tie } : titlesOf(first, false);
  const others = (half: Half): Column[] => {
    const { win, tie } = titlesOf(half, half.from === 'own' && first.from !== 'own');
    return [
      percents(win, ({ low }) => (low?.win ?? 0) / total),
      percents(tie, ({ low }) => sum(low?.ties ?? []) / total),
      percents(words.scoop, ({ low }) => (low?.scoop ?? 0) / total),
    ];
  };
  const numbers: Column[] = [
    {
      title: words.hand,
      cells: names.map((name) => [fit(plain(name), MAX_HAND_COLUMNS)]),
      style: paint.cyan,
    },
    percents(whole.win, ({ win }) => win / total),
    percents(whole.tie, ({ ties }) => sum(ties) / total),
    ...(second === undefined ? [] : others(second)),
    { ...percents(words.equity, ({ equity }) => equity), style: paint.bold },
  ];
  const room = columns - gridWidth(numbers) - GAP.length;
  const bars: Column = {
    title: '',
    cells: hands.map(({ equity }) => [bar(equity, room)]),
    style: paint.green,
  };
  const shown = room < MIN_BAR_COLUMNS ? numbers : [...numbers, bars];
  const lines = [...grid(shown, paint.bold, paint.dim), '', paint.dim(closing(result))];
  return `${lines.join('\n')}\n`;
}

/** What a half is called; `inHand` beside a half of the board (R145). */
function titlesOf({ name }: Half, inHand: boolean): { readonly win: string; readonly tie: string } {
  const words = phrases.reports.equity;
  if (inHand || name === 'in-hand') return { win: words.winInHand, tie: words.tieInHand };
  switch (name) {
    case 'high':
      return { win: words.winHigh, tie: words.tieHigh };
    case 'low':
      return { win: words.winLow, tie: words.tieLow };
    case 'badugi':
      return { win: words.winBadugi, tie: words.tieBadugi };
  }
}

/** Of sampled results the largest standard error. */
function closing({ method, total, hands }: Equity): string {
  if (method === 'exact') return phrases.reports.equity.exact(total);
  const error = Math.max(...hands.map(({ standardError }) => standardError));
  return phrases.reports.equity.sampled(total, error);
}

const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);
