import { expect, test } from 'vitest';
import { NO_TABLE_LIMITS } from '../../src/runtime/contract/limits.js';
import { TalkWatch } from '../../src/runtime/quotas/talk-watch.js';

test('so much at once, then so much a minute; chat and reactions count alike', () => {
  let now = 1_000_000;
  const talk = new TalkWatch({ burst: 3, perMinute: 30 }, () => now);
  const say = (type: 'chat' | 'react' | 'act', player = 'ann', table = 't1'): number =>
    talk.waitFor(table, player, type);
  expect([say('chat'), say('react'), say('chat')]).toEqual([0, 0, 0]);
  expect([say('chat'), say('react')]).toEqual([2000, 2000]);
  // Others, other tables and what is no talk are not held up.
  expect([say('act'), say('chat', 'bob'), say('chat', 'ann', 't2')]).toEqual([0, 0, 0]);
  now += 1999;
  expect(say('chat')).toBe(1);
  now += 1;
  expect([say('chat'), say('chat')]).toEqual([0, 2000]);
  now += 60_000;
  talk.sweep();
  expect([say('chat'), say('chat'), say('chat'), say('chat')]).toEqual([0, 0, 0, 2000]);
});

test('load tests talk as much as they like', () => {
  const talk = new TalkWatch(NO_TABLE_LIMITS.talk, () => 0);
  for (let i = 0; i < 100; i++) expect(talk.waitFor('t', 'ann', 'chat')).toBe(0);
});
