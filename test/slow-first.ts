/**
 * The order of the test files: the long ones first, so that no worker is left with one when the
 * others are done. Vitest knows by itself how long each took the last time; a fresh clone does not.
 */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = [
  'server/test/crash/crash',
  'server/test/play/play-postgres',
  'server/test/store/sharded',
  'server/test/play/play',
  'web/test/browser/calculator',
  'web/test/browser/doors',
  'test/package',
  'engine/test/evaluator/games',
  'server/test/room/bots-only',
  'engine/test/properties',
  'web/test/browser/replayer',
  'web/test/browser/axe',
  'cli/test/serve',
  'server/test/store/sqlite-thread',
  'server/test/history/history',
  'web/test/browser/attention',
  'test/examples',
  'web/test/browser/all-in',
  'web/test/browser/replayer-axe',
  'web/test/browser/at-door',
  'server/test/store/postgres',
  'server/test/room/anything',
  'server/test/bots/strength',
  'engine/test/equity/equity',
].map((name) => `/${name}.test.ts`);

/** How many of the slow ones are slower; the others are last. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = SLOW.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? SLOW.length : place;
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
