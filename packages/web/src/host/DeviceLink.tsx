/** The same seat on another device. The link is made when asked for, as it lets its owner be me. */

import type { Answer } from '@sidepot/protocol';
import { useState } from 'react';
import { Button } from '../design/Button.js';
import { Refusal } from '../design/Refusal.js';
import { clockTime } from '../i18n/times.js';
import { words } from '../i18n/words.js';
import { post } from '../net/http.js';
import { useAsking } from '../net/use-asking.js';
import { useTable } from '../table/context.js';
import { CopyLink } from './CopyLink.js';
import dialog from './InviteDialog.module.css';
import { Qr } from './Qr.js';
import styles from './rows.module.css';

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
