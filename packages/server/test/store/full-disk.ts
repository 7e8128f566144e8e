/** Started with a limit on the size of its files: says what the store says as it fills up, and after. */

import { spawnSync } from 'node:child_process';
import { openSqliteStore, StoreError } from '../../src/store/index.js';
import { addHost, addTable } from './backend.js';

const codeOf = (error: unknown): string =>
  error instanceof StoreError ? error.code : String(error);

const [folder = ''] = process.argv.slice(2);
const store = await openSqliteStore(folder, null);
await addHost(store);
await addTable(store, 't');

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const tell = async (when: string): Promise<boolean> =>
  say(`${when}: ${await store.ready().then(() => 'ready', codeOf)}`);

await tell('before');
const text = JSON.stringify('x'.repeat(100_000));
for (let seq = 0, isFull = false; !isFull; seq++) {
  const failed = await store.append('t', seq, [text]).then(() => null, codeOf);
  if (failed !== null) say(`append: ${failed}`);
  isFull = failed !== null;
}
await tell('full');
spawnSync('prlimit', ['--pid', String(process.pid), '--fsize=unlimited:unlimited']);
await tell('room again');
await store.close();
