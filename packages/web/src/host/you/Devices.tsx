/** Where I am signed in: each device can be signed out, a lost telephone for example. */

import { dayAndTime, words } from '@sidepot/i18n/page';
import type { Answer } from '@sidepot/protocol';
import { useEffect, useState } from 'react';
import { get, post } from '../../session/http.js';
import { useAsking } from '../../session/use-asking.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from '../../ui/rows.module.css';

type Session = Answer<'listSessions'>['sessions'][number];

const PATH = '/api/identity/sessions';

export function Devices() {
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const { run: ask, isBusy, refusal } = useAsking();
  const { devices } = words.host;

  const run = (work: () => Promise<unknown>): Promise<boolean> =>
    ask(async () => {
      await work();
      setSessions((await get<'listSessions'>(PATH)).sessions);
    });
  // Once, when it is shown: who wants it newer opens it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `run` only sets state
  useEffect(() => void run(async () => {}), []);

  const others = sessions.filter(({ current }) => !current);
  if (others.length === 0 && refusal === null) return null;
  return (
    <section className={styles.part} aria-label={devices.title}>
      <h3 className={styles.title}>{devices.title}</h3>
      <p className={styles.lead}>{devices.lead}</p>
      <ul className={styles.rows}>
        {others.map(({ id, label, usedAt }) => (
          <li key={id} className={styles.row}>
            <div className={styles.what}>
              <b>{label || devices.unknown}</b>
              <span className={styles.note}>{devices.used(dayAndTime(usedAt))}</span>
            </div>
            <Button
              isCompact
              aria-label={devices.endLabel(label || devices.unknown)}
              disabled={isBusy}
              onClick={() => void run(() => post<'endSession'>(`${PATH}/end`, { session: id }))}
            >
              {devices.end}
            </Button>
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          disabled={isBusy}
          onClick={() => void run(() => post<'endOtherSessions'>(`${PATH}/end-others`, {}))}
        >
          {devices.endAll}
        </Button>
      )}
      <Refusal text={refusal} />
    </section>
  );
}
