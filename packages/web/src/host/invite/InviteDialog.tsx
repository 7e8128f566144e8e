import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { useTable } from '../../session/context.js';
import { Button } from '../../ui/Button.js';
import { CopyLink } from '../../ui/CopyLink.js';
import { Dialog } from '../../ui/Dialog.js';
import { Qr } from '../../ui/qr/Qr.js';
import { Tabs } from '../../ui/Tabs.js';
import { DeviceLink } from './DeviceLink.js';
import styles from './InviteDialog.module.css';
import { FOR_ALL, inviteLink, isOnlyHere } from './link.js';

const TABS = ['friends', 'device'] as const;

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { invite } = words.host;
  const [tab, setTab] = useState<(typeof TABS)[number]>('friends');
  return (
    <Dialog title={invite.title} closeLabel={words.host.menu.close} onClose={onClose}>
      <Tabs
        label={invite.title}
        tabs={TABS.map((name) => ({ name, label: invite.tabs[name] }))}
        chosen={tab}
        onChoose={setTab}
      >
        <div className={styles.content}>{tab === 'device' ? <DeviceLink /> : <Friends />}</div>
      </Tabs>
    </Dialog>
  );
}

function Friends() {
  const { view } = useTable();
  const { info, settings } = view;
  const link = inviteLink(info);
  const { invite } = words.host;
  const canShare = typeof navigator.share === 'function';
  const share = (): void => {
    // Whoever closes the sheet without choosing has not failed.
    navigator.share({ title: settings.name, url: link }).catch(() => undefined);
  };
  return (
    <>
      <p className={styles.lead}>
        {settings.room.entry === 'approval'
          ? invite.leadEntry
          : settings.room.seatApproval
            ? invite.leadApproval
            : invite.lead}
      </p>
      {isOnlyHere() && (
        <p className={styles.warning} role="note">
          {invite.onlyHere} <code>{FOR_ALL}</code>
        </p>
      )}
      <CopyLink link={link} label={invite.link} />
      {canShare && <Button onClick={share}>{invite.share}</Button>}
      <div className={styles.code}>
        <Qr link={link} label={invite.qr} />
      </div>
    </>
  );
}
