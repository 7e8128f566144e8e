import { REFUSAL_TEXTS } from '@sidepot/engine';
import { refusalSentence, words } from '@sidepot/i18n/page';
import { SERVER_CODES } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { en } from '../../i18n/src/en/page/index.js';

test('cards have names', () => {
  expect(words.cards.card(12, 3)).toBe('ace of spades');
});

test('what is refused is a sentence', () => {
  expect(refusalSentence({ code: 'OF_A_NEWER_SERVER' }, '15 is less than 20')).toBe(
    '15 is less than 20.',
  );
  expect(refusalSentence({ code: 'NAME_TAKEN' }, 'x')).toMatch(/Choose another/);
});

test('a refusal is told from its code and details, whatever the server wrote', () => {
  const details = { to: 1500, min: 2000, max: 10_000 };
  expect(refusalSentence({ code: 'BELOW_MINIMUM', ...details }, 'anything')).toBe(
    '1,500 is too little: from 2,000 to 10,000.',
  );
  const player = { player: 'Ann', put: 3, owed: 1200, field: 'ante', wants: 'less' };
  expect(refusalSentence({ code: 'BAD_ANTE', ...player })).toBe(
    'Ante must be less: Ann put in 3 and owes 1,200.',
  );
  expect(refusalSentence({ code: 'BAD_ANTE', field: 'ante', wants: 'less' })).toBe(
    'Ante must be less.',
  );
  const game = { wants: 'atLeastInGame', least: 1, game: 'short-deck' };
  expect(refusalSentence({ code: 'BAD_ANTE', field: 'ante', ...game })).toBe(
    `Ante must be at least 1 in ${words.table.top.games['short-deck']}.`,
  );
});

test('every code has words', () => {
  const { wants: _, reasons: __, notations: ___, ...codes } = REFUSAL_TEXTS;
  expect(Object.keys(en.refusals.texts).sort()).toEqual(
    [...Object.keys(codes), ...Object.keys(SERVER_CODES), 'CLOSED', 'OFFLINE'].sort(),
  );
});
