/**
 * Cards for real hands: the engine's `cryptoRng`, which in Node draws from the same generator of the
 * operating system as `node:crypto`, fetched in bulk and forgotten when used.
 */

export { cryptoRng as secureRng } from '@sidepot/engine';
