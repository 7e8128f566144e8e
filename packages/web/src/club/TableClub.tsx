/** In the host's drawer: the club that a table belongs to, or shall belong to. */

import { words } from '@sidepot/i18n/page';
import type { TableCurrency } from '@sidepot/protocol/words';
import { useEffect, useState } from 'react';
import { useAsking } from '../session/use-asking.js';
import { PageLink } from '../site/PageLink.js';
import { clubPath } from '../site/routes.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import styles from './Club.module.css';
import { ClubField } from './ClubField.js';
import { addToClub, clubsFor, type ListedClub, yourClubs } from './your-clubs.js';

export interface TableClubProps {
  readonly table: string;
  readonly currency: TableCurrency;
}

export function TableClub({ table, currency }: TableClubProps) {
  const { isBusy, refusal, run } = useAsking();
  const [clubs, setClubs] = useState<readonly ListedClub[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const told = words.club.table;
  useEffect(() => {
    yourClubs(table).then(setClubs, () => {});
  }, [table]);
  if (clubs === null) return null;
  const own = clubs.find(({ hasTable }) => hasTable);
  const add = async (): Promise<void> => {
    const club = clubs.find(({ id }) => id === chosen);
    if (club === undefined) return;
    await addToClub(club, table, currency);
    setClubs(await yourClubs(table));
  };
  return (
    <section className={rows.part} aria-label={told.title}>
      <h3 className={rows.title}>{told.title}</h3>
      {own === undefined ? (
        <>
          <p className={rows.lead}>
            {clubsFor(clubs, currency).length === 0 ? told.none : told.lead}
          </p>
          <ClubField clubs={clubs} currency={currency} value={chosen} onChange={setChosen} />
          {chosen !== null && (
            <Button disabled={isBusy} onClick={() => void run(add)}>
              {told.add}
            </Button>
          )}
        </>
      ) : (
        <>
          <p>{told.belongs(own.name)}</p>
          <PageLink to={clubPath(own.id)} className={styles.link}>
            {told.open}
          </PageLink>
        </>
      )}
      <Refusal text={refusal} />
    </section>
  );
}
