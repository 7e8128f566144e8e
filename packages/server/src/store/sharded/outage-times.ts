/**
 * One outage may be kept by several databases, each with its own ends. Whoever is given time back is
 * given it once: of a time that is found, only what no other one covers is new.
 */

import type { KeptOutage } from '../contract/store.js';

type Time = Omit<KeptOutage, 'id'>;

/** More than these no clock has run for. */
const MOST = 1000;

export class OutageTimes {
  #times: readonly KeptOutage[] = [];
  #last = 0;

  add({ from, until }: Time): void {
    const pieces = this.#times.reduce<readonly Time[]>(
      (rest, known) => rest.flatMap((piece) => without(piece, known)),
      [{ from, until }],
    );
    for (const piece of pieces) this.#times = [...this.#times, { id: ++this.#last, ...piece }];
    this.#times = this.#times.slice(-MOST);
  }

  /** Numbered as they were found. */
  after(id: number): readonly KeptOutage[] {
    return this.#times.filter((time) => time.id > id);
  }
}

function without({ from, until }: Time, known: Time): readonly Time[] {
  const before = { from, until: Math.min(until, known.from) };
  const after = { from: Math.max(from, known.until), until };
  if (known.until <= from || known.from >= until) return [{ from, until }];
  return [before, after].filter((piece) => piece.from < piece.until);
}
