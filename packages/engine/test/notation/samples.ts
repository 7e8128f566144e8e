/** Made-up hands and where the real ones are. */

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { refusalText } from '../../src/error-text.js';
import type { Refusal, Result } from '../../src/errors.js';

const CORPUS = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));

export const corpusIsAbsent: boolean = !existsSync(`${CORPUS}hands.jsonl.gz`);
export const corpusNote: string = corpusIsAbsent ? ' (skipped: ../shared/corpus is absent)' : '';

export interface CorpusHand {
  readonly phh: string;
  readonly startingStacks: readonly number[];
  readonly finishingStacks?: readonly number[];
  readonly recordedWinnings?: readonly number[] | null;
}

export const corpusHands = (name: string): CorpusHand[] =>
  gunzipSync(readFileSync(`${CORPUS}${name}.jsonl.gz`))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CorpusHand);

/** A whole hand; each argument replaces or adds the line of its field. */
export function phh(...lines: readonly string[]): string {
  const fields = new Map(
    [
      "variant = 'NT'",
      'antes = [0, 0, 0]',
      'blinds_or_straddles = [1, 2, 0]',
      'min_bet = 2',
      'starting_stacks = [100, 200, 300]',
      "actions = ['p3 f', 'p1 f']",
      ...lines,
    ].map((line) => [line.split(/ *=/)[0] ?? '', line]),
  );
  return `${[...fields.values()].join('\n')}\n`;
}

export function accepted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
}

export function refused(result: Result<unknown>): Refusal {
  if (!result.ok) return result.error;
  throw new Error('was accepted');
}

/** Why, without the place. */
export const reasonText = (error: Refusal): string => {
  const { line: _, field: __, action: ___, ...rest } = error;
  return refusalText(rest as Refusal);
};
