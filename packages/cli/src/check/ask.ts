/**
 * Another engine as a command: hands as lines of JSON on its standard input, a line of JSON for each
 * on its standard output. All hands are sent at once and its input is closed then, so that a program
 * that keeps back its output until it ends is heard too. What goes wrong with it is an answer as well.
 */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { MAX_LINE_BYTES } from '../stream/blocks.js';
import { cutText } from '../stream/json-safe.js';
import type { AskedHand } from './expected.js';

export type Heard =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'ended'; readonly code: number | null; readonly stderr: string }
  | { readonly kind: 'hung'; readonly seconds: number }
  | { readonly kind: 'flood' }
  | { readonly kind: 'unasked' };

/** After so many failures the rest is not asked any more. */
const MOST_FAILURES = 3;
const STDERR_BYTES = 4096;

/** `tell` hears how many hands have been answered. */
export async function askCommand(
  command: string,
  hands: readonly AskedHand[],
  limitSeconds: number,
  tell: (answered: number) => void,
): Promise<readonly Heard[]> {
  const heard: (Heard | undefined)[] = hands.map(() => undefined);
  let answered = 0;
  for (let failures = 0; failures < MOST_FAILURES; failures++) {
    const open = hands.flatMap((hand, at) => (heard[at] === undefined ? [{ hand, at }] : []));
    if (open.length === 0) break;
    const asked = new Asked(command, open, limitSeconds, (at, text) => {
      if (heard[at] === undefined) tell(++answered);
      heard[at] = { kind: 'said', text };
    });
    const end = await asked.run();
    const first = heard.indexOf(undefined);
    if (first >= 0) heard[first] = end;
  }
  return heard.map((one) => one ?? { kind: 'unasked' });
}

interface Open {
  readonly hand: AskedHand;
  readonly at: number;
}

/** One start of the command. */
class Asked {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #open: readonly Open[];
  readonly #limit: number;
  readonly #hear: (at: number, text: string) => void;
  readonly #places: ReadonlyMap<string, number>;
  readonly #answered = new Set<number>();
  #next = 0;
  #stderr = '';
  #rest = '';
  #timer: NodeJS.Timeout | undefined;
  #end: Heard | undefined;

  constructor(
    command: string,
    open: readonly Open[],
    limit: number,
    hear: (at: number, text: string) => void,
  ) {
    this.#open = open;
    this.#limit = limit;
    this.#hear = hear;
    this.#places = new Map(open.map(({ hand }, place) => [hand.id, place]));
    // In a group of its own, so that what a shell started ends with it.
    this.#child = spawn(command, { shell: true, detached: process.platform !== 'win32' });
  }

  async run(): Promise<Heard> {
    const child = this.#child;
    const stop = (): void => this.#kill();
    process.once('exit', stop);
    process.once('SIGINT', stop);
    child.stdin.on('error', () => {});
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-STDERR_BYTES);
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    const closed = once(child, 'close').catch(() => [null]);
    this.#wait();
    void this.#send();
    const [code] = (await closed) as [number | null];
    clearTimeout(this.#timer);
    process.off('exit', stop);
    process.off('SIGINT', stop);
    if (this.#rest.trim() !== '') this.#take(this.#rest);
    return this.#end ?? { kind: 'ended', code, stderr: lastLine(this.#stderr) };
  }

  async #send(): Promise<void> {
    const { stdin } = this.#child;
    for (const { hand } of this.#open) {
      if (stdin.destroyed || this.#end !== undefined) return;
      if (stdin.write(`${hand.text}\n`)) continue;
      await Promise.race([once(stdin, 'drain'), once(stdin, 'close')]).catch(() => {});
      this.#wait();
    }
    stdin.end();
  }

  #read(text: string): void {
    this.#wait();
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') this.#take(line);
    if (this.#rest.length > MAX_LINE_BYTES) this.#stop({ kind: 'flood' });
    if (this.#answered.size === this.#open.length) this.#stop({ kind: 'unasked' });
  }

  /** By its `id`, if it has one of ours; else it is that of the next hand. */
  #take(line: string): void {
    const place = this.#places.get(idIn(line) ?? '') ?? this.#nextOpen();
    const open = this.#open[place];
    if (open === undefined) return;
    this.#answered.add(place);
    this.#hear(open.at, line);
  }

  #nextOpen(): number {
    while (this.#answered.has(this.#next)) this.#next++;
    return this.#next;
  }

  /** Anew, whenever something moves. */
  #wait(): void {
    clearTimeout(this.#timer);
    const hang = (): void => this.#stop({ kind: 'hung', seconds: this.#limit });
    this.#timer = setTimeout(hang, 1000 * this.#limit);
  }

  #stop(why: Heard): void {
    this.#end ??= why;
    this.#kill();
  }

  #kill(): void {
    const { pid } = this.#child;
    try {
      if (pid !== undefined && process.platform !== 'win32') process.kill(-pid, 'SIGKILL');
      else this.#child.kill('SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** Node says its version last, below where the error was; what is wrong stands above. */
const NOT_WHY = /^(?:at |Node\.js v\d|\(Use `node |$)/;
const OF_NODE = /^Node\.js v\d/;
/** At the start of a line: those that an error holds are indented, and so is what it knows besides. */
const THROWN = /^\[?\w*(?:Error|Exception|Rejection)\b(?:$|.*:)/;

function lastLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const why = lines.some((line) => OF_NODE.test(line)) ? thrownIn(lines) : undefined;
  const last = why ?? lines.reverse().find((line) => !NOT_WHY.test(line.trim())) ?? '';
  return cutText(last.trim());
}

/** What was thrown; it need not be called an error. */
function thrownIn(lines: readonly string[]): string | undefined {
  const at = lines.findIndex((line) => /^\s+at /.test(line));
  const thrown = [...lines].reverse().find((line) => THROWN.test(line));
  return (thrown ?? lines[at - 1])?.replace(/ \{$/, '');
}

function idIn(line: string): string | undefined {
  try {
    const { id } = JSON.parse(line) as { readonly id?: unknown };
    return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
  } catch {
    return undefined;
  }
}
