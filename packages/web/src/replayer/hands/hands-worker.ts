/** The worker: opens what it is given and answers for single hands. A new one is made for new files. */

import { fileText } from '../../calculator/share/file-text.js';
import { Library } from './library.js';
import type { FromWorker, Source, ToWorker } from './messages.js';

/** Milliseconds of reading between two batches: often enough to see it move. */
const PAUSE = 120;

const say = (message: FromWorker): void => self.postMessage(message);

let library: Library | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') void open(data.sources);
  else say({ type: 'hand', number: data.number, hand: library?.hand(data.number) ?? null });
};

async function open(sources: readonly Source[]): Promise<void> {
  library = new Library(
    sources.map((source) =>
      typeof source === 'string' ? { name: null, size: source.length } : source,
    ),
  );
  for await (const batch of library.read(textsOf(sources), () => performance.now(), PAUSE)) {
    say(batch);
    // Questions that came meanwhile are heard.
    await new Promise((go) => setTimeout(go));
  }
}

async function* textsOf(sources: readonly Source[]): AsyncGenerator<string, void> {
  for (const source of sources) {
    yield typeof source === 'string' ? source : await fileText(source).catch(() => '');
  }
}
