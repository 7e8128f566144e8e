/** What the server would not do, at the place where it was asked. */

import styles from './Refusal.module.css';

export function Refusal({ text }: { readonly text: string | null }) {
  return (
    <p className={styles.refusal} role="alert" hidden={text === null}>
      {text}
    </p>
  );
}
