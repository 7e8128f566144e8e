import { words } from '../i18n/words.js';
import { Dialog } from '../ui/Dialog.js';
import styles from './HelpSheet.module.css';

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.table.help.title} closeLabel={words.table.help.close} onClose={onClose}>
      <dl className={styles.keys}>
        {words.table.help.keys.map(([key, meaning]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
