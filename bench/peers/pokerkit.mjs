// PokerKit in a process of its own. It is Python and is not installed here: POKERKIT says where a copy
// of it lies, the folder that holds its folder `pokerkit`; PYTHON which Python (3.11 or newer) to run.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { path } from '../common.mjs';

export const name = 'PokerKit';

/** { ask(request), close() }; a request is answered before the next is asked. */
export function startPokerKit() {
  const { POKERKIT: folder, PYTHON: python = 'python3' } = process.env;
  if (folder === undefined || !existsSync(join(folder, 'pokerkit', 'state.py'))) {
    throw new Error(
      'POKERKIT must be the folder of a copy of PokerKit, with pokerkit/state.py in it',
    );
  }
  const child = spawn(python, [path('peers/pokerkit_adapter.py')], {
    env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`PokerKit's process ended with ${code}`)));
  });
  ended.catch(() => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(request) {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      const { value } = await Promise.race([lines.next(), ended]);
      return JSON.parse(value);
    },
    close: () => child.stdin.end(),
  };
}
