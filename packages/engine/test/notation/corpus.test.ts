/** Real hands that nobody here wrote: `npm run corpus` prints the same comparison in detail. */

import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { corpusFiles, handsIn, scoreOf } from '../../../../scripts/corpus-score.mjs';
import { rebuild } from '../../src/index.js';
import {
  readOpenHandHistory,
  readPhh,
  readPokerStars,
  replayHand,
  toOpenHandHistory,
  toPokerStars,
} from '../../src/notation/index.js';
import { accepted } from './samples.js';

const files = corpusFiles().map((file) => [basename(file), file] as const);

describe.skipIf(files.length === 0)('the corpus (skipped if ../shared/corpus is absent)', () => {
  test.each(files)('%s: contributions, folds, refund, pots and stacks', (_, file) => {
    const { compared, equal, differences, skipped } = scoreOf(file, { readPhh, replayHand });
    expect(differences.slice(0, 3)).toEqual([]);
    expect(compared).toBeGreaterThan(0);
    expect(equal).toBe(compared);
    // Every game is one that we play.
    expect(Object.keys(skipped).filter((why) => why !== 'half chips')).toEqual([]);
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

  test.each(files)('%s: as PokerStars text and Open Hand History, there and back', (_, file) => {
    const meta = { handId: 1, table: 'T', startedAt: '2026-10-01T18:30:05Z' };
    for (const [i, { phh, unit: chip }] of handsIn(file).entries()) {
      const unit = String(chip);
      const read = readPhh(phh, { unit });
      if (i % 20 > 0 || !read.ok || read.value.startingStacks.includes(Infinity)) continue;
      const first = replayHand(read.value, { events: true });
      if (!first.ok) continue;
      const { contributions, folded, refund, pots, finishing, events } = first.value;
      const text = toPokerStars(events ?? [], { ...meta, unit });
      const object = toOpenHandHistory(events ?? [], { ...meta, unit });
      for (const again of [readPokerStars(text, { unit }), readOpenHandHistory(object, { unit })]) {
        const second = accepted(replayHand(accepted(again), { warnings: true }));
        expect(second, text).toMatchObject({ contributions, folded, refund, pots, finishing });
        expect(second.warnings.map(({ code }) => code)).not.toContain('RECORD_DIFFERS');
      }
    }
  });
});
