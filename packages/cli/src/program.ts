/** The command line as commander sees it. Mistakes become `UsageError`s: one line, exit code 2. */

import { readFileSync } from 'node:fs';
import { EQUITY_GAMES } from '@sidepot/engine';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { type EquityFlags, equityCommand } from './equity-command.js';
import { EXIT, type ExitCode, UsageError } from './errors.js';
import { EVAL_GAMES, type EvalOptions, evalCommand } from './eval-command.js';
import { EQUITY_EXAMPLES, EVAL_EXAMPLES, ROOT_EXAMPLES, SETTLE_EXAMPLES } from './help.js';
import { type SettleOptions, settleCommand } from './settle-command.js';
import { plain } from './text.js';

export async function run(args: readonly string[]): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  const program = new Command('sidepot')
    .description('Poker on the command line: side pots, hands and odds.')
    .version(version(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', ROOT_EXAMPLES)
    .exitOverride()
    .configureOutput({ outputError: () => {} });

  program
    .command('settle')
    .summary('settle a hand: refund, pots, rake and awards')
    .description('Settle a hand given as JSON: uncalled bet, pots, rake and awards.')
    .argument('[file]', 'a JSON file; standard input if absent or -')
    .option('--json', 'print one line of JSON instead of a table')
    .option('--jsonl', 'read one hand per line and print one line of JSON for each')
    .option('--explain', 'add the reasons to the JSON (the table always has them)')
    .addHelpText('after', SETTLE_EXAMPLES)
    .action(async (file: string | undefined, options: SettleOptions) => {
      exit = await settleCommand(file, options);
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
      exit = await evalCommand(hands, options);
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
      exit = await equityCommand(hands, flags);
    });

  if (args.length === 0) {
    program.outputHelp();
    return exit;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new UsageError(oneLine(error.message));
  }
  return exit;
}

const gameOption = (games: readonly string[]): Option =>
  new Option('--game <game>', 'rules of the game').choices(games).default('holdem');

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

/** Commander writes "error: …" and its suggestion on a second line. */
const oneLine = (message: string): string => plain(message.replace(/^error: /, ''));

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
