/** The screen of one table: opens its session, and shows what there is to show meanwhile. */

import { refusalSentence, words } from '@sidepot/i18n/page';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { loadWith } from '../load/load-with.js';
import { type Table, TableContext } from '../session/context.js';
import { openSession, type Shown, type TableSession } from '../session/session.js';
import { useTableMoney } from '../session/use-money.js';
import { Notice } from '../site/Notice.js';
import { inviteIn } from '../site/routes.js';
import { Loading } from '../ui/Loading.js';
import { TableLayout } from './TableLayout.js';

const AtDoor = lazy(() =>
  loadWith(() => import('./AtDoor.js'), 'door').then(({ AtDoor: page }) => ({ default: page })),
);
const SentAway = lazy(() =>
  loadWith(() => import('./AtDoor.js'), 'door').then(({ SentAway: page }) => ({ default: page })),
);

export function TableScreen({ table }: { readonly table: string }) {
  const [session, setSession] = useState<TableSession | null>(null);
  const [visits, setVisits] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit opens it anew
  useEffect(() => {
    const opened = openSession(table, inviteIn(window.location.search));
    setSession(opened);
    return () => opened.close();
  }, [table, visits]);
  if (session === null) return null;
  return <OpenTable session={session} onAgain={() => setVisits((count) => count + 1)} />;
}

interface OpenTableProps {
  readonly session: TableSession;
  /** After the host was asked by who had been sent away. */
  readonly onAgain: () => void;
}

function OpenTable({ session, onAgain }: OpenTableProps) {
  const { state, connection } = useSyncExternalStore<Shown>(session.subscribe, session.shown);
  const { view, news, ahead } = state;
  const isWritten = useTableMoney(view?.settings.room.currency ?? 'none');
  const shared = useMemo<Table | null>(
    () => (view === null ? null : { session, view, news, connection, ahead }),
    [session, view, news, connection, ahead],
  );
  if (connection.kind === 'ended') {
    const { code, text: said, reason } = connection;
    if (code === 'KICKED') {
      return (
        <Suspense fallback={<Loading />}>
          <SentAway table={session.table} last={view} reason={reason ?? null} onAsked={onAgain} />
        </Suspense>
      );
    }
    const why = refusalSentence({ code }, said);
    const body = reason === undefined ? why : `${why} ${words.common.connection.reason(reason)}`;
    return <Notice title={words.common.connection.ended} body={body} isEnd />;
  }
  if (state.door !== null) {
    return (
      <Suspense fallback={<Loading />}>
        <AtDoor session={session} door={state.door} />
      </Suspense>
    );
  }
  if (shared === null || !isWritten) return <Notice title={words.common.connection.connecting} />;
  return (
    <TableContext value={shared}>
      <TableLayout />
    </TableContext>
  );
}
