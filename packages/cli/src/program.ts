/** The command line as commander sees it. Mistakes become `UsageError`s: one line, exit code 2. */

import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { EXIT, type ExitCode, UsageError } from './errors.js';
import { ROOT_EXAMPLES, SETTLE_EXAMPLES } from './help.js';
import { type SettleOptions, settleCommand } from './settle-command.js';
import { plain } from './text.js';

export async function run(args: readonly string[]): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  const program = new Command('sidepot')
    .description('Side pots on the command line: who gets what, and why.')
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

/** Commander writes "error: …" and its suggestion on a second line. */
const oneLine = (message: string): string => plain(message.replace(/^error: /, ''));

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
