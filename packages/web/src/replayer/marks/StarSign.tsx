import styles from './Marks.module.css';

/** Drawn, so that every font has it. */
export function StarSign({ label }: { readonly label?: string }) {
  const isTold = label !== undefined;
  return (
    <svg
      className={styles.star}
      viewBox="0 0 24 24"
      role={isTold ? 'img' : undefined}
      aria-label={label}
      aria-hidden={isTold ? undefined : true}
    >
      <path d="M12 3.5l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.9l6.1-.8z" />
    </svg>
  );
}
