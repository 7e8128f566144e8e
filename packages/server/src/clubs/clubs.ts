/** The clubs of a store. Whoever has the link of one may read it; its host changes it. */

import { PokerError } from '@sidepot/engine';
import { type Answer, type ClubChange, MAX_CLUBS } from '@sidepot/protocol';
import { newId } from '../new-id.js';
import { neutralName } from '../room/index.js';
import type { ClubDoor, ClubOptions, During } from '../runtime/contract/clubs.js';
import { refusing, storeRefusal } from '../runtime/contract/refusals.js';
import type { Answered, Caller, RefusedAnswer, TextFile } from '../runtime/contract/types.js';
import { WorkSlice } from '../runtime/turns/slices.js';
import type { ClubRecord, Store } from '../store/index.js';
import { type ChangedClub, changedClub, withNights, withoutName } from './changes.js';
import { BadLine } from './csv-line.js';
import { readNights } from './csv-read.js';
import { clubCsv } from './csv-write.js';
import { clubBodyOf, keepNew, roomOfTable, saveBody } from './keeping.js';
import { membersOf } from './members.js';
import { CLUB_VERSION, type ClubBody, DEFAULT_SCORING, type KeptNight } from './types.js';
import { clubView } from './view.js';

export interface ClubsOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly failed?: (error: unknown) => void;
}

/** So often somebody else may change the same club first. */
const PATIENCE = 20;

/**
 * The clubs of a store, as `buildApp` takes them.
 *
 * @example
 * import { keepingResults, openClubs, openSqliteStore } from '@sidepot/server';
 *
 * const store = keepingResults(await openSqliteStore('data'));
 * const clubs = openClubs({ store, now: Date.now });
 */
export const openClubs = (options: ClubsOptions): ClubDoor => new Clubs(options);

/** The host, and the body that is to be. */
type Wanted = { readonly host: string; readonly body: ClubBody } | RefusedAnswer;

class Clubs implements ClubDoor {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #failed: (error: unknown) => void;

  constructor({ store, now, failed = () => {} }: ClubsOptions) {
    this.#store = store;
    this.#now = now;
    this.#failed = failed;
  }

