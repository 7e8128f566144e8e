/** How players are called: by the id that the server knows, by the seat of the hand. */

import { type Names, words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import { gameNamed } from './game/mix.js';
import { shownPlaces } from './tournament.js';

/** A sentence of the server with names instead of ids; the own one too, since a verb goes with it. */
export function withNames(sentence: string, view: TableView): string {
  const names = namesOf(view);
  const ids = [...view.seats, ...view.spectators].map(({ player }) => player);
  const { player, name } = view.you;
  const own = sentence.replaceAll(player, name ?? names.player(player));
  return ids.reduce((said, id) => said.replaceAll(id, names.player(id)), own);
}

/** Who has left is still in the ledger or the chat. */
export function namesOf(view: TableView): Names {
  const players = new Map<string, string>();
  for (const { player, name } of view.ledger?.lines ?? []) players.set(player, name);
  for (const { player, name } of view.tournament?.entrants ?? []) players.set(player, name);
  for (const { player, name } of view.spectators) players.set(player, name);
  for (const { player, name } of view.seats) players.set(player, name);
  const inHand = new Map(view.hand?.view.players.map(({ seat, id }) => [seat, id]));
  const atTable = new Map(view.seats.map(({ seat, player }) => [seat, player]));
  const player = (id: string): string => players.get(id) ?? words.table.log.someone;
  const places = view.tournament === null ? null : shownPlaces(view.tournament);
  return {
    player,
    place: (id) => places?.get(id) ?? null,
    game: (entry) => gameNamed(view, entry),
    seat: (seat) => {
      const id = inHand.get(seat) ?? atTable.get(seat);
      return id === undefined ? words.table.log.seat(seat) : player(id);
    },
  };
}
