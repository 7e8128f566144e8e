import { HAND_TEXTS, REFUSAL_TEXTS } from '@sidepot/engine';
import { SERVER_CODES } from '@sidepot/protocol';
import { expect, test } from 'vitest';
import { details } from '../src/i18n/en/details/index.js';
import { en } from '../src/i18n/en/index.js';
import { refusalSentence } from '../src/i18n/refusal.js';
import { words } from '../src/i18n/words.js';

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

/** In the form a setting is off, and no field has the name that it has in the code. */
const WANTS_OF_THE_PAGE = {
  objectOrNull: 'on or off',
  notNull: 'left out, or not off',
  nullInTournament: 'off in a tournament',
  nullInCashGame: 'off in a cash game',
  upToMaxBuyIn: 'from 1 to the most',
  atMostPercent: 'at most {percent} %',
  rakeCap: 'chips, off, or steps with players and cap, rising from 2 players',
};

test('every code has words, and in English hands and rules are told as the engine tells them', () => {
  const { texts } = en.refusals;
  const { wants, reasons, notations, ...codes } = REFUSAL_TEXTS;
  expect(Object.keys(texts).sort()).toEqual(
    [...Object.keys(codes), ...Object.keys(SERVER_CODES), 'CLOSED', 'OFFLINE'].sort(),
  );
  // What a browser threw is in its own language, and helps nobody who reads the page.
  expect(texts).toMatchObject({ ...codes, UNREADABLE: 'the input cannot be read' });
  expect(details).toEqual({ wants: { ...wants, ...WANTS_OF_THE_PAGE }, reasons, notations });
  expect(en.cards.hands).toEqual(HAND_TEXTS);
});
