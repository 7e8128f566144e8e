/** The real server as its users start it, in a process that can be killed without a word. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { freePort } from '../free-port.js';

const BIN = createRequire(import.meta.url).resolve('sidepot/bin/sidepot.js');

/** Whatever happens to us, no server is left behind. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Where it keeps its tables, as the command line says it. */
export type Place = readonly ['--data', string] | readonly ['--database-url', string];

export class ServerProcess {
  readonly url: string;
  readonly #args: readonly string[];
  #child: ChildProcess | null = null;
  #errors = '';

  private constructor(port: number, place: Place) {
    this.url = `http://127.0.0.1:${port}`;
    this.#args = [BIN, 'serve', '--host', '127.0.0.1', '--port', String(port), ...place];
  }

  /** On a port of its own, to which every restart comes back. */
  static async start(place: Place): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), place);
    await server.start();
    return server;
  }

  get isUp(): boolean {
    return this.#child !== null;
  }

  /** What it logged: warnings and worse. */
  get errors(): string {
    return this.#errors;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, SIDEPOT_LIMITS: 'off', NODE_OPTIONS: '' },
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text;
    });
    const isUp = once(child.stdout, 'data').then(() => true);
    const isGone = once(child, 'exit').then(() => false);
    if (!(await Promise.race([isUp, isGone]))) throw new Error(`no server: ${this.#errors}`);
    this.#child = child;
  }

  /** SIGKILL: it learns nothing of it. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill(signal);
    await gone;
  }
}
