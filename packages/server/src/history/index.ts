export { archiveOf, contentTypeOf, fileNameOf, historyOf } from './formats.js';
export type { PastHand, PastTournament } from './past-hand.js';
