import { Dialog } from '../design/Dialog.js';
import { text } from '../text/en.js';
import styles from './HelpSheet.module.css';

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={text.help.title} closeLabel={text.help.close} onClose={onClose}>
      <dl className={styles.keys}>
        {text.help.keys.map(([key, meaning]) => (
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
