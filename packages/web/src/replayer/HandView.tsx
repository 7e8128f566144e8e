/** One hand: the table at a step, what moves it, and what is to be said about it. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useMemo, useState } from 'react';
import { useMoney } from '../session/use-money.js';
import { SwitchField } from '../settings/SwitchField.js';
import { DeviationNotes } from './DeviationNotes.js';
import { deviationsOf } from './deviations.js';
import { HandHead, type HandsBeside } from './HandHead.js';
import styles from './HandView.module.css';
import { symbolIn } from './hands/summary.js';
import { CommentField } from './marks/CommentField.js';
import { pressStep } from './steps/keys.js';
import { StepControls } from './steps/StepControls.js';
import { StepList } from './steps/StepList.js';
import { StepTable } from './steps/StepTable.js';
import { stepWords } from './steps/step-words.js';
import { streetsOf } from './steps/streets.js';
import { type Steps, useSteps } from './steps/use-steps.js';
import type { Chosen, Replayer } from './use-replayer.js';

export interface HandViewProps {
  readonly replayer: Replayer;
  readonly chosen: Chosen;
  /** The hands on both sides of it in its list. */
  readonly beside: HandsBeside;
  readonly onHelp: () => void;
}

export function HandView(props: HandViewProps) {
  const { hand } = props.chosen;
  const isWritten = useMoney(hand.unit, symbolIn(hand));
  return isWritten ? <Replay {...props} /> : null;
}

function Replay({ replayer, chosen, beside, onHelp }: HandViewProps) {
  const { hand, past } = chosen;
  const [isOpen, setOpen] = useState(true);
  const steps = useSteps(past.steps.length, chosen.start);
  const { at } = steps;
  const told = useMemo(() => stepWords(past), [past]);
  const streets = useMemo(() => streetsOf(past.steps), [past]);
  const deviations = useMemo(() => deviationsOf(hand, past), [hand, past]);
  const marked = useMemo(
    () => new Set(deviations.flatMap(({ step, isBreach }) => (isBreach ? step : []))),
    [deviations],
  );
  const said = [...(told[at]?.lines ?? []), ...(marked.has(at) ? [words.hands.replay.marked] : [])];
  useKeys(steps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the step
  useEffect(() => replayer.moved(at), [at]);
  return (
    <section className={styles.view} aria-label={words.replayer.hand.title(chosen.number)}>
      <HandHead {...{ replayer, chosen, beside, at, onHelp }} />
      <div className={styles.stage}>
        <StepTable hand={past} at={at} openCards={isOpen} />
      </div>
      <div className={styles.controls}>
        <StepControls steps={steps} streets={streets} said={said.join('. ')} />
      </div>
      <div className={styles.side}>
        {deviations.length > 0 && (
          <DeviationNotes deviations={deviations} names={past.names} at={at} onChoose={steps.go} />
        )}
        <StepList told={told} at={at} marked={marked} onChoose={steps.go} />
        <CommentField key={chosen.key} mark={chosen.key} />
        <SwitchField label={words.replayer.hand.openCards} isOn={isOpen} onChange={setOpen} />
      </div>
    </section>
  );
}

/** Wherever the focus is on the page, but not in a dialog: that has its own. */
function useKeys(steps: Steps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (!isInDialog) pressStep(event, steps);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [steps]);
}
