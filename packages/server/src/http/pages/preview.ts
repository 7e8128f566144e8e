/**
 * What a link shows where it is posted. Crawlers run no script and want whole addresses, so the server
 * writes both into the page. Of a table its name is told, to whoever has a link that leads in: that
 * is what they are told at its door, too. Nothing else of it.
 */

import type { FastifyRequest } from 'fastify';
import { isHostName } from '../security.js';
import { escapeHtml } from './html.js';

const TITLE = /(<meta property="og:title" content=")[^"]*(")/;
const PICTURE = /(<meta property="og:image" content=")(\/[^"]*")/;

/** `name`: of the table; null: it is another page, or is not told. */
export function withPreview(html: string, { protocol, host }: Asker, name: string | null): string {
  const titled =
    name === null
      ? html
      : html.replace(TITLE, (_, before, after) => `${before}${escapeHtml(name)}${after}`);
  if (!isHostName(host)) return titled;
  return titled.replace(PICTURE, (_, before, path) => `${before}${protocol}://${host}${path}`);
}

type Asker = Pick<FastifyRequest, 'protocol' | 'host'>;
