/** The one address that becomes a socket. Who asks is known before it does. */

import { normalizeIP } from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { MAX_FRAME_BYTES, SOCKET_PATH } from '@sidepot/protocol';
import type { FastifyInstance } from 'fastify';
import { RequestRefused } from '../answers/refuse.js';
import { type Gate, requireCaller } from '../callers/callers.js';
import { type Hall, ViewerConnection } from './connection.js';

/** Before all hooks that ask whether a request wants a socket. */
export async function addSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false },
    // A frame too big or malformed: the socket closes with the code for it, and nobody is at fault.
    errorHandler: (error, socket, { log }) => {
      log.debug({ err: error }, 'socket error');
      if (socket.readyState === socket.OPEN) socket.close(1011);
    },
  });
}

export function addSocketRoute(app: FastifyInstance, gate: Gate, hall: Hall): void {
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && routeOptions.url !== SOCKET_PATH) throw new RequestRefused({ code: 'UNKNOWN_ROUTE' });
  });
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    onRequest: async (request) => {
      if (!request.ws) throw new RequestRefused({ code: 'UNKNOWN_ROUTE' });
      await requireCaller(gate, request);
    },
    handler: async () => {
      throw new RequestRefused({ code: 'UNKNOWN_ROUTE' });
    },
    wsHandler: (socket, request) => {
      const { caller, ip } = request;
      if (caller === null) socket.terminate();
      else new ViewerConnection(socket, request, caller, normalizeIP(ip), hall);
    },
  });
}
