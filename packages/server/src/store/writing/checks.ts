/**
 * What both databases would store differently is refused before it reaches them: SQLite cuts a text
 * at a NUL, PostgreSQL refuses it; a NOTIFY holds no long id.
 */

import { StoreError } from '../contract/errors.js';
import type { Append } from './group-commit.js';

const MAX_ID = 200;
const MAX_SEQ = 2 ** 31 - 1;

const bad = (message: string): never => {
  throw new StoreError('BAD_RECORD', message);
};

export function checkTexts(texts: readonly string[]): void {
  if (texts.some((text) => text.includes('\0'))) bad('a text holds a NUL character');
}

export function checkId(id: string): void {
  if (id === '' || id.length > MAX_ID) bad(`an id has 1 to ${MAX_ID} characters`);
  checkTexts([id]);
}

export function checkTime(time: number): void {
  if (!Number.isSafeInteger(time)) bad(`not a time in milliseconds: ${time}`);
}

function checkSeq(seq: number, max: number, what: string): void {
  if (!Number.isInteger(seq) || seq < 0 || seq > max) bad(`${what} out of range: ${seq}`);
}

export function checkAppend({ tableId, expectedSeq, events, effects }: Append): void {
  const { key, deadline, snapshot, hand, members = [], closedAt, host = '' } = effects;
  const next = expectedSeq + events.length;
  checkId(tableId);
  checkTexts(events);
  checkTexts([...members, host]);
  checkSeq(expectedSeq, MAX_SEQ - events.length, 'expected sequence number');
  if (key !== undefined) checkTexts([key.identity, key.key, key.bodyHash, key.answer]);
  if (typeof deadline === 'number') checkTime(deadline);
  if (closedAt !== undefined) checkTime(closedAt);
  if (snapshot !== undefined) {
    checkSeq(snapshot.seq, next, 'snapshot');
    checkTexts([snapshot.state]);
  }
  if (hand !== undefined) {
    checkSeq(hand.number, MAX_SEQ, 'hand number');
    checkTime(hand.startedAt);
    checkTexts([hand.summary, hand.log]);
  }
}
