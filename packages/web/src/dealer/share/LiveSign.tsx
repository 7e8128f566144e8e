/** Above every screen: others see this table. */

import { words } from '@sidepot/i18n/page';
import styles from './LiveSign.module.css';
import { useSharing } from './use-sharing.js';

export function LiveSign() {
  const { state } = useSharing();
  if (state !== 'live' && state !== 'away') return null;
  const label = words.dealer.share.signs[state];
  return (
    <span className={styles.sign} data-live={state} role="img" aria-label={label} title={label} />
  );
}
