/** Sets the exit code and lets Node end by itself, so that everything written is flushed. */

import { answerAsWorker } from './equity-run.js';
import { EXIT, UsageError } from './errors.js';
import { run } from './program.js';

// A reader that has left is no error of ours; `Output` tells other failures.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

if (!answerAsWorker()) await main();

async function main(): Promise<void> {
  try {
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`sidepot: ${error.message}\n`);
    process.exitCode = EXIT.usage;
  }
}
