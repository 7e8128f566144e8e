import { text } from '../../text/en.js';
import { settingsText } from '../../text/en-settings.js';
import { bind, bindNumber } from './bind.js';
import { Group } from './Group.js';
import { hasBlinds, usualOf } from './read.js';
import { choicesOf, SelectField } from './SelectField.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';

const ANTES = choicesOf(settingsText.anteModes);
const ORDERS = choicesOf(settingsText.anteOrders);
const STRADDLES = choicesOf(settingsText.straddles);

export function StakesGroup({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  const blinds = hasBlinds(draft);
  const usual = usualOf(draft);
  const isSingle = draft.anteMode === 'bigBlind' || draft.anteMode === 'button';
  return (
    <Group title={settingsText.groups.stakes}>
      {blinds && <TextField {...bindNumber(control, 'smallBlind')} />}
      {blinds && <TextField {...bindNumber(control, 'bigBlind')} />}
      {blinds && <SelectField {...bind(control, 'anteMode')} choices={ANTES} />}
      {(!blinds || draft.anteMode !== 'none') && (
        <TextField
          {...bindNumber(control, 'ante')}
          placeholder={text.amount(usual.ante)}
          note={blinds ? undefined : settingsText.notes.shortDeckAnte}
        />
      )}
      {blinds && isSingle && <SelectField {...bind(control, 'singleAnteOrder')} choices={ORDERS} />}
      {blinds && <SelectField {...bind(control, 'straddle')} choices={STRADDLES} />}
    </Group>
  );
}

export function BuyInGroup({ control }: { readonly control: SettingsControl }) {
  const usual = usualOf(control.draft);
  return (
    <Group title={settingsText.groups.buyIn}>
      <TextField {...bindNumber(control, 'minBuyIn')} placeholder={text.amount(usual.minBuyIn)} />
      <TextField {...bindNumber(control, 'maxBuyIn')} placeholder={text.amount(usual.maxBuyIn)} />
    </Group>
  );
}
