/** What stands in the top bar for everybody: invite, and the menu. Both are loaded when opened. */

import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadWith } from '../load/load-with.js';
import { useTable } from '../session/context.js';
import { rememberTable } from '../session/recent.js';
import { Button } from '../ui/Button.js';
import styles from './TableTools.module.css';

const InviteDialog = lazy(() =>
  loadWith(() => import('./invite/InviteDialog.js'), 'host').then(({ InviteDialog: dialog }) => ({
    default: dialog,
  })),
);
const TableMenu = lazy(() =>
  loadWith(() => import('./TableMenu.js'), 'host', 'door', 'settings').then(
    ({ TableMenu: menu }) => ({
      default: menu,
    }),
  ),
);
const RequestToast = lazy(() =>
  loadWith(() => import('./RequestToast.js'), 'host', 'door').then(({ RequestToast: toast }) => ({
    default: toast,
  })),
);

export function TableTools() {
  const { view } = useTable();
  const [open, setOpen] = useState<'invite' | 'menu' | null>(null);
  const close = (): void => setOpen(null);
  const { requests, entries } = view;
  const isAsked = requests.length + entries.length > 0 && view.you.rights.includes('host');
  useRemembered();
  return (
    <>
      <Button
        look="quiet"
        isCompact
        className={styles.invite}
        aria-label={words.table.top.invite}
        aria-haspopup="dialog"
        onClick={() => setOpen('invite')}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 19v-1.5a4 4 0 0 0-4-4H7a4 4 0 0 0-4 4V19M9 10.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM19 8v6M16 11h6" />
        </svg>
        <span className={styles.word}>{words.table.top.invite}</span>
      </Button>
      <Button
        look="quiet"
        isCompact
        className={styles.menu}
        aria-haspopup="dialog"
        aria-label={words.table.top.menu}
        onClick={() => setOpen('menu')}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5" />
        </svg>
        <span className={styles.word}>{words.table.top.menu}</span>
        {requests.length > 0 && (
          <span
            className={styles.badge}
            role="img"
            aria-label={words.table.top.requests(requests.length)}
          >
            {requests.length}
          </span>
        )}
      </Button>
      <Suspense>
        {open === null && isAsked && <RequestToast />}
        {open === 'invite' && <InviteDialog onClose={close} />}
        {open === 'menu' && <TableMenu onClose={close} />}
      </Suspense>
    </>
  );
}

/** The lobby lists the tables one was at. */
function useRemembered(): void {
  const { view } = useTable();
  const { id } = view.info;
  const { name, poker } = view.settings;
  const { smallBlind, bigBlind, limit, game } = poker;
  const blinds = bigBlind > 0 ? `${words.table.top.stakes(smallBlind, bigBlind)} ` : '';
  const stakes = `${blinds}${words.table.top.limits[limit]} ${words.table.top.games[game]}`;
  useEffect(() => {
    rememberTable({ id, name, stakes, at: Date.now() });
  }, [id, name, stakes]);
}
