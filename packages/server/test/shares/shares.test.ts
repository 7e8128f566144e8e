/** Tables with real cards that their dealers share without an account (issue 20). */

import { get, type IncomingMessage } from 'node:http';
import type { Answer, SharedTable, ShareNews } from '@sidepot/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { NO_LIMITS } from '../../src/http/limits/limits.js';
import { ShareStream } from '../../src/http/share-stream.js';
import { ShareDesk, type ShareDeskOptions, type ShareViewer } from '../../src/shares/share-desk.js';
import type { Notices } from '../../src/store/index.js';
import { expectRefusal, type Person, startWorld } from '../http/world.js';
import { sharedTable } from './shared-table.js';

const HOUR = 3_600_000;

interface Told {
  readonly event: string;
  readonly data: ShareNews;
}

/** As an `EventSource` reads it. */
class Watching {
  readonly told: Told[] = [];
  isOver = false;

  static async of(url: string, id: string): Promise<Watching> {
    const watching = new Watching();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = get(`${url}/api/shares/${id}/events`, resolve).on('error', reject);
      onTestFinished(() => void asked.destroy());
    });
    expect(response.headers['content-type']).toBe('text/event-stream');
    expect(response.headers['cache-control']).toBe('no-store');
    let rest = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (rest + chunk).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
        if (event !== undefined) watching.told.push({ event, data: JSON.parse(data ?? '') });
      }
    });
    response.on('end', () => {
      watching.isOver = true;
    });
    return watching;
  }

  async heard(count: number): Promise<Told | undefined> {
    await expect.poll(() => this.told.length).toBeGreaterThanOrEqual(count);
    return this.told[count - 1];
  }
}

const share = async (
  by: Person,
  table: SharedTable = sharedTable(),
): Promise<Answer<'newShare'>> => {
  const { status, json } = await by.post('/api/shares', { v: 1, table });
  expect(status).toBe(201);
  return json as Answer<'newShare'>;
};
const change = (by: Person, { id, key }: Answer<'newShare'>, table: SharedTable, with_ = key) =>
  by.post(`/api/shares/${id}`, { v: 1, key: with_, table });
const end = (by: Person, { id, key }: Answer<'newShare'>, with_ = key) =>
  by.post(`/api/shares/${id}/end`, { key: with_ });

const nobodysKey = 'x'.repeat(43);