  create(by: Caller, { name, currency, scoring }: ClubOptions): Answered<Answer<'createClub'>> {
    return this.#guarded(async () => {
      const clubs = await this.#store.listClubs(by.id);
      if (clubs.filter(({ host }) => host === by.id).length >= MAX_CLUBS) {
        return refusing('CLUB_FULL', { most: MAX_CLUBS });
      }
      const id = newId();
      const body: ClubBody = {
        ...{ version: CLUB_VERSION, name, currency: currency ?? 'none' },
        scoring: scoring ?? DEFAULT_SCORING,
        ...{ nights: [], people: [], names: [], merged: [] },
      };
      const createdAt = this.#now();
      await this.#store.createClub({ id, host: by.id, createdAt, body: JSON.stringify(body) });
      return { ok: true, value: { id, url: `/club/${id}` } };
    });
  }

  list(by: Caller, table: string | null): Answered<Answer<'listClubs'>> {
    return this.#guarded(async () => {
      const records = await this.#store.listClubs(by.id);
      const club = table === null ? null : await this.#store.clubOfTable(table);
      const clubs = records.map((record) => {
        const { name, currency, nights } = clubBodyOf(record);
        const { id, host } = record;
        const about = { isHost: host === by.id, hasTable: id === club };
        return { id, name, currency, nights: nights.length, ...about };
      });
      return { ok: true, value: { clubs } };
    });
  }

  get(by: Caller, id: string, during: During): Answered<Answer<'getClub'>> {
    return this.#guarded(async () => {
      const record = await this.#store.getClub(id);
      if (record === null) return refusing('UNKNOWN_CLUB');
      const { body, sketches, record: now } = await keepNew(this.#store, record);
      // The transfers of a crowd take some milliseconds: one club in each turn.
      await new WorkSlice().rest();
      const { host, revision } = now;
      return { ok: true, value: clubView({ id, host, revision, body, sketches }, by.id, during) };
    });
  }

  async export(by: Caller, id: string, during: During): Answered<TextFile> {
    const club = await this.get(by, id, during);
    if (!club.ok) return club;
    const file = { type: 'text/csv; charset=utf-8', name: `sidepot-${id}.csv` };
    return { ok: true, value: { ...file, text: clubCsv(club.value) } };
  }

  change(by: Caller, id: string, change: ClubChange): Answered<Answer<'changeClub'>> {
    return this.#changing(id, async (record) => {
      if (record.host !== by.id) return refusing('NOT_HOST');
      const body = clubBodyOf(record);
      switch (change.type) {
        case 'addTable':
          return this.#withTable(by, record, change);
        case 'import':
          return wanted(record.host, imported(body, change.csv));
        case 'handOver': {
          const { to } = change;
          const isMember = membersOf(body).some(({ all }) => all.some((one) => one.id === to));
          if (!isMember || (await this.#store.getIdentity(to)) === null) {
            return refusing('UNKNOWN_MEMBER', { member: to });
          }
          return { host: to, body };
        }
        default:
          return wanted(record.host, changedClub(body, change));
      }
    });
  }

  delete(by: Caller, id: string): Answered<Answer<'deleteClub'>> {
    return this.#guarded(async () => {
      const record = await this.#store.getClub(id);
      if (record === null) return refusing('UNKNOWN_CLUB');
      if (record.host !== by.id) return refusing('NOT_HOST');
      await this.#store.deleteClub(id);
      return { ok: true, value: { ok: true } };
    });
  }

  mayForget(by: Caller): Answered<{ readonly ok: true }> {
    return this.#guarded(async () => {
      const clubs = await this.#store.listClubs(by.id);
      const isHost = clubs.some(({ host }) => host === by.id);
      return isHost ? refusing('HOSTS_CLUB') : { ok: true, value: { ok: true } };
    });
  }

  forget(by: Caller): Answered<{ readonly ok: true }> {
    return this.#guarded(async () => {
      for (const { id } of await this.#store.listClubs(by.id)) {
        const done = await this.#changing(id, async (record) => {
          const body = withoutName(clubBodyOf(record), by.id, neutralName(by.id));
          return { host: record.host, body };
        });
        if (!done.ok && done.error.code !== 'UNKNOWN_CLUB') return done;
      }
      return { ok: true, value: { ok: true } };
    });
  }

  /** For a host's own table: its ledger is told to everybody who has the club's link. */
  async #withTable(
    by: Caller,
    record: ClubRecord,
    { table, worth }: Extract<ClubChange, { type: 'addTable' }>,
  ): Promise<Wanted> {
    const body = clubBodyOf(record);
    const club = await this.#store.clubOfTable(table);
    if (club === record.id) return { host: record.host, body };
    if (club !== null) return refusing('IN_A_CLUB');
    const state = await roomOfTable(this.#store, table);
    if (state === null) return refusing('UNKNOWN_TABLE');
    if (state.host !== by.id) return refusing('NOT_HOST');
    const { currency } = state.room;
    // Chips may be worth something in money, but no money anything in another.
    const isSame = currency === body.currency;
    if (!isSame && (worth === undefined || currency !== 'none')) {
      return refusing('OTHER_CURRENCY', { currency, club: body.currency });
    }
    const night: KeptNight = {
      ...{ kind: 'table', id: table, name: state.name, addedAt: state.createdAt },
      ...{ settled: false, worth: isSame ? 1 : (worth ?? 1), result: null },
    };
    return wanted(record.host, withNights(body, [night]));
  }

  /** Again and again on what is there then, if somebody else was first. */
  #changing(
    id: string,
    change: (record: ClubRecord) => Promise<Wanted>,
  ): Answered<Answer<'changeClub'>> {
    return this.#guarded(async () => {
      for (let tries = 0; tries < PATIENCE; tries++) {
        const found = await this.#store.getClub(id);
        if (found === null) return refusing('UNKNOWN_CLUB');
        const next = await change(found);
        if ('ok' in next) return next;
        const isSame = next.host === found.host && JSON.stringify(next.body) === found.body;
        if (isSame) return { ok: true, value: { revision: found.revision } };
        if (await saveBody(this.#store, found, next.host, next.body)) {
          return { ok: true, value: { revision: found.revision + 1 } };
        }
      }
      return refusing('UNAVAILABLE');
    });
  }

  async #guarded<T>(work: () => Answered<T>): Answered<T> {
    try {
      return await work();
    } catch (error) {
      // Amounts that are too large to be exact.
      if (error instanceof PokerError) return { ok: false, error: error.refusal };
      this.#failed(error);
      return { ok: false, error: storeRefusal(error) ?? { code: 'INTERNAL' } };
    }
  }
}

const wanted = (host: string, result: ChangedClub): Wanted =>
  result.ok ? { host, body: result.value } : { ok: false, error: result.error };

function imported(body: ClubBody, csv: string): ChangedClub {
  try {
    const { nights, people } = readNights(csv, body, newId);
    return withNights(body, nights, people);
  } catch (error) {
    if (error instanceof BadLine) return { ok: false, error: error.refusal };
    throw error;
  }
}
