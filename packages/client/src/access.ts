/** Where the server is and who asks: what every request and every socket needs. */

import { SOCKET } from './wire.js';

/**
 * Where a server is, and who asks.
 *
 * A page that the server itself brought leaves both out: its address is known, and its cookie says
 * who it is. A program gives the address, and the token that {@link identify} got for it.
 *
 * @example
 * ```ts
 * import type { Access } from '@sidepot/client';
 *
 * const page: Access = {};
 * const bot: Access = { url: 'http://127.0.0.1:3000', token: process.env['SIDEPOT_TOKEN'] ?? '' };
 * ```
 */
export interface Access {
  /** Any address of the server; only its origin counts. Left out: that of the page. */
  readonly url?: string;
  /** A program's identity; keep it to come back as the same player. Left out: the cookie. */
  readonly token?: string;
}

/** Of a page; a program has none. */
const ownAddress = (): string | undefined =>
  (globalThis as { readonly location?: { readonly href: string } }).location?.href;

export function routeUrl({ url = ownAddress() }: Access, path: string): string {
  if (url === undefined) throw new TypeError('a program must say the `url` of the server');
  return new URL(path, url).href;
}

export const socketAddressOf = (access: Access): string =>
  routeUrl(access, SOCKET).replace(/^http/, 'ws');

export const headersOf = ({ token }: Access): Readonly<Record<string, string>> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/**
 * An invite link as {@link connectTable} wants it: the server, the table, and the code if it has one.
 *
 * @throws {TypeError} if it is no address of a table.
 * @example
 * ```ts
 * import { parseLink } from '@sidepot/client';
 *
 * parseLink('http://127.0.0.1:3000/t/kf7Qm2xW9bTc');
 * // → { url: 'http://127.0.0.1:3000', table: 'kf7Qm2xW9bTc' }
 * ```
 */
export function parseLink(link: string): {
  readonly url: string;
  readonly table: string;
  readonly invite?: string;
} {
  const parsed = URL.canParse(link) ? new URL(link) : null;
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(parsed?.pathname ?? '')?.[1];
  if (parsed === null || table === undefined) {
    throw new TypeError('not an invite link: it ends in /t/ and a table');
  }
  const invite = parsed.searchParams.get('i');
  return { url: parsed.origin, table, ...(invite === null ? {} : { invite }) };
}
