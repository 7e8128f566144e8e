/** The commands that talk with other engines and programs, as commander sees them. */

import { type Command, Option } from 'commander';
import { ANTE_MODE_FLAGS, SINGLE_ANTE_ORDERS } from '../args/choices.js';
import { positive, wholeNumber } from '../args/numbers.js';
import type { ExitCode } from '../errors.js';
import { notesOf } from '../help.js';
import { phrases } from '../phrases.js';
import { VECTOR_SHAPES } from '../vectors/plan.js';
import type { CheckFlags } from './check-command.js';
import type { HandCommandFlags } from './hand-command.js';
import type { VectorFlags } from './vectors-command.js';

const ANTE_MODES = ['none', ...ANTE_MODE_FLAGS, 'any'];
const ANTE_ORDERS = [...SINGLE_ANTE_ORDERS, 'both'];

/** Which hands are drawn: of both commands, so that one checks what the other printed. */
const vectorOptions = (count: number): readonly Option[] => {
  const { vectors, hand } = phrases.commands;
  const whole = (flags: string, about: string, usual: number): Option =>
    new Option(flags, about).argParser(wholeNumber).default(usual);
  const atLeastOne = (flags: string, about: string, usual: number): Option =>
    new Option(flags, about).argParser(positive).default(usual);
  return [
    atLeastOne('--count <n>', vectors.count, count),
    whole('--seed <n>', vectors.seed, 1),
    new Option('--players <n>', vectors.players).default('2-9'),
    new Option('--levels <n>', vectors.levels).default('1-4'),
    new Option('--blinds <small,big>', vectors.blinds).default('50,100'),
    new Option('--ante <n>', vectors.ante).argParser(positive),
    new Option('--ante-mode <mode>', hand.anteMode).choices(ANTE_MODES).default('none'),
    new Option('--ante-order <order>', hand.anteOrder).choices(ANTE_ORDERS).default('ante-first'),
    new Option('--short-blinds', vectors.shortBlinds),
    new Option('--killed', vectors.killed),
    new Option('--hilo', vectors.hilo),
    new Option('--boards <n>', vectors.boards).choices(['1', '2', '3']).default('1'),
    atLeastOne('--unit <n>', hand.unit, 1),
    whole('--rake <bps>', vectors.rake, 0),
    new Option('--rake-cap <n>', vectors.rakeCap).argParser(wholeNumber),
    new Option('--shape <shape>', vectors.shape).choices(VECTOR_SHAPES).default('settle'),
  ];
};

export function addCheckCommands(program: Command, done: (exit: ExitCode) => void): void {
  const { vectors, check } = phrases.commands;
  const vectorsOf = program
    .command('vectors')
    .summary(vectors.summary)
    .description(vectors.about)
    .addHelpText('after', notesOf('vectors'));
  for (const option of vectorOptions(100)) vectorsOf.addOption(option);
  vectorsOf.action(async (flags: VectorFlags) => {
    const { vectorsCommand } = await import('./vectors-command.js');
    done(await vectorsCommand(flags));
  });

  const checkOf = program
    .command('check')
    .summary(check.summary)
    .description(check.about)
    .argument('[answers]', check.answers)
    .option('--command <command>', check.command)
    .option('--hands <file>', check.hands)
    .option('--timeout <seconds>', check.timeout, positive, 30)
    .option('--junit <file>', check.junit)
    .option('--markdown <file>', check.markdown)
    .option('--json', check.json)
    .addHelpText('after', notesOf('check'));
  const drawn = vectorOptions(1000);
  for (const option of drawn) checkOf.addOption(option);
  checkOf.action(async (file: string | undefined, flags: CheckFlags) => {
    const { checkCommand } = await import('./check-command.js');
    const draws = drawn.some(
      (option) => checkOf.getOptionValueSource(option.attributeName()) === 'cli',
    );
    done(await checkCommand(file, flags, draws));
  });

  const { play } = phrases.commands;
  program
    .command('hand')
    .summary(play.summary)
    .description(play.about)
    .option('--stdio', play.stdio)
    .addHelpText('after', notesOf('hand'))
    .action(async (flags: HandCommandFlags) => {
      const { handCommand } = await import('./hand-command.js');
      done(await handCommand(flags));
    });
}
