/**
 * The command line as commander sees it. Mistakes become `UsageError`s: one line, exit code 2. A
 * command's own modules, and the engine with them, are loaded when it runs.
 */

import { readFileSync } from 'node:fs';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { ADMIN_ACTIONS, type AdminAction } from './args/admin-actions.js';
import { EQUITY_GAMES, EVAL_GAMES, GAME_NAMES, SHELLS, type Shell } from './args/choices.js';
import type { DatabaseFlags } from './args/databases.js';
import {
  aboutOption,
  anteModeOption,
  anteOrderOption,
  choiceList,
  gameOption,
  limitOption,
} from './args/hand-options.js';
import { DEFAULT_HOST, DEFAULT_PORT, readPort } from './args/listen.js';
import { DEFAULT_FOLDER } from './args/place.js';
import type { AdminFlags } from './commands/admin-command.js';
import type { EquityFlags } from './commands/equity-command.js';
import type { EvalOptions } from './commands/eval-command.js';
import type { PerftFlags } from './commands/perft-command.js';
import type { ReplayFlags } from './commands/replay-command.js';
import type { ServeFlags } from './commands/serve-command.js';
import type { SettleOptions } from './commands/settle-command.js';
import type { SimulateFlags } from './commands/simulate-command.js';
import { addStoreCommands, days } from './commands/store-commands.js';
import { EXIT, type ExitCode, UsageError } from './errors.js';
import {
  ADMIN_NOTES,
  COMPLETION_EXAMPLES,
  EQUITY_EXAMPLES,
  EVAL_EXAMPLES,
  MOVE_NOTES,
  PERFT_EXAMPLES,
  REPLAY_EXAMPLES,
  ROOT_EXAMPLES,
  SERVE_NOTES,
  SETTLE_EXAMPLES,
  SIMULATE_EXAMPLES,
} from './help.js';
import { Output } from './terminal/output.js';
import { plain } from './terminal/text.js';

export async function runProgram(args: readonly string[]): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  const program = programOf((code) => {
    exit = code;
  });
  // Nothing is asked for: say what can be.
  const asked = args.every((arg) => arg === NO_COLOR) ? [...args, '--help'] : args;
  try {
    await program.parseAsync(asked, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Of a command that is not there commander prints the help of all, as an error.
    if (error.code === 'commander.help' && error.exitCode !== 0) {
      throw new UsageError(
        `no help for '${plain(args.at(-1) ?? '')}': bare sidepot lists the commands`,
      );
    }
    if (error.exitCode !== 0) throw new UsageError(oneLine(error.message));
  }
  return exit;
}

const NO_COLOR = '--no-color';

