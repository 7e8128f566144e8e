/** The host's door: who may come with the link, a new link, and who is banned. */

import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { useSender, useTable } from '../session/context.js';
import { SwitchField } from '../settings/SwitchField.js';
import { Button } from '../ui/Button.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';

export function Door() {
  const { view } = useTable();
  const sender = useSender();
  const { host } = words.door;
  if (view.info.status === 'closed') return null;
  const choose = (isOn: boolean): void => {
    const room = { entry: isOn ? 'approval' : 'open' } as const;
    void sender.run({ type: 'changeSettings', settings: { room } });
  };
  return (
    <section className={styles.part} aria-label={host.title}>
      <h3 className={styles.title}>{host.title}</h3>
      <SwitchField
        label={host.approval}
        note={host.approvalNote}
        isOn={view.settings.room.entry === 'approval'}
        isDisabled={sender.isBusy}
        onChange={choose}
      />
      <Refusal text={sender.refusal} />
      <NewLink />
      {view.bans.length > 0 && <Bans />}
    </section>
  );
}

function NewLink() {
  const sender = useSender();
  const [links, setLinks] = useState(0);
  const { host } = words.door;
  const make = async (): Promise<void> => {
    if (await sender.run({ type: 'newLink' })) setLinks((count) => count + 1);
  };
  return (
    <>
      <Question
        // The question is answered: the button stands there again.
        key={links}
        ask={host.newLink}
        question={host.newLinkQuestion}
        yes={host.make}
        no={host.keep}
        isBusy={sender.isBusy}
        onYes={() => void make()}
      />
      <p className={styles.lead} role="status">
        {links > 0 ? host.made : ''}
      </p>
      <Refusal text={sender.refusal} />
    </>
  );
}

function Bans() {
  const { view } = useTable();
  const sender = useSender();
  const { bans } = words.door;
  return (
    <>
      <h4 className={styles.title}>{bans.title}</h4>
      <ul className={styles.rows} aria-label={bans.title}>
        {view.bans.map(({ player, name, address, reason }) => (
          <li key={player} className={styles.row}>
            <div className={styles.what}>
              <b>{name}</b>
              <span className={styles.note}>
                {[
                  ...(address ? [bans.withAddress] : []),
                  ...(reason === null ? [] : [reason]),
                ].join(' · ')}
              </span>
            </div>
            <Button
              isCompact
              aria-label={bans.liftLabel(name)}
              disabled={sender.isBusy}
              onClick={() => void sender.run({ type: 'unban', player })}
            >
              {bans.lift}
            </Button>
          </li>
        ))}
      </ul>
      <Refusal text={sender.refusal} />
    </>
  );
}
