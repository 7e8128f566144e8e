/** One command line, from its words to its exit code. */

import { EXIT, type ExitCode, UsageError } from './errors.js';
import { runProgram } from './program.js';

/** What could not be carried out is told in one line. */
export async function main(args: readonly string[]): Promise<ExitCode> {
  try {
    return await runProgram(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`sidepot: ${error.message}\n`);
    return EXIT.usage;
  }
}
