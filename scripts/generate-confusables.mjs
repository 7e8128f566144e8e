/**
 * Writes packages/server/src/room/people/confusables.ts from the table of UTS #39, confusables.txt:
 * `node scripts/generate-confusables.mjs <confusables.txt>`. Needed only for a newer Unicode. Left
 * out is what NFKC and NFD change already: names are normalised before the table is asked.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('which confusables.txt?');

const textOf = (codes) =>
  String.fromCodePoint(
    ...codes
      .trim()
      .split(/\s+/)
      .map((code) => Number.parseInt(code, 16)),
  );
const codesOf = (text) => Array.from(text, (one) => one.codePointAt(0).toString(36)).join('+');

const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
const version = /Version: ([\d.]+)/.exec(text)?.[1] ?? 'unknown';
const rows = text
  .split('\n')
  .filter((line) => /^[0-9A-F]+ ;/.test(line))
  .map((line) => line.split(';').slice(0, 2).map(textOf))
  .filter(
    ([from, to]) =>
      from !== to &&
      from.normalize('NFKC') === from &&
      from.normalize('NFD') === from &&
      !/\p{Default_Ignorable_Code_Point}/u.test(from),
  );

/** Of as many rows as fit. */
const lines = [''];
for (const row of rows.map(([from, to]) => `${codesOf(from)}=${codesOf(to)}`)) {
  if (lines.at(-1).length + row.length > 92) lines.push('');
  lines.push(`${lines.pop()}${row} `);
}
writeFileSync(
  join(ROOT, 'packages/server/src/room/people/confusables.ts'),
  `/**
 * Written by scripts/generate-confusables.mjs from confusables.txt of UTS #39, Unicode ${version}:
 * what looks like what, ${rows.length} characters in base 36. Data of Unicode, Inc., under the Unicode License V3.
 */

export const CONFUSABLES: string =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`,
);
console.log(`${rows.length} characters of Unicode ${version}`);
