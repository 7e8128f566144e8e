/**
 * One step of a room in the words of its messages. Viewers see much the same of it: whatever is the
 * same is put into words once, and the words are put together for each.
 */

import type { TableView, ViewPatch } from '@sidepot/protocol';
import { tableSeat } from '../people/people.js';
import { seesHands } from '../people/rights.js';
import type { RoomState, Stored } from '../state/types.js';
import { concernedBy } from './concerned.js';
import { isOwnPart, Patches } from './view.js';
import { viewStored } from './view-event.js';

/** Of these parts viewers differ in some of what they consist of: how deep to look for the rest. */
const DEPTHS: Readonly<Record<string, number>> = { play: 2, hand: 3 };

/** For those who see the table late. */
export interface Late {
  /** Who hosts it now? */
  readonly isHost: (viewer: string) => boolean;
  readonly parts: (viewer: string, shown: RoomState) => Partial<TableView>;
}

const NOTHING: Partial<TableView> = {};

export class RoomNews {
  readonly before: RoomState;
  readonly after: RoomState;
  readonly stored: readonly Stored[];
  #concerned: ReadonlySet<string> | null | undefined;
  readonly #gone: ReadonlySet<string>;
  readonly #late: Late | null;
  /** What was put into words, and the words. So few that to look through them is quicker than a map. */
  readonly #spoken: object[] = [];
  readonly #words: string[] = [];
  /** Of each event, if it is the same for all who hear of it. */
  readonly #events: string[] = [];
  #patches: Patches | null = null;
  #rail: string | null = null;

  /** `late`: what these viewers hear otherwise, and sooner. */
  constructor(
    before: RoomState,
    after: RoomState,
    stored: readonly Stored[],
    gone: ReadonlySet<string>,
    late: Late | null = null,
  ) {
    this.before = before;
    this.after = after;
    this.stored = stored;
    this.#gone = gone;
    this.#late = late;
  }

  /** All others see the same, and nothing new of themselves. Null: everybody. */
  get concerned(): ReadonlySet<string> | null {
    if (this.#concerned === undefined) {
      this.#concerned = concernedBy(this.before, this.after, this.stored);
    }
    return this.#concerned;
  }

  concerns(viewer: string): boolean {
    // Where only those who sit are told, nobody has to know who else there is.
    if (tableSeat(this.after, viewer) !== undefined || this.#late?.isHost(viewer)) return true;
    return this.concerned === null || this.concerned.has(viewer);
  }

  /** Two fields of a message: `"events":[…],"patch":{…}`. */
  textFor(viewer: string): string {
    if (this.concerns(viewer)) return this.#make(viewer);
    this.#rail ??= this.#make(viewer);
    return this.#rail;
  }

  #make(viewer: string): string {
    return `"events":[${this.#eventsFor(viewer)}],"patch":{${this.#patchFor(viewer)}}`;
  }

  #eventsFor(viewer: string): string {
    const sees = seesHands(this.after, viewer);
    let texts = '';
    for (const [i, stored] of this.stored.entries()) {
      const text = this.#eventFor(stored, i, viewer, sees);
      if (text !== '') texts += texts === '' ? text : `,${text}`;
    }
    return texts;
  }

  /** Empty: it is not for them. */
  #eventFor(stored: Stored, i: number, viewer: string, sees: boolean): string {
    const isCommon = sees && !isBetweenSome(stored) && !isOwn(stored, viewer);
    const known = isCommon ? this.#events[i] : undefined;
    if (known !== undefined) return known;
    const seen = viewStored(stored, this.before.seq + 1 + i, viewer, this.after);
    const text = seen === null ? '' : JSON.stringify(seen);
    if (isCommon) this.#events[i] = text;
    return text;
  }

  #patchFor(viewer: string): string {
    this.#patches ??= new Patches(this.before, this.after, this.#gone);
    const patch = this.#patches.for(viewer);
    // What is told at once is not overwritten by what was.
    const sooner: Readonly<Record<string, unknown>> = this.#late?.isHost(viewer)
      ? this.#late.parts(viewer, this.after)
      : NOTHING;
    let texts = '';
    for (const name in patch) {
      const part = name in sooner ? sooner[name] : patch[name as keyof ViewPatch];
      if (part === undefined || (this.#late !== null && name === 'you')) continue;
      texts += `${texts === '' ? '' : ','}"${name}":${this.#partOf(name, part)}`;
    }
    return texts;
  }

  #partOf(name: string, part: unknown): string {
    if (isOwnPart(name)) return JSON.stringify(part);
    const depth = DEPTHS[name];
    const isMixed = depth !== undefined && typeof part === 'object' && part !== null;
    return isMixed ? this.#spelled(part, depth - 1) : this.#wordsOf(part, 0);
  }

  /** What occurs again, to the object, is not put into words again. */
  #wordsOf(value: unknown, depth: number): string {
    if (typeof value === 'boolean' || Number.isInteger(value)) return String(value);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const known = this.#words[this.#spoken.indexOf(value)];
    if (known !== undefined) return known;
    const text = depth === 0 ? JSON.stringify(value) : this.#spelled(value, depth - 1);
    this.#spoken.push(value);
    this.#words.push(text);
    return text;
  }

  #spelled(value: object, depth: number): string {
    let texts = '';
    if (Array.isArray(value)) {
      for (const one of value) texts += `${texts === '' ? '' : ','}${this.#wordsOf(one, depth)}`;
      return `[${texts}]`;
    }
    for (const key in value) {
      const one: unknown = value[key as keyof typeof value];
      if (one === undefined) continue;
      texts += `${texts === '' ? '' : ','}"${key}":${this.#wordsOf(one, depth)}`;
    }
    return `{${texts}}`;
  }
}

/** Cards that are dealt to the viewer, or not: all others see the same. */
const isOwn = (stored: Stored, viewer: string): boolean =>
  stored.of === 'hand' && stored.to === viewer;

/** Some hear of it and others do not. */
const isBetweenSome = ({ of, event }: Stored): boolean => of === 'room' && PRIVATE.has(event.type);

const PRIVATE: ReadonlySet<Stored['event']['type']> = new Set([
  ...(['seatRequested', 'seatRequestEnded', 'entryRequested', 'entryEnded'] as const),
  ...(['banned', 'unbanned', 'autoChipsChosen'] as const),
  ...(['waitlistJoined', 'waitlistLeft', 'seatOffered'] as const),
]);
