/** How far the chat of a table was read in this tab, also after a reload. */

import type { TableView } from '@sidepot/protocol';
import { useSyncExternalStore } from 'react';
import { useTable } from '../session/context.js';
import { useMuted } from './muted.js';

const keyOf = (table: string): string => `sidepot.chat.${table}`;

const listeners = new Set<() => void>();
const read = new Map<string, number>();

/** Who comes for the first time has missed nothing. */
function readUpTo({ info, chat }: TableView): number {
  const known = read.get(info.id);
  if (known !== undefined) return known;
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(keyOf(info.id));
  } catch {
    // Then it is as for the first time.
  }
  const seq = /^\d+$/.test(stored ?? '') ? Number(stored) : (chat.at(-1)?.seq ?? 0);
  keep(info.id, seq);
  return seq;
}

function keep(table: string, seq: number): void {
  read.set(table, seq);
  try {
    sessionStorage.setItem(keyOf(table), String(seq));
  } catch {
    // It holds until a reload.
  }
}

export function markRead(table: string, seq: number): void {
  if ((read.get(table) ?? -1) >= seq) return;
  keep(table, seq);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const unreadIn = (
  { chat, you }: Pick<TableView, 'chat' | 'you'>,
  upTo: number,
  muted: ReadonlySet<string>,
): number =>
  chat.filter(({ seq, player }) => seq > upTo && player !== you.player && !muted.has(player))
    .length;

export function useUnread(): number {
  const { view } = useTable();
  const muted = useMuted();
  const upTo = useSyncExternalStore(subscribe, () => readUpTo(view));
  return unreadIn(view, upTo, muted);
}
