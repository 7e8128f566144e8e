/**
 * What is stored of clubs: one text each, which the caller made, and beside it which tables and people
 * are in it, so that a club is found by them. With several databases all of it is in the directory.
 */

export interface NewClub {
  readonly id: string;
  /** The identity that may change it. */
  readonly host: string;
  readonly createdAt: number;
  readonly body: string;
}

export interface ClubRecord extends NewClub {
  /** 1, and one more with each change. */
  readonly revision: number;
}

export interface ClubChanged {
  readonly host: string;
  readonly body: string;
  /** All tables of the club from now on; a table is in one club at most. */
  readonly tables: readonly string[];
  /** All identities that find it in their list from now on; its host does anyway. */
  readonly people: readonly string[];
}

export interface ClubStore {
  /** `false`: this id is taken, nothing was changed. */
  createClub(club: NewClub): Promise<boolean>;
  getClub(id: string): Promise<ClubRecord | null>;
  /**
   * `false`: it has another revision by now, another club has one of the tables, or there is no such
   * club; nothing was changed.
   */
  saveClub(id: string, revision: number, changed: ClubChanged): Promise<boolean>;
  /** Clubs that the identity hosts or is in, newest first. */
  listClubs(identity: string): Promise<readonly ClubRecord[]>;
  /** In order of their ids, after one. */
  clubsAfter(id: string, limit: number): Promise<readonly ClubRecord[]>;
  /** The id of the club that the table belongs to; null: none. */
  clubOfTable(tableId: string): Promise<string | null>;
  /** `false`: there is none. */
  deleteClub(id: string): Promise<boolean>;
}
