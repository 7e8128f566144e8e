/** Everybody is all-in: how many boards? The question stands where the actions stand. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useRef } from 'react';
import type { Sender } from '../../session/context.js';
import { useTable } from '../../session/context.js';
import { mySeat } from '../../session/seats.js';
import { Button } from '../../ui/Button.js';
import { useHotkeys } from '../../ui/use-hotkeys.js';
import styles from './RunsQuestion.module.css';

const COUNTS = [1, 2, 3] as const;

export function RunsQuestion({ sender }: { readonly sender: Sender }) {
  const { view } = useTable();
  const turn = view.hand?.view.turn;
  const isAsked = mySeat(view)?.isTurn === true && turn?.kind === 'runs';
  return isAsked ? <Asked most={turn.most} sender={sender} /> : null;
}

function Asked({ most, sender }: { readonly most: number; readonly sender: Sender }) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const answer = (runs: (typeof COUNTS)[number]): void => void sender.run({ type: 'runs', runs });
  const offered = COUNTS.filter((runs) => runs <= most);
  useHotkeys(Object.fromEntries(offered.map((runs) => [String(runs), () => answer(runs)])));
  return (
    <section className={styles.question} aria-label={words.table.runs.title}>
      <div className={styles.words}>
        <h2 className={styles.title}>{words.table.runs.title}</h2>
        <p className={styles.lead}>{words.table.runs.lead}</p>
      </div>
      <div className={styles.buttons}>
        {offered.map((runs) => (
          <Button
            key={runs}
            ref={runs === 1 ? first : null}
            look={runs === 1 ? 'plain' : 'go'}
            hotkey={String(runs)}
            disabled={sender.isBusy}
            onClick={() => answer(runs)}
          >
            {words.table.runs.choices[runs]}
          </Button>
        ))}
      </div>
    </section>
  );
}
