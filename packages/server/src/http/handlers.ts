/** What each route does: asks the tables, or tells who is who. */

import { addAbortSignal, Readable } from 'node:stream';
import { regionOf } from '../identity/networks.js';
import { deviceOf } from '../identity/sessions.js';
import type { ClubDoor } from '../runtime/contract/clubs.js';
import { refusing } from '../runtime/contract/refusals.js';
import type { FileStream, PushDoor, TableService } from '../runtime/contract/types.js';
import type { ShareDesk } from '../shares/share-desk.js';
import { download, named } from './answers/download.js';
import { ok } from './answers/refuse.js';
import { type Gate, recognise } from './callers/callers.js';
import { giveCookie, renewCookie, takeCookie } from './callers/cookie.js';
import { type ClubRoute, clubHandlers } from './club-handlers.js';
import type { Rates } from './limits/rates.js';
import type { SecurityLog } from './log/security-log.js';
import { type PushRoute, pushHandlers } from './push-handlers.js';
import type { Handlers } from './routes.js';
import { type RulesRoute, rulesHandlers } from './rules-handlers.js';
import { type ShareRoute, shareHandlers } from './share-handlers.js';
import type { Sockets } from './socket/sockets.js';

export interface Doors {
  readonly service: TableService;
  readonly clubs: ClubDoor;
  readonly push: PushDoor;
  readonly shares: ShareDesk;
  readonly gate: Gate;
  readonly sockets: Sockets;
  readonly security: SecurityLog;
  readonly rates: Rates;
  readonly isStopping: () => boolean;
  readonly metrics: () => string;
}

export const handlersOf = (doors: Doors): Handlers => ({
  ...identityHandlers(doors),
  ...sessionHandlers(doors),
  ...tableHandlers(doors),
  ...probeHandlers(doors),
  ...clubHandlers(doors.clubs),
  ...pushHandlers(doors.push, doors.service),
  ...rulesHandlers(doors.rates),
  ...shareHandlers(doors.shares, doors.gate, doors.rates),
});

type IdentityRoute = 'newIdentity' | 'newLink' | 'claimLink' | 'getOwnData' | 'forgetMe';

function identityHandlers({
  gate,
  service,
  clubs,
  sockets,
  rates,
  security,
}: Doors): Pick<Handlers, IdentityRoute> {
  const { identities } = gate;
  return {
    async newIdentity({ body: { name, bearer }, request, reply }) {
      const known = await recognise(gate, request);
      if (known !== null) {
        await rates.player(request);
        renewCookie(request, reply);
        const { id, name: now } = name === undefined ? known : await identities.rename(known, name);
        return ok({ player: id, name: now });
      }
      await rates.newIdentity(request);
      const label = bearer === true ? '' : deviceOf(request.headers['user-agent']);
      const { caller, token } = await identities.create(name ?? null, label);
      security.note('newIdentity', { player: caller.id, from: regionOf(request.ip) });
      const answer = { player: caller.id, name: caller.name };
      if (bearer === true) return ok({ ...answer, token });
      giveCookie(request, reply, token);
      return ok(answer);
    },

    async newLink({ caller, body }) {
      const { token, expiresAt } = await identities.newLink(caller, body.table ?? null);
      security.note('linkMade', { player: caller.id });
      // What follows a # is not sent to servers, so it is in nobody's logs.
      return ok({ token, url: `/#/link/${token}`, expiresAt });
    },

    async getOwnData({ caller, reply }) {
      const file = await service.getOwnData(caller);
      if (!file.ok) return file;
      named(reply, file.value);
      return ok(streamOf(file.value));
    },

    async forgetMe({ caller, request, reply }) {
      const may = await clubs.mayForget(caller);
      if (!may.ok) return may;
      const forgotten = await service.forget(caller);
      if (!forgotten.ok) return forgotten;
      const left = await clubs.forget(caller);
      if (!left.ok) return left;
      await identities.forget(caller);
      takeCookie(request, reply);
      sockets.leave(({ player }) => player === caller.id, { code: 'NO_IDENTITY' });
      return forgotten;
    },

    async claimLink({ body, request, reply }) {
      await rates.newIdentity(request);
      const label = deviceOf(request.headers['user-agent']);
      const claimed = await identities.claim(body.token, label);
      if (claimed === null) return refusing('BAD_LINK');
      const { id, name } = claimed.caller;
      if (gate.bans.hasPlayer(id)) return refusing('BANNED');
      security.note('linkClaimed', { player: id, from: regionOf(request.ip) });
      giveCookie(request, reply, claimed.token);
      return ok({ player: id, name, table: claimed.table });
    },
  };
}

