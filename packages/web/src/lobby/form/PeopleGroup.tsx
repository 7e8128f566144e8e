import { settingsText } from '../../text/en-settings.js';
import { bind, bindNumber, bindSwitch } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { Group, Row } from './Group.js';
import { choicesOf } from './SelectField.js';
import { SwitchField } from './SwitchField.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';

const WATCHING = choicesOf(settingsText.watching);

export function PeopleGroup({ control }: { readonly control: SettingsControl }) {
  return (
    <Group title={settingsText.groups.people}>
      <Row>
        <SwitchField
          {...bindSwitch(control, 'entryApproval')}
          note={settingsText.notes.entryApproval}
        />
      </Row>
      <Row>
        <SwitchField
          {...bindSwitch(control, 'seatApproval')}
          note={settingsText.notes.seatApproval}
        />
      </Row>
      <Row>
        <ChoiceField {...bind(control, 'watching')} choices={WATCHING} />
      </Row>
      {control.draft.watching === 'late' && <TextField {...bindNumber(control, 'watchDelay')} />}
    </Group>
  );
}
