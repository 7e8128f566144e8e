/** What each call does. Whatever changes something is in the audit log before it is answered. */

import { isBanned } from '../http/guard.js';
import type { SecurityLog } from '../http/log/security-log.js';
import type { Sockets } from '../http/socket/sockets.js';
import { type Bans, readPrefix } from '../identity/bans.js';
import type { Identities } from '../identity/identities.js';
import type { AuditEntry, TableService } from '../runtime/contract/types.js';
import type { BanRecord, Store } from '../store/index.js';
import { newestLines, verified } from './audit-reading.js';
import type { AdminAnswer, AdminCalls, AdminName, AdminTable } from './types.js';

export interface Administered {
  readonly store: Pick<Store, 'allTables' | 'allPlayers' | 'getIdentity' | 'getTable'> &
    Pick<Store, 'listAudit' | 'lastAudit'>;
  readonly service: TableService;
  readonly identities: Identities;
  readonly bans: Bans;
  readonly sockets: Sockets;
  readonly security: SecurityLog;
}

export type Actions = {
  readonly [N in AdminName]: (ask: AdminCalls[N]['ask']) => Promise<AdminAnswer<N>>;
};

const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
const no = (code: string, text: string) => ({ ok: false, error: { code, text } }) as const;

const NO_PLAYER = no('UNKNOWN_PLAYER', 'nobody has this player id');
const NO_TABLE = no('UNKNOWN_TABLE', 'there is no such table');
const NOT_BANNED = no('NOT_BANNED', 'nobody is shut out under that name');

export function actionsOf(parts: Administered): Actions {
  const { store, service, identities, bans, sockets } = parts;
  const done = (action: string, entry: Omit<AuditEntry, 'by' | 'action'> = {}): Promise<void> =>
    service.audit({ by: 'admin', action, ...entry });

  const isPlayer = async (id: string): Promise<boolean> => (await store.getIdentity(id)) !== null;

  return {
    tables: async ({ limit }) => ok({ tables: await tablesOf(parts, limit) }),

    async players({ limit }) {
      const found = await store.allPlayers(limit);
      return ok({
        players: found.map((player) => ({ ...player, banned: bans.hasPlayer(player.id) })),
      });
    },

    async close({ table }) {
      const closed = await service.order(table, { type: 'closeTable' });
      if (!closed.ok) return refusedAs(closed.error.code);
      await done('close', { table });
      return ok({ seq: closed.value.seq });
    },

    async delete({ table }) {
      if (!(await service.removeTable(table))) return NO_TABLE;
      await done('delete', { table });
      return ok({ table });
    },

    async revoke({ player }) {
      if (!(await isPlayer(player))) return NO_PLAYER;
      const sessions = await identities.endAll(player, null);
      const left = sockets.leave((socket) => socket.player === player, { code: 'NO_IDENTITY' });
      await done('revoke', { about: player, details: { sessions } });
      return ok({ sessions, sockets: left });
    },

    async ban({ who, reason }) {
      const kind = kindOf(who);
      if (kind === 'player' && !(await isPlayer(who))) return NO_PLAYER;
      await bans.add(kind, who, reason);
      const left = sockets.leave(isBanned(bans), { code: 'BANNED' });
      await done('ban', { about: who, details: { kind, reason } });
      return ok({ kind, sockets: left });
    },

    async unban({ who }) {
      const kind = kindOf(who);
      if (!(await bans.remove(kind, who))) return NOT_BANNED;
      await done('unban', { about: who });
      return ok({ kind });
    },

    bans: async () => ok({ bans: await bans.list() }),

    async transfer({ table, player }) {
      const given = await service.order(table, { type: 'transferHost', player });
      if (!given.ok) return refusedAs(given.error.code);
      await done('transfer', { table, about: player });
      return ok({ seq: given.value.seq });
    },

    async quota({ player, set }) {
      const found = await store.getIdentity(player);
      if (found === null) return NO_PLAYER;
      if (set !== undefined) {
        await service.setQuota(player, set);
        await done('quota', { about: player, details: { set } });
      }
      const uses = await service.getQuota({ id: player, name: found.name });
      return uses.ok ? uses : refusedAs(uses.error.code);
    },

    log: async ({ limit }) => ok({ lines: await newestLines(store, limit) }),
    verify: async ({ expect }) => ok(await verified(store, expect)),
  };
}

const kindOf = (who: string): BanRecord['kind'] =>
  readPrefix(who) === null ? 'player' : 'address';

const TEXTS: Readonly<Record<string, string>> = {
  UNKNOWN_TABLE: NO_TABLE.error.text,
  TABLE_CLOSED: 'the table is closed already',
  UNKNOWN_PLAYER: 'that player is not at this table',
  NOT_ALLOWED: 'that player is the host already, or a bot',
};

const refusedAs = (code: string): Extract<AdminAnswer<AdminName>, { ok: false }> =>
  no(code, TEXTS[code] ?? 'the table refused; the log of the server may say why');

/** Those in memory by their load, then the others, newest first. */
async function tablesOf(
  { store, service }: Administered,
  limit: number,
): Promise<readonly AdminTable[]> {
  const loaded = service
    .overview()
    .toSorted((a, b) => b.bytesPerSecond - a.bytesPerSecond || b.seq - a.seq);
  const ids = new Set(loaded.map(({ id }) => id));
  const asleep = (await store.allTables(limit))
    .filter(({ id }) => !ids.has(id))
    .map(
      ({ id, host, info, seq }) =>
        ({ id, host, name: nameIn(info), seq, status: 'asleep' }) as const,
    );
  const shown = [...loaded, ...asleep].slice(0, limit);
  const names = new Map<string, string>();
  for (const host of new Set(shown.map((table) => table.host))) {
    names.set(host, (await store.getIdentity(host))?.name ?? '');
  }
  return shown.map((table) => ({ ...table, hostName: names.get(table.host) ?? '' }));
}

function nameIn(info: string): string {
  const { name } = JSON.parse(info) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
}
