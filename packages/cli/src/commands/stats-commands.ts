/** `sidepot stats` as commander sees it. */

import { type Command, Option } from 'commander';
import { decimal, jobs } from '../args/numbers.js';
import type { ExitCode } from '../errors.js';
import { notesOf } from '../help.js';
import { phrases } from '../phrases.js';
import { groupCalled, STATS_BY } from '../stats/modes.js';
import type { StatsFlags } from './stats-command.js';

export function addStatsCommand(program: Command, done: (exit: ExitCode) => void): void {
  const { stats } = phrases.commands;
  const by = new Option('--by <group>', stats.by).choices(STATS_BY);
  const { parseArg: chosen } = by;
  if (chosen !== undefined) by.argParser((value, before) => chosen(groupCalled(value), before));
  program
    .command('stats')
    .summary(stats.summary)
    .description(stats.about)
    .argument('<files...>', stats.files)
    .option('--player <name>', stats.player)
    .addOption(by)
    .addOption(new Option('--json', stats.json).conflicts('csv'))
    .option('--csv', stats.csv)
    .option('--unit <amount>', stats.unit, decimal)
    .option('--jobs <n>', stats.jobs, jobs)
    .option('--no-ev', stats.noEv)
    .addHelpText('after', notesOf('stats'))
    .action(async (files: readonly string[], flags: StatsFlags) => {
      const { statsCommand } = await import('./stats-command.js');
      done(await statsCommand(files, flags));
    });
}
