/** A table that may be wider or longer than its place: the keyboard can scroll it, too. */

import type { ReactNode } from 'react';
import styles from './Scroll.module.css';

export function Scroll({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
