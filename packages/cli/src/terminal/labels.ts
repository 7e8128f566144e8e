/**
 * Names as a person may see them. Cleaning or shortening could make two players look alike, so
 * whoever is no longer told apart is shown with the seat, or the place in the list.
 */

import type { PlayerId, SettleInput } from '@sidepot/engine';
import { phrases } from '../phrases.js';
import { fit, plain } from './text.js';

const MAX_COLUMNS = 20;

/** The same hand with every id replaced by its label. The hand has been settled, so it is valid. */
export function relabel(input: SettleInput<PlayerId>): SettleInput {
  const labels = labelsOf(input);
  const label = (id: PlayerId): string => labels.get(id) ?? String(id);
  const tiers = (ranking: readonly (readonly PlayerId[])[]): string[][] =>
    ranking.map((tier) => tier.map(label));
  return {
    ...input,
    players: input.players.map((player) => ({ ...player, id: label(player.id) })),
    boards: input.boards.map(({ high, low }) => ({
      high: tiers(high),
      ...(low === undefined ? {} : { low: tiers(low) }),
    })),
  };
}

function labelsOf({ players }: SettleInput<PlayerId>): Map<PlayerId, string> {
  const ids = players.map(({ id }) => id);
  const labels = labelNames(ids.map(String), (i) =>
    phrases.settle.seatNumber(players[i]?.seat ?? 0),
  );
  return new Map(ids.map((id, i) => [id, labels[i] ?? String(id)]));
}

/** `placeOf` tells apart those whose names do not. */
export function labelNames(names: readonly string[], placeOf: (index: number) => string): string[] {
  const clean = names.map((name) => fit(plain(name), MAX_COLUMNS));
  const places = placeForms();
  const unclear = (name: string): boolean =>
    name === '' ||
    places.some((place) => place.test(name)) ||
    clean.filter((other) => other === name).length > 1;
  return clean.map((name, i) =>
    unclear(name) ? phrases.settle.named(name, placeOf(i)).trim() : name,
  );
}

/** "(seat 7)" and "(player 7)" at the end: nobody may be called what tells others apart. */
const placeForms = (): readonly RegExp[] =>
  [phrases.settle.seatNumber(0), phrases.settle.playerNumber(0)].map((place) => {
    const form = phrases.settle
      .named('', place)
      .trim()
      .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return new RegExp(`${form.replace('0', '\\d+')}$`);
  });
