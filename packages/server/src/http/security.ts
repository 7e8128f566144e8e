/** Headers that tell browsers what this site never does. */

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** A Host header is a stranger's text until it looks like one. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
export const isHostName = (text: string): boolean => HOST.test(text);

export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Older Safari does not count sockets of the same host as 'self'.
        connectSrc: ["'self'", ({ headers: { host = '' } }) => socketsOf(host)],
        imgSrc: ["'self'", 'data:'],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    // Whether a host has HTTPS for good is for whoever runs it in front of us.
    strictTransportSecurity: false,
  });
}

const socketsOf = (host: string): string =>
  isHostName(host) ? `ws://${host} wss://${host}` : "'self'";
