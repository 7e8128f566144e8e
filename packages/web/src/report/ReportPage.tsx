/** The report of a table on a page of its own: after the game, to be shared. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useState } from 'react';
import { useTableMoney } from '../session/use-money.js';
import { Notice } from '../site/Notice.js';
import { PageLink } from '../site/PageLink.js';
import { goTo, playerIn, reportPath, tablePath } from '../site/routes.js';
import { SiteHeader } from '../site/SiteHeader.js';
import { CopyLink } from '../ui/CopyLink.js';
import { classes } from '../ui/classes.js';
import { Loading } from '../ui/Loading.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import { Report } from './Report.js';
import styles from './Report.module.css';
import { replayPath } from './replay-path.js';
import { useReport } from './use-report.js';

export function ReportPage({ table }: { readonly table: string }) {
  const { answer, refusal, isNowhere } = useReport(table, 0);
  const [player, setPlayer] = useState(() => playerIn(window.location.hash));
  const told = words.report;
  const isReady = useTableMoney(answer?.currency ?? 'none');
  useEffect(() => {
    document.title = words.table.title.table(words.report.title);
  }, []);
  if (isNowhere && refusal !== null) return <Notice title={refusal} isEnd />;
  return (
    <>
      <SiteHeader page="report" />
      <main className={styles.page}>
        <header className={styles.head}>
          <h1>{told.title}</h1>
          <h2 className={rows.title}>
            <PageLink to={tablePath(table)} className={styles.link}>
              {answer?.table ?? told.toTable}
            </PageLink>
          </h2>
        </header>
        <Refusal text={refusal} />
        {answer === null && refusal !== null && <p className={rows.lead}>{told.shareNote}</p>}
        {answer === null && refusal === null && <Loading />}
        {answer !== null && isReady && (
          <>
            <Report
              answer={answer}
              me=""
              first={player}
              onPlayer={(chosen) => {
                // Who comes back from a hand finds it as it was.
                window.history.replaceState(null, '', reportPath(table, chosen));
                setPlayer(chosen);
              }}
              onHand={(number) => void replayPath(table, number).then(goTo)}
            />
            <section className={classes(rows.part, styles.share)}>
              <CopyLink
                label={told.share}
                link={`${window.location.origin}${reportPath(table, player)}`}
              />
              <p className={rows.lead}>{told.shareNote}</p>
            </section>
          </>
        )}
      </main>
    </>
  );
}
