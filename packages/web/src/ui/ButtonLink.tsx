/** A link that looks like a button: for files, which the browser fetches by itself. */

import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export function ButtonLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  return <a className={styles.button} {...props} />;
}
