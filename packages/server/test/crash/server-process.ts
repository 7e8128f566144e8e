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
export type Place = readonly ['--data' | '--database-url', string, ...string[]];

/** Lets the machine's clock of that process be set: by the environment at first, then by messages. */
const SHIFTED = `
  const real = Date.now;
  let shift = Number(process.env.SIDEPOT_TEST_SHIFT);
  const now = () => real() + shift;
  globalThis.Date = class extends Date {
    constructor(...args) { args.length === 0 ? super(now()) : super(...args); }
    static now() { return now(); }
  };
  process.on('message', (ms) => { shift = ms; });
  process.channel?.unref();
`;

export class ServerProcess {
  readonly url: string;
  readonly #args: readonly string[];
  readonly #nodeOptions: string;
  #child: ChildProcess | null = null;
  #errors = '';
  #shift: number;

  private constructor(port: number, place: Place, shift: number, nodeOptions: string) {
    this.#nodeOptions = nodeOptions;
    this.url = `http://127.0.0.1:${port}`;
    this.#shift = shift;
    const clock = `data:text/javascript,${encodeURIComponent(SHIFTED)}`;
    this.#args = [
      '--import',
      clock,
      BIN,
      'serve',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      ...place,
    ];
  }

  /**
   * On a port of its own, to which every restart comes back. `shift`: what its machine's clock is
   * ahead of ours, in milliseconds.
   */
  static async start(place: Place, shift = 0, nodeOptions = ''): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), place, shift, nodeOptions);
    await server.start();
    return server;
  }

  get isUp(): boolean {
    return this.#child !== null;
  }

  /** Somebody sets its machine's clock. */
  setClock(shift: number): void {
    this.#shift = shift;
    this.#child?.send(shift);
  }

  /** What it logged: warnings and worse. */
  get errors(): string {
    return this.#errors;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#args, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...{
          SIDEPOT_LIMITS: 'off',
          NODE_OPTIONS: this.#nodeOptions,
          SIDEPOT_TEST_SHIFT: String(this.#shift),
        },
      },
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors += text;
    });
    if (child.stdout === null) throw new Error('no output');
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
