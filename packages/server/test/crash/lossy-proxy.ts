/** A way to PostgreSQL on which, when told so, the answer to an append is lost and the line is cut. */

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { CHANNEL } from '../../src/store/postgres/listener.js';

export interface LossyProxy {
  readonly url: string;
  /** How many answers are still to be lost. */
  toLose: number;
  close(): Promise<void>;
}

export async function lossyProxy(to: string): Promise<LossyProxy> {
  const target = new URL(to);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let isAppend = false;
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (chunk) => {
      isAppend = chunk.includes(CHANNEL) && !chunk.includes('LISTEN');
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (isAppend && proxy.toLose > 0) {
        proxy.toLose--;
        near.destroy();
      } else near.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(to);
  url.port = String(typeof address === 'object' ? address?.port : 0);
  const proxy: LossyProxy = {
    url: url.href,
    toLose: 0,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
  return proxy;
}
