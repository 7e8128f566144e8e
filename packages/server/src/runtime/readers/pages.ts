/** All of a table that is stored, oldest first, read a page at a time. */

import type { EventRecord, HandRecord } from '../../store/index.js';
import type { PageReader } from './jobs.js';

/** Some hundred kilobytes. */
const HANDS = 25;
const EVENTS = 200;

export async function* storedHands(
  reader: Pick<PageReader, 'handsAfter'>,
  table: string,
  through: number = Number.POSITIVE_INFINITY,
): AsyncGenerator<HandRecord, void> {
  for (let last = 0; last < through; ) {
    const page = await reader.handsAfter(table, last, HANDS);
    for (const record of page) {
      last = record.number;
      if (last > through) return;
      yield record;
    }
    if (page.length < HANDS) return;
  }
}

export async function* storedEvents(
  reader: Pick<PageReader, 'eventsAfter'>,
  table: string,
  through: number,
): AsyncGenerator<EventRecord, void> {
  for (let last = 0; last < through; ) {
    const page = await reader.eventsAfter(table, last, Math.min(EVENTS, through - last));
    for (const body of page) {
      last++;
      yield { seq: last, body };
    }
    if (page.length < EVENTS) return;
  }
}
