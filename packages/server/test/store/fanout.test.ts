import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNatsFanout, openPostgresStore, withFanout } from '../../src/store/index.js';
import { addHost, addTable, until } from './backend.js';
import { fanoutContract } from './fanout-contract.js';
import { type NatsServer, natsMissing, startNats } from './nats-server.js';
import { type PostgresServer, startPostgres } from './postgres-server.js';

let server: PostgresServer;
let nats: NatsServer | null = null;

const missing = natsMissing();
// Not only a number among the skipped.
if (missing !== null) process.stderr.write(`${missing}\n`);

beforeAll(async () => {
  server = await startPostgres();
  if (missing === null) nats = await startNats();
});

afterAll(async () => {
  await server?.remove();
  await nats?.stop();
});

fanoutContract('PostgreSQL', async () => {
  const url = await server.database();
  return {
    node: () => openPostgresStore(url),
    cut: () => server.stop(),
    mend: () => server.start(),
    carries: false,
  };
});

describe.skipIf(missing !== null)('NATS', () => {
  const running = (): NatsServer => nats ?? expect.unreachable();

  const onNats = async (url: string) =>
    withFanout(
      await openPostgresStore(url, { notifies: false }),
      await openNatsFanout({ url: running().url }),
    );

  fanoutContract('NATS', async () => {
    const url = await server.database();
    return {
      node: () => onNats(url),
      cut: () => running().stop(),
      mend: () => running().start(),
      carries: true,
    };
  });

  test('issue 14, 16: losing NATS loses no append, and a node starts without it', async () => {
    const url = await server.database();
    const store = await onNats(url);
    await addHost(store);
    await addTable(store, 't');
    await running().stop();
    for (let seq = 0; seq < 50; seq++) {
      expect(await store.append('t', seq, [String(seq)])).toEqual({ seq: seq + 1 });
    }
    const late = await onNats(url);
    expect(await late.load('t')).toMatchObject({ seq: 50 });
    let missed = 0;
    late.watch(
      () => {},
      () => {
        missed += 1;
      },
    );
    await running().start();
    await until(() => missed > 0);
    await Promise.all([store.close(), late.close()]);
  });

  test('issue 14, 16: a password by URL; a wrong one is refused and not repeated', async () => {
    const guarded = await startNats(['--user', 'sidepot', '--pass', 'p@ss word']);
    const at = (user: string, pass: string): string => {
      const url = new URL(guarded.url);
      url.username = user;
      url.password = pass;
      return url.href;
    };
    const good = await openNatsFanout({ url: at('sidepot', 'p@ss word') });
    await good.close();
    const error = await openNatsFanout({ url: at('sidepot', 'wrong') }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({
      code: 'DATABASE_UNREACHABLE',
      message: expect.stringContaining('NATS refused the credentials'),
    });
    expect(String(error)).not.toContain('wrong');
    await guarded.stop();
  });

  test('issue 14, 16: a credentials file that is not there', async () => {
    const opened = openNatsFanout({ url: running().url, creds: '/nowhere/sidepot.creds' });
    await expect(opened).rejects.toMatchObject({
      message: expect.stringContaining('cannot read the NATS credentials'),
    });
  });
});