/** All commands; `done` is told how the one that was asked for ended. */
export function programOf(done: (exit: ExitCode) => void): Command {
  const program = new Command('sidepot')
    .description('Poker tables to share by link; side pots, hands, odds and hand histories.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .option(NO_COLOR, 'no colours, also on a terminal')
    .configureHelp({
      showGlobalOptions: true,
      optionDescription: aboutOption,
      argumentDescription: ({ description, argChoices }) =>
        argChoices === undefined ? description : `${description}: ${choiceList(argChoices)}`,
    })
    .addHelpText('after', ROOT_EXAMPLES)
    .exitOverride()
    .configureOutput({ outputError: () => {}, writeErr: () => {} })
    .hook('preAction', (command) => {
      if (command.opts()['color'] === false) withoutColors();
    });

  program
    .command('serve')
    .summary('serve tables to play at, here and by link')
    .description('Serve poker tables: make one in a browser, send its link, play.')
    .option('--port <n>', `port to listen on (default: PORT or ${DEFAULT_PORT})`, readPort)
    .option('--host <name>', `address to listen on (default: HOST or ${DEFAULT_HOST})`)
    .option('--data <dir>', `folder of the tables (default: ${DEFAULT_FOLDER})`)
    .option('--database-url <url>', 'PostgreSQL instead (default: DATABASE_URL, if set)')
    .option('--keep-days <n>', 'delete tables this many days after they were closed', days)
    .option('--shard-url <urls...>', 'further databases for tables (default: SHARD_URLS, if set)')
    .option('--nats-url <url>', 'NATS between the servers (default: NATS_URL, if set)')
    .option('--nats-creds <file>', 'credentials for NATS (default: NATS_CREDS, if set)')
    .option('--trust-proxy', 'believe the X-Forwarded headers of a proxy in front')
    .option('--origin <urls...>', 'other sites that may use this server')
    .option('--limits <file>', 'what tables and people may use, as JSON')
    .option('--allowed-host <names...>', 'host names to answer to; others are refused')
    .option('--admin-socket <path>', 'where sidepot admin finds it (default: in --data)')
    .option('--session-days <n>', 'sign devices out that were unused for so long', positive)
    .option('--session-max-days <n>', 'sign devices out after so long', positive)
    .option('--push-keys <file>', 'tell phones of turns by Web Push (default: PUSH_KEYS, if set)')
    .option('--push-host <names...>', 'push services beside those of the known browsers')
    .option('--log', 'log every request to standard error, not only what fails')
    .addHelpText('after', SERVE_NOTES)
    .action(async (flags: ServeFlags) => {
      const { serveCommand } = await import('./commands/serve-command.js');
      done(await serveCommand(flags));
    });

  program
    .command('push-keys')
    .summary('make keys for serve --push-keys')
    .description('Print new keys for Web Push as JSON. Keep the file from others.')
    .argument('<contact>', 'mailto: or https: address where push services reach you')
    .action(async (contact: string) => {
      const { pushKeysCommand } = await import('./commands/push-keys-command.js');
      done(await pushKeysCommand(contact));
    });

  addStoreCommands(program, done);

  program
    .command('admin')
    .summary('look after a running server: tables, players, audit log')
    .description('Ask a server that runs on this machine, over the socket in its data folder.')
    .addArgument(new Argument('<action>', 'what to do').choices(ADMIN_ACTIONS))
    .argument('[ids...]', 'of what or whom it is about')
    .option('--data <dir>', `data folder of the server (default: ${DEFAULT_FOLDER})`)
    .option('--admin-socket <path>', 'socket of a server without a data folder')
    .option('--limit <n>', 'rows to show', positive, 50)
    .option('--reason <text>', 'why, for a ban')
    .option('--verify', 'of the log: does each line follow from the one before?')
    .option('--expect <hash>', 'and is this hash, kept from before, one of them?')
    .option('--json', 'print one line of JSON')
    .addHelpText('after', ADMIN_NOTES)
    .action(async (action: AdminAction, ids: readonly string[], flags: AdminFlags) => {
      const { adminCommand } = await import('./commands/admin-command.js');
      done(await adminCommand(action, ids, flags));
    });

  program
    .command('move')
    .summary('move sleeping tables to another database')
    .description('Move tables to another of several databases, while servers serve.')
    .argument('<shard>', 'number of the database: 1 is the first, with the directory', positive)
    .argument('<tables...>', 'ids of tables, as in their links')
    .option('--database-url <url>', 'the first database (default: DATABASE_URL, if set)')
    .option('--shard-url <urls...>', 'all the others (default: SHARD_URLS, if set)')
    .addHelpText('after', MOVE_NOTES)
    .action(async (shard: number, tables: readonly string[], flags: DatabaseFlags) => {
      const { moveCommand } = await import('./commands/move-command.js');
      done(await moveCommand(shard, tables, flags));
    });

  program
    .command('settle')
    .summary('settle a hand: refund, pots, rake and awards')
    .description('Settle a hand given as JSON: uncalled bet, pots, rake and awards.')
    .argument('[file]', 'a JSON file; standard input if absent or -')
    .addOption(new Option('--json', 'print one line of JSON instead of a table').conflicts('jsonl'))
    .option('--jsonl', 'read one hand per line and print one line of JSON for each')
    .option('--explain', 'add the reasons to the JSON (the table always has them)')
    .addHelpText('after', SETTLE_EXAMPLES)
    .action(async (file: string | undefined, options: SettleOptions) => {
      const { settleCommand } = await import('./commands/settle-command.js');
      done(await settleCommand(file, options));
    });

  program
    .command('replay')
    .summary('replay hand histories: pots, refunds, stacks')
    .description(
      'Replay hand histories in PHH, PokerStars text or Open Hand History: what everybody put in, ' +
        'the pots, who ends with what.',
    )
    .argument('<files...>', '.phh, .phhs, PokerStars text and .ohh files; - for standard input')
    .option('--json', 'print one line of JSON per hand')
    .option('--unit <amount>', 'what one chip is worth (default: 0.01 or 1, by the hand)', decimal)
    .option('--jobs <n>', 'threads (default: one per core for large input)', jobs)
    .option('--warnings', 'add what departs from the rulebook to the JSON (else always there)')
    .addHelpText('after', REPLAY_EXAMPLES)
    .action(async (files: readonly string[], flags: ReplayFlags) => {
      const { replayCommand } = await import('./commands/replay-command.js');
      done(await replayCommand(files, flags));
    });

  program
    .command('eval')
    .summary('say what hands are, and which is best')
    .description('Say what each hand is and which five cards play; several are compared.')
    .argument('<cards...>', 'a hand each, as AsKsQsJsTs; single cards are one hand')
    .addOption(gameOption(EVAL_GAMES))
    .option('--board <cards>', 'cards that all hands share')
    .option('--json', 'print one line of JSON per hand, in the order given')
    .addHelpText('after', EVAL_EXAMPLES)
    .action(async (hands: readonly string[], options: EvalOptions) => {
      const { evalCommand } = await import('./commands/eval-command.js');
      done(await evalCommand(hands, options));
    });

  program
    .command('equity')
    .summary('count how often each hand wins')
    .description('Count how often each hand wins, ties and what share of the pot it is worth.')
    .argument('<hands...>', 'cards (AsKs) or a range (QQ+,AKs) each, at least two')
    .addOption(gameOption(EQUITY_GAMES))
    .option('--board <cards>', 'cards on the board')
    .option('--dead <cards>', 'cards that can no longer come')
    .option('--samples <n>', 'deal n random boards instead of counting all', positive)
    .option('--seed <n>', 'seed of the random boards', wholeNumber)
    .option('--json', 'print one line of JSON with the counts')
    .addHelpText('after', EQUITY_EXAMPLES)
    .action(async (hands: readonly string[], flags: EquityFlags) => {
      const { equityCommand } = await import('./commands/equity-command.js');
      done(await equityCommand(hands, flags));
    });

  program
    .command('perft')
    .summary('count the ways a hand can be bet')
    .description('Count the distinct sequences of actions, to compare with another engine.')
    .requiredOption('--stacks <list>', 'chips of seats 1, 2, …, as 10,10; or one number for all')
    .requiredOption('--depth <n>', 'count up to this many actions', wholeNumber)
    .option('--players <n>', 'number of players (default: that of the stacks)', positive)
    .option('--blinds <small,big>', 'blinds (default: 1,2)')
    .option('--ante <n>', 'ante', wholeNumber)
    .addOption(anteModeOption())
    .addOption(anteOrderOption())
    .addOption(limitOption())
    .addOption(gameOption(GAME_NAMES))
    .option('--straddle <amount>', 'straddle under the gun, or seat:amount')
    .option('--button <seat>', 'seat of the button (default: the last)', positive)
    .option('--unit <n>', 'smallest chip', positive)
    .option('--json', 'print one line of JSON')
    .addHelpText('after', PERFT_EXAMPLES)
    .action(async (flags: PerftFlags) => {
      const { perftCommand } = await import('./commands/perft-command.js');
      done(await perftCommand(flags));
    });

  program
    .command('simulate')
    .summary('play random hands, and see that no chip is lost')
    .description('Play random hands to the end: how fast, and whether every chip is still there.')
    .option('--hands <n>', 'hands to play', positive, 10_000)
    .option('--players <n>', 'players of a hand, as 6 or 2-9 (default: 2-9)')
    .option('--stacks <n>', 'chips of a player, as 100 or 1-200', '1-200')
    .option('--blinds <small,big>', 'blinds (default: 5,10)')
    .option('--ante <n>', 'ante', wholeNumber)
    .addOption(anteModeOption())
    .addOption(anteOrderOption())
    .addOption(limitOption())
    .addOption(gameOption(GAME_NAMES))
    .option('--unit <n>', 'smallest chip', positive)
    .option('--seed <n>', 'seed of cards and choices', wholeNumber, 1)
    .option('--jobs <n>', 'threads', jobs, 1)
    .option('--json', 'print one line of JSON')
    .addHelpText('after', SIMULATE_EXAMPLES)
    .action(async (flags: SimulateFlags) => {
      const { simulateCommand } = await import('./commands/simulate-command.js');
      done(await simulateCommand(flags));
    });

  program
    .command('completion')
    .summary('print a script that completes command lines')
    .description('Print a script for your shell that completes commands, options and choices.')
    .addArgument(new Argument('<shell>', 'your shell').choices(SHELLS))
    .addHelpText('after', COMPLETION_EXAMPLES)
    .action(async (shell: Shell) => {
      const { completionScript } = await import('./completion.js');
      await new Output(process.stdout).write(completionScript(shell, program));
      done(EXIT.ok);
    });

  return program;
}

/** Said on the command line, so it counts more than the environment; workers inherit it. */
function withoutColors(): void {
  process.env['NO_COLOR'] = '1';
  delete process.env['FORCE_COLOR'];
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) {
    throw new InvalidArgumentError('It must be a whole number.');
  }
  return number;
}

function positive(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('It must be at least 1.');
  return number;
}

function decimal(text: string): string {
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(text) || Number(text) === 0) {
    throw new InvalidArgumentError('It must be a positive number such as 0.01.');
  }
  return text;
}

const MAX_JOBS = 64;

function jobs(text: string): number {
  const number = positive(text);
  if (number > MAX_JOBS) throw new InvalidArgumentError(`It must be at most ${MAX_JOBS}.`);
  return number;
}

/** Commander writes "error: …" and its suggestion on a second line. */
const oneLine = (message: string): string => plain(message.replace(/^error: /, ''));

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
