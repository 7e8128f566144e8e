/** The tables of clubs in SQLite. */

/** A migration: never changed once it was released. */
export const SQLITE_CLUBS = `
  CREATE TABLE clubs (
    id TEXT PRIMARY KEY,
    host TEXT NOT NULL REFERENCES identities (id),
    created_at INTEGER NOT NULL,
    revision INTEGER NOT NULL DEFAULT 1,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX clubs_host ON clubs (host);

  CREATE TABLE club_tables (
    table_id TEXT PRIMARY KEY,
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX club_tables_club ON club_tables (club);

  CREATE TABLE club_people (
    identity TEXT NOT NULL,
    club TEXT NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    PRIMARY KEY (identity, club)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX club_people_club ON club_people (club);
`;
