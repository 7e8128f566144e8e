/**
 * The command line as commander sees it. Mistakes become `UsageError`s: one line, exit code 2. A
 * command's own modules, and the engine with them, are loaded when it runs.
 */

import { readFileSync } from 'node:fs';
import { LANGUAGE_NAMES } from '@sidepot/i18n/cli';
import { Argument, Command, CommanderError, type HelpConfiguration, Option } from 'commander';
import { ADMIN_ACTIONS, type AdminAction } from './args/admin-actions.js';
import { BOARD_GAMES, EQUITY_GAMES, EVAL_GAMES, SHELLS, type Shell } from './args/choices.js';
import type { DatabaseFlags } from './args/databases.js';
import {
  aboutOption,
  anteModeOption,
  anteOrderOption,
  choiceList,
  gameOption,
  limitOption,
} from './args/hand-options.js';
import { LANG_FLAG, speakAsAsked } from './args/language.js';
import { DEFAULT_HOST, DEFAULT_PORT, readPort } from './args/listen.js';
import { decimal, jobs, positive, wholeNumber } from './args/numbers.js';
import { DEFAULT_FOLDER } from './args/place.js';
import type { AdminFlags } from './commands/admin-command.js';
import { addCheckCommands } from './commands/check-commands.js';
import type { ConvertFlags } from './commands/convert-command.js';
import type { EquityFlags } from './commands/equity-command.js';
import type { EvalOptions } from './commands/eval-command.js';
import type { PerftFlags } from './commands/perft-command.js';
import type { ReplayFlags } from './commands/replay-command.js';
import type { ServeFlags } from './commands/serve-command.js';
import type { SettleOptions } from './commands/settle-command.js';
import type { SimulateFlags } from './commands/simulate-command.js';
import { addStatsCommand } from './commands/stats-commands.js';
import { addStoreCommands, days } from './commands/store-commands.js';
import { CONVERT_FORMATS, CSV_ROWS, HAND_FILTERS } from './convert/formats.js';
import { EXIT, type ExitCode, UsageError } from './errors.js';
import { notesOf } from './help.js';
import { loadTexts, phrases, speakIn } from './phrases.js';
import { Output } from './terminal/output.js';
import { plain } from './terminal/text.js';
import { wrongUsage } from './wrong-usage.js';

export async function runProgram(args: readonly string[]): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  await speakAsAsked(args);
  const program = programOf((code) => {
    exit = code;
  });
  // Nothing is asked for: say what can be.
  const asked = args.every(isOfAll) ? [...args, '--help'] : args;
  try {
    await program.parseAsync(asked, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Of a command that is not there commander prints the help of all, as an error.
    if (error.code === 'commander.help' && error.exitCode !== 0) {
      throw new UsageError(phrases.usage.noHelp(plain(args.at(-1) ?? '')));
    }
    if (error.exitCode !== 0) throw new UsageError(wrongUsage(error));
  }
  return exit;
}

const NO_COLOR = '--no-color';

/** Does it say only how to speak, not what to do? */
const isOfAll = (arg: string, i: number, args: readonly string[]): boolean =>
  arg === NO_COLOR ||
  arg.startsWith(`${LANG_FLAG}=`) ||
  arg === LANG_FLAG ||
  args[i - 1] === LANG_FLAG;