type SessionRoute = 'listSessions' | 'endSession' | 'endOtherSessions';

function sessionHandlers(doors: Doors): Pick<Handlers, SessionRoute> {
  const { sockets, security, service } = doors;
  const { identities } = doors.gate;
  const told = (player: string, ended: number): void => {
    security.note('sessionEnded', { player, ended });
    void service.audit({ by: 'player', player, action: 'sessionEnded', details: { ended } });
  };
  return {
    async listSessions({ caller, request: { tokenHash } }) {
      return ok({ sessions: await identities.devices({ caller, tokenHash: tokenHash ?? '' }) });
    },

    async endSession({ caller, body, request, reply }) {
      const ended = await identities.end(caller, body.session);
      if (ended === null) return refusing('UNKNOWN_SESSION');
      told(caller.id, 1);
      if (ended === request.tokenHash) takeCookie(request, reply);
      sockets.leave(({ tokenHash }) => tokenHash === ended, { code: 'NO_IDENTITY' });
      return ok({ ended: 1 });
    },

    async endOtherSessions({ caller, request: { tokenHash } }) {
      const ended = await identities.endAll(caller.id, tokenHash);
      told(caller.id, ended);
      const isOther = (one: { readonly player: string; readonly tokenHash: string }): boolean =>
        one.player === caller.id && one.tokenHash !== tokenHash;
      sockets.leave(isOther, { code: 'NO_IDENTITY' });
      return ok({ ended });
    },
  };
}

type ProbeRoute = 'health' | 'ready' | 'metrics';

function tableHandlers({
  gate,
  service,
  rates,
}: Doors): Omit<
  Handlers,
  IdentityRoute | SessionRoute | ProbeRoute | ClubRoute | PushRoute | RulesRoute | ShareRoute
> {
  return {
    async createTable({ caller, body, request }) {
      await rates.newTable(request);
      const payer = await gate.networks.householdHash(request.ip);
      return service.createTable(caller, body.settings, payer);
    },
    getQuota: ({ caller }) => service.getQuota(caller),
    getTable: ({ caller, params }) => service.getTable(caller, params.id),
    async sendCommand({ caller, params, body }) {
      if (params.id === body.table) return service.command(caller, body);
      return refusing('BAD_MESSAGE', { field: 'table', problem: 'not the table of the address' });
    },
    listEvents: ({ caller, params, query }) => service.listEvents(caller, params.id, query.after),
    listHands: ({ caller, params, query }) => service.listHands(caller, params.id, query.before),
    async getHand({ caller, params, query, reply }) {
      const { id, number } = params;
      const file = await service.getHand(caller, id, number, query.format);
      return file.ok ? ok(download(reply, file.value)) : file;
    },
    async getArchive({ caller, params, query, reply }) {
      const file = await service.getArchive(caller, params.id, query.format);
      if (!file.ok) return file;
      named(reply, file.value);
      return ok(streamOf(file.value));
    },
    deleteTable: ({ caller, params }) => service.deleteTable(caller, params.id),
    getStats: ({ caller, params }) => service.getStats(caller, params.id),
    getReport: ({ caller, params }) => service.getReport(caller, params.id),
    getLedger: ({ caller, params, query }) => service.getLedger(caller, params.id, query.before),
  };
}

function probeHandlers({ service, isStopping, metrics }: Doors): Pick<Handlers, ProbeRoute> {
  return {
    health: async () => ok({ ok: true }),
    async ready() {
      if (isStopping()) return refusing('STOPPING');
      try {
        await service.ready();
        return ok({ ok: true });
      } catch {
        return refusing('UNAVAILABLE');
      }
    },
    async metrics({ reply }) {
      reply.type('text/plain; version=0.0.4; charset=utf-8');
      return ok(metrics());
    },
  };
}

/** Takes no more than its reader does; if the reader goes, the rest is not made. */
const streamOf = ({ chunks, signal }: FileStream): Readable =>
  addAbortSignal(signal, Readable.from(chunks, { objectMode: false }));
