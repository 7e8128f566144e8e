import { amount } from '../i18n/numbers.js';
import { words } from '../i18n/words.js';
import { bind, bindNumber } from './bind.js';
import { Group } from './Group.js';
import { hasBlinds, usualOf } from './read.js';
import { choicesOf, SelectField } from './SelectField.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';

export function StakesGroup({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  const blinds = hasBlinds(draft);
  const usual = usualOf(draft);
  const isSingle = draft.anteMode === 'bigBlind' || draft.anteMode === 'button';
  return (
    <Group title={words.settings.groups.stakes}>
      {blinds && <TextField {...bindNumber(control, 'smallBlind')} />}
      {blinds && <TextField {...bindNumber(control, 'bigBlind')} />}
      {blinds && (
        <SelectField {...bind(control, 'anteMode')} choices={choicesOf(words.settings.anteModes)} />
      )}
      {(!blinds || draft.anteMode !== 'none') && (
        <TextField
          {...bindNumber(control, 'ante')}
          placeholder={amount(usual.ante)}
          note={blinds ? undefined : words.settings.notes.shortDeckAnte}
        />
      )}
      {blinds && isSingle && (
        <SelectField
          {...bind(control, 'singleAnteOrder')}
          choices={choicesOf(words.settings.anteOrders)}
        />
      )}
      {blinds && (
        <SelectField {...bind(control, 'straddle')} choices={choicesOf(words.settings.straddles)} />
      )}
    </Group>
  );
}

export function BuyInGroup({ control }: { readonly control: SettingsControl }) {
  const usual = usualOf(control.draft);
  return (
    <Group title={words.settings.groups.buyIn}>
      <TextField {...bindNumber(control, 'minBuyIn')} placeholder={amount(usual.minBuyIn)} />
      <TextField {...bindNumber(control, 'maxBuyIn')} placeholder={amount(usual.maxBuyIn)} />
    </Group>
  );
}