/** All commands; `done` is told how the one that was asked for ended. */
export function programOf(done: (exit: ExitCode) => void): Command {
  const { commands } = phrases;
  const program = new Command('sidepot')
    .description(commands.about)
    .version(version(), '-V, --version', commands.version)
    .helpOption('-h, --help', commands.help)
    .helpCommand('help [command]', commands.helpOf)
    .option(NO_COLOR, commands.color)
    .addOption(langOption())
    .configureHelp(helpStyle())
    .addHelpText('after', notesOf('root'))
    .exitOverride()
    .configureOutput({ outputError: () => {}, writeErr: () => {} })
    .hook('preAction', async (command, asked) => {
      if (command.opts()['color'] === false) withoutColors();
      // JSON is for programs: its sentences are the same in every language.
      const { json, jsonl } = asked.opts<{ readonly json?: boolean; readonly jsonl?: boolean }>();
      if (json === true || jsonl === true) await speakIn('en');
      await loadTexts();
    });

  /** For programs: lines of JSON out, and in where a hand is one. */
  const stdio = (lines: 'json' | 'jsonl'): Option =>
    new Option('--stdio', commands.play.stdio).implies({ [lines]: true });

  program
    .command('serve')
    .summary(commands.serve.summary)
    .description(commands.serve.about)
    .option('--port <n>', commands.serve.port(DEFAULT_PORT), readPort)
    .option('--host <name>', commands.serve.host(DEFAULT_HOST))
    .option('--data <dir>', commands.serve.data(DEFAULT_FOLDER))
    .option('--database-url <url>', commands.serve.databaseUrl)
    .option('--keep-days <n>', commands.serve.keepDays, days)
    .option('--shard-url <urls...>', commands.serve.shardUrl)
    .option('--nats-url <url>', commands.serve.natsUrl)
    .option('--nats-creds <file>', commands.serve.natsCreds)
    .option('--trust-proxy', commands.serve.trustProxy)
    .option('--origin <urls...>', commands.serve.origin)
    .option('--limits <file>', commands.serve.limits)
    .option('--allowed-host <names...>', commands.serve.allowedHost)
    .option('--admin-socket <path>', commands.serve.adminSocket)
    .option('--session-days <n>', commands.serve.sessionDays, positive)
    .option('--session-max-days <n>', commands.serve.sessionMaxDays, positive)
    .option('--push-keys <file>', commands.serve.pushKeys)
    .option('--push-host <names...>', commands.serve.pushHost)
    .option('--log', commands.serve.log)
    .addHelpText('after', notesOf('serve'))
    .action(async (flags: ServeFlags) => {
      const { serveCommand } = await import('./commands/serve-command.js');
      done(await serveCommand(flags));
    });

  program
    .command('push-keys')
    .summary(commands.pushKeys.summary)
    .description(commands.pushKeys.about)
    .argument('<contact>', commands.pushKeys.contact)
    .action(async (contact: string) => {
      const { pushKeysCommand } = await import('./commands/push-keys-command.js');
      done(await pushKeysCommand(contact));
    });

  addStoreCommands(program, done);

  program
    .command('admin')
    .summary(commands.admin.summary)
    .description(commands.admin.about)
    .addArgument(new Argument('<action>', commands.admin.action).choices(ADMIN_ACTIONS))
    .argument('[ids...]', commands.admin.ids)
    .option('--data <dir>', commands.admin.data(DEFAULT_FOLDER))
    .option('--admin-socket <path>', commands.admin.adminSocket)
    .option('--limit <n>', commands.admin.limit, positive, 50)
    .option('--reason <text>', commands.admin.reason)
    .option('--verify', commands.admin.verify)
    .option('--expect <hash>', commands.admin.expect)
    .option('--json', commands.admin.json)
    .addHelpText('after', notesOf('admin'))
    .action(async (action: AdminAction, ids: readonly string[], flags: AdminFlags) => {
      const { adminCommand } = await import('./commands/admin-command.js');
      done(await adminCommand(action, ids, flags));
    });

  program
    .command('move')
    .summary(commands.move.summary)
    .description(commands.move.about)
    .argument('<shard>', commands.move.shard, positive)
    .argument('<tables...>', commands.move.tables)
    .option('--database-url <url>', commands.move.databaseUrl)
    .option('--shard-url <urls...>', commands.move.shardUrl)
    .addHelpText('after', notesOf('move'))
    .action(async (shard: number, tables: readonly string[], flags: DatabaseFlags) => {
      const { moveCommand } = await import('./commands/move-command.js');
      done(await moveCommand(shard, tables, flags));
    });

  program
    .command('settle')
    .summary(commands.settle.summary)
    .description(commands.settle.about)
    .argument('[file]', commands.settle.file)
    .addOption(new Option('--json', commands.settle.json).conflicts('jsonl'))
    .option('--jsonl', commands.settle.jsonl)
    .option('--explain', commands.settle.explain)
    .addOption(stdio('jsonl').conflicts('json'))
    .addHelpText('after', notesOf('settle'))
    .action(async (file: string | undefined, options: SettleOptions) => {
      const { settleCommand } = await import('./commands/settle-command.js');
      done(await settleCommand(file, options));
    });

  program
    .command('replay')
    .summary(commands.replay.summary)
    .description(commands.replay.about)
    .argument('<files...>', commands.replay.files)
    .option('--json', commands.replay.json)
    .option('--unit <amount>', commands.replay.unit, decimal)
    .option('--jobs <n>', commands.replay.jobs, jobs)
    .option('--warnings', commands.replay.warnings)
    .addOption(stdio('json'))
    .on('option:stdio', function (this: Command) {
      for (const files of this.registeredArguments) files.required = false;
    })
    .addHelpText('after', notesOf('replay'))
    .action(async (files: readonly string[], flags: ReplayFlags) => {
      const { replayCommand } = await import('./commands/replay-command.js');
      done(await replayCommand(files.length === 0 ? ['-'] : files, flags));
    });

  program
    .command('convert')
    .summary(commands.convert.summary)
    .description(commands.convert.about)
    .argument('<files...>', commands.convert.files)
    .addOption(
      new Option('--to <format>', commands.convert.to)
        .choices(CONVERT_FORMATS)
        .makeOptionMandatory(),
    )
    .option('--out <file>', commands.convert.out)
    .option('--player <name>', commands.convert.player)
    .addOption(new Option('--filter <kinds...>', commands.convert.filter).choices(HAND_FILTERS))
    .addOption(new Option('--rows <rows>', commands.convert.rows).choices(CSV_ROWS).default('hand'))
    .option('--unit <amount>', commands.convert.unit, decimal)
    .option('--jobs <n>', commands.convert.jobs, jobs)
    .addHelpText('after', notesOf('convert'))
    .action(async (files: readonly string[], flags: ConvertFlags) => {
      const { convertCommand } = await import('./commands/convert-command.js');
      done(await convertCommand(files, flags));
    });

  addStatsCommand(program, done);

  addCheckCommands(program, done);

  program
    .command('eval')
    .summary(commands.eval.summary)
    .description(commands.eval.about)
    .argument('<cards...>', commands.eval.cards)
    .addOption(gameOption(EVAL_GAMES))
    .option('--board <cards>', commands.eval.board)
    .option('--json', commands.eval.json)
    .addHelpText('after', notesOf('eval'))
    .action(async (hands: readonly string[], options: EvalOptions) => {
      const { evalCommand } = await import('./commands/eval-command.js');
      done(await evalCommand(hands, options));
    });

  program
    .command('equity')
    .summary(commands.equity.summary)
    .description(commands.equity.about)
    .argument('<hands...>', commands.equity.hands)
    .addOption(gameOption(EQUITY_GAMES))
    .option('--board <cards>', commands.equity.board)
    .option('--dead <cards>', commands.equity.dead)
    .option('--samples <n>', commands.equity.samples, positive)
    .option('--seed <n>', commands.equity.seed, wholeNumber)
    .option('--json', commands.equity.json)
    .addHelpText('after', notesOf('equity'))
    .action(async (hands: readonly string[], flags: EquityFlags) => {
      const { equityCommand } = await import('./commands/equity-command.js');
      done(await equityCommand(hands, flags));
    });

  program
    .command('perft')
    .summary(commands.perft.summary)
    .description(commands.perft.about)
    .requiredOption('--stacks <list>', commands.perft.stacks)
    .requiredOption('--depth <n>', commands.perft.depth, wholeNumber)
    .option('--players <n>', commands.perft.players, positive)
    .option('--blinds <small,big>', commands.perft.blinds('1,2'))
    .option('--ante <n>', commands.hand.ante, wholeNumber)
    .addOption(anteModeOption())
    .addOption(anteOrderOption())
    .addOption(limitOption())
    .addOption(gameOption(BOARD_GAMES))
    .option('--straddle <amount>', commands.perft.straddle)
    .option('--button <seat>', commands.perft.button, positive)
    .option('--unit <n>', commands.hand.unit, positive)
    .option('--json', commands.perft.json)
    .addHelpText('after', notesOf('perft'))
    .action(async (flags: PerftFlags) => {
      const { perftCommand } = await import('./commands/perft-command.js');
      done(await perftCommand(flags));
    });

  program
    .command('simulate')
    .summary(commands.simulate.summary)
    .description(commands.simulate.about)
    .option('--hands <n>', commands.simulate.hands, positive, 10_000)
    .option('--players <n>', commands.simulate.players('2-9'))
    .option('--stacks <n>', commands.simulate.stacks, '1-200')
    .option('--blinds <small,big>', commands.simulate.blinds('5,10'))
    .option('--ante <n>', commands.hand.ante, wholeNumber)
    .addOption(anteModeOption())
    .addOption(anteOrderOption())
    .addOption(limitOption())
    .addOption(gameOption(BOARD_GAMES))
    .option('--unit <n>', commands.hand.unit, positive)
    .option('--seed <n>', commands.simulate.seed, wholeNumber, 1)
    .option('--jobs <n>', commands.simulate.jobs, jobs, 1)
    .option('--json', commands.simulate.json)
    .addHelpText('after', notesOf('simulate'))
    .action(async (flags: SimulateFlags) => {
      const { simulateCommand } = await import('./commands/simulate-command.js');
      done(await simulateCommand(flags));
    });

  program
    .command('completion')
    .summary(commands.completion.summary)
    .description(commands.completion.about)
    .addArgument(new Argument('<shell>', commands.completion.shell).choices(SHELLS))
    .addHelpText('after', notesOf('completion'))
    .action(async (shell: Shell) => {
      const { completionScript } = await import('./completion.js');
      await new Output(process.stdout).write(completionScript(shell, program));
      done(EXIT.ok);
    });

  return program;
}

