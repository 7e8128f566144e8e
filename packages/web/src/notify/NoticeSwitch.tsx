/** "Tell me when it is my turn": the browser is asked, and what came of it is said. */

import { words } from '@sidepot/i18n/page';
import { useId, useState } from 'react';
import { changeSettings, useBrowserSettings } from '../session/browser-settings.js';
import { askForNotices, endNotices, type NoticeAnswer } from './turn-notices.js';

export interface NoticeSwitchProps {
  readonly table: string;
  /** Of the rows it stands among. */
  readonly styles: Readonly<Record<string, string | undefined>>;
}

export function NoticeSwitch({ table, styles }: NoticeSwitchProps) {
  const { notices } = useBrowserSettings();
  const id = useId();
  const [answer, setAnswer] = useState<NoticeAnswer | null>(null);
  const told = words.show.settings.notices;
  const change = async (isOn: boolean): Promise<void> => {
    if (!isOn) {
      changeSettings({ notices: false });
      setAnswer(null);
      await endNotices(table);
      return;
    }
    const got = await askForNotices(table);
    setAnswer(got);
    changeSettings({ notices: got === 'pushed' || got === 'shown' });
  };
  return (
    <label className={styles['row']}>
      <span>
        <span className={styles['label']}>{told.label}</span>
        <span id={id} className={styles['note']} role="status">
          {answer === null ? told.note : told.answers[answer]}
        </span>
      </span>
      <input
        type="checkbox"
        className={styles['switch']}
        aria-label={told.label}
        aria-describedby={id}
        checked={notices}
        onChange={(event) => void change(event.target.checked)}
      />
    </label>
  );
}
