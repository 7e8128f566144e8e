/**
 * The clock around a seat: what shows of a disc behind its plate. Two halves of it turn away, one
 * after the other, in steps; only transforms and opacity change, so that a long thought costs little.
 */

import type { CSSProperties } from 'react';
import { classes } from './classes.js';
import styles from './Ring.module.css';

export interface RingProps {
  /** Milliseconds: of the whole clock, and how much of it has gone. */
  readonly whole: number;
  readonly gone: number;
  readonly isStopped?: boolean;
  /** Time of the player's own bank. */
  readonly isBank?: boolean;
}

export function Ring({ whole, gone, isStopped = false, isBank = false }: RingProps) {
  const time: CSSProperties & Readonly<Record<`--${string}`, string>> = {
    '--whole': `${whole}ms`,
    '--gone': `${-gone}ms`,
    '--state': isStopped ? 'paused' : 'running',
  };
  return (
    <span className={classes(styles.ring, isBank && styles.bank)} style={time} aria-hidden="true">
      <span className={classes(styles.half, styles.first)}>
        <span className={styles.left} />
      </span>
      <span className={classes(styles.half, styles.second)}>
        <span className={styles.left} />
      </span>
    </span>
  );
}
