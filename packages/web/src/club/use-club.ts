/** A club from the server, asked for again after every change. */

import type { Club, ClubChange } from '@sidepot/protocol';
import { useCallback, useEffect, useState } from 'react';
import { get, post, sentenceOf } from '../session/http.js';
import { identity } from '../session/identity.js';

/** Null: all of them. A season is a year, by UTC as the server counts. */
export type Season = number | null;

/** The address of a route of the club, for the nights of a season. */
export function clubRoute(id: string, season: Season, end = ''): string {
  const during =
    season === null ? '' : `?from=${Date.UTC(season)}&to=${Math.max(0, Date.UTC(season + 1))}`;
  return `/api/clubs/${id}${end}${during}`;
}

export interface ClubSource {
  /** Null: not yet. */
  readonly club: Club | null;
  /** Why there is none, or not that of the season. */
  readonly refusal: string | null;
  readonly season: Season;
  choose(season: Season): void;
  /** Rejects with the server's refusal. */
  change(change: ClubChange): Promise<void>;
}

export function useClub(id: string): ClubSource {
  const [club, setClub] = useState<Club | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [season, choose] = useState<Season>(null);
  const load = useCallback(async () => {
    await identity();
    return get<'getClub'>(clubRoute(id, season));
  }, [id, season]);
  useEffect(() => {
    let isGone = false;
    load().then(
      (got) => {
        if (isGone) return;
        setClub(got);
        setRefusal(null);
      },
      (error: unknown) => !isGone && setRefusal(sentenceOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return {
    ...{ club, refusal, season, choose },
    async change(change) {
      await post<'changeClub'>(`/api/clubs/${id}/changes`, change);
      setClub(await load());
    },
  };
}

/** What every part of the page is given. */
export interface ClubPart {
  readonly club: Club;
  readonly change: ClubSource['change'];
}

export const memberName = ({ members }: Club, member: string): string =>
  members.find(({ id }) => id === member)?.name ?? '?';
