import type { RuleAnchor } from '@sidepot/i18n/page';
import { type ComponentProps, useId } from 'react';
import { classes } from '../ui/classes.js';
import styles from './fields.module.css';
import { RuleLink } from './RuleLink.js';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  /** Where it is explained. */
  readonly rule?: RuleAnchor | undefined;
  /** What is wrong with it, said here. */
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

export function TextField(props: TextFieldProps) {
  const { label, note, rule, error, onChange, className, ...input } = props;
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
      <input
        id={id}
        className={classes(styles.input, className)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        autoComplete="off"
        {...input}
        onChange={(event) => onChange(event.target.value)}
      />
      {about !== undefined && (
        <span id={`${id}-about`} className={error === undefined ? styles.note : styles.error}>
          {about}
        </span>
      )}
    </div>
  );
}
