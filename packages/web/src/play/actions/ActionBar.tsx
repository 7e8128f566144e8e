/** The bottom of the screen: what I can do now, or why there is nothing to do. */

import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useEffect } from 'react';
import { AfterHand } from '../../host/AfterHand.js';
import { loadWith } from '../../load/load-with.js';
import { useSender, useTable } from '../../session/context.js';
import { mySeat } from '../../session/seats.js';
import { AsShown } from '../../show/AsShown.js';
import { AwardShown } from '../../show/AwardShown.js';
import { SkipButton } from '../../show/SkipButton.js';
import { classes } from '../../ui/classes.js';
import { Refusal } from '../../ui/Refusal.js';
import { useMyDiscards } from '../draw/discards.js';
import styles from './ActionBar.module.css';
import { Decision } from './Decision.js';
import { IdleNote } from './IdleNote.js';
import { LastLines } from './LastLines.js';
import { PreActions } from './PreActions.js';
import { RunsQuestion } from './RunsQuestion.js';
import { loadSlider } from './Sizer.js';
import { TimeBankButton } from './TimeBankButton.js';
import { usePreAction } from './use-pre-action.js';

const HandWords = lazy(() =>
  loadWith(() => import('./HandWords.js')).then(({ HandWords: words }) => ({ default: words })),
);

const loadDraw = () =>
  loadWith(() => import('../draw/DrawDecision.js')).then(({ DrawDecision: part }) => ({
    default: part,
  }));
const DrawDecision = lazy(loadDraw);

const ChooseGame = lazy(() =>
  loadWith(() => import('../draw/ChooseGame.js'), 'host').then(({ ChooseGame: part }) => ({
    default: part,
  })),
);

const StraddleToggle = lazy(() =>
  loadWith(() => import('./StraddleToggle.js'), 'host').then(({ StraddleToggle: part }) => ({
    default: part,
  })),
);

function Head({ isIdle = false }: { readonly isIdle?: boolean }) {
  const { mode, straddle } = useTable().view.settings.poker;
  const hasStraddle = mode === 'cash' && straddle !== 'none';
  return (
    <div className={styles.head}>
      <Suspense>
        <AsShown>
          <HandWords />
        </AsShown>
      </Suspense>
      <TimeBankButton />
      {isIdle && hasStraddle && (
        <Suspense>
          <StraddleToggle />
        </Suspense>
      )}
    </div>
  );
}

export function ActionBar() {
  const { view } = useTable();
  const sender = useSender();
  const control = usePreAction(sender);
  const { hand } = view;
  // Before it is my turn, so that it is there when it is.
  useEffect(() => void loadSlider(), []);
  const turn = hand?.view.turn;
  // A bar that keeps its height keeps the table still from turn to turn.
  const isSeated = (view.you.seat ?? mySeat(view)) !== null;
  const isPaused = view.info.status === 'paused';
  const isDeciding = !isPaused && mySeat(view)?.isTurn === true && turn?.kind === 'act';
  const discards = useMyDiscards();
  return (
    <section
      className={classes(styles.bar, isSeated && styles.seated)}
      aria-label={words.table.actions.bar}
    >
      <div className={styles.top}>
        {isDeciding || discards !== null ? (
          <Head />
        ) : (
          <AsShown>
            <AwardShown>
              <Head isIdle />
              <LastLines />
            </AwardShown>
          </AsShown>
        )}
      </div>
      <Refusal text={sender.refusal} />
      {discards !== null && (
        <Suspense>
          <DrawDecision discards={discards} sender={sender} />
        </Suspense>
      )}
      {isDeciding ? (
        <Decision
          key={`${hand?.number}-${hand?.view.actions}`}
          legal={turn.legal}
          sender={sender}
          isSending={control.isDue}
        />
      ) : (
        <>
          <RunsQuestion sender={sender} />
          <SkipButton />
          {view.info.mix?.chooser === view.you.seat && (
            <Suspense>
              <ChooseGame />
            </Suspense>
          )}
          <AsShown>
            <IdleNote />
            <AfterHand />
          </AsShown>
          <PreActions control={control} />
        </>
      )}
    </section>
  );
}
