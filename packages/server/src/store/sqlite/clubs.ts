/** Clubs in SQLite: what is read here, and what the writer does. */

import type { ClubChanged, ClubRecord, ClubStore, NewClub } from '../contract/clubs.js';
import { checkClubChanged, checkNewClub } from '../writing/check-club.js';
import { checkId } from '../writing/checks.js';
import { inTransaction, type Sqlite } from './database.js';
import type { Statements } from './statements.js';
import type { SqliteWriter } from './writer.js';

const COLUMNS = 'id, host, created_at AS createdAt, revision, body';

const SQL = {
  create:
    'INSERT INTO clubs (id, host, created_at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  get: `SELECT ${COLUMNS} FROM clubs WHERE id = ?`,
  isTaken: `
    SELECT 1 FROM club_tables
    WHERE table_id IN (SELECT value FROM json_each(?2)) AND club <> ?1 LIMIT 1`,
  save: `
    UPDATE clubs SET host = ?3, body = ?4, revision = revision + 1 WHERE id = ?1 AND revision = ?2`,
  dropTables: `
    DELETE FROM club_tables
    WHERE club = ?1 AND table_id NOT IN (SELECT value FROM json_each(?2))`,
  addTables: `
    INSERT INTO club_tables (table_id, club) SELECT value, ?1 FROM json_each(?2) WHERE true
    ON CONFLICT DO NOTHING`,
  dropPeople: `
    DELETE FROM club_people
    WHERE club = ?1 AND identity NOT IN (SELECT value FROM json_each(?2))`,
  addPeople: `
    INSERT INTO club_people (identity, club) SELECT value, ?1 FROM json_each(?2) WHERE true
    ON CONFLICT DO NOTHING`,
  list: `
    SELECT ${COLUMNS} FROM clubs
    WHERE host = ?1 OR id IN (SELECT club FROM club_people WHERE identity = ?1)
    ORDER BY created_at DESC, id DESC`,
  after: `SELECT ${COLUMNS} FROM clubs WHERE id > ? ORDER BY id LIMIT ?`,
  ofTable: 'SELECT club FROM club_tables WHERE table_id = ?',
  drop: 'DELETE FROM clubs WHERE id = ?',
} as const;

export interface ClubWrites {
  createClub(club: NewClub): boolean;
  saveClub(id: string, revision: number, changed: ClubChanged): boolean;
  deleteClub(id: string): boolean;
}

export const clubWrites = (db: Sqlite, { first, run }: Statements): ClubWrites => ({
  createClub: ({ id, host, createdAt, body }) => run(SQL.create, id, host, createdAt, body) > 0,
  saveClub: (id, revision, { host, body, tables, people }) =>
    inTransaction(db, () => {
      const [tableIds, identities] = [JSON.stringify(tables), JSON.stringify(people)];
      if (first(SQL.isTaken, id, tableIds) !== null) return false;
      if (run(SQL.save, id, revision, host, body) === 0) return false;
      run(SQL.dropTables, id, tableIds);
      run(SQL.addTables, id, tableIds);
      run(SQL.dropPeople, id, identities);
      run(SQL.addPeople, id, identities);
      return true;
    }),
  deleteClub: (id) => run(SQL.drop, id) > 0,
});

export const sqliteClubs = (
  { all, first }: Statements,
  read: <T>(work: () => T) => Promise<T>,
  write: SqliteWriter['call'],
): ClubStore => ({
  createClub: async (club) => {
    checkNewClub(club);
    return write('createClub', club);
  },
  getClub: (id) => read(() => first<ClubRecord>(SQL.get, id)),
  saveClub: async (id, revision, changed) => {
    checkId(id);
    checkClubChanged(changed);
    return write('saveClub', id, revision, changed);
  },
  listClubs: (identity) => read(() => all<ClubRecord>(SQL.list, identity)),
  clubsAfter: (id, limit) => read(() => all<ClubRecord>(SQL.after, id, limit)),
  clubOfTable: (tableId) => read(() => first<{ club: string }>(SQL.ofTable, tableId)?.club ?? null),
  deleteClub: (id) => write('deleteClub', id),
});
