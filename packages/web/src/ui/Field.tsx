import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

export interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly note?: string;
}

export function Field({ label, note, ...input }: FieldProps) {
  const id = useId();
  const noteId = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        aria-describedby={note === undefined ? undefined : noteId}
        {...input}
      />
      {note !== undefined && (
        <span id={noteId} className={styles.note}>
          {note}
        </span>
      )}
    </div>
  );
}
