/** A past hand on the same table that live hands are drawn on, one step at a time. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useMemo, useState } from 'react';
import { calculatorPath } from '../../calculator/model/link.js';
import { linkedHandOf } from '../../calculator/share/linked-hand.js';
import { useTable } from '../../session/context.js';
import { sentenceOf } from '../../session/http.js';
import { SwitchField } from '../../settings/SwitchField.js';
import { Dialog } from '../../ui/Dialog.js';
import { Refusal } from '../../ui/Refusal.js';
import { pressStep } from '../steps/keys.js';
import { type PastHand, readPastHand } from '../steps/past-hand.js';
import styles from '../steps/Replay.module.css';
import { StepControls } from '../steps/StepControls.js';
import { StepList } from '../steps/StepList.js';
import { StepTable } from '../steps/StepTable.js';
import { stepWords } from '../steps/step-words.js';
import { streetsOf } from '../steps/streets.js';
import { useSteps } from '../steps/use-steps.js';
import { ExportLinks } from './ExportLinks.js';
import { fetchPhh } from './fetch-hand.js';

export interface ReplayProps {
  readonly number: number;
  readonly onClose: () => void;
}

type Loaded = PastHand | 'unreadable' | null;

export function Replay({ number, onClose }: ReplayProps) {
  const { view } = useTable();
  const { id } = view.info;
  const [hand, setHand] = useState<Loaded>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    fetchPhh(id, number).then(
      (phh) => !isGone && setHand(readPastHand(phh, number) ?? 'unreadable'),
      (error: unknown) => !isGone && setRefusal(sentenceOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [id, number]);
  return (
    <Dialog
      shape="wide"
      title={words.hands.hand(number)}
      closeLabel={words.hands.replay.close}
      onClose={onClose}
    >
      <Refusal text={refusal} />
      {hand === null && refusal === null && <p>{words.hands.replay.loading}</p>}
      {hand === 'unreadable' && <p>{words.hands.replay.unreadable}</p>}
      {hand !== null && hand !== 'unreadable' && <Steps hand={hand} />}
      {hand !== null && hand !== 'unreadable' && <CalculatorLink hand={hand} />}
      <ExportLinks table={id} hand={number} />
    </Dialog>
  );
}

/** The whole hand: the last step has everything that became known. */
function CalculatorLink({ hand }: { readonly hand: PastHand }) {
  const state = hand.steps.at(-1)?.state;
  if (state === undefined) return null;
  return (
    <a
      className={styles.calculator}
      href={calculatorPath(linkedHandOf(state, hand.names))}
      target="_blank"
      rel="noopener"
    >
      {words.hands.replay.calculator}
    </a>
  );
}

function Steps({ hand }: { readonly hand: PastHand }) {
  const [isOpen, setOpen] = useState(false);
  const steps = useSteps(hand.steps.length);
  const told = useMemo(() => stepWords(hand), [hand]);
  const streets = useMemo(() => streetsOf(hand.steps), [hand]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for all that is in it
    <div className={styles.replay} onKeyDown={(event) => pressStep(event, steps)}>
      <StepTable hand={hand} at={steps.at} openCards={isOpen} />
      <div className={styles.controls}>
        <StepControls
          steps={steps}
          streets={streets}
          said={told[steps.at]?.lines.join('. ') ?? ''}
          isFocused
        />
        <SwitchField label={words.hands.replay.openCards} isOn={isOpen} onChange={setOpen} />
      </div>
      <StepList told={told} at={steps.at} onChoose={steps.go} />
    </div>
  );
}
