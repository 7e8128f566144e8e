// Processes of the benchmark that answer questions: the parent calls their functions by name.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** What `npm start` gives to Node. */
export const SERVER_FLAGS = read('../../package.json')
  .scripts.start.split(' ')
  .filter((word) => word.startsWith('--'));

/** The server under test, with the flags that it has in use. */
export const startHost = (execArgv = []) => start('host.mjs', [...SERVER_FLAGS, ...execArgv]);

/** In the parent: `await child.call('name', argument)`. */
export function start(file, execArgv = []) {
  const process = fork(fileURLToPath(new URL(file, import.meta.url)), { execArgv });
  const waiting = new Map();
  let count = 0;
  process.on('message', ({ id, value, error }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) resolve(value);
    else reject(new Error(error));
  });
  process.on('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`${file} ended with ${code}`));
  });
  return {
    pid: process.pid,
    call(name, argument = {}) {
      const id = count++;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        process.send({ id, name, argument });
      });
    },
    async stop() {
      if (process.exitCode !== null) return;
      process.disconnect();
      await once(process, 'exit');
    },
  };
}

/** In the child. It ends with the parent. */
export function answer(functions) {
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, name, argument }) => {
    try {
      process.send({ id, value: await functions[name](argument) });
    } catch (error) {
      process.send({ id, error: error.stack });
    }
  });
}
