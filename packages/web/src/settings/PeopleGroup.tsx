import { words } from '../i18n/words.js';
import { bind, bindNumber, bindSwitch } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { Group, Row } from './Group.js';
import { choicesOf } from './SelectField.js';
import { SwitchField } from './SwitchField.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';

export function PeopleGroup({ control }: { readonly control: SettingsControl }) {
  return (
    <Group title={words.settings.groups.people}>
      <Row>
        <SwitchField
          {...bindSwitch(control, 'entryApproval')}
          note={words.settings.notes.entryApproval}
        />
      </Row>
      <Row>
        <SwitchField
          {...bindSwitch(control, 'seatApproval')}
          note={words.settings.notes.seatApproval}
        />
      </Row>
      <Row>
        <ChoiceField {...bind(control, 'watching')} choices={choicesOf(words.settings.watching)} />
      </Row>
      {control.draft.watching === 'late' && <TextField {...bindNumber(control, 'watchDelay')} />}
    </Group>
  );
}
