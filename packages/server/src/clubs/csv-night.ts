/** One night of a file: its lines must agree, and its money must sum to zero (R281). */

import { BadLine, type NightLine, type NightLines } from './csv-line.js';
import type { NightResult, ResultRow } from './types.js';

/** Throws a {@link BadLine}. */
export function nightOf(lines: NightLines, personOf: (name: string) => string): NightResult {
  const [first] = lines;
  const { at, night: name, people, buyIn } = first;
  for (const { line, ...one } of lines) {
    if (one.people !== people) throw new BadLine(line, 'differs', 'people');
    if (one.buyIn !== buyIn) throw new BadLine(line, 'differs', 'buy_in');
    if (one.fee > one.paid) throw new BadLine(line, 'amount', 'fee');
  }
  // What the house has is the nets' other side: their sum alone says whether the night is whole.
  const off = lines.reduce((sum, { paid, won, fee }) => sum + won - paid + fee, 0);
  if (off !== 0) throw new BadLine(first.line, 'unbalanced');
  const players = lines.filter(({ player }) => player !== null);
  if (players.length === 0) throw new BadLine(first.line, 'player', 'player');
  checkPlaces(players);
  const seen = new Set<string>();
  const rows = players.map(({ line, player, place, paid, won }): ResultRow => {
    const called = player ?? '';
    const person = personOf(called);
    if (seen.has(person)) throw new BadLine(line, 'twice', 'player');
    seen.add(person);
    return { person, name: called, place, paid, won, adjusted: 0 };
  });
  const isTournament = players.some(({ place }) => place !== null);
  const playing = isTournament ? rows.filter((row) => row.place !== null) : rows;
  if (people !== null && people < playing.length) throw new BadLine(first.line, 'people', 'people');
  return { seq: 0, name, at, isTournament, people, buyIn, rows };
}

/** A place is one more than as many as come before. Who has none had a part in the money alone. */
function checkPlaces(players: readonly NightLine[]): void {
  for (const { line, place } of players) {
    if (place === null) continue;
    const above = players.filter((other) => other.place !== null && other.place < place);
    if (place !== above.length + 1) throw new BadLine(line, 'places', 'place');
  }
}
