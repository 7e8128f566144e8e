import type { ServerMessage } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { SERVER_EXAMPLES, VIEW_EXAMPLE } from '../../protocol/src/docs/examples/messages.js';
import { type KnownTable, reduce, UNKNOWN_TABLE } from '../src/state.js';

type Events = Extract<ServerMessage, { type: 'events' }>;

const snapshot: ServerMessage = { type: 'snapshot', seq: 213, at: 0, view: VIEW_EXAMPLE };
const events = SERVER_EXAMPLES.events as Events;
const known = reduce(UNKNOWN_TABLE, snapshot, 0);

const news = (parts: Partial<Events>): KnownTable => reduce(known, { ...events, ...parts }, 0);

describe('the state of a table', () => {
  test('hello tells how far the clock of the server is ahead', () => {
    const hello = { type: 'hello', v: 1, table: 'kf7Qm2xW9bTc', player: 'ann_8fK2mQ' } as const;
    expect(reduce(UNKNOWN_TABLE, { ...hello, at: 5000 }, 4000).ahead).toBe(1000);
  });

  test('a snapshot replaces everything, and has nothing to animate', () => {
    expect(known).toMatchObject({ seq: 213, view: VIEW_EXAMPLE, isBehind: false });
    expect(known.news.events).toEqual([]);
  });

  test('events change parts, lengthen the log, and are news', () => {
    const { view, seq, news: told } = news({});
    expect(seq).toBe(214);
    expect(view?.clock).toEqual(events.patch.clock);
    expect(view?.seats).toBe(VIEW_EXAMPLE.seats);
    expect(view?.log.at(-1)).toEqual(events.events[0]);
    expect(told).toEqual({ id: known.news.id + 1, events: events.events });
  });

  test('a gap is noticed and nothing is applied', () => {
    const state = news({ after: 214, seq: 215 });
    expect(state).toMatchObject({ isBehind: true, seq: 213, view: VIEW_EXAMPLE });
    expect(reduce(state, { ...snapshot, seq: 220 }, 0)).toMatchObject({
      isBehind: false,
      seq: 220,
    });
  });

  test('before the first snapshot there is nothing to apply events to', () => {
    expect(reduce(UNKNOWN_TABLE, events, 0)).toMatchObject({ isBehind: true, view: null });
  });

  test('events seen already are not news again, and the patch still counts', () => {
    const once = news({});
    const twice = reduce(once, { ...events, after: 212 }, 0);
    expect(twice.news.events).toEqual([]);
    expect(twice.view?.log).toEqual(once.view?.log);
    expect(twice.seq).toBe(214);
  });

  test('the view of a stale refusal counts only if it is newer', () => {
    const refused = { type: 'refused', key: null, code: 'STALE', text: '', details: {} } as const;
    const current = { seq: 213, at: 0, view: VIEW_EXAMPLE };
    expect(reduce(known, { ...refused, current }, 0)).toBe(known);
    expect(reduce(known, { ...refused, current: { ...current, seq: 300 } }, 0).seq).toBe(300);
    expect(reduce(known, refused, 0)).toBe(known);
  });

  test('a snapshot may go back: a player who becomes a delayed spectator sees the past', () => {
    expect(reduce(known, { ...snapshot, seq: 100 }, 0).seq).toBe(100);
  });
});
