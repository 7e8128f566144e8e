import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { asked, BIN, cleanEnv, expectSame, sidepot } from './sidepot.js';

let folder = '';
const children: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidepot-serve-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Server {
  readonly url: string;
  readonly said: string;
  readonly cwd: string;
  readonly child: ChildProcess;
  readonly stderr: () => string;
  readonly ended: Promise<number | null>;
}

/** Started, and listening. */
async function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Server> {
  const cwd = await mkdtemp(join(folder, 'cwd-'));
  const child = spawn(process.execPath, [BIN, ...args], { cwd, env: { ...cleanEnv(), ...env } });
  children.push(child);
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', resolve);
    ended.then((code) => reject(new Error(`it ended with ${code}: ${stderr}`)));
  });
  const url = /http:\/\/\S+/.exec(said)?.[0] ?? '';
  return { url, said, cwd, child, stderr: () => stderr, ended };
}

const FREE = { PORT: '0' };

describe('sidepot serve', () => {
  /** One as most people start it, one that the environment tells all it can. */
  let usual: Server;
  let told: Server;
  beforeAll(async () => {
    usual = await start(['serve', '--port', '0', '--data', 'tables']);
    told = await start(['serve', '--log'], { ...FREE, HOST: 'localhost', SIDEPOT_LIMITS: 'off' });
  });

  test('says where it is and what to do, and serves', async () => {
    const { url, said, stderr } = usual;
    expect(said).toMatch(
      /^Sidepot is at http:\/\/127\.0\.0\.1:\d+ — make a table, send its link, play\. Ctrl-C stops it\.\nOnly this machine can open it\. To let others in your network in: sidepot serve --host 0\.0\.0\.0\n$/,
    );
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(url)).text()).toContain('<!doctype html>');
    expect(stderr()).toBe('');
  });

  test('PORT and HOST are honoured, data is in data', async () => {
    const { url, cwd } = told;
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(existsSync(join(cwd, 'data', 'sidepot.db'))).toBe(true);
  });

  test('--log logs to standard error, without --log nothing is said', async () => {
    await Promise.all([told, usual].map(({ url }) => fetch(`${url}/healthz`)));
    await expect.poll(told.stderr).toContain('"route":"/healthz"');
    expect(usual.stderr()).toBe('');
  });

  test('SIDEPOT_LIMITS=off lifts the limits', async () => {
    const statuses = async ({ url }: Server) => {
      const ask = () => fetch(`${url}/api/identity`, { method: 'POST' });
      const answers = [];
      for (let i = 0; i < 70; i++) answers.push((await ask()).status);
      return answers;
    };
    expect(await statuses(usual)).toContain(429);
    expect(await statuses(told)).not.toContain(429);
  });

  test('issue 14, 1: takes quotas from a file, over the usual ones', async () => {
    const file = join(folder, 'limits.json');
    await writeFile(file, '{"perIdentity": {"tables": 1, "bots": null}}');
    const { url } = await start(['serve', '--port', '0', '--limits', file]);
    const headers = { 'content-type': 'application/json' };
    const met = await fetch(`${url}/api/identity`, { method: 'POST', headers, body: '{}' });
    const cookie = met.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const settings = { poker: { smallBlind: 1, bigBlind: 2 } };
    const body = JSON.stringify({ v: 1, settings });
    const make = async (): Promise<number> =>
      (await fetch(`${url}/api/tables`, { method: 'POST', headers: { ...headers, cookie }, body }))
        .status;
    expect([await make(), await make()]).toEqual([201, 429]);
    const { quotas } = (await (
      await fetch(`${url}/api/identity/quota`, { headers: { cookie } })
    ).json()) as { quotas: readonly { what: string; used: number; limit: number | null }[] };
    expect(quotas).toMatchObject([
      { what: 'tables', used: 1, limit: 1 },
      { what: 'tablesPerDay', used: 1, limit: 100 },
      { what: 'bots', used: 0, limit: null },
      { what: 'eventsPerHour', limit: 500_000 },
      { what: 'bytesPerHour' },
    ]);
  });

  test('pushes with the keys that push-keys makes, and says what is no such file', async () => {
    const file = join(folder, 'push-keys.json');
    const made = await asked(['push-keys', 'mailto:me@poker.example']);
    await writeFile(file, made.stdout);
    const { url } = await start(['serve', '--port', '0', '--push-keys', file]);
    const told = (await (await fetch(`${url}/api/push`)).json()) as { key: string };
    expect(told).toEqual({ key: JSON.parse(made.stdout).publicKey });
    const wrong = join(folder, 'no-keys.json');
    await writeFile(wrong, '{"publicKey":"x"}');
    for (const [args, message] of [
      [['serve', '--push-keys', wrong], /holds no keys for Web Push/],
      [['serve', '--push-keys', file, '--push-host', 'http://x'], /a push host is a name/],
      [['serve', '--push-host', 'push.example'], /--push-host goes with --push-keys/],
      [['push-keys', 'me'], /a contact looks like mailto:/],
    ] as const) {
      const { code, stderr } = await asked(args);
      expect(stderr).toMatch(message);
      expect(code).toBe(2);
    }
  });

  test.each([
    ['not JSON', '{', /is not JSON/],
    ['an unknown name', '{"perIdentity": {"seats": 1}}', /no 'perIdentity.seats'/],
    ['a wrong number', '{"absenceMs": null}', /'absenceMs' must be a whole number from 0$/m],
    ['no object', '{"floor": 5}', /'floor' must be an object/],
  ])('refuses a limits file with %s', async (_, text, message) => {
    const file = join(folder, 'wrong.json');
    await writeFile(file, text);
    const { code, stderr } = await asked(['serve', '--port', '0', '--limits', file]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  test.skipIf(process.platform === 'win32')(
    'SIGTERM and SIGINT stop it cleanly, and its tables are there again',
    async () => {
      const data = await mkdtemp(join(folder, 'data-'));
      const first = await start(['serve', '--data', data], FREE);
      const headers = { 'content-type': 'application/json' };
      const made = await fetch(`${first.url}/api/identity`, {
        ...{ method: 'POST', headers, body: '{"name":"Ann","bearer":true}' },
      });
      const { token } = (await made.json()) as { token: string };
      let server = first;
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        server.child.kill(signal);
        expect(await server.ended, signal).toBe(0);
        expect(server.stderr(), signal).toBe('');

        server = await start(['serve', '--data', data], FREE);
        const known = await fetch(`${server.url}/api/identity`, {
          ...{ method: 'POST', headers: { authorization: `Bearer ${token}` } },
        });
        expect(await known.json(), signal).toMatchObject({ name: 'Ann' });
      }
    },
  );

  test.skipIf(process.platform === 'win32')('impatience ends it at once', async () => {
    const { url, child, ended } = told;
    // A connection that never ends its request holds up a clean stop for a while.
    const { port } = new URL(url);
    const held = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void held.destroy());
    held.on('error', () => {});
    await once(held, 'connect');
    held.write('POST /api/identity HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n');
    await fetch(`${url}/healthz`);
    const again = setInterval(() => child.kill('SIGINT'), 50);
    expect(await ended).toBe(130);
    clearInterval(again);
  });
});

