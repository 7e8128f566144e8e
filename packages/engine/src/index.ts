/** The whole engine. Each line is also an entry of its own: `@sidepot/engine/hand`. */

export * from './basics.js';
export * from './equity/index.js';
export * from './evaluator/index.js';
export * from './games/index.js';
export * from './hand/index.js';
export * from './money/index.js';
export * from './notation/index.js';
export * from './pots/index.js';
export * from './table/index.js';
