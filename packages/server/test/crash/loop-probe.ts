/**
 * How much processor time the server's main thread takes between two looks at its event loop. On a
 * machine where others are busy too, the time on the wall says how long it had to wait for them; this
 * says how long others had to wait for it. Only Linux counts a thread's time where we can read it.
 */

import { existsSync, readFileSync } from 'node:fs';

/** Runs in the server, before anything of it. Less than so many milliseconds is not worth a line. */
const source = (file: string): string => `
import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const stat = '/proc/self/task/' + process.pid + '/schedstat';
const cpu = () => Number(readFileSync(stat, 'utf8').split(' ')[0]) / 1e6;
let last = cpu();
const look = () => {
  const took = cpu() - last;
  if (took > 2) appendFileSync(${JSON.stringify(file)}, Date.now() + ' ' + took + '\\n');
  last = cpu();
  setTimeout(() => setImmediate(look), 1).unref();
};
if (isMainThread) look();
`;

/** For NODE_OPTIONS; empty where it cannot be measured. */
export const probeInto = (file: string): string =>
  existsSync('/proc/self/task')
    ? `--import data:text/javascript;base64,${Buffer.from(source(file)).toString('base64')}`
    : '';

/** The longest since a time, in milliseconds. */
export function longestSince(file: string, since: number): number {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const took = lines.map((line) => line.split(' ').map(Number) as [number, number]);
  return Math.max(0, ...took.flatMap(([at, ms]) => (at >= since ? [Math.round(ms)] : [])));
}
