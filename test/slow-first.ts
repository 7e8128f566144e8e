/**
 * The order of the test files: the long ones first, so that no worker is left with one when the
 * others are done. Vitest knows by itself how long each took the last time; a fresh clone does not.
 */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = [
  'server/test/crash/crash',
  'web/test/browser/calculator',
  'test/package',
  'engine/test/properties',
  'engine/test/evaluator/games',
  'web/test/browser/replayer',
  'test/examples',
  'server/test/history/history',
  'server/test/room/bots-only',
  'server/test/store/postgres',
  'server/test/bots/strength',
  'engine/test/equity/equity',
  'server/test/room/anything',
  'cli/test/serve',
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
