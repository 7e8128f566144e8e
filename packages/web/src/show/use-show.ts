/** Keeps the show: news go in, time passes, and a tab that nobody sees is not kept waiting. */

import { startTransition, useEffect, useState } from 'react';
import type { Table } from '../session/context.js';
import { caughtUp, next, opened, type Show, told } from './show.js';
import { loadWay } from './way.js';

interface Kept {
  readonly show: Show;
  readonly news: number;
}

export function useShow({ view, news, ahead }: Table): Show {
  const [kept, setKept] = useState<Kept>(() => ({ show: opened(view), news: news.id }));
  let { show } = kept;
  if (show.latest !== view) {
    // While drawing, not after: otherwise the end of the story would flash up first.
    const isHidden = document.visibilityState === 'hidden';
    const events = kept.news === news.id ? [] : news.events;
    show = told(show, { view, events, serverNow: Date.now() + ahead, isHidden });
    setKept({ show, news: news.id });
  }
  const [{ id, duration }, ...rest] = show.scenes;
  const hasNext = rest.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene has its own time
  useEffect(() => {
    if (!hasNext) return;
    // In pieces: what still moves from the last scene must not stop for the next one.
    const go = (): void =>
      startTransition(() => setKept((now) => ({ ...now, show: next(now.show) })));
    const timer = setTimeout(go, duration);
    return () => clearTimeout(timer);
  }, [id, duration, hasNext]);
  useEffect(() => void loadWay(), []);
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') {
        setKept((now) => ({ ...now, show: caughtUp(now.show) }));
      }
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
  return show;
}
