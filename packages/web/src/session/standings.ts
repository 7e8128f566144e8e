/** Who stands where in a tournament, and what there is to win. */

import { prizes } from '@sidepot/engine';
import type { TableView } from '@sidepot/protocol';
import { shownPlaces } from './tournament.js';

export interface Standing {
  readonly player: string;
  readonly name: string;
  readonly entries: number;
  /** Null: out. */
  readonly chips: number | null;
  /** Null: still in it, while it is played. */
  readonly place: number | null;
  readonly prize: number;
  readonly isSentAway: boolean;
}

type Played = Pick<TableView, 'tournament' | 'settings' | 'seats' | 'hand'>;

/** The most chips first; then those who are out, the last of them first. */
export function standingsOf({ tournament, seats, hand }: Played): readonly Standing[] {
  if (tournament === null) return [];
  const places = shownPlaces(tournament);
  const behind = new Map(
    hand === null || hand.view.over ? [] : hand.view.players.map(({ id, stack }) => [id, stack]),
  );
  const chips = new Map(seats.map(({ player, stack }) => [player, behind.get(player) ?? stack]));
  return tournament.entrants
    .map(({ player, name, entries }): Standing => {
      const place = places.get(player) ?? null;
      return {
        ...{ player, name, entries, place },
        chips: tournament.places === null && place === null ? (chips.get(player) ?? 0) : null,
        prize: tournament.places?.find((one) => one.player === player)?.prize ?? 0,
        isSentAway: tournament.eliminations.some(
          (one) => one.player === player && one.disqualified === true,
        ),
      };
    })
    .sort((a, b) => (b.chips ?? -1) - (a.chips ?? -1) || (a.place ?? 0) - (b.place ?? 0));
}

export interface Payouts {
  readonly entries: number;
  readonly pool: number;
  /** First place first, as they would be paid now. */
  readonly prizes: readonly number[];
  /** Nobody can enter any more. */
  readonly isFinal: boolean;
}

/** What is paid, to the chip: the engine divides it. */
export function payoutsOf(view: Pick<TableView, 'tournament' | 'settings' | 'info'>): Payouts {
  const options = view.settings.poker.tournament;
  const { tournament } = view;
  if (options === null || tournament === null) {
    return { entries: 0, pool: 0, prizes: [], isFinal: false };
  }
  const entries = tournament.entrants.reduce((sum, one) => sum + one.entries, 0);
  const pool = entries * options.buyIn;
  const { payouts } = options;
  // Before the first hand all shares are shown; of fewer players than places fewer are paid then.
  const players = view.info.hands === 0 ? payouts.length : tournament.entrants.length;
  return {
    entries,
    pool,
    prizes: prizes(pool, payouts, players),
    isFinal: !isEntryOpen(view),
  };
}

/** May anybody enter, for the first time or again? */
export function isEntryOpen({
  tournament,
  settings,
  info,
}: Pick<TableView, 'tournament' | 'settings' | 'info'>): boolean {
  const options = settings.poker.tournament;
  if (options === null || tournament === null || tournament.places !== null) return false;
  return info.hands === 0 || tournament.clock.level < options.lateEntryLevel;
}
