/**
 * Answers command lines one after another in one process, each with its own words, environment, folder
 * and standard streams: what `bin/sidepot.js` prints, without a start of Node for each.
 */

import { Readable, Writable } from 'node:stream';
import { main } from '../dist/main.js';

let before = Promise.resolve();
process.on('message', (question) => {
  before = before.then(async () => {
    process.send?.(await answer(question));
  });
});
process.on('disconnect', () => process.exit());

async function answer({ args, input, env, cwd }) {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  const [stdout, stderr] = [new Kept(), new Kept()];
  const stdin = Readable.from(input.length === 0 ? [] : [Buffer.from(input)]);
  for (const [name, value] of Object.entries({ stdin, stdout, stderr })) {
    Object.defineProperty(process, name, { value, configurable: true });
  }
  const code = await main(args).catch((error) => {
    stderr.write(`${error.stack}\n`);
    return 1;
  });
  // A command that ended hears no signals any more.
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

class Kept extends Writable {
  #pieces = [];

  _write(piece, _, done) {
    this.#pieces.push(piece);
    done();
  }

  text() {
    return Buffer.concat(this.#pieces).toString();
  }
}
