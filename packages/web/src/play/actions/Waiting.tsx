/** For who watches a full table: the line for a seat, the own place in it, and the seat that is offered. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useState } from 'react';
import { SitDialog } from '../../host/seat/SitDialog.js';
import { useSender, useTable } from '../../session/context.js';
import { Button } from '../../ui/Button.js';
import { Field } from '../../ui/Field.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from './IdleNote.module.css';

const NAME_LENGTH = 24;

export function Waiting() {
  const { view } = useTable();
  const { waiting } = view.you;
  if (waiting === undefined) return <Join />;
  const { offer, place } = waiting;
  if (offer === null) return <Place place={place} of={view.info.waiting ?? place} />;
  return <Offer seat={offer.seat} until={offer.until} />;
}

/** Who has no name yet gives one. */
function Join() {
  const { view } = useTable();
  const sender = useSender();
  const [name, setName] = useState('');
  const { waiting } = words.host;
  const join = async (): Promise<void> => {
    const isNamed =
      view.you.name !== null || (await sender.run({ type: 'join', name: name.trim() }));
    if (isNamed) await sender.run({ type: 'joinWaitlist' });
  };
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <p>{waiting.length(view.info.waiting ?? 0)}</p>
      {view.you.name === null && (
        <Field
          label={words.table.sit.name}
          value={name}
          maxLength={NAME_LENGTH}
          required
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <Button look="accent" type="submit" disabled={sender.isBusy}>
        {waiting.join}
      </Button>
      <Refusal text={sender.refusal} />
    </form>
  );
}

function Place({ place, of }: { readonly place: number; readonly of: number }) {
  const sender = useSender();
  const { waiting } = words.host;
  return (
    <div className={styles.note}>
      <p role="status">{waiting.place(place, of)}</p>
      <Button disabled={sender.isBusy} onClick={() => void sender.run({ type: 'leaveWaitlist' })}>
        {waiting.leave}
      </Button>
      <Refusal text={sender.refusal} />
    </div>
  );
}

function Offer({ seat, until }: { readonly seat: number; readonly until: number }) {
  const { ahead } = useTable();
  const sender = useSender();
  const [isSitting, setSitting] = useState(false);
  const { waiting } = words.host;
  const left = useLeft(until - ahead);
  return (
    <div className={styles.note}>
      <p>{waiting.offer(seat, left)}</p>
      <Button look="go" onClick={() => setSitting(true)}>
        {waiting.take(seat)}
      </Button>
      <Button disabled={sender.isBusy} onClick={() => void sender.run({ type: 'leaveWaitlist' })}>
        {waiting.pass}
      </Button>
      <Refusal text={sender.refusal} />
      {isSitting && <SitDialog seat={seat} onClose={() => setSitting(false)} />}
    </div>
  );
}

const SECOND = 1000;

/** Milliseconds, counted by seconds. */
function useLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, until - now);
}
