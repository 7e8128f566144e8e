/**
 * Sessions: hands of a player with no longer break between two of them. Kept as stretches of time that
 * are united when they come near each other, so the order in which hands come does not matter.
 */

import { addRows, type RowSums, rowsOf } from './rows.js';
import type { SessionCounters } from './types.js';

/** A longer break, in seconds, ends a session. */
const PAUSE = 1800;

/** One that is being counted. */
export interface OpenSession {
  from: number | null;
  to: number | null;
  readonly source: string;
  readonly rows: RowSums;
}

export const reopenSession = (session: SessionCounters, factor: number): OpenSession => {
  const rows: RowSums = new Map();
  addRows(rows, session.rows, factor);
  return { from: session.from, to: session.to, source: session.source, rows };
};

/** Where the rows of a hand go; `list` is in the order of time, those without one first. */
export function sessionAt(list: OpenSession[], at: number | null, source: string): OpenSession {
  if (at === null) return withoutTime(list, source);
  for (let k = list.length - 1; k >= 0; k--) {
    const session = list[k] as OpenSession;
    if (session.from === null || session.to === null) break;
    if (at > session.to + PAUSE) return inserted(list, k + 1, at);
    if (at < session.from - PAUSE) continue;
    session.from = Math.min(session.from, at);
    session.to = Math.max(session.to, at);
    const before = list[k - 1];
    if (before === undefined || !touches(before, session)) return session;
    list.splice(k - 1, 2, united(before, session));
    return list[k - 1] as OpenSession;
  }
  const first = list.findIndex(({ from }) => from !== null);
  return inserted(list, first < 0 ? list.length : first, at);
}

function withoutTime(list: OpenSession[], source: string): OpenSession {
  const known = list.find((session) => session.from === null && session.source === source);
  if (known !== undefined) return known;
  const session: OpenSession = { from: null, to: null, source, rows: new Map() };
  list.unshift(session);
  return session;
}

function inserted(list: OpenSession[], at: number, time: number): OpenSession {
  const session: OpenSession = { from: time, to: time, source: '', rows: new Map() };
  list.splice(at, 0, session);
  return session;
}

const touches = (a: OpenSession, b: OpenSession): boolean =>
  a.to !== null && b.from !== null && b.from - a.to <= PAUSE;

function united(a: OpenSession, b: OpenSession): OpenSession {
  const rows: RowSums = new Map(a.rows);
  for (const [key, row] of b.rows) {
    const sum = rows.get(key);
    rows.set(
      key,
      sum === undefined ? row : sum.map((value, slot) => value + (row[slot] as number)),
    );
  }
  const from = Math.min(a.from as number, b.from as number);
  return { from, to: Math.max(a.to as number, b.to as number), source: '', rows };
}

/** Both lists in one, united where they touch, in the order of time. */
export function mergeSessions(all: OpenSession[]): OpenSession[] {
  const merged: OpenSession[] = [];
  const timeless = new Map<string, OpenSession>();
  const timed = all.filter((session) => {
    if (session.from !== null) return true;
    const known = timeless.get(session.source);
    timeless.set(session.source, known === undefined ? session : joined(known, session));
    return false;
  });
  timed.sort((a, b) => (a.from as number) - (b.from as number));
  for (const session of timed) {
    const last = merged.at(-1);
    if (last !== undefined && touches(last, session)) merged.splice(-1, 1, united(last, session));
    else merged.push(session);
  }
  const sources = [...timeless.values()].sort((a, b) => (a.source < b.source ? -1 : 1));
  return [...sources, ...merged];
}

const joined = (a: OpenSession, b: OpenSession): OpenSession => ({
  ...a,
  rows: united({ ...a, from: 0, to: 0 }, { ...b, from: 0, to: 0 }).rows,
});

export const closeSessions = (list: readonly OpenSession[]): SessionCounters[] =>
  list.map(({ from, to, source, rows }) => ({ from, to, source, rows: rowsOf(rows) }));
