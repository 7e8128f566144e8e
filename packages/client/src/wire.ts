/** Numbers and names of the protocol, checked against its types without loading its schemas. */

import type { CommandType, PROTOCOL_VERSION, SOCKET_PATH } from '@sidepot/protocol';

export const VERSION: typeof PROTOCOL_VERSION = 1;
export const SOCKET: typeof SOCKET_PATH = '/api/socket';

/** Commands about one hand, which they must name. */
const ABOUT_A_HAND: ReadonlySet<CommandType> = new Set([
  'act',
  'runs',
  'show',
  'muck',
  'skip',
  'timeBank',
  'rabbitHunt',
  'draw',
] as const satisfies readonly CommandType[]);

/**
 * Is a command about one hand? Then its envelope must name that hand, so that a late command never
 * hits the next one.
 *
 * @example
 * ```ts
 * import { isAboutHand } from '@sidepot/client';
 *
 * isAboutHand('act'); // → true
 * isAboutHand('chat'); // → false
 * ```
 */
export const isAboutHand = (type: CommandType): boolean => ABOUT_A_HAND.has(type);

/**
 * An idempotency key for one command. Sent again with the same key, a command is done once.
 *
 * @example
 * ```ts
 * import { newKey } from '@sidepot/client';
 *
 * newKey() === newKey(); // → false
 * ```
 */
export const newKey = (): string => crypto.randomUUID?.() ?? randomKey();

/** Without HTTPS browsers have no `randomUUID`. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