describe('a shared table', () => {
  test('is made without an account, followed as it changes, and ended', async () => {
    const { person, url, lines } = await startWorld();
    const owner = person();
    const made = await share(owner);
    expect(made.url).toBe(`/dealer/watch/${made.id}`);
    const watching = await Watching.of(url, made.id);
    expect(await watching.heard(1)).toMatchObject({
      event: 'table',
      data: { seq: 1, table: sharedTable() },
    });
    const later = sharedTable({ at: 2000, button: 1 });
    expect((await change(owner, made, later)).json).toMatchObject({ seq: 2 });
    expect(await watching.heard(2)).toMatchObject({ data: { seq: 2, table: later } });
    expect((await person().get(`/api/shares/${made.id}`)).json).toMatchObject({
      seq: 2,
      table: later,
    });
    expect((await end(owner, made)).json).toEqual({ ok: true });
    expect((await watching.heard(3))?.event).toBe('ended');
    await expect.poll(() => watching.isOver).toBe(true);
    expectRefusal(await person().get(`/api/shares/${made.id}`), 'UNKNOWN_SHARE', 404);
    expectRefusal(await person().get(`/api/shares/${made.id}/events`), 'UNKNOWN_SHARE', 404);
    expectRefusal(await change(owner, made, later), 'UNKNOWN_SHARE', 404);
    expectRefusal(await end(owner, made), 'UNKNOWN_SHARE', 404);
    expect(owner.cookie).toBe(null);
    expect(lines.join('')).not.toContain(made.key);
    expect(lines.join('')).not.toContain(made.id);
  });

  test('is changed and ended by nobody without its key', async () => {
    const { person } = await startWorld();
    const made = await share(person());
    expectRefusal(await change(person(), made, sharedTable(), nobodysKey), 'NOT_ALLOWED', 403);
    expectRefusal(await end(person(), made, nobodysKey), 'NOT_ALLOWED', 403);
    expect((await person().get(`/api/shares/${made.id}`)).json).toMatchObject({ seq: 1 });
  });

  test('holds nothing that is not in its schema, and is not too big', async () => {
    const { person } = await startWorld();
    const wrong: readonly object[] = [
      { ...sharedTable(), note: 'more' },
      { ...sharedTable(), unit: 0.5 },
      { ...sharedTable(), seatCount: 11 },
      sharedTable({ seats: [{ ...sharedTable().seats[0]!, name: 'a\u202eb' }] }),
      sharedTable({ seats: [{ ...sharedTable().seats[0]!, stack: -1 }] }),
    ];
    for (const table of wrong) {
      expectRefusal(await person().post('/api/shares', { v: 1, table }), 'BAD_MESSAGE', 400);
    }
    const big = { v: 1, table: { ...sharedTable(), note: 'x'.repeat(33_000) } };
    expectRefusal(await person().post('/api/shares', big), 'TOO_BIG', 413);
  });

  test('ends by itself 24 hours after its last change', async () => {
    let now = 1_790_000_000_000;
    const { person, store } = await startWorld({ now: () => now });
    const made = await share(person());
    expect(made.expiresAt).toBe(now + 24 * HOUR);
    now += 23 * HOUR;
    await change(person(), made, sharedTable());
    now += 23 * HOUR;
    expect((await person().get(`/api/shares/${made.id}`)).json).toMatchObject({ age: 23 * HOUR });
    now += HOUR;
    expectRefusal(await person().get(`/api/shares/${made.id}`), 'UNKNOWN_SHARE', 404);
    await store.pruneShares(now - 24 * HOUR + 1);
    expect(await store.getShare(made.id)).toBe(null);
  });

  test('is one of a few of an address; those that nobody uses any more do not count', async () => {
    let now = 1_790_000_000_000;
    const limits = { ...NO_LIMITS, sharesPerAddress: 2 };
    const { person } = await startWorld({ limits, now: () => now });
    const first = await share(person());
    await share(person());
    const again = () => person().post('/api/shares', { v: 1, table: sharedTable() });
    expectRefusal(await again(), 'TOO_MANY_SHARES', 429);
    await end(person(), first);
    expect((await again()).status).toBe(201);
    expectRefusal(await again(), 'TOO_MANY_SHARES', 429);
    now += 25 * HOUR;
    expect((await again()).status).toBe(201);
  });

  test('is changed, made and watched so often and no more', async () => {
    const limits = {
      ...{ ...NO_LIMITS, newShares: { max: 1, ms: 60_000 } },
      ...{ shareChanges: { max: 2, ms: 60_000 }, viewersPerShare: 1 },
    };
    const { person, url } = await startWorld({ limits });
    const made = await share(person());
    const again = await person().post('/api/shares', { v: 1, table: sharedTable() });
    expectRefusal(again, 'RATE_LIMITED', 429);
    for (let i = 0; i < 2; i++) await change(person(), made, sharedTable());
    expectRefusal(await change(person(), made, sharedTable()), 'RATE_LIMITED', 429);
    await Watching.of(url, made.id);
    expectRefusal(await person().get(`/api/shares/${made.id}/events`), 'SHARE_FULL', 429);
    const head = await person().ask('HEAD', `/api/shares/${made.id}/events`);
    expect(head.status).toBe(200);
  });

  test('whoever goes makes room; a server that stops ends streams and not the share', async () => {
    const { person, url, stop, store } = await startWorld({
      limits: { ...NO_LIMITS, socketsPerAddress: 1 },
    });
    const made = await share(person());
    const gone = get(`${url}/api/shares/${made.id}/events`);
    await new Promise((resolve) => gone.once('response', resolve));
    expectRefusal(await person().get(`/api/shares/${made.id}/events`), 'SHARE_FULL', 429);
    gone.on('error', () => {}).destroy();
    await expect
      .poll(async () => (await person().get('/metrics')).text)
      .toContain('sidepot_share_viewers 0');
    const watching = await Watching.of(url, made.id);
    await watching.heard(1);
    const reading = store.getShare(made.id);
    await stop();
    await expect.poll(() => watching.isOver).toBe(true);
    expect(watching.told.map(({ event }) => event)).toEqual(['table']);
    expect(await reading).not.toBe(null);
  });
});

