/** On a table that waits for people: the link is the first thing a host needs. */

import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useState } from 'react';
import { loadWith } from '../../load/load-with.js';
import { useTable } from '../../session/context.js';
import { Button } from '../../ui/Button.js';
import { useCopy } from '../../ui/CopyLink.js';
import styles from './InviteHere.module.css';
import { inviteLink, isOnlyHere } from './link.js';

const InviteDialog = lazy(() =>
  loadWith(() => import('./InviteDialog.js')).then(({ InviteDialog: dialog }) => ({
    default: dialog,
  })),
);
const Qr = lazy(() =>
  loadWith(() => import('../../ui/qr/Qr.js')).then(({ Qr: code }) => ({ default: code })),
);

export function InviteHere() {
  const { view } = useTable();
  const [isOpen, setOpen] = useState(false);
  const { isCopied, copy } = useCopy();
  const link = inviteLink(view.info);
  const { invite } = words.host;
  return (
    <div className={styles.invite}>
      <div className={styles.code}>
        <Suspense>
          <Qr link={link} label={invite.qr} />
        </Suspense>
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{isOnlyHere() ? invite.onlyHereShort : invite.waiting}</p>
        <div className={styles.buttons}>
          <Button
            look="accent"
            isCompact
            onClick={async () => {
              if (!(await copy(link))) setOpen(true);
            }}
          >
            {isCopied ? words.common.copy.copied : words.common.copy.copy}
          </Button>
          <Button isCompact onClick={() => setOpen(true)}>
            {invite.show}
          </Button>
        </div>
      </div>
      <Suspense>{isOpen && <InviteDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
