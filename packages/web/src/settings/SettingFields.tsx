/** One field by the kind of its row. */

import { amount, words } from '@sidepot/i18n/page';
import type { SettingPart, SettingRow } from '@sidepot/protocol/words';
import { amountKeys } from '../ui/typed/chips.js';
import { bind, labelOf, noteOf } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { choicesAt } from './choices.js';
import {
  chosenIn,
  type DraftField,
  draftHasBlinds,
  type Typed,
  unitOfDraft,
  WATCHING,
} from './draft.js';
import { FieldRow } from './Group.js';
import { applies, insideOf, isStudAlone, type Placed } from './rows.js';
import { ruleOf } from './rule-of.js';
import { SelectField } from './SelectField.js';
import { SwitchField } from './SwitchField.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';
import { usualAt } from './usual.js';

interface FieldProps {
  readonly control: SettingsControl;
  readonly placed: Placed;
}

/** The fields of a part, those that apply. */
export function SettingFields({
  control,
  rows,
  part,
}: {
  readonly control: SettingsControl;
  readonly rows: readonly Placed[];
  readonly part: SettingPart;
}) {
  const chosen = chosenIn(control.draft);
  return rows
    .filter(({ row }) => row.part === part && applies(row, chosen))
    .map((one) => <SettingField key={one.path} control={control} placed={one} />);
}

function SettingField({ control, placed }: FieldProps) {
  const { path, row } = placed;
  if (row.kind === 'group') return <GroupFields control={control} path={path} row={row} />;
  const isSwitched = row.nullable === 'switch';
  const typed: Typed = control.draft;
  return (
    <>
      {isSwitched && <Switched control={control} field={`${path}.on`} />}
      {(!isSwitched || typed[`${path}.on`] === true) && (
        <OneField control={control} placed={placed} />
      )}
    </>
  );
}

function GroupFields({
  control,
  path,
  row,
}: {
  readonly control: SettingsControl;
  readonly path: string;
  readonly row: Extract<SettingRow, { kind: 'group' }>;
}) {
  const typed: Typed = control.draft;
  if (row.editor === 'watching') return <WatchingFields control={control} />;
  const isSwitched = row.nullable === 'switch';
  return (
    <>
      {isSwitched && <Switched control={control} field={path} />}
      {(!isSwitched || typed[path] === true) && row.part !== undefined && (
        <SettingFields control={control} rows={insideOf(path, row)} part={row.part} />
      )}
    </>
  );
}

function WatchingFields({ control }: { readonly control: SettingsControl }) {
  return (
    <>
      <FieldRow>
        <ChoiceField {...bind(control, 'spectators')} choices={choicesAt('spectators', WATCHING)} />
      </FieldRow>
      {control.draft.spectators === 'late' && (
        <TextField {...bind(control, 'spectators.delay')} inputMode="numeric" />
      )}
    </>
  );
}

interface SwitchedProps {
  readonly control: SettingsControl;
  readonly field: string;
  /** What it is when it is off, and on. */
  readonly values?: readonly [off: unknown, on: unknown];
}

function Switched({ control, field, values = [false, true] }: SwitchedProps) {
  const typed: Typed = control.draft;
  const [off, on] = values;
  return (
    <FieldRow>
      <SwitchField
        label={labelOf(field as DraftField)}
        note={noteOf(field as DraftField)}
        rule={ruleOf(field)}
        isOn={typed[field] === on}
        onChange={(isOn) => control.change({ [field]: isOn ? on : off })}
      />
    </FieldRow>
  );
}

function OneField({ control, placed: { path, row } }: FieldProps) {
  const field = path as DraftField;
  if (row.kind === 'switch') return <Switched control={control} field={path} />;
  if (row.kind !== 'choice') return <TypedField control={control} placed={{ path, row }} />;
  if (row.as === 'switch') {
    return <Switched control={control} field={path} values={[row.of[0], row.of.at(-1)]} />;
  }
  const value = row.of.find((one) => one === control.draft[field]) ?? row.of[0];
  const props = { ...bind(control, field), value, choices: choicesAt(path, row.of) };
  const onChange = (chosen: string | number): void => control.change({ [path]: chosen });
  if (row.as === 'select') return <SelectField {...props} onChange={onChange} />;
  return (
    <FieldRow>
      <ChoiceField {...props} onChange={onChange} />
    </FieldRow>
  );
}

const keysFor = ({ kind }: SettingRow, unit: string): 'numeric' | 'decimal' =>
  kind === 'percent'
    ? 'decimal'
    : kind === 'whole' || kind === 'time'
      ? 'numeric'
      : amountKeys(unit);

function TypedField({ control, placed: { path, row } }: FieldProps) {
  const { draft } = control;
  const field = path as DraftField;
  const usual = usualAt(path, draft);
  const isShortDeck = field === 'ante' && !draftHasBlinds(draft);
  const isSmallBet = field === 'bigBlind' && isStudAlone(chosenIn(draft));
  return (
    <TextField
      {...bind(control, field)}
      {...(isSmallBet && { label: words.settings.smallBet })}
      {...(isShortDeck && { note: words.settings.shortDeckAnte })}
      {...(usual !== null && { placeholder: amount(usual) })}
      {...(row.kind !== 'list' && { inputMode: keysFor(row, unitOfDraft(draft)) })}
      value={String(draft[field])}
      onChange={(typed) => control.change({ [path]: typed })}
    />
  );
}
