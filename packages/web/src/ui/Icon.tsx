/** Signs that are drawn: not every font has them, and a button without one is empty. */

import styles from './Icon.module.css';

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  back: 'M20 12H4M11 5l-7 7 7 7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  look: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18M12 8h4.6M12 12h6M12 16h4.6',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
