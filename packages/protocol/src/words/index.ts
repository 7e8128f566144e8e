/** What needs no schema: the page may have it without Zod. */

export * from './changes.js';
export * from './choices.js';
export * from './clubs.js';
export * from './codes.js';
export * from './csv.js';
export type { GamesWith } from './games-with.js';
export * from './limits.js';
export * from './loopback.js';
export type { MixFacts, MixRow, StakesFacts, StakesRow } from './mix-rows.js';
export * from './names.js';
export * from './patch.js';
export * from './run-out.js';
export * from './scene-times.js';
export * from './setting-row.js';
export * from './settings.js';
export * from './version.js';
