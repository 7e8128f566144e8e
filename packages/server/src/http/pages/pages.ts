/** What people see in a browser: the built page if there is one, and what can be asked. */

import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPage } from './api-page.js';
import { homePage } from './home.js';
import { STYLE, STYLE_PATH } from './html.js';
import { openApi } from './openapi.js';

/** Addresses that the page itself tells apart; invite links are among them. */
const PAGE_PATHS = ['/', '/t/*', '/calculator', '/replayer', '/rules'];
/** Files whose names change with their content. */
const HASHED = '/assets/';

export async function addPages(app: FastifyInstance, web: string | null): Promise<void> {
  addText(app, '/api', 'text/html', apiPage);
  addText(app, '/api/openapi.json', 'application/json', () => JSON.stringify(openApi()));
  addText(app, STYLE_PATH, 'text/css', () => STYLE);
  if (web === null) {
    for (const path of PAGE_PATHS) addText(app, path, 'text/html', homePage);
    return;
  }
  await app.register(files, {
    root: web,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build leaves each script and style compressed beside itself.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(web, HASHED));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const path of PAGE_PATHS) app.get(path, (_, reply) => reply.sendFile('index.html'));
  // Who mistyped an address reads a sentence with a way on; programs get their refusal.
  app.get('/*', (request, reply) =>
    isForPeople(request) ? reply.code(404).sendFile('index.html') : reply.callNotFound(),
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
