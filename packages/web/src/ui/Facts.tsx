import styles from './Facts.module.css';

export type Fact = readonly [name: string, value: string];

/** Names on one side, values on the other. */
export function Facts({ rows }: { readonly rows: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
