import { amount } from '../i18n/numbers.js';
import { words } from '../i18n/words.js';
import { bind, bindNumber, bindSwitch } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { Group, Row } from './Group.js';
import { usualOf } from './read.js';
import { SwitchField } from './SwitchField.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';

const RUNS = [1, 2, 3] as const;

export function PlayGroup({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  const isCash = draft.mode === 'cash';
  return (
    <Group title={words.settings.groups.play}>
      {isCash && (
        <Row>
          <ChoiceField
            {...bind(control, 'runs')}
            choices={RUNS.map((value) => ({ value, label: words.settings.runs[value] }))}
            note={words.settings.notes.runs}
          />
        </Row>
      )}
      <Row>
        <SwitchField
          {...bindSwitch(control, 'rabbitHunt')}
          note={words.settings.notes.rabbitHunt}
        />
      </Row>
      {isCash && (
        <Row>
          <SwitchField
            {...bindSwitch(control, 'hasBombPots')}
            note={words.settings.notes.hasBombPots}
          />
        </Row>
      )}
      {isCash && draft.hasBombPots && (
        <>
          <TextField {...bindNumber(control, 'bombEvery')} />
          <TextField
            {...bindNumber(control, 'bombAnte')}
            placeholder={amount(usualOf(draft).bombAnte)}
          />
        </>
      )}
    </Group>
  );
}

export function RakeGroup({ control }: { readonly control: SettingsControl }) {
  return (
    <Group title={words.settings.groups.rake}>
      <Row>
        <SwitchField {...bindSwitch(control, 'hasRake')} />
      </Row>
      {control.draft.hasRake && (
        <>
          <TextField {...bindNumber(control, 'rakePercent')} inputMode="decimal" />
          <TextField {...bindNumber(control, 'rakeCap')} note={words.settings.notes.rakeCap} />
          <Row>
            <SwitchField
              {...bindSwitch(control, 'rakeNeedsFlop')}
              note={words.settings.notes.rakeNeedsFlop}
            />
          </Row>
        </>
      )}
    </Group>
  );
}
