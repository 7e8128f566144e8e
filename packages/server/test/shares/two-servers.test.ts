/** Two servers on one PostgreSQL: a viewer of one hears what the dealer told the other (issue 20). */

import { get } from 'node:http';
import type { Answer } from '@sidepot/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { NO_LIMITS, type Serving, serve } from '../../src/index.js';
import { startPostgres } from '../store/postgres-server.js';
import { sharedTable } from './shared-table.js';

test('a viewer at another node hears each change and the end, by LISTEN and NOTIFY', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.database();
  const start = async (): Promise<Serving> => {
    const serving = await serve({
      ...{ port: 0, host: '127.0.0.1', store: { databaseUrl }, limits: NO_LIMITS },
      logLevel: 'silent',
    });
    onTestFinished(() => serving.stop());
    return serving;
  };
  const here = await start();
  const there = await start();
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(here.url + path, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    return answer.json();
  };
  const made = await post('/api/shares', { v: 1, table: sharedTable() });
  const { id, key } = made as Answer<'newShare'>;
  let heard = '';
  const asked = get(`${there.url}/api/shares/${id}/events`, (response) =>
    response.setEncoding('utf8').on('data', (chunk: string) => {
      heard += chunk;
    }),
  );
  asked.on('error', () => {});
  onTestFinished(() => void asked.destroy());
  await expect.poll(() => heard).toContain('"seq":1');
  // Sooner than the look that finds what was lost.
  const within = { timeout: 15_000 };
  await post(`/api/shares/${id}`, { v: 1, key, table: sharedTable({ at: 2000 }) });
  await expect.poll(() => heard, within).toContain('"seq":2');
  await post(`/api/shares/${id}/end`, { key });
  await expect.poll(() => heard, within).toContain('event: ended');
});
