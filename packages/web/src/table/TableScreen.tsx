/** The screen of one table: opens its session, and shows what there is to show meanwhile. */

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Notice } from '../design/Notice.js';
import { openSession, type Shown, type TableSession } from '../state/session.js';
import { text } from '../text/en.js';
import { type Table, TableContext } from './context.js';
import { TableLayout } from './TableLayout.js';

export function TableScreen({ table }: { readonly table: string }) {
  const [session, setSession] = useState<TableSession | null>(null);
  useEffect(() => {
    const opened = openSession(table);
    setSession(opened);
    return () => opened.close();
  }, [table]);
  return session === null ? null : <OpenTable session={session} />;
}

function OpenTable({ session }: { readonly session: TableSession }) {
  const { state, connection } = useSyncExternalStore<Shown>(session.subscribe, session.shown);
  const { view, news, ahead } = state;
  const shared = useMemo<Table | null>(
    () => (view === null ? null : { session, view, news, connection, ahead }),
    [session, view, news, connection, ahead],
  );
  if (connection.kind === 'ended') {
    const { code, text: words, reason } = connection;
    const why = text.errors.refused(code, words);
    const body = reason === undefined ? why : `${why} ${text.connection.reason(reason)}`;
    return <Notice title={text.connection.ended} body={body} isEnd />;
  }
  if (shared === null) return <Notice title={text.connection.connecting} />;
  return (
    <TableContext value={shared}>
      <TableLayout />
    </TableContext>
  );
}
