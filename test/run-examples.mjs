/**
 * Runs checked examples (example-checks.ts) one after the other: `node run-examples.mjs`, in a folder
 * with `examples.json`, [{ name, texts }, …], and a `<name>.mjs` for each. Says what is wrong as JSON.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, inspect, isDeepStrictEqual } from 'node:util';

const examples = JSON.parse(readFileSync('examples.json', 'utf8'));
const wrong = [];
let current = { name: '', texts: [] };
let reached = new Set();
let printed = [];

const flat = (text) => text.replace(/\s+/g, ' ').trim();

/** Letter by letter, but for spaces; … stands for anything. */
function fits(shown, text) {
  const parts = flat(text).split('…');
  const escaped = parts.map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`).test(flat(shown));
}

/** Compares as a reader would: the value as Node prints it, or as it is written in code. */
function same(value, text) {
  const shown = inspect(value, { depth: 9, breakLength: Infinity, maxArrayLength: 99 });
  if (fits(shown, text) || fits(String(value), text) || JSON.stringify(value) === text) return true;
  try {
    return isDeepStrictEqual(value, new Function(`return (${text});`)());
  } catch {
    return false;
  }
}

function judge(id, isRight, shown) {
  reached.add(id);
  if (!isRight) wrong.push(`${current.name}: ${shown} is not ${current.texts[id]}`);
}

globalThis.__check = (id, value) =>
  judge(id, same(value, current.texts[id]), inspect(value, { depth: 9 }));

globalThis.__listen = () => {
  printed = [];
};

globalThis.__printed = (id) => {
  const text = current.texts[id];
  const lines = printed.map((args) => format(...args));
  const [first = []] = printed;
  const isRight = fits(lines.join(' '), text) || (first.length === 1 && same(first[0], text));
  judge(id, printed.length > 0 && isRight, lines.join('\n') || 'nothing');
};

console.log = (...args) => void printed.push(args);

for (current of examples) {
  reached = new Set();
  try {
    await import(pathToFileURL(join(process.cwd(), `${current.name}.mjs`)).href);
  } catch (error) {
    wrong.push(`${current.name}: ${error?.stack ?? error}`);
  }
  const missed = current.texts.filter((_, id) => !reached.has(id));
  for (const text of missed) wrong.push(`${current.name}: ${text} was never reached`);
}
process.stdout.write(JSON.stringify(wrong));
