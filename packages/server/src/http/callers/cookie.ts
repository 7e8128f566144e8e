/** Where a request has its token: in the cookie of a browser, or in a program's header. */

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over plain HTTP, and until Sidepot 0.1 everywhere. */
export const COOKIE = 'sidepot';
/** Browsers take it over TLS only, for this host alone: no neighbour under the same domain sets it. */
export const TLS_COOKIE = '__Host-sidepot';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const BEARER = /^Bearer +(\S+)$/i;

const isTls = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

export function tokenOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  return authorization === undefined ? cookieOf(request) : BEARER.exec(authorization)?.[1];
}

/** The old name counts only where there is no new one: whoever planted it overrides nobody. */
const cookieOf = (request: FastifyRequest): string | undefined =>
  isTls(request)
    ? (request.cookies[TLS_COOKIE] ?? request.cookies[COOKIE])
    : request.cookies[COOKIE];

/** A page's scripts cannot read it; other sites' requests do not carry it, but for plain links. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isTls(request);
  reply.setCookie(secure ? TLS_COOKIE : COOKIE, token, {
    ...{ httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS, secure },
  });
  if (secure && request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, { path: '/' });
}

/** Whoever comes over TLS with the old name gets the new one. */
export function renewCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { headers, cookies } = request;
  const old = cookies[COOKIE];
  if (!isTls(request) || headers.authorization !== undefined || old === undefined) return;
  if (cookies[TLS_COOKIE] === undefined) giveCookie(request, reply, old);
  else reply.clearCookie(COOKIE, { path: '/' });
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isTls(request);
  for (const name of secure ? [TLS_COOKIE, COOKIE] : [COOKIE]) {
    if (request.cookies[name] !== undefined) reply.clearCookie(name, { path: '/', secure });
  }
}
