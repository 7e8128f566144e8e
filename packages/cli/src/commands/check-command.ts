/** `sidepot check`: another engine's answers, hand by hand, by the rulebook. */

import { writeFileSync } from 'node:fs';
import { askCommand } from '../check/ask.js';
import { junitXml, markdownText, outcomeJson } from '../check/files.js';
import { answeredHands, answersTo, drawnHands, readHandsFile } from '../check/hands.js';
import { checkedHand, tallyOf } from '../check/outcome.js';
import { checkReport } from '../check/report.js';
import { EXIT, type ExitCode, UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { Output } from '../terminal/output.js';
import { Progress } from '../terminal/progress.js';
import { terminal } from '../terminal/terminal.js';
import { plain } from '../terminal/text.js';
import { planOfFlags, type VectorFlags } from './vectors-command.js';

export interface CheckFlags extends VectorFlags {
  readonly command?: string;
  readonly hands?: string;
  readonly timeout: number;
  readonly junit?: string;
  readonly markdown?: string;
  readonly json?: boolean;
}

/** Was it asked to draw hands, or is that only what it does by itself? */
export async function checkCommand(
  file: string | undefined,
  flags: CheckFlags,
  draws: boolean,
): Promise<ExitCode> {
  const { hands, heard } = await asked(file, flags, draws);
  const outcomes = hands.map((hand, i) => checkedHand(hand, heard[i] ?? { kind: 'unasked' }));
  const tally = tallyOf(outcomes);
  if (flags.junit !== undefined) save(flags.junit, junitXml(outcomes, tally));
  if (flags.markdown !== undefined) save(flags.markdown, markdownText(outcomes, tally));
  const output = new Output(process.stdout);
  await output.write(
    flags.json === true
      ? outcomes.map((outcome) => `${outcomeJson(outcome)}\n`).join('')
      : checkReport(outcomes, tally, terminal(process.stdout).paint),
  );
  return tally.by.wrong + tally.by.unanswered === 0 ? EXIT.ok : EXIT.refused;
}

async function asked(
  file: string | undefined,
  flags: CheckFlags,
  draws: boolean,
): ReturnType<typeof answersTo> {
  const { command, hands: handsFile } = flags;
  if ((file === undefined) === (command === undefined)) {
    throw new UsageError(phrases.check.fileOrCommand);
  }
  if (handsFile !== undefined && draws) throw new UsageError(phrases.check.handsOrDrawn);
  if (file !== undefined && handsFile === undefined && !draws) return answeredHands(file);
  const hands =
    handsFile === undefined
      ? drawnHands(planOfFlags(flags), flags.count)
      : await readHandsFile(handsFile);
  if (file !== undefined) return answersTo(hands, file);
  const progress = new Progress();
  const heard = await askCommand(command ?? '', hands, flags.timeout, (answered) =>
    progress.draw(answered / hands.length),
  );
  progress.erase();
  return { hands, heard };
}

function save(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(phrases.usage.unwritable(plain((error as Error).message)));
  }
}
