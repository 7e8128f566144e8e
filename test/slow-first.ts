/**
 * The order of the test files: the long ones first, so that no worker is left with one when the
 * others are done. Vitest knows by itself how long each took the last time; a fresh clone does not.
 */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = [
  'server/test/crash/crash',
  'server/test/play/play-postgres',
  'server/test/play/play',
  'test/package',
  'web/test/browser/calculator',
  'web/test/browser/replayer',
  'engine/test/properties',
  'engine/test/evaluator/games',
  'web/test/browser/attention',
  'web/test/browser/axe',
  'web/test/browser/docs-site',
  'web/test/browser/words',
  'web/test/browser/rules',
  'server/test/store/sharded',
  'web/test/browser/felt',
  'server/test/store/sqlite-thread',
  'cli/test/serve',
  'web/test/browser/doors',
  'server/test/store/backup',
  'web/test/browser/all-in',
  'web/test/browser/at-door',
  'web/test/browser/pregame',
  'server/test/room/anything',
  'web/test/browser/tournament',
  'web/test/browser/short-screens',
  'server/test/store/postgres',
  'web/test/browser/calculator-settle',
  'web/test/browser/host',
  'web/test/browser/replayer-axe',
  'server/test/history/history',
  'web/test/browser/run-out',
  'web/test/browser/layout',
  'web/test/browser/solo',
  'web/test/browser/chat',
  'test/examples',
  'engine/test/notation/corpus',
  'engine/test/hand/fuzz',
  'server/test/room/bots-only',
  'web/test/browser/contrast',
  'server/test/runtime/readers',
  'server/test/play/presence',
  'engine/test/notation/pokerstars-round-trip',
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
