/** The host changes the settings from the next hand on; everybody else reads them. */

import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { useTable } from '../session/context.js';
import { sendOnce } from '../session/tables.js';
import { GameFields, StakesField } from '../settings/BasicFields.js';
import { bind } from '../settings/bind.js';
import { draftOf } from '../settings/draft.js';
import { MoreSettings } from '../settings/MoreSettings.js';
import { readChange } from '../settings/read.js';
import { TextField } from '../settings/TextField.js';
import { useSettings } from '../settings/use-settings.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';
import { NextSettings } from './NextSettings.js';
import { RuleList } from './RuleList.js';

export function SettingsTab() {
  const { view } = useTable();
  const isHost = view.you.rights.includes('host') && view.info.status !== 'closed';
  return isHost ? <SettingsForm /> : <RuleList />;
}

function SettingsForm() {
  const { view } = useTable();
  const control = useSettings(draftOf(view.nextSettings ?? view.settings));
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { settings: told } = words.host;
  const isCash = control.draft.mode === 'cash';

  const save = async (): Promise<void> => {
    control.clear();
    setSaved(false);
    const read = readChange(control.draft, (view.nextSettings ?? view.settings).poker.rules);
    if (!read.ok) return control.fail(read.errors);
    setBusy(true);
    try {
      // By HTTP, whose refusals name the field.
      await sendOnce(view.info.id, { type: 'changeSettings', settings: read.value });
      setSaved(true);
    } catch (error) {
      control.refuse(error);
    }
    setBusy(false);
  };

  return (
    <form
      ref={control.form}
      className={styles.form}
      noValidate
      aria-label={told.title}
      onChange={() => setSaved(false)}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={styles.lead}>
        {isCash ? words.settings.nextHand : words.settings.tournamentFixed}
      </p>
      <NextSettings />
      <TextField {...bind(control, 'name')} maxLength={60} />
      {isCash && <GameFields control={control} seats={view.settings.poker.seatCount} />}
      {isCash && <StakesField control={control} />}
      <MoreSettings control={control} isRunning />
      <div className={styles.foot}>
        <Refusal text={control.sentence} />
        <Button look="accent" type="submit" disabled={isBusy}>
          {told.save}
        </Button>
        <p className={styles.lead} role="status">
          {isSaved ? told.saved : ''}
        </p>
      </div>
    </form>
  );
}
