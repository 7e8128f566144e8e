import { expect, test } from 'vitest';
import { words } from '../src/i18n/words.js';

test('cards have names', () => {
  expect(words.common.card(12, 3)).toBe('ace of spades');
});

test('what is refused is a sentence', () => {
  expect(words.common.errors.refused('BELOW_MINIMUM', '15 is less than 20')).toBe(
    '15 is less than 20.',
  );
  expect(words.common.errors.refused('NAME_TAKEN', 'x')).toMatch(/Choose another/);
});
