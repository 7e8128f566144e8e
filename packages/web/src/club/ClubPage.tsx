/** A club: who stands where, who owes whom, its nights and its members. */

import { words } from '@sidepot/i18n/page';
import { useEffect } from 'react';
import { useTableMoney } from '../session/use-money.js';
import { choiceIn } from '../settings/choices.js';
import { SelectField } from '../settings/SelectField.js';
import { LookButton } from '../show/LookButton.js';
import { Notice } from '../site/Notice.js';
import { clubPath } from '../site/routes.js';
import { SiteHeader } from '../site/SiteHeader.js';
import { CopyLink } from '../ui/CopyLink.js';
import { Loading } from '../ui/Loading.js';
import panel from '../ui/parts/Panel.module.css';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import styles from './Club.module.css';
import { ClubLedger } from './ClubLedger.js';
import { ClubSettings } from './ClubSettings.js';
import { ClubSettlement } from './ClubSettlement.js';
import { Files } from './Files.js';
import { Members } from './Members.js';
import { Nights } from './Nights.js';
import { Standings } from './Standings.js';
import { type ClubSource, useClub } from './use-club.js';

export function ClubPage({ id }: { readonly id: string }) {
  const source = useClub(id);
  const { club, refusal } = source;
  const isMoney = useTableMoney(club?.currency ?? 'none');
  const name = club?.name ?? words.club.title;
  useEffect(() => {
    document.title = `${name} – ${words.common.product}`;
  }, [name]);
  if (club === null && refusal !== null) return <Notice title={refusal} isEnd />;
  return (
    <div className={styles.page}>
      <SiteHeader page="club">
        <LookButton />
      </SiteHeader>
      {club === null || !isMoney ? <Loading /> : <Shown source={source} club={club} />}
    </div>
  );
}

const ALL = 'all';

function Shown({
  source,
  club,
}: {
  readonly source: ClubSource;
  readonly club: NonNullable<ClubSource['club']>;
}) {
  const part = { club, change: source.change };
  const { currency, years, isHost, nights } = club;
  const told = words.club;
  const about = [told.nights(nights.length)];
  if (currency !== 'none') about.push(choiceIn('currency', currency));
  return (
    <main className={styles.main}>
      <div className={styles.intro}>
        <div>
          <h1 className={styles.title}>{club.name}</h1>
          <p className={styles.lead}>{about.join(' · ')}</p>
        </div>
        {years.length > 1 && (
          <div className={styles.season}>
            <SelectField
              label={told.season}
              value={source.season === null ? ALL : String(source.season)}
              choices={[
                { value: ALL, label: told.allYears },
                ...years.map((year) => ({ value: String(year), label: String(year) })),
              ]}
              onChange={(value) => source.choose(value === ALL ? null : Number(value))}
            />
          </div>
        )}
      </div>
      {source.refusal !== null && (
        <div className={styles.refusal}>
          <Refusal text={source.refusal} />
        </div>
      )}
      {years.length === 0 && <p className={styles.empty}>{told.empty}</p>}
      {years.length > 0 && (
        <>
          <div className={styles.column}>
            <Standings {...part} />
            <Nights {...part} />
          </div>
          <div className={styles.column}>
            <ClubSettlement {...part} />
            <ClubLedger {...part} />
            <Members {...part} />
          </div>
        </>
      )}
      <div className={styles.foot}>
        <section className={panel.panel} aria-label={told.link}>
          <CopyLink link={window.location.origin + clubPath(club.id)} label={told.link} />
          <p className={rows.note}>{told.linkNote}</p>
        </section>
        <Files {...part} season={source.season} />
        {isHost && <ClubSettings {...part} />}
      </div>
    </main>
  );
}
