/** What is wrong with a field: in words, and the code to look it up by. */

import fields from '../../settings/fields.module.css';
import type { FieldError } from '../model/errors.js';
import styles from './FieldProblem.module.css';

export interface FieldProblemProps {
  readonly id: string;
  readonly error: FieldError | undefined;
  /** Of the field, where it is not just above. */
  readonly label?: string;
}

export function FieldProblem({ id, error, label }: FieldProblemProps) {
  if (error === undefined) return null;
  return (
    <p id={id} className={fields.error}>
      {label !== undefined && <b>{label}: </b>}
      {error.text} <code className={styles.code}>{error.code}</code>
    </p>
  );
}
