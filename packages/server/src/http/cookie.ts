/** Where a request has its token: in the cookie of a browser, or in a program's header. */

import type { FastifyReply, FastifyRequest } from 'fastify';

export const COOKIE = 'sidepot';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const BEARER = /^Bearer +(\S+)$/i;

export function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const { authorization } = headers;
  return authorization === undefined ? cookies[COOKIE] : BEARER.exec(authorization)?.[1];
}

/** A page's scripts cannot read it; other sites' requests do not carry it, but for plain links. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: YEAR_SECONDS,
    secure: request.protocol === 'https',
  });
}