describe('one clear line, and an exit code', () => {
  const expectLine = async (
    code: number,
    message: RegExp,
    args: readonly string[],
    env = {},
    run = asked,
  ) => {
    const said = await run(['serve', ...args], { cwd: folder, env: { ...FREE, ...env } });
    expect(said.stderr).toMatch(/^sidepot: [^\n]+\n$/);
    expect(said.stderr).toMatch(message);
    expect(said.stdout).toBe('');
    expect(said.code).toBe(code);
    return said;
  };

  test('the port is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    onTestFinished(() => void other.close());
    const message = new RegExp(`port ${port} of 127\\.0\\.0\\.1 is taken`);
    await expectLine(1, message, ['--port', `${port}`], {}, sidepot);
  });

  test('there is no such host', async () => {
    await expectLine(1, /cannot listen on 203\.0\.113\.1, port 0/, ['--host', '203.0.113.1']);
  });

  test('the data folder is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expectLine(1, /cannot write in the data folder/, ['--data', file], {}, sidepot);
  });

  test('the database is out of reach', async () => {
    const url = 'postgres://ann:secret@127.0.0.1:1/sidepot';
    const { stderr } = await expectLine(1, /cannot reach PostgreSQL/, ['--database-url', url]);
    expect(stderr).not.toContain('secret');
    await expectLine(1, /cannot reach PostgreSQL/, [], { DATABASE_URL: url }, sidepot);
  });

  test('the data are of a newer Sidepot', async () => {
    const data = await mkdtemp(join(folder, 'newer-'));
    expect(await asked(['prune', '--data', data])).toMatchObject({ code: 0 });
    const database = new Database(join(data, 'sidepot.db'));
    database.exec('INSERT INTO schema_version (version) VALUES (999)');
    database.close();
    await expectLine(1, /schema 999, .* use a newer Sidepot/, ['--data', data]);
  });

  test('a mistake, of a process of its own', async () => {
    const run = await expectSame(['serve', '--prot', '1'], { cwd: folder, env: FREE });
    expect(run.code).toBe(2);
  });

  test.each([
    ['two stores', ['--data', 'x', '--database-url', 'postgres://h/d'], {}, /choose one/],
    ['a port that is no number', ['--port', 'x'], {}, /from 0 to 65535, not 'x'/],
    ['a port too high', ['--port', '65536'], {}, /from 0 to 65535/],
    ['PORT that is no number', [], { PORT: 'http' }, /from 0 to 65535, not 'http'/],
    ['another database', ['--database-url', 'mysql://ann:secret@h/d'], {}, /postgres:\/\/user/],
    [
      'shards of a folder',
      ['--data', 'x', '--shard-url', 'postgres://h/d'],
      {},
      /go with --database/,
    ],
    ['NATS for a folder', ['--nats-url', 'nats://ann:secret@h'], {}, /go with --database-url/],
    [
      'a shard of another database',
      ['--database-url', 'postgres://h/d', '--shard-url', 'mysql://ann:secret@h/d'],
      {},
      /postgres:\/\/user/,
    ],
    [
      'another kind of messages',
      ['--database-url', 'postgres://h/d', '--nats-url', 'amqp://ann:secret@h'],
      {},
      /nats:\/\/user/,
    ],
    [
      'credentials alone',
      ['--nats-creds', 'file'],
      { DATABASE_URL: 'postgres://h/d' },
      /with --nats-url/,
    ],
    ['an origin that is none', ['--origin', 'poker'], {}, /https:\/\/poker\.example, not 'poker'/],
    ['an unknown flag', ['--prot', '1'], {}, /unknown option '--prot'/],
    ['an argument', ['table'], {}, /too many arguments/],
  ])('%s', async (_, args, env, message) => {
    const { stderr } = await expectLine(2, message, args, env);
    expect(stderr).not.toContain('secret');
  });
});