/** What nodes tell each other, and what of it is lost. */
function wire() {
  const listeners = new Set<{ hear: (text: string) => void; missed?: () => void }>();
  const told: string[] = [];
  const wired = { isBroken: false, told, reconnect: () => {} };
  const notices: Notices = {
    async tell(texts) {
      told.push(...texts);
      if (wired.isBroken) return;
      for (const text of texts) for (const { hear } of listeners) hear(text);
    },
    hear(hear, missed) {
      const one = { hear, ...(missed === undefined ? {} : { missed }) };
      listeners.add(one);
      return () => void listeners.delete(one);
    },
  };
  wired.reconnect = () => {
    for (const { missed } of listeners) missed?.();
  };
  return { notices, wired };
}

class Viewer implements ShareViewer {
  readonly seqs: number[] = [];
  isEnded = false;
  tell(news: string): void {
    this.seqs.push((JSON.parse(news) as ShareNews).seq);
  }
  ended(): void {
    this.isEnded = true;
  }
  beat(): void {}
  leave(): void {}
}

describe('two nodes with one store', () => {
  async function nodes(lookMs?: number) {
    const { store } = await startWorld();
    const { notices, wired } = wire();
    const desk = (): ShareDesk => {
      const options: ShareDeskOptions = {
        ...{ store, notices, now: Date.now },
        limits: { perAddress: 9, viewers: 9, viewersPerAddress: 9 },
        failed: (error) => {
          throw error;
        },
      };
      const made = new ShareDesk(lookMs === undefined ? options : { ...options, lookMs });
      onTestFinished(() => made.stop());
      return made;
    };
    const [here, there] = [desk(), desk()];
    const made = await here.create('home', sharedTable());
    if (!made.ok) throw new Error(made.error.code);
    const viewer = new Viewer();
    expect((await there.watch(made.value.id, viewer, 'a')).ok).toBe(true);
    expect(viewer.seqs).toEqual([1]);
    return { here, viewer, wired, ...made.value };
  }

  test('a viewer of one hears what the other was told, and its end', async () => {
    const { here, viewer, id, key } = await nodes();
    await here.update(id, key, sharedTable({ at: 2 }));
    await vi.waitFor(() => expect(viewer.seqs).toEqual([1, 2]));
    await here.end(id, key);
    await vi.waitFor(() => expect(viewer.isEnded).toBe(true));
  });

  test('what was told while the wire was broken is read when it is back', async () => {
    const { here, viewer, id, key, wired } = await nodes();
    wired.isBroken = true;
    await here.update(id, key, sharedTable({ at: 2 }));
    await here.update(id, key, sharedTable({ at: 3 }));
    expect(viewer.seqs).toEqual([1]);
    wired.reconnect();
    await vi.waitFor(() => expect(viewer.seqs).toEqual([1, 3]));
  });

  test('what was lost without a word is found by looking', async () => {
    const { here, viewer, id, key, wired } = await nodes(20);
    wired.isBroken = true;
    await here.update(id, key, sharedTable({ at: 2 }));
    await vi.waitFor(() => expect(viewer.seqs).toEqual([1, 2]));
    await here.end(id, key);
    await vi.waitFor(() => expect(viewer.isEnded).toBe(true));
  });
});

test('who reads slowly gets the last of what was told meanwhile', () => {
  const stream = new ShareStream(() => false);
  const news = 'x'.repeat(20_000);
  for (let i = 0; i < 100; i++) stream.tell(`${i}${news}`);
  expect(stream.readableLength).toBeLessThan(45_000);
  const read = (): string => String(stream.read() ?? '');
  read();
  read();
  stream.tell('the last');
  let rest = '';
  for (let text = read(); text !== ''; text = read()) rest += text;
  expect(rest).toContain('data: the last');
});
