/** The clubs' routes, where the server has them. */

import type { ClubDoor } from '../runtime/contract/clubs.js';
import { refusing } from '../runtime/contract/refusals.js';
import { download } from './answers/download.js';
import { ok } from './answers/refuse.js';
import type { Handlers } from './routes.js';

export type ClubRoute =
  | 'createClub'
  | 'listClubs'
  | 'getClub'
  | 'changeClub'
  | 'exportClub'
  | 'deleteClub';

/** Of a server without them. */
export const NO_CLUBS: ClubDoor = {
  create: async () => refusing('UNAVAILABLE'),
  list: async () => ok({ clubs: [] }),
  get: async () => refusing('UNKNOWN_CLUB'),
  change: async () => refusing('UNKNOWN_CLUB'),
  export: async () => refusing('UNKNOWN_CLUB'),
  delete: async () => refusing('UNKNOWN_CLUB'),
  mayForget: async () => ok({ ok: true }),
  forget: async () => ok({ ok: true }),
};

export const clubHandlers = (clubs: ClubDoor): Pick<Handlers, ClubRoute> => ({
  createClub: ({ caller, body }) => clubs.create(caller, body),
  listClubs: ({ caller, query }) => clubs.list(caller, query.table ?? null),
  getClub: ({ caller, params, query }) => clubs.get(caller, params.id, query),
  changeClub: ({ caller, params, body }) => clubs.change(caller, params.id, body),
  async exportClub({ caller, params, query, reply }) {
    const file = await clubs.export(caller, params.id, query);
    return file.ok ? ok(download(reply, file.value)) : file;
  },
  deleteClub: ({ caller, params }) => clubs.delete(caller, params.id),
});