describe('sidepot move', () => {
  test.each([
    ['without databases', ['2', 'table'], {}, 2, /name all databases/],
    [
      'without a second one',
      ['2', 't'],
      { DATABASE_URL: 'postgres://h/d' },
      2,
      /name all databases/,
    ],
    ['a shard that is no number', ['x', 't'], {}, 2, /whole number/],
    [
      'a database out of reach',
      ['2', 't'],
      {
        DATABASE_URL: 'postgres://ann:secret@127.0.0.1:1/d',
        SHARD_URLS: 'postgres://127.0.0.1:1/e',
      },
      1,
      /cannot reach PostgreSQL/,
    ],
  ])('one clear line: %s', async (_, args, env, code, message) => {
    const ask = code === 1 ? sidepot : asked;
    const run = await ask(['move', ...args], { env: { ...FREE, ...env } });
    expect(run.stderr).toMatch(/^sidepot: [^\n]+\n$/);
    expect(run.stderr).toMatch(message);
    expect(run.stderr).not.toContain('secret');
    expect(run.code).toBe(code);
  });
});

test('--help says all of it', async () => {
  const { code, stdout } = await asked(['serve', '--help']);
  for (const word of [
    '--port',
    'PORT',
    '--host',
    '--data',
    '--database-url',
    'DATABASE_URL',
    '--shard-url',
    '--nats-url',
  ]) {
    expect(stdout).toContain(word);
  }
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThan(81);
  expect(code).toBe(0);
});

describe('nothing is loaded that is not needed', () => {
  const loaded = async (...args: readonly string[]): Promise<string> =>
    (await sidepot(args, { cwd: folder, env: { NODE_DEBUG: 'esm,module' } })).stderr;

  test('other commands load nothing of the server', async () => {
    const stderr = await loaded('eval', 'AsKsQsJsTs');
    expect(stderr).toContain('packages/engine/dist/node/index.js');
    expect(stderr).not.toMatch(/fastify|libsql|packages\/server/);
  });

  test('the help and mistakes of usage do without the engine', async () => {
    const stderr = await loaded('equity', '--game', 'bridge', '--help');
    expect(stderr).toContain('packages/cli/dist/main.js');
    expect(stderr).not.toMatch(/packages\/(?:engine|server)|equity-command/);
  });

  test('who asks a server, or works on its store, does not load it', async () => {
    const asking = await loaded('admin', 'tables', '--data', 'nowhere');
    expect(asking).toContain('packages/server/dist/admin.js');
    expect(asking).not.toMatch(/fastify|libsql|zod/);
    const pruning = await loaded('prune', '--data', 'pruned');
    expect(pruning).toContain('packages/server/dist/store.js');
    expect(pruning).not.toMatch(/fastify|zod/);
  });
});
