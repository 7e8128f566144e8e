/**
 * Compares the types in each package's dist with its src. A file whose source is gone would still
 * be packed and published, and a deleted dist would not be written again while tsc's build record
 * is there. (The code in dist is scripts/bundle.mjs's business.)
 */

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /(?<!\.d)\.tsx?$/;
const TYPES = /\.d\.ts$/;

export function removeStaleTypes(folders) {
  for (const folder of folders) {
    const sources = namesIn(join(folder, 'src'), SOURCE);
    for (const name of namesIn(join(folder, 'dist'), TYPES)) {
      if (!sources.has(name)) rmSync(join(folder, 'dist', `${name}.d.ts`));
    }
  }
}

export function missingTypes(folders) {
  return folders.some((folder) => {
    const types = namesIn(join(folder, 'dist'), TYPES);
    const sources = [...namesIn(join(folder, 'src'), SOURCE)];
    return (
      existsSync(join(folder, 'tsconfig.tsbuildinfo')) && !sources.every((name) => types.has(name))
    );
  });
}

const namesIn = (folder, ending) =>
  new Set(
    (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
      .filter((path) => ending.test(path))
      .map((path) => path.replace(ending, '')),
  );
