export { archivePart, contentTypeOf, fileNameOf, historyOf } from './formats.js';
export { type PastHand, type PastTournament, pastHandOf } from './past-hand.js';
