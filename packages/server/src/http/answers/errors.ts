/** Whatever goes wrong, the answer is a refusal in the protocol's shape, and tells no secrets. */

import { STATUS_CODES } from 'node:http';
import { httpStatusOf, type RefusalCode, type ServerRefusal } from '@sidepot/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { bodyOf, refusedBy, sendRefusal } from './refuse.js';

const INTERNAL: ServerRefusal = { code: 'INTERNAL' };
const UNAVAILABLE: ServerRefusal = { code: 'UNAVAILABLE' };
const NOT_HTTP: ServerRefusal = { code: 'BAD_MESSAGE', field: '', problem: 'not HTTP' };

/** What an operator should know of. */
const OURS: readonly RefusalCode[] = ['INTERNAL', 'UNAVAILABLE', 'UNKNOWN_OUTCOME'];

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { log, method } = request;
  const failed = refusedBy(error) ?? INTERNAL;
  // Whoever only reads changes nothing that could be unknown.
  const isRead = method === 'GET' && failed.code === 'UNKNOWN_OUTCOME';
  const refused = isRead ? UNAVAILABLE : failed;
  if (OURS.includes(refused.code)) {
    log.error({ err: error }, 'a request failed');
  }
  return sendRefusal(reply, refused);
}

/** For what fails before there is a route. */
export const earlyErrors: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors: (_, _request, reply) => {
    sendRefusal(reply as FastifyReply, { code: 'UNKNOWN_ROUTE' });
  },
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = httpStatusOf(NOT_HTTP.code);
    const body = JSON.stringify(bodyOf(NOT_HTTP));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  },
};

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answer);
  app.setNotFoundHandler((_, reply) => sendRefusal(reply, { code: 'UNKNOWN_ROUTE' }));
}