/** Judged before, by `speakAsAsked`: here it is known for the help and for completion. */
const langOption = (): Option =>
  new Option(`${LANG_FLAG} <tag>`, phrases.commands.lang).choices(LANGUAGE_NAMES).argParser(String);

/** How the help is laid out, with its headings in the language that is spoken. */
function helpStyle(): HelpConfiguration {
  const { titles, placeholders, choices } = phrases.commands;
  const TITLES: Readonly<Record<string, string>> = {
    'Usage:': titles.usage,
    'Arguments:': titles.arguments,
    'Options:': titles.options,
    'Global Options:': titles.globalOptions,
    'Commands:': titles.commands,
  };
  const inWords = (usage: string): string =>
    usage
      .replaceAll('[options]', placeholders.options)
      .replaceAll('[command]', placeholders.command);
  return {
    showGlobalOptions: true,
    optionDescription: aboutOption,
    argumentDescription: ({ description, argChoices }) =>
      argChoices === undefined ? description : choices(description, choiceList(argChoices)),
    styleTitle: (title) => TITLES[title] ?? title,
    styleUsage: inWords,
    styleSubcommandTerm: inWords,
  };
}

/** Said on the command line, so it counts more than the environment; workers inherit it. */
function withoutColors(): void {
  process.env['NO_COLOR'] = '1';
  delete process.env['FORCE_COLOR'];
}

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
