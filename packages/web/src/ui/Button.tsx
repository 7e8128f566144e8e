import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.js';

export type ButtonLook = 'plain' | 'go' | 'accent' | 'danger' | 'quiet';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly look?: ButtonLook;
  readonly type?: 'button' | 'submit';
  /** A second, smaller line. */
  readonly note?: ReactNode;
  /** The key that does the same. */
  readonly hotkey?: string;
  readonly isCompact?: boolean;
}

export function Button(props: ButtonProps) {
  const {
    look = 'plain',
    type = 'button',
    note,
    hotkey,
    isCompact,
    className,
    children,
    ...rest
  } = props;
  return (
    <button
      type={type}
      className={classes(styles.button, styles[look], isCompact && styles.compact, className)}
      aria-keyshortcuts={hotkey}
      {...rest}
    >
      <span className={styles.words}>
        {children}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {hotkey !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {hotkey}
        </span>
      )}
    </button>
  );
}
