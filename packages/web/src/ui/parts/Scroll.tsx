/** A table that may be wider or longer than its place: the keyboard can scroll it, too. */

import type { ReactNode } from 'react';
import { classes } from '../classes.js';
import styles from './Scroll.module.css';

export function Scroll({
  label,
  isShort = false,
  children,
}: {
  readonly label: string;
  /** However long it is, it takes no more than a part of the page. */
  readonly isShort?: boolean;
  readonly children: ReactNode;
}) {
  const look = classes(styles.scroll, isShort && styles.short);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields are in it, and no landmark is made of it
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <div className={look} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
