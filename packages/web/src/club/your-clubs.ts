/** Which clubs one has, and putting a table into one. */

import type { Answer } from '@sidepot/protocol';
import type { TableCurrency } from '@sidepot/protocol/words';
import { get, post } from '../session/http.js';
import { identity } from '../session/identity.js';

export type ListedClub = Answer<'listClubs'>['clubs'][number];

export async function yourClubs(table?: string): Promise<readonly ListedClub[]> {
  await identity();
  const { clubs } = await get<'listClubs'>(
    table === undefined ? '/api/clubs' : `/api/clubs?table=${table}`,
  );
  return clubs;
}

/** A whole of the currency, where chips stand in for money. */
const WORTH = 100;

/** What a chip of a table is in the club's units; null: the club counts in something else. */
export const worthIn = (
  { currency }: Pick<ListedClub, 'currency'>,
  table: TableCurrency,
): number | null => (currency === table ? 1 : table === 'none' ? WORTH : null);

/** Those that a table of this currency may belong to. */
export const clubsFor = (
  clubs: readonly ListedClub[],
  currency: TableCurrency,
): readonly ListedClub[] => clubs.filter((club) => club.isHost && worthIn(club, currency) !== null);

export async function addToClub(
  club: ListedClub,
  table: string,
  currency: TableCurrency,
): Promise<void> {
  const worth = worthIn(club, currency);
  await post<'changeClub'>(`/api/clubs/${club.id}/changes`, {
    ...{ type: 'addTable', table },
    ...(worth === null || worth === 1 ? {} : { worth }),
  });
}
