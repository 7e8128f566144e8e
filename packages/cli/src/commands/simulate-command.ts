/** `sidepot simulate`: random hands to the end, how fast, and is every chip still there? */

import { GAMES, MAX_CHIPS, type Refusal } from '@sidepot/engine';
import { count } from '@sidepot/i18n/cli';
import { cardRefusal } from '../args/card-args.js';
import { type HandFlags, handRules, spanOf } from '../args/hand-flags.js';
import { EXIT, type ExitCode } from '../errors.js';
import { phrases } from '../phrases.js';
import { type JobMessage, runJob } from '../play/jobs.js';
import {
  add,
  noHands,
  planOf,
  type SimulationPlan,
  type SimulationTally,
  type Span,
} from '../play/simulation.js';
import { runJobs } from '../play/threads.js';
import { type Column, grid } from '../terminal/grid.js';
import { Output } from '../terminal/output.js';
import { terminal } from '../terminal/terminal.js';

export interface SimulateFlags extends HandFlags {
  readonly hands: number;
  readonly players?: string;
  readonly stacks: string;
  readonly seed: number;
  readonly jobs: number;
  readonly json?: boolean;
}

const DEFAULT_BLINDS = '5,10';
const USUAL_PLAYERS = 9;

export async function simulateCommand(flags: SimulateFlags): Promise<ExitCode> {
  const plan = readPlan(flags);
  const started = performance.now();
  const tally = await play(plan, flags.jobs);
  const seconds = (performance.now() - started) / 1000;
  if (tally === undefined) {
    process.stderr.write(`sidepot: ${cardRefusal({ code: 'ABORTED' }).message}\n`);
    return EXIT.interrupted;
  }
  const conserved = tally.chipsIn === tally.chipsOut;
  const output = new Output(process.stdout);
  const json = { ...tally, conserved, seed: flags.seed, jobs: flags.jobs, seconds };
  const handsPerSecond = Math.round(tally.hands / seconds);
  await output.write(
    flags.json === true
      ? `${JSON.stringify({ ...json, handsPerSecond })}\n`
      : report(tally, seconds, flags.jobs),
  );
  return conserved ? EXIT.ok : EXIT.refused;
}

function readPlan(flags: SimulateFlags): SimulationPlan {
  const players =
    flags.players === undefined ? usualPlayers(flags) : spanOf('players', flags.players);
  const stacks = spanOf('stacks', flags.stacks);
  const total = flags.hands * players.max * stacks.max;
  if (total > MAX_CHIPS) {
    throw cardRefusal({ code: 'UNSAFE_INTEGER', field: 'total', value: total, max: MAX_CHIPS });
  }
  const { hands, seed } = flags;
  return planOf({ hands, seed, players, stacks, rules: handRules(flags, DEFAULT_BLINDS) });
}

/** 2 to 9, or as many as the deck serves. */
const usualPlayers = ({ game }: SimulateFlags): Span => ({
  min: 2,
  max: Math.min(USUAL_PLAYERS, GAMES[game].seats),
});

/** Undefined if Ctrl-C was first. */
async function play(plan: SimulationPlan, wanted: number): Promise<SimulationTally | undefined> {
  const tally = noHands();
  let problem: Refusal | undefined;
  const keep = (message: JobMessage): void => {
    if (message.kind !== 'block') return;
    if (message.tally.ok) add(tally, message.tally.value);
    else problem ??= message.tally.error;
  };
  const step = Math.min(wanted, plan.blocks);
  let isDone = true;
  if (step > 1 || process.stderr.isTTY) {
    const jobs = Array.from({ length: step }, (_, first) => ({
      kind: 'simulate' as const,
      plan,
      first,
      step,
    }));
    isDone = await runJobs(jobs, (message, progress) => {
      keep(message);
      progress.draw(tally.hands / plan.hands);
    });
  } else {
    runJob({ kind: 'simulate', plan, first: 0, step: 1 }, keep);
  }
  if (problem !== undefined) throw cardRefusal(problem);
  return isDone ? tally : undefined;
}

function report(tally: SimulationTally, seconds: number, jobs: number): string {
  const { paint } = terminal(process.stdout);
  const { hands, actions, showdowns, sidePots, splitHands, mostSidePots } = tally;
  const words = phrases.reports.simulate;
  const rows: [string, number, string][] = [
    [words.hands, hands, ''],
    [words.actions, actions, words.perHand(actions / hands)],
    [words.showdowns, showdowns, words.ofHands(showdowns / hands)],
    [words.sidePots, sidePots, words.inHands(splitHands / hands, mostSidePots)],
  ];
  const columns: Column[] = [
    { title: words.played, cells: rows.map(([name]) => [name]) },
    {
      title: words.number,
      cells: rows.map(([, number]) => [count(number)]),
      align: 'right',
      style: paint.bold,
    },
    { title: '', cells: rows.map(([, , text]) => [text]) },
  ];
  return [
    ...grid(columns, paint.bold, paint.dim),
    '',
    conservation(tally, paint.green, paint.yellow),
    words.speed(hands, seconds, jobs),
    '',
  ].join('\n');
}

function conservation(
  { chipsIn, chipsOut }: SimulationTally,
  good: (text: string) => string,
  bad: (text: string) => string,
): string {
  return chipsIn === chipsOut
    ? good(phrases.reports.simulate.conserved(chipsIn, chipsOut))
    : bad(phrases.reports.simulate.lost(chipsIn, chipsOut));
}
