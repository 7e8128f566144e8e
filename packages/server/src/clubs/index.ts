/** Clubs: nights of one host, and what follows from them. */

export { type ClubsOptions, openClubs } from './clubs.js';
export { keepingResults } from './keeping.js';
