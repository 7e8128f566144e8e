import { expect, test } from 'vitest';
import { text } from '../src/text/en.js';

test('cards have names', () => {
  expect(text.card(12, 3)).toBe('ace of spades');
});

test('what is refused is a sentence', () => {
  expect(text.errors.refused('BELOW_MINIMUM', '15 is less than 20')).toBe('15 is less than 20.');
  expect(text.errors.refused('NAME_TAKEN', 'x')).toMatch(/Choose another/);
});
