/** Which cards go, how the cards of a seat lie, and mixes as they are typed and sent. */

import {
  type Card,
  type GameName,
  holeCardsOf,
  MIXES,
  parseCards,
  settingsOf,
} from '@sidepot/engine';
import type { TableView } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { layCards } from '../src/felt/model/lay-cards.js';
import { logLines } from '../src/log/lines.js';
import { toggled } from '../src/play/draw/discards.js';
import { feltOfTable } from '../src/play/felt-of-table.js';
import { DEFAULT_DRAFT } from '../src/settings/draft.js';
import { knownMix, mixDraft, NO_MIX, readMix } from '../src/settings/mix/mix.js';
import { seatsIn } from '../src/settings/mix/seats.js';
import { readOptions } from '../src/settings/read.js';
import { spokenOf, turnWords } from '../src/show/spoken.js';
import { Played, seated, stakesOf } from './played.js';

const [a, b, c] = parseCards('As Kd 7h') as unknown as readonly [Card, Card, Card];

describe('R123 which cards go', () => {
  test('one more, one less, and never more than may go', () => {
    expect(toggled([a], b, 5)).toEqual([a, b]);
    expect(toggled([a, b], a, 5)).toEqual([b]);
    expect(toggled([a], b, 1)).toEqual([b]);
    expect(toggled([a, b], c, 2)).toEqual([b, c]);
  });
});

describe('R146 cards that are thrown for good', () => {
  /** Everybody goes along until the first of them has thrown. */
  const thrownIn = (game: GameName): Played => {
    const hand = new Played({ players: seated(500, 500, 500), ...stakesOf(game) });
    while (!hand.all.some(({ event }) => event.type === 'drew')) {
      const { turn } = hand.state;
      if (turn.kind === 'draw') {
        const cards = holeCardsOf(hand.state, turn.seat).slice(0, Math.max(1, turn.min));
        hand.do({ type: 'draw', seat: turn.seat, cards });
      } else if (turn.kind === 'act') {
        const { check, bringIn } = turn.legal;
        const type = check ? 'check' : bringIn === null ? 'call' : 'bringIn';
        hand.do({ type, seat: turn.seat });
      } else hand.advance();
    }
    return hand;
  };
  test.each([
    ['pineapple', 'Player 2 throws one card away', 'Player 3 throws'],
    ['super-stud', 'Player 2 throws 2 cards away', 'Player 3 throws'],
    ['27td', 'Player 2 draws one card', 'Player 3 draws'],
  ] as const)('%s: %s', (game, said, next) => {
    const { view, all } = thrownIn(game);
    expect(logLines(view).map(({ text }) => text)).toContain(said);
    expect(spokenOf(all, view).map(({ text }) => text)).toContain(said);
    expect(turnWords(view)).toBe(next);
    // As many go of all: the seat says it only where it is news.
    const [drawer] = feltOfTable(view).seats.filter(({ seat }) => seat === 2);
    expect([drawer?.drawn, drawer?.drew]).toEqual(game === '27td' ? [[1], 1] : [[], null]);
  });

  test('a log that begins in an earlier hand does not take the game of this one for its own', () => {
    const now = thrownIn('pineapple').view;
    const tailOf = (game: GameName) =>
      thrownIn(game).all.flatMap((entry) =>
        entry.of === 'hand' && entry.event.type !== 'started' ? [{ ...entry, hand: 0 }] : [],
      );
    const said = (game: GameName, mix: TableView['settings']['poker']['mix']) => {
      const poker = { ...now.settings.poker, mix };
      const view = { ...now, settings: { ...now.settings, poker }, log: tailOf(game) };
      return logLines(view).map(({ text }) => text);
    };
    const games = [{ game: '27td' }, { game: 'pineapple' }] as const;
    const made = settingsOf({ bigBlind: 10, mix: { games } });
    expect(said('27td', made.ok ? made.value.mix : null)).toContain('Player 2 draws one card');
    // Without a mix it was the same game.
    expect(said('pineapple', null)).toContain('Player 2 throws one card away');
  });
});

describe('R159 cards of a seat', () => {
  const seat = { seat: 1, name: 'Ann', stack: 1 };
  test('stud: those face down first, and each says so', () => {
    const laid = layCards({ ...seat, cards: [a, null], up: [b] });
    expect(laid.map(({ card, isDown }) => [card, isDown])).toEqual([
      [a, true],
      [null, true],
      [b, false],
    ]);
  });
  test('without cards face up none is marked', () => {
    expect(layCards({ ...seat, cards: [a, b] }).some(({ isDown }) => isDown)).toBe(false);
  });
});

describe('R148 mixes', () => {
  test('one game is no mix', () => expect(readMix(NO_MIX)).toBeNull());

  test.each(['horse', 'hose', '8-game', '10-game'] as const)(
    '%s is sent and known again',
    (mix) => {
      const sent = readMix({ ...NO_MIX, mix });
      expect(sent?.games).toEqual(MIXES[mix]);
      expect(knownMix(sent?.games ?? [])).toBe(mix);
      expect(mixDraft(sent).mix).toBe(mix);
    },
  );

  test('an own list goes by hands, dealer’s choice says that it is one', () => {
    const own = {
      ...NO_MIX,
      mix: 'own',
      'mix.games': 'razz badugi',
      'mix.rotate': 'hands',
    } as const;
    expect(readMix(own)).toEqual({
      games: [
        { game: 'razz', limit: 'fixed-limit' },
        { game: 'badugi', limit: 'fixed-limit' },
      ],
      rotate: 'hands',
      hands: 8,
      choice: false,
    });
    expect(readMix({ ...own, mix: 'choice' })).toMatchObject({ choice: true });
    expect(mixDraft(readMix(own))).toEqual(own);
  });

  test('R155 as many seats as the smallest of its games takes', () => {
    expect(seatsIn({ ...DEFAULT_DRAFT, mix: 'horse' })).toBe('8');
    expect(seatsIn({ ...DEFAULT_DRAFT, mix: '8-game' })).toBe('6');
    const read = readOptions({ ...DEFAULT_DRAFT, mix: '8-game' });
    expect(read.ok && read.value.poker).toMatchObject({ seatCount: 6, mix: { rotate: 'orbit' } });
  });
});
