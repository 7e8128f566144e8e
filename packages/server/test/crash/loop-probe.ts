/**
 * How much processor time the server's main thread takes between two looks at its event loop. On a
 * machine where others are busy too, the time on the wall says how long it had to wait for them; this
 * says how long others had to wait for it. Only Linux counts a thread's time where we can read it, and
 * only up to its last tick, some 4 ms ago: asking for the time of the whole process (`cpuUsage`)
 * brings the count of the thread that asks up to now.
 *
 * It looks before the timers and after the sockets of a turn, so what it tells is one turn's work at
 * most: of every request that was handled in it, of players and clocks, and of the collector of
 * garbage so far as that stops the thread.
 */

import { existsSync, readFileSync } from 'node:fs';

/** Runs in the server, before anything of it. Less than so many milliseconds is not worth a line. */
const source = (file: string): string => `
import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const stat = '/proc/self/task/' + process.pid + '/schedstat';
const cpu = () => {
  process.cpuUsage();
  return Number(readFileSync(stat, 'utf8').split(' ')[0]) / 1e6;
};
let last = cpu();
const look = () => {
  const took = cpu() - last;
  if (took > 2) appendFileSync(${JSON.stringify(file)}, Date.now() + ' ' + took + '\\n');
  last = cpu();
};
const again = () => {
  look();
  setTimeout(() => {
    look();
    setImmediate(again);
  }, 1).unref();
};
if (isMainThread) again();
`;

/** For NODE_OPTIONS; empty where it cannot be measured. */
export const probeInto = (file: string): string =>
  existsSync('/proc/self/task')
    ? `--import data:text/javascript;base64,${Buffer.from(source(file)).toString('base64')}`
    : '';

/** All from one time to another, in milliseconds. */
export function heldBetween(file: string, from: number, until: number): readonly number[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const looks = lines.map((line) => line.split(' ').map(Number) as [number, number]);
  return looks.flatMap(([at, ms]) => (at >= from && at <= until ? [ms] : []));
}
