/** Clubs in PostgreSQL. */

import type { ClubRecord, ClubStore } from '../contract/clubs.js';
import { checkClubChanged, checkNewClub } from '../writing/check-club.js';
import { checkId } from '../writing/checks.js';
import type { Queries } from './guard.js';

/** A migration: never changed once it was released. */
export const POSTGRES_CLUBS = `
  CREATE TABLE clubs (
    id text PRIMARY KEY,
    host text NOT NULL REFERENCES identities (id),
    created_at bigint NOT NULL,
    revision integer NOT NULL DEFAULT 1,
    body text NOT NULL
  );
  CREATE INDEX clubs_host ON clubs (host);

  CREATE TABLE club_tables (
    table_id text PRIMARY KEY,
    club text NOT NULL REFERENCES clubs (id) ON DELETE CASCADE
  );
  CREATE INDEX club_tables_club ON club_tables (club);

  CREATE TABLE club_people (
    identity text NOT NULL,
    club text NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    PRIMARY KEY (identity, club)
  );
  CREATE INDEX club_people_club ON club_people (club);
`;

const COLUMNS = 'id, host, created_at AS "createdAt", revision, body';

const SQL = {
  create: `
    INSERT INTO clubs (id, host, created_at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
  get: `SELECT ${COLUMNS} FROM clubs WHERE id = $1`,
  /** Of two clubs that take a table at once the second one fails on its key. */
  save: `
    WITH wanted_tables AS (SELECT json_array_elements_text($5::json) AS id),
    wanted_people AS (SELECT json_array_elements_text($6::json) AS id),
    saved AS (
      UPDATE clubs SET host = $3, body = $4, revision = revision + 1
      WHERE id = $1 AND revision = $2 AND NOT EXISTS (
        SELECT FROM club_tables WHERE table_id IN (SELECT id FROM wanted_tables) AND club <> $1
      )
      RETURNING id
    ),
    dropped_tables AS (
      DELETE FROM club_tables WHERE club IN (SELECT id FROM saved)
        AND table_id NOT IN (SELECT id FROM wanted_tables)
    ),
    added_tables AS (
      INSERT INTO club_tables (table_id, club)
      SELECT DISTINCT w.id, saved.id FROM wanted_tables w, saved
      WHERE NOT EXISTS (SELECT FROM club_tables t WHERE t.table_id = w.id AND t.club = saved.id)
    ),
    dropped_people AS (
      DELETE FROM club_people WHERE club IN (SELECT id FROM saved)
        AND identity NOT IN (SELECT id FROM wanted_people)
    ),
    added_people AS (
      INSERT INTO club_people (identity, club)
      SELECT DISTINCT w.id, saved.id FROM wanted_people w, saved
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM saved`,
  list: `
    SELECT ${COLUMNS} FROM clubs
    WHERE host = $1 OR id IN (SELECT club FROM club_people WHERE identity = $1)
    ORDER BY created_at DESC, id DESC`,
  after: `SELECT ${COLUMNS} FROM clubs WHERE id > $1 ORDER BY id LIMIT $2`,
  ofTable: 'SELECT club FROM club_tables WHERE table_id = $1',
  drop: 'DELETE FROM clubs WHERE id = $1',
} as const;

export const postgresClubs = ({ run, all, first }: Queries): ClubStore => ({
  async createClub(club) {
    checkNewClub(club);
    const { id, host, createdAt, body } = club;
    return (await run(SQL.create, id, host, createdAt, body)).rowCount === 1;
  },
  getClub: (id) => first<ClubRecord>(SQL.get, id),
  async saveClub(id, revision, changed) {
    checkId(id);
    checkClubChanged(changed);
    const { host, body, tables, people } = changed;
    const lists = [JSON.stringify(tables), JSON.stringify(people)];
    return (await run(SQL.save, id, revision, host, body, ...lists)).rowCount === 1;
  },
  listClubs: (identity) => all<ClubRecord>(SQL.list, identity),
  clubsAfter: (id, limit) => all<ClubRecord>(SQL.after, id, limit),
  clubOfTable: async (tableId) =>
    (await first<{ club: string }>(SQL.ofTable, tableId))?.club ?? null,
  deleteClub: async (id) => (await run(SQL.drop, id)).rowCount === 1,
});
