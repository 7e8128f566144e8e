/** A tournament as it is shown: which level, what comes next, and who came where. */

import type { SeatInfo, TableView } from '@sidepot/protocol';

type Tournament = NonNullable<TableView['tournament']>;
type Level = NonNullable<TableView['settings']['poker']['tournament']>['levels'][number];

export interface LevelView {
  /** From 1. */
  readonly number: number;
  readonly blinds: Level;
  /** Null: it does not end any more. */
  readonly next: Level | null;
  /** By the server's clock; null before the start, in the last level, and by hands. */
  readonly endsAt: number | null;
  /** Since when its clock stands (R219); null: it runs. */
  readonly standsSince: number | null;
  /** With the one that is played; null by time. */
  readonly handsLeft: number | null;
}

/** Null at a cash table. */
export function levelOf({ info, settings, tournament }: TableView): LevelView | null {
  const options = settings.poker.tournament;
  const { level = 0, endsAt = null, hands = 0 } = tournament?.clock ?? {};
  const blinds = options?.levels[level];
  if (options === null || blinds === undefined) return null;
  const isOver = (tournament?.places ?? null) !== null;
  const next = isOver ? null : (options.levels[level + 1] ?? null);
  const isByHands = options.clock === 'hands' && next !== null;
  return {
    number: level + 1,
    blinds,
    next,
    endsAt: next === null ? null : endsAt,
    standsSince: info.pausedSince,
    handsLeft: isByHands ? Math.max(0, blinds.duration - hands) : null,
  };
}

/** Of all who are out; final when it is over, and before that if nobody enters any more. */
export function shownPlaces(tournament: Tournament): ReadonlyMap<string, number> {
  const { places, entrants, eliminations } = tournament;
  if (places !== null) return new Map(places.map(({ player, place }) => [player, place]));
  return new Map(
    eliminations.map((own) => {
      // Out in the same hand with the same stack is the same place; who is sent away ties with nobody.
      const ties = (one: typeof own): boolean =>
        one === own ||
        (one.hand === own.hand &&
          one.stack === own.stack &&
          one.disqualified === undefined &&
          own.disqualified === undefined);
      return [own.player, entrants.length - eliminations.findLastIndex(ties)];
    }),
  );
}

export const myPlace = ({ tournament, you }: TableView): number | null =>
  tournament === null ? null : (shownPlaces(tournament).get(you.player) ?? null);

/** May I sit down here, for the first time or again? */
export function mayEnter({ info, settings, tournament, you }: TableView): boolean {
  if (you.seat !== null || info.status === 'closed' || info.closing) return false;
  const options = settings.poker.tournament;
  if (options === null || tournament === null) return true;
  if (tournament.places !== null) return false;
  if (info.hands === 0) return true;
  const entries = tournament.entrants.find(({ player }) => player === you.player)?.entries ?? 0;
  return tournament.clock.level < options.lateEntryLevel && entries <= options.reEntries;
}

/** Who went out in the hand on the table: their seats are free, but they are still looked at. */
export function outInHand({ hand, seats, tournament }: TableView): readonly SeatInfo[] {
  if (hand === null || tournament === null || !hand.view.over) return [];
  const out = new Set(
    tournament.eliminations.filter((one) => one.hand === hand.number).map(({ player }) => player),
  );
  return hand.view.players
    .filter(({ id, seat }) => out.has(id) && seats.every((one) => one.seat !== seat))
    .map(({ id, seat }) => ({
      seat,
      player: id,
      name: tournament.entrants.find(({ player }) => player === id)?.name ?? '',
      bot: null,
      stack: 0,
      status: 'busted',
      connected: true,
      timeBank: null,
      missed: { small: false, big: false },
      comeIn: 'wait',
      topUp: 0,
      straddle: false,
    }));
}
