export { type PlayerId, PokerError, type Refusal, type Result } from '../../src/errors.js';
export * from '../../src/table/index.js';
