/** ../shared/rules/vectors-games.json beside the repository; an empty list where it is absent. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NAME = '../shared/rules/vectors-games.json';
const path = fileURLToPath(new URL(`../../../../${NAME}`, import.meta.url));
const all: { readonly kind?: string }[] = existsSync(path)
  ? JSON.parse(readFileSync(path, 'utf8'))
  : [];

export const isAbsent: boolean = all.length === 0;
export const note: string = isAbsent ? ` (skipped: ${NAME} is absent)` : '';

/** The file is trusted to hold what its part Y says. */
export const vectorsOf = <T>(kind: 'hand' | 'rotation'): T[] =>
  all.filter((one) => (one.kind ?? 'hand') === kind) as T[];
