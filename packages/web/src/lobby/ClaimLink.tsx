/**
 * A private link was opened. It is claimed by a click and not by itself: who is sent one by somebody
 * else should know that they become another person.
 */

import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { post, sentenceOf } from '../session/http.js';
import { forgetIdentity } from '../session/identity.js';
import { goTo, tablePath } from '../site/routes.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import styles from './ClaimLink.module.css';

export interface ClaimLinkProps {
  readonly token: string;
  /** Who this browser is now; null for nobody yet. */
  readonly name: string | null;
  readonly onEnd: () => void;
}

export function ClaimLink({ token, name, onEnd }: ClaimLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const claim = async (): Promise<void> => {
    setBusy(true);
    try {
      const { table } = await post<'claimLink'>('/api/identity/claim', { token });
      forgetIdentity();
      onEnd();
      goTo(table === null ? '/' : tablePath(table));
    } catch (error) {
      setRefusal(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <main className={styles.claim}>
      <h1 className={styles.title}>{words.lobby.claim.title}</h1>
      <p>{words.lobby.claim.lead}</p>
      {name !== null && <p>{words.lobby.claim.warning(name)}</p>}
      <Refusal text={refusal} />
      <div className={styles.buttons}>
        <Button look="accent" disabled={isBusy} onClick={() => void claim()}>
          {words.lobby.claim.button}
        </Button>
        <Button onClick={onEnd}>{words.lobby.claim.cancel}</Button>
      </div>
    </main>
  );
}
