/**
 * What the dealer of a shared table tells, as it comes. The browser comes back by itself after a broken
 * connection; where the server refuses, it is asked whether there is anything to come back to.
 */

import { RefusedError } from '@sidepot/client';
import type { ShareNews } from '@sidepot/protocol';
import { get } from '../../session/http.js';

export interface ShareTold {
  readonly news: (news: ShareNews) => void;
  /** Nothing more is heard for now. */
  readonly lost: () => void;
  /** It is shared no more, or never was. */
  readonly ended: () => void;
}

/** Milliseconds until it is tried again. */
const AGAIN = 3000;

/** Until the returned function is called. */
export function followShare(id: string, told: ShareTold): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;

  function open(): void {
    source = new EventSource(`/api/shares/${id}/events`);
    source.addEventListener('table', ({ data }: MessageEvent<string>) =>
      told.news(JSON.parse(data) as ShareNews),
    );
    source.addEventListener('ended', end);
    source.addEventListener('error', () => {
      if (isOver) return;
      told.lost();
      if (source?.readyState === EventSource.CLOSED) void ask();
    });
  }

  async function ask(): Promise<void> {
    try {
      await get<'getShare'>(`/api/shares/${id}`);
    } catch (error) {
      const code = error instanceof RefusedError ? error.code : 'OFFLINE';
      if (code === 'UNKNOWN_SHARE' || code === 'BAD_MESSAGE') {
        end();
        return;
      }
    }
    if (!isOver) timer = setTimeout(open, AGAIN);
  }

  function close(): void {
    isOver = true;
    source?.close();
    if (timer !== null) clearTimeout(timer);
  }

  function end(): void {
    if (isOver) return;
    close();
    told.ended();
  }

  open();
  return close;
}
