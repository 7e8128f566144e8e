/** Outside a table: the host is asked, and says yes or no; nothing else is to be seen from here. */

import type { Door } from '@sidepot/client';
import { refusalSentence, words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { sentenceOf } from '../session/http.js';
import { identity } from '../session/identity.js';
import type { TableSession } from '../session/session.js';
import { sendOnce } from '../session/tables.js';
import { goTo } from '../site/routes.js';
import { Button } from '../ui/Button.js';
import { Field } from '../ui/Field.js';
import { Refusal } from '../ui/Refusal.js';
import styles from './AtDoor.module.css';

export interface AtDoorProps {
  readonly session: TableSession;
  readonly door: Door;
}

export function AtDoor({ session, door }: AtDoorProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = async (command: Parameters<TableSession['send']>[0]): Promise<void> => {
    setRefusal(null);
    const answer = await session.send(command);
    if (!answer.ok) setRefusal(refusalSentence(answer.error, answer.text));
  };
  const { name, asked, denied, reason } = door;
  return (
    <Outside title={name} status={statusOf(door)}>
      {asked && (
        <Button onClick={() => void send({ type: 'cancelRequest' })}>{words.door.takeBack}</Button>
      )}
      {!asked && !denied && (
        <AskForm name={null} onAsk={(as) => send({ type: 'join', name: as })} refusal={refusal} />
      )}
      {asked && <Refusal text={refusal} />}
      {denied && reason !== null && <p className={styles.reason}>{words.door.because(reason)}</p>}
    </Outside>
  );
}

const statusOf = ({ asked, denied }: Door): string =>
  denied ? words.door.denied : asked ? words.door.asked : words.door.ask;

export interface SentAwayProps {
  readonly table: string;
  /** What was seen last of the table; null: nothing, on this visit. */
  readonly last: TableView | null;
  /** The host's, if they gave one. */
  readonly reason: string | null;
  readonly onAsked: () => void;
}

/** Nobody comes back by themselves, but everybody may ask. */
export function SentAway({ table, last, reason, onAsked }: SentAwayProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = async (name: string): Promise<void> => {
    setRefusal(null);
    try {
      await sendOnce(table, { type: 'join', name });
      onAsked();
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
  };
  return (
    <Outside
      title={last?.settings.name ?? words.common.connection.ended}
      status={refusalSentence({ code: 'KICKED' })}
    >
      {reason !== null && <p className={styles.reason}>{words.door.because(reason)}</p>}
      <p className={styles.status}>{words.door.comeBack}</p>
      <AskForm name={last?.you.name ?? null} onAsk={ask} refusal={refusal} />
    </Outside>
  );
}

interface OutsideProps {
  readonly title: string;
  /** Told to who listens, too, whenever it changes. */
  readonly status: string;
  readonly children: ReactNode;
}

function Outside({ title, status, children }: OutsideProps) {
  return (
    <main className={styles.door}>
      <img src="/icon.svg" alt="" width="56" height="56" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.status} role="status">
        {status}
      </p>
      {children}
      <Button onClick={() => goTo('/')}>{words.common.connection.home}</Button>
    </main>
  );
}

interface AskFormProps {
  /** As they were called here; null: the name of their identity. */
  readonly name: string | null;
  readonly onAsk: (name: string) => Promise<void>;
  readonly refusal: string | null;
}

function AskForm({ name: before, onAsk, refusal }: AskFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [known, setKnown] = useState(before ?? '');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (before !== null) return;
    // Who has no name yet types one.
    identity().then(
      ({ name }) => setKnown(name ?? ''),
      () => undefined,
    );
  }, [before]);
  const name = (typed ?? known).trim();
  return (
    <form
      className={styles.form}
      onSubmit={async (event) => {
        event.preventDefault();
        setBusy(true);
        await onAsk(name);
        setBusy(false);
      }}
    >
      <Field
        label={words.table.sit.name}
        value={typed ?? known}
        maxLength={24}
        required
        autoComplete="nickname"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Refusal text={refusal} />
      <Button look="accent" type="submit" disabled={isBusy || name === ''}>
        {words.door.send}
      </Button>
    </form>
  );
}
