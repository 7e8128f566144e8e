/**
 * Compares each package's dist with its src. A file whose source is gone would still be packed and
 * published, and a deleted dist would not be written again while tsc's build record is there.
 */

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = /(?<!\.d)\.tsx?$/;
const OUTPUT = /\.(?:d\.ts|js)$/;

export function removeStaleOutput(folders) {
  for (const folder of folders) {
    const sources = namesIn(join(folder, 'src'), SOURCE);
    for (const path of listFiles(join(folder, 'dist'))) {
      if (OUTPUT.test(path) && !sources.has(path.replace(OUTPUT, ''))) {
        rmSync(join(folder, 'dist', path));
      }
    }
  }
}

export function missingOutput(folders) {
  return folders.some((folder) => {
    const outputs = namesIn(join(folder, 'dist'), /\.js$/);
    const typed = namesIn(join(folder, 'dist'), /\.d\.ts$/);
    const sources = [...namesIn(join(folder, 'src'), SOURCE)];
    const built = existsSync(join(folder, 'tsconfig.tsbuildinfo'));
    return built && sources.some((name) => !outputs.has(name) || !typed.has(name));
  });
}

const namesIn = (folder, ending) =>
  new Set(
    listFiles(folder)
      .filter((path) => ending.test(path))
      .map((path) => path.replace(ending, '')),
  );

const listFiles = (folder) => (existsSync(folder) ? readdirSync(folder, { recursive: true }) : []);
