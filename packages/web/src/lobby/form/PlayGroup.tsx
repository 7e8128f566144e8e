import { text } from '../../text/en.js';
import { settingsText } from '../../text/en-settings.js';
import { bind, bindNumber, bindSwitch } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { Group, Row } from './Group.js';
import { usualOf } from './read.js';
import { SwitchField } from './SwitchField.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';

const RUNS = ([1, 2, 3] as const).map((value) => ({ value, label: settingsText.runs[value] }));
const { notes } = settingsText;

export function PlayGroup({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  const isCash = draft.mode === 'cash';
  return (
    <Group title={settingsText.groups.play}>
      {isCash && (
        <Row>
          <ChoiceField {...bind(control, 'runs')} choices={RUNS} note={notes.runs} />
        </Row>
      )}
      <Row>
        <SwitchField {...bindSwitch(control, 'rabbitHunt')} note={notes.rabbitHunt} />
      </Row>
      {isCash && (
        <Row>
          <SwitchField {...bindSwitch(control, 'hasBombPots')} note={notes.hasBombPots} />
        </Row>
      )}
      {isCash && draft.hasBombPots && (
        <>
          <TextField {...bindNumber(control, 'bombEvery')} />
          <TextField
            {...bindNumber(control, 'bombAnte')}
            placeholder={text.amount(usualOf(draft).bombAnte)}
          />
        </>
      )}
    </Group>
  );
}

export function RakeGroup({ control }: { readonly control: SettingsControl }) {
  return (
    <Group title={settingsText.groups.rake}>
      <Row>
        <SwitchField {...bindSwitch(control, 'hasRake')} />
      </Row>
      {control.draft.hasRake && (
        <>
          <TextField {...bindNumber(control, 'rakePercent')} inputMode="decimal" />
          <TextField {...bindNumber(control, 'rakeCap')} note={notes.rakeCap} />
          <Row>
            <SwitchField {...bindSwitch(control, 'rakeNeedsFlop')} note={notes.rakeNeedsFlop} />
          </Row>
        </>
      )}
    </Group>
  );
}
