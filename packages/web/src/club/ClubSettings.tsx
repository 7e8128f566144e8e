/** The name of a club and how its nights are scored; and its end. */

import { POINTS_FORMULAS } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { MAX_NIGHTS, TABLE_NAME_LENGTH } from '@sidepot/protocol/words';
import { useState } from 'react';
import { post } from '../session/http.js';
import { useAsking } from '../session/use-asking.js';
import { SelectField } from '../settings/SelectField.js';
import { TextField } from '../settings/TextField.js';
import { goTo } from '../site/routes.js';
import { Button } from '../ui/Button.js';
import { Panel } from '../ui/parts/Panel.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import { chipsToType, typedChips, typedDecimal } from '../ui/typed/chips.js';
import type { ClubPart } from './use-club.js';

/** Hundredths of a per cent, as they are typed. */
const BPS = '0.01';

export function ClubSettings({ club, change }: ClubPart) {
  const asking = useAsking();
  const { scoring } = club;
  const [name, setName] = useState(club.name);
  const [formula, setFormula] = useState(scoring.formula);
  const [best, setBest] = useState(scoring.best === null ? '' : String(scoring.best));
  const [share, setShare] = useState(
    scoring.topBps % 100 === 0 ? String(scoring.topBps / 100) : chipsToType(scoring.topBps, BPS),
  );
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const told = words.club.settings;
  const isNamed = name.trim() !== '';
  const nights = best.trim() === '' ? null : (typedChips(best, '1') ?? 0);
  const isBest = nights === null || (nights >= 1 && nights <= MAX_NIGHTS);
  const topBps = typedDecimal(share.trim(), BPS);
  const isShare = topBps !== null && topBps >= 1 && topBps <= 10_000;
  const save = async (): Promise<void> => {
    setTried(true);
    setSaved(false);
    if (!isBest || !isShare || !isNamed) return;
    const next = { formula, best: nights, topBps };
    setSaved(
      await asking.run(() => change({ type: 'settings', name: name.trim(), scoring: next })),
    );
  };
  const remove = async (): Promise<void> => {
    await post<'deleteClub'>(`/api/clubs/${club.id}/delete`, {});
    goTo('/');
  };
  return (
    <Panel title={told.title}>
      <form
        className={rows.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={words.club.make.name}
          value={name}
          error={isTried && !isNamed ? told.nameBad : undefined}
          maxLength={TABLE_NAME_LENGTH}
          onChange={setName}
        />
        <SelectField
          label={told.formula}
          value={formula}
          choices={POINTS_FORMULAS.map((value) => ({ value, label: told.formulas[value] }))}
          onChange={setFormula}
        />
        <TextField
          label={told.best}
          note={told.bestNote}
          error={isTried && !isBest ? told.bestBad : undefined}
          value={best}
          inputMode="numeric"
          onChange={setBest}
        />
        <TextField
          label={told.share}
          note={told.shareNote}
          error={isTried && !isShare ? told.shareBad : undefined}
          value={share}
          inputMode="decimal"
          onChange={setShare}
        />
        <div className={rows.buttons}>
          <Button look="accent" type="submit" disabled={asking.isBusy}>
            {told.save}
          </Button>
        </div>
        <p className={rows.note} role="status">
          {isSaved ? told.saved : ''}
        </p>
      </form>
      <Question
        ask={told.remove}
        question={told.removeQuestion}
        yes={told.removeNow}
        no={told.keep}
        isBusy={asking.isBusy}
        isCompact
        onYes={() => void asking.run(remove)}
      />
      <Refusal text={asking.refusal} />
    </Panel>
  );
}
