import { words } from '@sidepot/i18n/page';
import { useTable } from '../session/context.js';
import styles from './ConnectionBanner.module.css';

export function ConnectionBanner() {
  const { connection } = useTable();
  return (
    <div className={styles.place} role="status">
      {connection.kind === 'lost' && (
        <p className={styles.banner}>
          {words.common.connection[navigator.onLine ? 'lost' : 'offline']}
        </p>
      )}
    </div>
  );
}
