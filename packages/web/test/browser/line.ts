/** A network cable between a browser and the server that a test can cut. */

import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  readonly url: string;
  /** What is open breaks off, and what is tried fails. */
  cut(): void;
  /** Nothing comes through any more, and nobody is told. */
  hush(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  let isHushed = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    if (isHushed) return void open.add(near.on('close', () => open.delete(near)));
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const breakOff = (): void => {
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    cut() {
      isCut = true;
      breakOff();
    },
    hush() {
      isHushed = true;
      for (const socket of open) {
        socket.unpipe();
        socket.pause();
      }
    },
    mend() {
      isCut = false;
      if (isHushed) breakOff();
      isHushed = false;
    },
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      breakOff();
      return closed;
    },
  };
}
