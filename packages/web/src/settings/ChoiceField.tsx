/** A few choices side by side: radio buttons that look like one switch. */

import { useId } from 'react';
import styles from './fields.module.css';
import { RuleLink } from './RuleLink.js';
import type { SelectFieldProps } from './SelectField.js';

export function ChoiceField<T extends string | number>(props: SelectFieldProps<T>) {
  const { label, value, choices, error, note, rule, onChange } = props;
  const name = useId();
  const about = error ?? note;
  return (
    <fieldset
      className={styles.field}
      aria-labelledby={`${name}-label`}
      aria-describedby={about === undefined ? undefined : `${name}-about`}
    >
      <legend className={styles.label}>
        <span id={`${name}-label`}>{label}</span>
        <RuleLink anchor={rule} label={label} />
      </legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              aria-invalid={error === undefined ? undefined : true}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {about !== undefined && (
        <span id={`${name}-about`} className={error === undefined ? styles.note : styles.error}>
          {about}
        </span>
      )}
    </fieldset>
  );
}
