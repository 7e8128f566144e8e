/** What people see in a browser: the built page if there is one, and what can be asked. */

import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import files from '@fastify/static';
import { tableIdSchema } from '@sidepot/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TableService } from '../../runtime/contract/types.js';
import { apiPage } from './api-page.js';
import { homePage } from './home.js';
import { STYLE, STYLE_PATH } from './html.js';
import { openApi } from './openapi.js';
import { withPreview } from './preview.js';

/** Addresses that the page itself tells apart; invite links are among them. */
const TABLE_PATH = '/t/*';
/** A club, and a table with real cards that its dealer shares: for those who have its link. */
const CLUB_PATH = '/club/*';
const WATCH_PATH = '/dealer/watch/*';
const PAGE_PATHS = [
  '/',
  TABLE_PATH,
  CLUB_PATH,
  '/calculator',
  '/replayer',
  '/rules',
  '/dealer',
  '/dealer/clock',
  WATCH_PATH,
];
/** Files whose names change with their content. */
const HASHED = '/assets/';

export async function addPages(
  app: FastifyInstance,
  web: string | null,
  { tableName }: Pick<TableService, 'tableName'>,
): Promise<void> {
  addText(app, '/api', 'text/html', apiPage);
  addText(app, '/api/openapi.json', 'application/json', () => JSON.stringify(openApi()));
  addText(app, STYLE_PATH, 'text/css', () => STYLE);
  if (web === null) {
    for (const path of PAGE_PATHS) addText(app, path, 'text/html', homePage);
    return;
  }
  await app.register(files, {
    root: web,
    // A route for each of some hundred files would take a fifth of the time of a start.
    serve: false,
    cacheControl: false,
    // The build leaves each script and style compressed beside itself.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(web, HASHED));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const known = await filesIn(web);
  const index = join(web, 'index.html');
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string | null,
  ): Promise<FastifyReply> =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(withPreview(await readFile(index, 'utf8'), request, name));
  for (const path of PAGE_PATHS) {
    if (path === TABLE_PATH) continue;
    app.get(path, (request, reply) => {
      if (path === CLUB_PATH || path === WATCH_PATH) reply.header('x-robots-tag', 'noindex');
      return sendPage(request, reply, null);
    });
  }
  app.get<{ Params: { '*': string }; Querystring: { i?: unknown } }>(
    TABLE_PATH,
    async (request, reply) => {
      const table = tableIdSchema.safeParse(request.params['*']);
      const { i: invite } = request.query;
      const code = typeof invite === 'string' ? invite : null;
      const name = table.success ? await tableName(table.data, code) : null;
      // A table is for those who have its link.
      return sendPage(request, reply.header('x-robots-tag', 'noindex'), name);
    },
  );
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (known.has(path)) return reply.sendFile(path);
    // Who mistyped an address reads a sentence with a way on; programs get their refusal.
    return isForPeople(request) ? sendPage(request, reply.code(404), null) : reply.callNotFound();
  });
}

/** The paths of all that may be asked for; what begins with a dot is the build's own. */
async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep));
  return new Set(
    paths
      .filter((path) => !path.some((part) => part.startsWith('.')))
      .map((path) => path.join('/')),
  );
}

const isForPeople = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api') && headers.accept?.includes('text/html') === true;

/** Made once, when first asked for. */
function addText(app: FastifyInstance, path: string, type: string, make: () => string): void {
  let made: string | null = null;
  app.get(path, (_, reply) => {
    made ??= make();
    return reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(made);
  });
}
