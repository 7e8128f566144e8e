import styles from './Swatch.module.css';

const COLORS = 10;

/** There are never more pots than players, and never more than ten of them. */
export const potColor = (pot: number): string => `var(--pot-${pot % COLORS})`;

export function Swatch({ pot }: { readonly pot: number }) {
  return <span className={styles.swatch} style={{ background: potColor(pot) }} />;
}
