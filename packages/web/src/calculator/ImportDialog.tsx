/** A hand from a file or the clipboard. Loaded when it is asked for: it brings the readers along. */

import { words } from '@sidepot/i18n/page';
import { type ChangeEvent, useId, useMemo, useState } from 'react';
import fields from '../settings/fields.module.css';
import { fileText } from '../site/file-text.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import styles from './ImportDialog.module.css';
import type { CalculatorDraft } from './model/draft.js';
import problem from './panels/FieldProblem.module.css';
import { linkedDraft } from './share/draft-of.js';
import { handsIn, type Refused } from './share/import.js';

export interface ImportDialogProps {
  readonly onOpen: (draft: CalculatorDraft) => void;
  readonly onClose: () => void;
}

export function ImportDialog({ onOpen, onClose }: ImportDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const hands = useMemo(() => handsIn(text), [text]);
  const write = (content: string): void => {
    setText(content);
    setChosen(0);
    setRefused(null);
  };
  const load = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file !== undefined) write(await fileText(file));
  };
  const take = (): void => {
    const hand = hands[chosen];
    if (hand === undefined) {
      setRefused({
        text: text.trim() === '' ? words.calculator.import.empty : words.calculator.import.unknown,
        code: null,
      });
      return;
    }
    const opened = hand.open();
    if (opened.ok) onOpen(linkedDraft(opened.hand));
    else setRefused(opened.refused);
  };
  return (
    <Dialog
      title={words.calculator.import.title}
      closeLabel={words.calculator.import.close}
      onClose={onClose}
    >
      <p className={fields.note}>{words.calculator.import.lead}</p>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={id}>
          {words.calculator.import.paste}
        </label>
        <textarea
          id={id}
          className={styles.text}
          rows={8}
          value={text}
          spellCheck={false}
          aria-invalid={refused !== null || undefined}
          aria-describedby={refused === null ? undefined : `${id}-refused`}
          onChange={(event) => write(event.target.value)}
        />
      </div>
      <div className={fields.field}>
        <label className={fields.label} htmlFor={`${id}-file`}>
          {words.calculator.import.file}
        </label>
        <input
          id={`${id}-file`}
          className={styles.file}
          type="file"
          accept=".json,.jsonl,.phh,.phhs,.txt,.ohh,.csv"
          onChange={(event) => void load(event)}
        />
      </div>
      {hands.length > 1 && (
        <div className={fields.field}>
          <label className={fields.label} htmlFor={`${id}-which`}>
            {words.calculator.import.which}
          </label>
          <select
            id={`${id}-which`}
            className={fields.input}
            value={chosen}
            onChange={(event) => {
              setChosen(Number(event.target.value));
              setRefused(null);
            }}
          >
            {hands.map(({ label }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: labels need not differ
              <option key={i} value={i}>
                {words.calculator.import.hand(label)}
              </option>
            ))}
          </select>
        </div>
      )}
      <p id={`${id}-refused`} className={fields.error} role="alert">
        {refused?.text}{' '}
        {refused !== null && refused.code !== null && (
          <code className={problem.code}>{refused.code}</code>
        )}
      </p>
      <Button look="go" onClick={take}>
        {words.calculator.import.take}
      </Button>
    </Dialog>
  );
}
