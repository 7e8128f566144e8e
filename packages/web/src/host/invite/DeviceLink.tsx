/** The same seat on another device. The link is made when asked for, as it lets its owner be me. */

import { clockTime, words } from '@sidepot/i18n/page';
import type { Answer } from '@sidepot/protocol';
import { useState } from 'react';
import { useTable } from '../../session/context.js';
import { post } from '../../session/http.js';
import { useAsking } from '../../session/use-asking.js';
import { Button } from '../../ui/Button.js';
import { CopyLink } from '../../ui/CopyLink.js';
import { Qr } from '../../ui/qr/Qr.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from '../../ui/rows.module.css';
import dialog from './InviteDialog.module.css';

export function DeviceLink() {
  const { view, ahead } = useTable();
  const [made, setMade] = useState<Answer<'newLink'> | null>(null);
  const { run, isBusy, refusal } = useAsking();
  const { device } = words.host;
  const make = async (): Promise<void> => {
    setMade(await post<'newLink'>('/api/identity/link', { table: view.info.id }));
  };
  const link = made === null ? null : `${window.location.origin}${made.url}`;
  return (
    <section className={styles.part} aria-label={device.title}>
      <h3 className={styles.title}>{device.title}</h3>
      <p className={styles.lead}>{device.lead}</p>
      <Refusal text={refusal} />
      {link === null || made === null ? (
        <Button disabled={isBusy} onClick={() => void run(make)}>
          {device.make}
        </Button>
      ) : (
        <>
          <CopyLink link={link} label={device.link} />
          <div className={dialog.code}>
            <Qr link={link} label={device.title} />
          </div>
          <p className={styles.lead}>{device.until(clockTime(made.expiresAt - ahead))}</p>
        </>
      )}
    </section>
  );
}
