export { type PlayerId, PokerError, type Rejection, type Result } from '../../src/errors.js';
export * from '../../src/table/index.js';
