/** What the host has used of this server, and may. Asked for when the drawer opens. */

import { words } from '@sidepot/i18n/page';
import type { Answer } from '@sidepot/protocol';
import { useEffect, useState } from 'react';
import { get, sentenceOf } from '../session/http.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';

type Uses = Answer<'getQuota'>['quotas'];

export function Quotas() {
  const [uses, setUses] = useState<Uses | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    get<'getQuota'>('/api/identity/quota').then(
      ({ quotas }) => isHere && setUses(quotas),
      (error: unknown) => isHere && setRefusal(sentenceOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, []);
  const { quotas: told } = words.host;
  const limited = uses?.filter(({ limit }) => limit !== null) ?? [];
  if (refusal === null && limited.length === 0) return null;
  return (
    <section className={styles.part} aria-label={told.title}>
      <h3 className={styles.title}>{told.title}</h3>
      <ul className={styles.rows}>
        {limited.map(({ what, used, limit }) => (
          <li key={what} className={styles.row}>
            <span className={styles.what}>{told.what[what]}</span>
            <span className={styles.note}>{told.used(what, used, limit ?? 0)}</span>
          </li>
        ))}
      </ul>
      <Refusal text={refusal} />
    </section>
  );
}
