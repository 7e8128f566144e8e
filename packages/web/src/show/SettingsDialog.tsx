/** What this browser plays and shows. */

import { type Words, words } from '@sidepot/i18n/page';
import { lazy, Suspense, useId } from 'react';
import { loadWith } from '../load/load-with.js';
import { NoticeSwitch } from '../notify/NoticeSwitch.js';
import { changeSettings, type Settings, useBrowserSettings } from '../session/browser-settings.js';
import { useTable } from '../session/context.js';
import { Dialog } from '../ui/Dialog.js';
import styles from './SettingsDialog.module.css';

const LookPart = lazy(() =>
  loadWith(() => import('./LookPart.js'), 'look').then(({ LookPart: part }) => ({ default: part })),
);

const rowsOf = (
  told: Words['show']['settings'],
): readonly { key: keyof Settings; label: string; note?: string }[] => [
  { key: 'sound', label: told.sound, note: told.soundNote },
  { key: 'vibration', label: told.vibration },
  { key: 'equity', label: told.equity, note: told.equityNote },
  { key: 'bigBlinds', label: told.bigBlinds, note: told.bigBlindsNote },
  { key: 'hud', label: told.hud, note: told.hudNote },
];

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useBrowserSettings();
  const { session } = useTable();
  const id = useId();
  return (
    <Dialog
      title={words.show.settings.title}
      closeLabel={words.show.settings.close}
      onClose={onClose}
    >
      <div className={styles.rows}>
        {rowsOf(words.show.settings).map(({ key, label, note }) => (
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
        <NoticeSwitch table={session.table} styles={styles} />
      </div>
      <Suspense>
        <LookPart />
      </Suspense>
    </Dialog>
  );
}
