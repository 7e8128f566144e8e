/** All evenings at once on one server, and what must be true of them afterwards. */

import { Writable } from 'node:stream';
import type { HandEvent } from '@sidepot/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ServeOptions } from '../../src/index.js';
import type { Store } from '../../src/store/index.js';
import { cardsInText } from './cards-in.js';
import { checkEvening, truthOf } from './check.js';
import { PLANS } from './plans.js';
import { start } from './server.js';
import { type Evening, playEvening } from './session.js';

export interface Backend {
  readonly target: ServeOptions['store'];
  /** The same, when the server has gone. */
  readonly open: () => Promise<Store>;
}

const SEED = Number(process.env['SIDEPOT_SEED'] ?? 11);

export function evenings(backend: () => Promise<Backend>): void {
  const lines: string[] = [];
  let played: readonly Evening[] = [];
  let store: Store;

  beforeAll(async () => {
    const { target, open } = await backend();
    const logStream = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const server = await start({ store: target, logLevel: 'debug', logStream });
    try {
      played = await Promise.all(
        PLANS.map((plan, i) => playEvening(server.url, plan, SEED + 1000 * i)),
      );
    } finally {
      await server.stop();
    }
    store = await open();
    return () => store.close();
  });

  test.each(PLANS.map(({ name }, i) => [name, i] as const))('%s', async (_, i) => {
    const evening = played[i];
    if (evening === undefined) throw new Error('it was not played');
    await checkEvening(store, evening);
  });

  describe('all in all', () => {
    test('hundreds of hands, and everything that can happen in one', async () => {
      const truths = await Promise.all(played.map(({ id }) => truthOf(store, id)));
      const events = truths.flatMap((truth) => truth.events);
      const types = new Set(events.map(({ event }) => event.type));
      const ofHands = events.flatMap((one): HandEvent[] => (one.of === 'hand' ? [one.event] : []));
      const started = ofHands.filter((event) => event.type === 'started');
      expect(started.length).toBeGreaterThanOrEqual(300);
      const rare = [
        ...['shown', 'mucked', 'refunded', 'runsDecided', 'raked', 'rabbitShown', 'bombPotComing'],
        ...['busted', 'toppedUp', 'topUpQueued', 'satOut', 'satIn', 'leaving', 'left', 'kicked'],
        ...['straddleChosen', 'botAdded', 'closed'],
      ];
      expect(rare.filter((type) => !types.has(type as never))).toEqual([]);
      expect(started.some(({ rules }) => rules.straddles.length > 0)).toBe(true);
      expect(ofHands.some((event) => event.type === 'awarded' && event.pot > 1)).toBe(true);
      expect(ofHands.some((event) => event.type === 'board' && event.board > 0)).toBe(true);
    });

    test('a card in the wrong ears, and a chip too many, would be noticed', async () => {
      const [evening] = played;
      if (evening === undefined) throw new Error('it was not played');
      const [first] = evening.people;
      const told = evening.told.map((one) => ({ ...one, player: first?.player ?? '' }));
      await expect(checkEvening(store, { ...evening, told })).rejects.toThrow(
        /was told .* of hand/,
      );
      const counts = evening.counts.map((count, i) =>
        i === 99 ? { ...count, chips: count.chips + 1 } : count,
      );
      await expect(checkEvening(store, { ...evening, counts })).rejects.toThrow();
    });

    test('the log has no card, no token and nothing that went wrong', () => {
      expect(lines.length).toBeGreaterThan(100);
      const cookies = played.flatMap(({ people }) => people.map(({ cookie }) => cookie));
      const secrets = cookies.map((cookie) => cookie.split('=')[1] ?? '');
      for (const line of lines) {
        // A random name may have the letters of a card.
        expect(cardsInText(line.replace(/"(reqId|player|table)":"[^"]*"/g, '')), line).toEqual([]);
        expect(line).not.toMatch(/"(cards|deck|boards|rabbit|token|cookie)"/);
        // What was refused to somebody is told, and went as it should.
        const { level, security = false } = JSON.parse(line);
        if (!security) expect(level, line).toBeLessThan(40);
      }
      const all = lines.join('');
      expect(secrets.filter((secret) => secret.length < 43 || all.includes(secret))).toEqual([]);
    });
  });
}
