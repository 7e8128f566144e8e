/** The worker: opens what it is given and answers for single hands. A new one is made for new files. */

import { fileText } from '../../site/file-text.js';
import { CountingDesk, type DeskQuestion } from '../counting/desk.js';
import { Library } from './library.js';
import type { FromWorker, Source, ToWorker } from './messages.js';

/** Milliseconds of work between two messages: often enough to see it move. */
const PAUSE = 120;
/** Questions that came meanwhile are heard sooner: somebody looks at the page. */
const SLICE = 40;

const say = (message: FromWorker): void => self.postMessage(message);
const rest = (): Promise<void> => new Promise((go) => setTimeout(go));

let library: Library | null = null;
let desk: CountingDesk | null = null;
const asked = new Map<number, DeskQuestion>();
let isCounting = false;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'open':
      void open(data.sources);
      break;
    case 'hand':
      say({ type: 'hand', number: data.number, hand: library?.hand(data.number) ?? null });
      break;
    case 'ask':
      asked.set(data.id, data.question);
      if (!isCounting) void answerAll();
      break;
    case 'drop':
      asked.delete(data.id);
      break;
  }
};

async function open(sources: readonly Source[]): Promise<void> {
  library = new Library(
    sources.map((source) =>
      typeof source === 'string' ? { name: null, size: source.length } : source,
    ),
  );
  desk = new CountingDesk(library);
  for await (const batch of library.read(textsOf(sources), () => performance.now(), PAUSE)) {
    say(batch);
    // Questions that came meanwhile are heard.
    await rest();
  }
}

/** One after the other: what one has counted the next may need. */
async function answerAll(): Promise<void> {
  isCounting = true;
  for (let next = first(); next !== null; next = first()) {
    const [id, question] = next;
    await answer(id, question);
    asked.delete(id);
  }
  isCounting = false;
}

const first = (): readonly [number, DeskQuestion] | null => asked.entries().next().value ?? null;

async function answer(id: number, question: DeskQuestion): Promise<void> {
  if (desk === null) return;
  const work = desk.answer(question);
  let until = performance.now() + SLICE;
  for (let step = work.next(); asked.has(id); step = work.next()) {
    if (step.done === true) return say({ type: 'answer', id, answer: step.value });
    if (performance.now() < until) continue;
    say({ type: 'part', id, part: step.value });
    await rest();
    until = performance.now() + SLICE;
  }
}

async function* textsOf(sources: readonly Source[]): AsyncGenerator<string, void> {
  for (const source of sources) {
    yield typeof source === 'string' ? source : await fileText(source).catch(() => '');
  }
}
