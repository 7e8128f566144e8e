/** Numbers and names of the protocol, checked against its types without loading its schemas. */

import type { CommandType, PROTOCOL_VERSION, SOCKET_PATH } from '@sidepot/protocol';

export const VERSION: typeof PROTOCOL_VERSION = 1;
export const SOCKET: typeof SOCKET_PATH = '/api/socket';

/** Commands about one hand, which they must name. */
export const ABOUT_A_HAND: ReadonlySet<CommandType> = new Set([
  'act',
  'runs',
  'show',
  'muck',
  'skip',
  'timeBank',
  'rabbitHunt',
] as const satisfies readonly CommandType[]);

/** For one command; the same again when it is sent again. */
export const newKey = (): string => crypto.randomUUID?.() ?? randomKey();

/** Without HTTPS browsers have no `randomUUID`. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
