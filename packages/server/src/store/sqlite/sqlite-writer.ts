/** The thread that writes the SQLite file: it answers one call after the other, until a null. */

import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, sqliteError } from './database.js';
import { SQLITE_FILE } from './files.js';
import { answerCall, type WriterCall, type WriterReply } from './writer.js';
import { sqliteWrites } from './writes.js';

const folder = String(workerData);
const db = openDatabase(folder);
const writes = sqliteWrites(db);

function replyTo(call: WriterCall): WriterReply {
  try {
    return { value: answerCall(writes, call) };
  } catch (error) {
    const { code, message, problem } = sqliteError(error, join(folder, SQLITE_FILE));
    return { error: { code, told: problem ?? message } };
  }
}

parentPort?.on('message', (call: WriterCall | null) => {
  if (call !== null) {
    parentPort?.postMessage(replyTo(call));
    return;
  }
  db.close();
  parentPort?.close();
});
