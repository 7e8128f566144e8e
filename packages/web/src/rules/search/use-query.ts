/** What is searched for, kept in the address: `/rules?q=reopen` finds it again. */

import { useEffect, useRef, useState } from 'react';
import { subscribe } from '../../site/routes.js';

/** Browsers count how often an address changes, so it follows typing at a distance. */
const ADDRESS_DELAY = 250;

const queryIn = (search: string): string => new URLSearchParams(search).get('q') ?? '';

export function useQuery(): readonly [string, (query: string) => void] {
  const [query, setQuery] = useState(() => queryIn(window.location.search));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const path = window.location.pathname;
    const stop = subscribe(() => {
      clearTimeout(timer.current);
      if (window.location.pathname === path) setQuery(queryIn(window.location.search));
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, []);
  const ask = (wanted: string): void => {
    setQuery(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { pathname } = window.location;
      const search = wanted.trim() === '' ? '' : `?q=${encodeURIComponent(wanted.trim())}`;
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    }, ADDRESS_DELAY);
  };
  return [query, ask];
}
