/**
 * The admin socket: HTTP over a socket of the file system, which its owner alone may open. There is
 * no other check: whoever can open it could as well read the database.
 */

import { chmod, unlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { isMainThread } from 'node:worker_threads';
import type { Logger } from 'pino';
import { type Actions, type Administered, actionsOf } from './actions.js';
import { READERS } from './asks.js';
import { isTooLong } from './socket-path.js';
import { ADMIN_NAMES, type AdminAnswer, type AdminName } from './types.js';

export interface AdminDoor {
  close(): Promise<void>;
}

const MOST_BYTES = 16_384;
/** For its owner: read and write, which is what connecting takes. */
const OWNER_ONLY = 0o600;
const UMASK = 0o177;

type Refusing = Extract<AdminAnswer<AdminName>, { ok: false }>;
const BAD: Refusing = {
  ok: false,
  error: { code: 'BAD_MESSAGE', text: 'not a question it knows' },
};
const FAILED: Refusing = { ok: false, error: { code: 'INTERNAL', text: 'the server failed' } };

export async function openAdmin(
  path: string,
  parts: Administered,
  log: Logger,
): Promise<AdminDoor> {
  if (isTooLong(path)) throw new Error(`the path is too long for a socket: ${path}`);
  const actions = actionsOf(parts);
  const server = createServer((request, response) => {
    answer(actions, parts, request)
      .catch((error: unknown) => {
        log.error({ err: error }, 'an admin question failed');
        return FAILED;
      })
      .then((said) => {
        response.statusCode = said.ok ? 200 : said === FAILED ? 500 : 400;
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(JSON.stringify(said));
      });
  });
  await listen(server, path);
  if (process.platform !== 'win32') await chmod(path, OWNER_ONLY);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  actions: Actions,
  { security }: Administered,
  request: IncomingMessage,
): Promise<AdminAnswer<AdminName>> {
  const name = ADMIN_NAMES.find((one) => request.url === `/${one}`);
  if (name === undefined || request.method !== 'POST') return BAD;
  const fields = await bodyOf(request);
  const ask = fields === null ? null : READERS[name](fields);
  if (ask === null) return BAD;
  security.note('admin', { action: name });
  // The reader is the one of the same name.
  return (actions[name] as (ask: object) => Promise<AdminAnswer<AdminName>>)(ask);
}

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>> | null> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MOST_BYTES) return null;
  }
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

/** A socket left by a server that was killed is taken over; one that answers is not. */
async function listen(server: Server, path: string): Promise<void> {
  try {
    await tryListen(server, path);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE' || (await isAnswering(path))) throw error;
    await unlink(path);
    await tryListen(server, path);
  }
}

function tryListen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The file is made at once, with these rights from the start. Only the main thread may set them.
    const before = isMainThread ? process.umask(UMASK) : null;
    try {
      server.listen(path, () => {
        server.off('error', reject);
        resolve();
      });
    } finally {
      if (before !== null) process.umask(before);
    }
  });
}

const isAnswering = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
