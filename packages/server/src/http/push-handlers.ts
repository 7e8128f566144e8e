/** Devices that want to be told of turns, where the server can tell them. */

import { refusing } from '../runtime/contract/refusals.js';
import type { PushDoor, TableService } from '../runtime/contract/types.js';
import { ok } from './answers/refuse.js';
import type { Handlers } from './routes.js';

export type PushRoute = 'getPushKey' | 'startPush' | 'endPush';

/** Of a server without keys. */
export const NO_PUSHES: PushDoor = {
  publicKey: null,
  start: async () => refusing('NO_PUSH'),
  end: async () => ok({ ok: true }),
  counts: () => ({}),
};

export const pushHandlers = (
  push: PushDoor,
  service: Pick<TableService, 'visit'>,
): Pick<Handlers, PushRoute> => ({
  getPushKey: async () => ok({ key: push.publicKey }),
  async startPush({ caller, params, body, request: { tokenHash } }) {
    const inside = await service.visit(caller, params.id);
    return inside.ok ? push.start(tokenHash ?? '', params.id, body) : inside;
  },
  endPush: ({ params, request: { tokenHash } }) => push.end(tokenHash ?? '', params.id),
});
