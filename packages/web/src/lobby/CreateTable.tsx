/** A new table: a few choices that have good answers already, and the rest folded away. */

import { TABLE_MODES } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useState } from 'react';
import { addToClub, clubsFor, type ListedClub } from '../club/your-clubs.js';
import { loadWith } from '../load/load-with.js';
import { useTableMoney } from '../session/use-money.js';
import { CurrencyField, GameFields, SeatFields, StakesField } from '../settings/BasicFields.js';
import { bind } from '../settings/bind.js';
import { ChoiceField } from '../settings/ChoiceField.js';
import { choicesAt } from '../settings/choices.js';
import { DEFAULT_DRAFT, type DraftErrors } from '../settings/draft.js';
import { MoreSettings } from '../settings/MoreSettings.js';
import { readOptions } from '../settings/read.js';
import { isBasic } from '../settings/rows.js';
import { TextField } from '../settings/TextField.js';
import { PresetField, StructureFields } from '../settings/TournamentFields.js';
import { useSettings } from '../settings/use-settings.js';
import { Button } from '../ui/Button.js';
import { Panel } from '../ui/parts/Panel.js';
import { Refusal } from '../ui/Refusal.js';
import styles from './CreateTable.module.css';
import type { PlayProps } from './PlayBots.js';
import { startTable } from './practice.js';

const ClubField = lazy(() =>
  loadWith(() => import('../club/ClubField.js'), 'club').then(({ ClubField: part }) => ({
    default: part,
  })),
);

export interface CreateTableProps extends PlayProps {
  readonly clubs: readonly ListedClub[];
}

export function CreateTable({ play, clubs }: CreateTableProps) {
  const control = useSettings(DEFAULT_DRAFT);
  const { draft, errors } = control;
  useTableMoney(draft.mode === 'cash' ? draft.currency : 'none');
  const [isBusy, setBusy] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const [chosen, setClub] = useState<string | null>(null);
  const currency = draft.mode === 'cash' ? draft.currency : 'none';
  const club = clubsFor(clubs, currency).find(({ id }) => id === chosen);

  const create = async (): Promise<void> => {
    control.clear();
    const read = readOptions(draft);
    if (!read.ok) {
      setUnfolded(isUnfolded || hasHidden(read.errors));
      return control.fail(read.errors);
    }
    setBusy(true);
    const { value } = read;
    await play(async (name) => {
      const table = await startTable(name, {
        name: words.lobby.create.fallbackName(name),
        ...value,
      });
      // The table is there anyway, and can be added at it.
      if (club !== undefined) await addToClub(club, table, currency).catch(() => undefined);
      return table;
    }).catch((error: unknown) => {
      // A refusal may be about a field that is folded away.
      setUnfolded(true);
      control.refuse(error);
    });
    setBusy(false);
  };

  return (
    <Panel title={words.lobby.create.title}>
      <form
        ref={control.form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          {...bind(control, 'name')}
          placeholder={words.lobby.create.tableName}
          maxLength={60}
        />
        <ChoiceField {...bind(control, 'mode')} choices={choicesAt('mode', TABLE_MODES)} />
        <div className={styles.pair}>
          <GameFields control={control} />
        </div>
        {draft.mode === 'cash' ? (
          <>
            <CurrencyField control={control} />
            <StakesField control={control} />
          </>
        ) : (
          <>
            <div className={styles.pair}>
              <StructureFields control={control} />
            </div>
            <PresetField control={control} />
          </>
        )}
        <SeatFields control={control} />
        {clubs.length > 0 && (
          <Suspense>
            <ClubField clubs={clubs} currency={currency} value={chosen} onChange={setClub} />
          </Suspense>
        )}
        <details
          className={styles.more}
          open={isUnfolded}
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary className={styles.summary}>
            <span>{words.lobby.create.more}</span>
            <span className={styles.note}>{words.lobby.create.moreNote}</span>
          </summary>
          <MoreSettings control={control} />
        </details>
        <Refusal text={control.sentence} />
        <Button look="accent" type="submit" disabled={isBusy}>
          {words.lobby.create.button}
        </Button>
        {Object.keys(errors).length > 0 && (
          <p className={styles.error} role="alert">
            {words.settings.problems.some}
          </p>
        )}
      </form>
    </Panel>
  );
}

const hasHidden = (errors: DraftErrors): boolean => !Object.keys(errors).every(isBasic);
