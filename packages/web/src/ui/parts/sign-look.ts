/** The colour of what was won or lost. */

import styles from './Sign.module.css';

export const signLook = (net: number): string | undefined =>
  net > 0 ? styles.plus : net < 0 ? styles.minus : undefined;
