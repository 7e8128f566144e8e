import { words } from '../i18n/words.js';
import { bind, bindNumber, bindSwitch } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { Group, Row } from './Group.js';
import { choicesOf } from './SelectField.js';
import { SwitchField } from './SwitchField.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';

export function TimeGroup({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  const hasBank = draft.hasClock && draft.hasBank;
  return (
    <Group title={words.settings.groups.time}>
      <Row>
        <SwitchField {...bindSwitch(control, 'hasClock')} note={words.settings.notes.hasClock} />
      </Row>
      {draft.hasClock && <TextField {...bindNumber(control, 'clock')} />}
      <TextField {...bindNumber(control, 'handPause')} />
      {draft.hasClock && (
        <Row>
          <SwitchField {...bindSwitch(control, 'hasBank')} note={words.settings.notes.hasBank} />
        </Row>
      )}
      {hasBank && <TextField {...bindNumber(control, 'bankStart')} />}
      {hasBank && <TextField {...bindNumber(control, 'bankRefill')} />}
      {hasBank && <TextField {...bindNumber(control, 'bankMost')} />}
      <Row>
        <ChoiceField {...bind(control, 'runOut')} choices={choicesOf(words.settings.speeds)} />
      </Row>
      <Row>
        <ChoiceField {...bind(control, 'botSpeed')} choices={choicesOf(words.settings.speeds)} />
      </Row>
    </Group>
  );
}
