/** Statistics that are asked for: what was counted beside the seats, and the report of a session. */

import type { Answer, SessionReport } from '@sidepot/protocol';
import { type RoomState, rightsOf, seesHands, viewStats } from '../../room/index.js';
import type { Store } from '../../store/index.js';
import { refusing } from '../contract/refusals.js';
import type { Answered, Caller } from '../contract/types.js';
import type { Readers } from '../readers/readers.js';
import { lastOver, READ_AGAIN_MS } from './reads.js';

export async function statsAnswer(shown: RoomState, { id }: Caller): Answered<Answer<'getStats'>> {
  const stats = viewStats(shown, id);
  return stats === null ? refusing('NOT_ALLOWED') : { ok: true, value: { stats } };
}

/** Of everybody for a host, and when the game is over for all who may see its hands. */
export async function reportAnswer(
  store: Store,
  readers: Readers,
  live: RoomState,
  shown: RoomState,
  { id }: Caller,
): Answered<Answer<'getReport'>> {
  const isOfAll = rightsOf(live, id).includes('host') || (live.closed && seesHands(live, id));
  const isIn = live.table.ledger.some(({ player }) => player === id);
  if (!isOfAll && !isIn) return refusing('NOT_ALLOWED');
  const reading = await readers.read(id, {
    ...{ of: 'report', place: await store.place(shown.id), table: shown.id },
    ...{ through: lastOver(shown), player: isOfAll ? null : id },
    head: {
      ...{ table: live.name, mode: live.table.settings.mode, currency: live.room.currency },
      ...{ isClosed: live.closed, isOfAll },
    },
  });
  if (reading === null) return refusing('RATE_LIMITED', { retryAfter: READ_AGAIN_MS });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reading.chunks) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
  }
  return { ok: true, value: JSON.parse(text) as SessionReport };
}
