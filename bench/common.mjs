// Shared by the sections of the results.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

/** What Node gives to whoever imports the built package by its name. */
export const ENGINE = import.meta.resolve('@sidepot/engine');

export const number = (value) => Math.round(value).toLocaleString('en-US');

export const times = (ratio) => `${ratio < 100 ? ratio.toFixed(1) : number(ratio)} ×`;

/** What a script (an ES module) prints in a Node process of its own, with bench/'s packages. */
export const freshProcess = (script) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: path('.'),
    encoding: 'utf8',
  });
