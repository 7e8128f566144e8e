/** A labelled number of the table's rules, with what is wrong with it below. */

import { useId } from 'react';
import styles from '../../settings/fields.module.css';
import { amountMode } from '../flow/thumb.js';
import type { CalculatorDraft } from '../model/draft.js';
import type { FieldName } from '../model/errors.js';
import { useCalculator } from './context.js';
import { FieldProblem } from './FieldProblem.js';

type TextKey = {
  [K in keyof CalculatorDraft]: CalculatorDraft[K] extends string
    ? string extends CalculatorDraft[K]
      ? K
      : never
    : never;
}[keyof CalculatorDraft];

export interface NumberFieldProps {
  readonly name: TextKey;
  /** Where its errors stand, if that has another name. */
  readonly errorName?: FieldName;
  readonly label: string;
  readonly note?: string;
  /** What counts while it is empty. */
  readonly placeholder?: string;
  /** Entered in one go with what players put in. */
  readonly isOfPlayers?: boolean;
  readonly mode?: 'numeric' | 'decimal' | 'text';
}

export function NumberField(props: NumberFieldProps) {
  const { name, errorName, label, note, placeholder, mode = 'numeric' } = props;
  const id = useId();
  const { draft, errors, set } = useCalculator();
  const error = errors[errorName ?? (name as FieldName)];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        value={draft[name]}
        inputMode={mode === 'numeric' ? amountMode() : mode}
        data-amount-field={
          mode !== 'numeric' ? undefined : props.isOfPlayers === true ? 'player' : 'table'
        }
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error !== undefined || note !== undefined ? `${id}-about` : undefined}
        onChange={(event) => set({ [name]: event.target.value })}
      />
      {error === undefined && note !== undefined && (
        <p id={`${id}-about`} className={styles.note}>
          {note}
        </p>
      )}
      <FieldProblem id={`${id}-about`} error={error} />
    </div>
  );
}
