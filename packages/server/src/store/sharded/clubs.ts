import type { ClubStore } from '../contract/clubs.js';

/** Clubs are of people, not of a table: the directory has them. */
export const clubsOf = (home: ClubStore): ClubStore => ({
  createClub: (club) => home.createClub(club),
  getClub: (id) => home.getClub(id),
  saveClub: (id, revision, changed) => home.saveClub(id, revision, changed),
  listClubs: (identity) => home.listClubs(identity),
  clubsAfter: (id, limit) => home.clubsAfter(id, limit),
  clubOfTable: (tableId) => home.clubOfTable(tableId),
  deleteClub: (id) => home.deleteClub(id),
});
