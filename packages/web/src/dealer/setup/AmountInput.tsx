/** A number of chips that is typed: what is no amount stays in the field and is not taken. */

import { useEffect, useId, useState } from 'react';
import { amountKeys, typedChips } from '../../ui/typed/chips.js';
import styles from './SetupScreen.module.css';

export interface AmountInputProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** If the field may be empty: what happens then. */
  readonly onEmpty?: () => void;
  /** The field is left. */
  readonly onDone?: () => void;
  readonly placeholder?: string;
  /** Its label stands elsewhere. */
  readonly isBare?: boolean;
}

const text = (value: number | null): string => (value === null ? '' : String(value));

export function AmountInput(props: AmountInputProps) {
  const { label, value, onChange, onEmpty, onDone, placeholder, isBare = false } = props;
  const id = useId();
  const [typed, setTyped] = useState(() => text(value));
  const [isFocused, setFocused] = useState(false);
  const read = typed.trim() === '' ? null : typedChips(typed);
  useEffect(() => {
    if (!isFocused) setTyped(text(value));
  }, [value, isFocused]);
  const type = (next: string): void => {
    setTyped(next);
    const chips = typedChips(next);
    if (next.trim() === '') onEmpty?.();
    else if (chips !== null && chips !== value) onChange(chips);
  };
  const isWrong = read === null && !(typed.trim() === '' && onEmpty !== undefined);
  const input = (
    <input
      id={id}
      className={styles.input}
      inputMode={amountKeys()}
      autoComplete="off"
      aria-label={isBare ? label : undefined}
      aria-invalid={isWrong || undefined}
      placeholder={placeholder}
      value={typed}
      onFocus={({ target }) => {
        setFocused(true);
        target.select();
      }}
      onBlur={() => {
        setFocused(false);
        onDone?.();
      }}
      onChange={({ target }) => type(target.value)}
    />
  );
  if (isBare) return input;
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{label}</label>
      {input}
    </div>
  );
}
