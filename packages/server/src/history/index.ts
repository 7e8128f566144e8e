export { archivePart, contentTypeOf, fileNameOf, historyOf } from './formats.js';
export { type KeptHand, keptHandOf, type PastTournament, railEventsOf } from './kept-hand.js';
