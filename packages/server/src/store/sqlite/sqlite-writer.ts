/** The thread that writes the SQLite file: it answers one call after the other, until a null. */

import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { asStoreError, openDatabase } from './database.js';
import { SQLITE_FILE } from './files.js';
import { answerCall, type Call, type Reply } from './writer.js';
import { sqliteWrites } from './writes.js';

const folder = String(workerData);
const db = openDatabase(folder);
const writes = sqliteWrites(db);

function replyTo(call: Call): Reply {
  try {
    return { value: answerCall(writes, call) };
  } catch (error) {
    const { code, message } = asStoreError(error, join(folder, SQLITE_FILE));
    return { error: { code, message } };
  }
}

parentPort?.on('message', (call: Call | null) => {
  if (call !== null) {
    parentPort?.postMessage(replyTo(call));
    return;
  }
  db.close();
  parentPort?.close();
});
