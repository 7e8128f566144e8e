/** Before the first hand, in about thirty seconds: what most tables have is already chosen. */

import { dayAndTime, refusalSentence, words } from '@sidepot/i18n/page';
import { SiteHeader } from '../../site/SiteHeader.js';
import { Button } from '../../ui/Button.js';
import { useDealer, useEvening } from '../evening/context.js';
import { goOnBefore } from '../evening/evening.js';
import { dealerState, setupProblem } from '../model/index.js';
import { BlindsPart } from './BlindsPart.js';
import { ChipsPart } from './ChipsPart.js';
import { EventPart } from './EventPart.js';
import { SeatsPart } from './SeatsPart.js';
import styles from './SetupScreen.module.css';

export function SetupScreen() {
  const { session, view, tap } = useDealer();
  const { setup } = session;
  const told = words.dealer.setup;
  const taken = view.seats.filter(({ player }) => player !== null);
  const wrong = setupProblem(setup);
  // Also why it did not start.
  const problem = wrong ?? view.refusal;
  const total = taken.reduce((sum, { stack }) => sum + stack, 0);
  return (
    <>
      <SiteHeader page="dealer" />
      <main className={styles.main}>
        <div>
          <h1 className={styles.title}>{words.site.titles.dealer}</h1>
          <p className={styles.lead}>{told.lead}</p>
        </div>
        <GoOn />
        <SeatsPart />
        <BlindsPart />
        {setup.mode === 'tournament' && <EventPart />}
        <ChipsPart />
      </main>
      <footer className={styles.foot}>
        <p className={styles.total} role={problem === null ? undefined : 'alert'}>
          {taken.length < 2
            ? told.needsTwo
            : problem === null
              ? told.total(total, taken.length)
              : refusalSentence(problem)}
        </p>
        <Button
          className={styles.start}
          disabled={taken.length < 2}
          onClick={() => tap({ type: 'settle' })}
        >
          {words.dealer.menu.settle}
        </Button>
        <Button
          look="go"
          className={styles.start}
          disabled={taken.length < 2 || wrong !== null}
          onClick={() => tap({ type: 'start' })}
        >
          {told.start}
        </Button>
      </footer>
    </>
  );
}

/** The table that was put aside for this one. */
function GoOn() {
  const { before } = useEvening();
  if (before === null) return null;
  const { table } = dealerState(before.log);
  if (table === null) return null;
  const { goOn, goOnNote } = words.dealer.setup;
  const at = before.log.at(-1)?.at ?? 0;
  return (
    <Button
      look="accent"
      className={styles.start}
      note={goOnNote(table.hands, dayAndTime(at))}
      onClick={goOnBefore}
    >
      {goOn}
    </Button>
  );
}
