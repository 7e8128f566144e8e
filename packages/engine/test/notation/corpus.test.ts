/** Real hands that nobody here wrote: `npm run corpus` prints the same comparison in detail. */

import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { corpusFiles, handsIn, scoreOf } from '../../../../scripts/corpus-score.mjs';
import { rebuild } from '../../src/index.js';
import { readPhh, replayHand } from '../../src/notation/index.js';

const files = corpusFiles().map((file) => [basename(file), file] as const);

describe.skipIf(files.length === 0)('the corpus (skipped if ../shared/corpus is absent)', () => {
  test.each(files)('%s: contributions, folds, refund, pots and stacks', (_, file) => {
    const { compared, equal, differences } = scoreOf(file, { readPhh, replayHand });
    expect(differences.slice(0, 3)).toEqual([]);
    expect(compared).toBeGreaterThan(0);
    expect(equal).toBe(compared);
  });

  test.each(files)('%s: the log of a replay ends where the replay ends', (_, file) => {
    let replayed = 0;
    for (const [i, { phh, unit }] of handsIn(file).entries()) {
      if (i % 5 > 0 && file.includes('hands')) continue;
      const read = readPhh(phh, { unit: String(unit) });
      if (!read.ok) continue;
      const result = replayHand(read.value, { events: true });
      if (!result.ok) continue;
      replayed++;
      expect(rebuild(result.value.events ?? [])).toEqual(result.value.state);
    }
    expect(replayed).toBeGreaterThan(0);
  });
});
