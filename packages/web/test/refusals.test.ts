/** The page's own words for what the client throws. */

import { RefusedError } from '@sidepot/client';
import { words } from '@sidepot/i18n/page';
import { expect, test } from 'vitest';
import { sentenceOf } from '../src/session/http.js';

test.each([
  ['nobody answers', new RefusedError({ code: 'OFFLINE' }, 'no'), words.refusals.texts.OFFLINE],
  [
    'something else answers',
    new RefusedError({ code: 'INTERNAL', status: 502 }, 'no'),
    /error 502/,
  ],
  [
    'a code with words of our own',
    new RefusedError({ code: 'KICKED' }, 'out'),
    /^The host removed you/,
  ],
  [
    'any other code',
    new RefusedError({ code: 'TABLE_FULL' }, 'every seat is taken'),
    'Every seat is taken.',
  ],
  ['our own failure', new TypeError('x is undefined'), words.common.errors.unknown],
])('%s', (_, error, words) => {
  expect(sentenceOf(error)).toMatch(words);
});
