/** The report of the session, in the menu; its hands open in a replay. */

import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useState } from 'react';
import { loadWith } from '../load/load-with.js';
import { Report } from '../report/Report.js';
import { useReport } from '../report/use-report.js';
import { useTable } from '../session/context.js';
import { reportPath } from '../site/routes.js';
import { CopyLink } from '../ui/CopyLink.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';

const Replay = lazy(() =>
  loadWith(() => import('../replayer/table/Replay.js')).then(({ Replay: dialog }) => ({
    default: dialog,
  })),
);

export function ReportTab() {
  const { view } = useTable();
  const { id, hands, status } = view.info;
  const { answer, refusal } = useReport(id, hands);
  const [opened, setOpened] = useState<number | null>(null);
  const told = words.report;
  return (
    <>
      <Refusal text={refusal} />
      {answer !== null && <Report answer={answer} me={view.you.player} onHand={setOpened} />}
      <section className={rows.part} aria-label={told.share}>
        {status === 'closed' ? (
          <>
            <CopyLink label={told.share} link={`${window.location.origin}${reportPath(id)}`} />
            <p className={rows.lead}>{told.shareNote}</p>
          </>
        ) : (
          <p className={rows.lead}>{told.later}</p>
        )}
      </section>
      <Suspense>
        {opened !== null && <Replay number={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
