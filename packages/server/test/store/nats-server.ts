/** A NATS server of the test's own, on the loopback, where the binary is found. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.js';

export interface NatsServer {
  readonly url: string;
  start(): Promise<void>;
  /** SIGKILL: it says goodbye to nobody. */
  stop(): Promise<void>;
}

const NAME = 'nats-server';
const READY = 'Server is ready';

/** Whatever happens to us, no server is left behind. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Null if it can be run; else what to do about it. */
export function natsMissing(): string | null {
  const { error } = spawnSync(NAME, ['--version']);
  return error === undefined
    ? null
    : `NATS is not tested: there is no ${NAME} on this machine (Debian: apt-get install ${NAME})`;
}

export async function startNats(args: readonly string[] = []): Promise<NatsServer> {
  const port = await freePort();
  let child: ChildProcess | null = null;
  const server = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      const made = spawn(NAME, ['-a', '127.0.0.1', '-p', String(port), ...args], {
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      running.add(made);
      made.once('exit', () => running.delete(made));
      let said = '';
      await new Promise<void>((resolve, reject) => {
        made.stderr.setEncoding('utf8').on('data', (text: string) => {
          said += text;
          if (said.includes(READY)) resolve();
        });
        made.once('exit', () => reject(new Error(`${NAME}: ${said}`)));
      });
      child = made;
    },
    async stop() {
      const gone = child;
      child = null;
      if (gone === null || gone.exitCode !== null || gone.signalCode !== null) return;
      gone.kill('SIGKILL');
      await once(gone, 'exit');
    },
  };
  await server.start();
  return server;
}
