import { type ReactNode, useId } from 'react';
import styles from './Group.module.css';

/** Settings that belong together. Fields stand two in a row where there is room. */
export function Group({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** A part of a group that needs the whole row. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
