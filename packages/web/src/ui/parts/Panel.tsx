/** A part of the page with its heading. */

import { type ReactNode, useId } from 'react';
import { classes } from '../classes.js';
import styles from './Panel.module.css';

export interface PanelProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Panel({ title, className, children }: PanelProps) {
  const id = useId();
  return (
    <section className={classes(styles.panel, className)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
