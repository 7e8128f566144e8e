/** Which names of a host lead nowhere but to the machine itself. */

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/**
 * Does this name of a host mean the machine that asks? Whoever else opens a link to it finds their
 * own. IPv6 with or without brackets, as addresses and links have it.
 *
 * @example
 * ```ts
 * import { isLoopback } from '@sidepot/protocol';
 *
 * [isLoopback('127.0.0.1'), isLoopback('192.168.1.7')]; // → [true, false]
 * ```
 */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
