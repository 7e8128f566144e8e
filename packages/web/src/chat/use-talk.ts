/** What was just said or shown, for as long as it hangs over the table: of each person the last. */

import { words } from '@sidepot/i18n/page';
import type { Reaction, StreamEvent, TableView } from '@sidepot/protocol';
import { useEffect, useState } from 'react';
import { useTable } from '../session/context.js';
import { useMuted } from './muted.js';

const SECONDS = { said: 6, reacted: 3.5 } as const;

export interface Talk {
  readonly seq: number;
  readonly kind: keyof typeof SECONDS;
  readonly player: string;
  readonly name: string;
  /** Null: they do not sit. */
  readonly seat: number | null;
  /** What was said; of a reaction what it is called. */
  readonly text: string;
  readonly reaction: Reaction | null;
  /** When it goes again, by this device's clock. */
  readonly until: number;
}

export function talkIn(
  events: readonly StreamEvent[],
  { seats, chat }: Pick<TableView, 'seats' | 'chat'>,
  now: number,
): readonly Talk[] {
  return events.flatMap(({ seq, of, event }): readonly Talk[] => {
    if (of !== 'room' || (event.type !== 'said' && event.type !== 'reacted')) return [];
    const { player } = event;
    const sits = seats.find((one) => one.player === player);
    const name = sits?.name ?? chat.findLast((line) => line.player === player)?.name ?? '';
    const reaction = event.type === 'reacted' ? event.reaction : null;
    const text = event.type === 'said' ? event.text : words.chat.reactions[event.reaction];
    const until = now + SECONDS[event.type] * 1000;
    return [
      { seq, kind: event.type, player, name, seat: sits?.seat ?? null, text, reaction, until },
    ];
  });
}

export function useTalk(): readonly Talk[] {
  const { view, news } = useTable();
  const muted = useMuted();
  const [kept, setKept] = useState<{ readonly news: number; readonly talk: readonly Talk[] }>({
    news: news.id,
    talk: [],
  });
  let { talk } = kept;
  if (kept.news !== news.id) {
    const fresh = talkIn(news.events, view, Date.now());
    const last = new Map([...talk, ...fresh].map((one) => [one.player, one]));
    if (fresh.length > 0) talk = [...last.values()];
    setKept({ news: news.id, talk });
  }
  const soonest = Math.min(...talk.map(({ until }) => until));
  useEffect(() => {
    if (!Number.isFinite(soonest)) return;
    const drop = (): void =>
      setKept((now) => ({ ...now, talk: now.talk.filter(({ until }) => until > soonest) }));
    const timer = setTimeout(drop, Math.max(0, soonest - Date.now()));
    return () => clearTimeout(timer);
  }, [soonest]);
  return talk.filter(({ player }) => !muted.has(player));
}
