/** What this browser plays and shows. */

import { useId } from 'react';
import { Dialog } from '../design/Dialog.js';
import { show } from '../text/en-show.js';
import styles from './SettingsDialog.module.css';
import { changeSettings, type Settings, useSettings } from './settings.js';

const words = show.settings;
const ROWS: readonly { key: keyof Settings; label: string; note?: string }[] = [
  { key: 'sound', label: words.sound, note: words.soundNote },
  { key: 'vibration', label: words.vibration },
  { key: 'equity', label: words.equity, note: words.equityNote },
];

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useSettings();
  const id = useId();
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      <div className={styles.rows}>
        {ROWS.map(({ key, label, note }) => (
          <label key={key} className={styles.row}>
            <span>
              <span className={styles.label}>{label}</span>
              {note !== undefined && (
                <span id={`${id}-${key}`} className={styles.note}>
                  {note}
                </span>
              )}
            </span>
            <input
              type="checkbox"
              className={styles.switch}
              aria-label={label}
              aria-describedby={note === undefined ? undefined : `${id}-${key}`}
              checked={settings[key]}
              onChange={(event) => changeSettings({ [key]: event.target.checked })}
            />
          </label>
        ))}
      </div>
    </Dialog>
  );
}
