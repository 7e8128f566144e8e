/** Hands that are over, newest first; each opens in a replay. */

import { clockTime, words } from '@sidepot/i18n/page';
import type { Answer } from '@sidepot/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadWith } from '../../load/load-with.js';
import { useTable } from '../../session/context.js';
import { get, sentenceOf } from '../../session/http.js';
import { namesOf } from '../../session/names.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import { ExportLinks } from './ExportLinks.js';
import styles from './HandsTab.module.css';

const Replay = lazy(() =>
  loadWith(() => import('./Replay.js')).then(({ Replay: dialog }) => ({ default: dialog })),
);

type Summary = Answer<'listHands'>['hands'][number];

export function HandsTab() {
  const { view } = useTable();
  const { id } = view.info;
  const [hands, setHands] = useState<readonly Summary[] | null>(null);
  const [isEnd, setEnd] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  // A hand is in the list once it is over.
  const over = view.hand?.view.over === true ? view.hand.number : (view.hand?.number ?? 1) - 1;

  const fetchHands = async (before: number | null): Promise<void> => {
    const query = before === null ? '' : `?before=${before}`;
    try {
      const got = await get<'listHands'>(`/api/tables/${id}/hands${query}`);
      setEnd(got.hands.length === 0 || got.hands.at(-1)?.number === 1);
      setHands((old) => (before === null ? got.hands : [...(old ?? []), ...got.hands]));
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a hand is over
  useEffect(() => void fetchHands(null), [id, over]);

  const names = namesOf(view);
  const oldest = hands?.at(-1)?.number;
  return (
    <section className={styles.tab} aria-label={words.hands.title}>
      <Refusal text={refusal} />
      {hands?.length === 0 && <p className={styles.none}>{words.hands.none}</p>}
      {hands !== null && hands.length > 0 && <ExportLinks table={id} hand={null} />}
      <ul className={styles.list}>
        {hands?.map(({ number, pot, winners, endedAt, voided }) => (
          <li key={number}>
            <button
              type="button"
              className={styles.hand}
              title={words.hands.open(number)}
              onClick={() => setOpened(number)}
            >
              <span className={styles.number}>{words.hands.hand(number)}</span>
              <span className={styles.pot}>{words.hands.pot(pot)}</span>
              <span className={styles.winners}>
                {voided ? words.hands.voided : words.hands.won(winners.map(names.player))}
              </span>
              <time className={styles.time} dateTime={new Date(endedAt).toISOString()}>
                {clockTime(endedAt)}
              </time>
            </button>
          </li>
        ))}
      </ul>
      {!isEnd && oldest !== undefined && (
        <Button onClick={() => void fetchHands(oldest)}>{words.hands.older}</Button>
      )}
      <Suspense>
        {opened !== null && <Replay number={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </section>
  );
}
