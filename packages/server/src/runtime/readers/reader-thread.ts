/** A thread that reads: it has connections of its own and makes chunks of text as they are asked for. */

import { setImmediate as turn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { openReader, type Reader, StoreError, type StorePlace } from '../../store/index.js';
import type { ReaderCall, ReaderReply } from './calls.js';
import { piecesOf } from './jobs.js';

/** A chunk is at least so long, if there is so much. */
const CHUNK = 64 * 1024;

const readers = new Map<string, Reader>();
const running = new Map<number, AsyncGenerator<string, void>>();

function readerAt(place: StorePlace): Reader {
  const key = JSON.stringify(place);
  const reader = readers.get(key) ?? openReader(place);
  readers.set(key, reader);
  return reader;
}

async function chunkOf(pieces: AsyncGenerator<string, void>): Promise<Uint8Array | null> {
  let text = '';
  while (text.length < CHUNK) {
    const { value, done } = await pieces.next();
    if (done === true) break;
    if (value === '') await turn();
    text += value;
  }
  return text === '' ? null : new TextEncoder().encode(text);
}

async function answer(id: number): Promise<void> {
  const pieces = running.get(id);
  if (pieces === undefined) return;
  let reply: ReaderReply;
  try {
    reply = { id, chunk: await chunkOf(pieces) };
  } catch (error) {
    const code = error instanceof StoreError ? error.code : null;
    const message = error instanceof Error ? error.message : String(error);
    reply = { id, error: { code, message } };
  }
  if ('error' in reply || reply.chunk === null) running.delete(id);
  const bytes = 'chunk' in reply && reply.chunk !== null ? [reply.chunk.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(reply, bytes);
}

/** In one place: a job whose database cannot be opened fails when its first chunk is asked for. */
async function* begun(
  job: Extract<ReaderCall, { say: 'begin' }>['job'],
): AsyncGenerator<string, void> {
  yield* piecesOf(readerAt, job);
}

parentPort?.on('message', (call: ReaderCall) => {
  if (call.say === 'begin') running.set(call.id, begun(call.job));
  else if (call.say === 'more') void answer(call.id);
  else {
    void running.get(call.id)?.return();
    running.delete(call.id);
  }
});
