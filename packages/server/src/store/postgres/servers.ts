/**
 * Which server is behind the address. After a fail-over, a restart or a restore it is another one, and
 * may have less than the one before: an asynchronous standby does not know what came last. Whoever
 * remembers something has to ask again then.
 */

import type { ClientBase } from 'pg';

/** A server that was restarted or promoted is another one; everybody may ask for this. */
const WHO = `
  SELECT concat_ws(' ', pg_postmaster_start_time(), pg_is_in_recovery(), current_database()) AS server`;

export class Servers {
  #server: string | null = null;
  #epoch = 0;
  readonly #epochs: WeakMap<ClientBase, number> = new WeakMap();

  get epoch(): number {
    return this.#epoch;
  }

  /** To be called before a new connection is used. */
  async meet(client: ClientBase): Promise<void> {
    const { rows } = await client.query<{ server: string }>(WHO);
    const server = rows[0]?.server ?? '';
    if (server !== this.#server) {
      this.#server = server;
      this.#epoch++;
    }
    this.#epochs.set(client, this.#epoch);
  }

  isCurrent(client: ClientBase): boolean {
    return this.#epochs.get(client) === this.#epoch;
  }
}
