import type { RuleAnchor } from '@sidepot/i18n/page';
import { useId } from 'react';
import { classes } from '../ui/classes.js';
import styles from './fields.module.css';
import { RuleLink } from './RuleLink.js';

export interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: string;
}

export interface SelectFieldProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly Choice<T>[];
  readonly error?: string | undefined;
  readonly note?: string | undefined;
  /** Where it is explained. */
  readonly rule?: RuleAnchor | undefined;
  readonly onChange: (value: T) => void;
}

export function SelectField<T extends string | number>(props: SelectFieldProps<T>) {
  const { label, value, choices, error, note, rule, onChange } = props;
  const id = useId();
  const about = error ?? note;
  return (
    <div className={styles.field}>
      <span>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <RuleLink anchor={rule} label={label} />
      </span>
      <select
        id={id}
        className={classes(styles.input, styles.select)}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        onChange={(event) => {
          const chosen = choices.find((choice) => String(choice.value) === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {about !== undefined && (
        <span id={`${id}-about`} className={error === undefined ? styles.note : styles.error}>
          {about}
        </span>
      )}
    </div>
  );
}

export const choicesOf = <T extends string>(
  labels: Readonly<Record<T, string>>,
): readonly Choice<T>[] =>
  (Object.entries(labels) as [T, string][]).map(([value, label]) => ({ value, label }));
