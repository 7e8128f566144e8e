// For packages whose `exports` hide their package.json.
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

export const lockedVersion = (name) => lock.packages[`node_modules/${name}`].version;
