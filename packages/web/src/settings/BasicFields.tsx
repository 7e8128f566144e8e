/** What nearly every host wants to say: the game, the stakes, the seats. */

import { GAMES } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { TABLE_CURRENCIES } from '@sidepot/protocol/words';
import { chipsToType } from '../ui/typed/chips.js';
import { bind } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { choicesAt } from './choices.js';
import { chosenIn, draftHasBlinds, draftIn, type SettingsDraft, unitOfDraft } from './draft.js';
import { MixFields } from './MixFields.js';
import { OFFERED_GAMES, OFFERED_MIXES } from './mix/offered.js';
import { deckSeats, seatChoices, seatsIn } from './mix/seats.js';
import { isStudAlone } from './rows.js';
import { SelectField } from './SelectField.js';
import type { SettingsControl } from './use-settings.js';

type Stakes = readonly (readonly [small: number, big: number])[];
const STAKES: Stakes = [
  [1, 2],
  [5, 10],
  [25, 50],
  [50, 100],
];
/** In hundredths. */
const MONEY_STAKES: Stakes = [
  [5, 10],
  [10, 20],
  [25, 50],
  [50, 100],
  [100, 200],
];
const OTHER = 'other';

const limitsFor = (game: SettingsDraft['game']) => choicesAt('limit', GAMES[game].limits);

export interface GameFieldsProps {
  readonly control: SettingsControl;
  /** Of a table that is there already: a game may leave some of its seats empty. */
  readonly seats?: number;
}

export function GameFields({ control, seats }: GameFieldsProps) {
  const { draft, errors, change } = control;
  const limits = limitsFor(draft.game);
  const { deck } = words.settings;
  const served = deckSeats(draft);
  const running = seats !== undefined && {
    note: seats > served ? deck.someEmpty(served, seats - served) : undefined,
    // There is no other field for it.
    error: errors.game ?? errors.seatCount,
  };
  return (
    <>
      <SelectField
        {...bind(control, 'game')}
        {...running}
        value={draft.mix === 'none' ? draft.game : draft.mix}
        choices={[...choicesAt('game', OFFERED_GAMES), ...choicesAt('mix', OFFERED_MIXES)]}
        onChange={(chosen) => {
          const mix = OFFERED_MIXES.find((one) => one === chosen);
          const game = OFFERED_GAMES.find((one) => one === chosen);
          if (mix !== undefined) change({ mix, 'mix.stakes': '' });
          else if (game !== undefined) {
            change({ mix: 'none', game, limit: GAMES[game].limits[0] ?? draft.limit });
          }
        }}
      />
      {draft.mix === 'none' ? (
        <SelectField {...bind(control, 'limit')} choices={limits} />
      ) : (
        <MixFields control={control} />
      )}
    </>
  );
}

export function SeatFields({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  const [value, served] = [seatsIn(draft), deckSeats(draft)];
  const { deck } = words.settings;
  return (
    <ChoiceField
      {...bind(control, 'seatCount')}
      {...(value !== draft.seatCount && { note: deck.fewer(served) })}
      value={value}
      choices={seatChoices(draft).map((seats) => ({ value: seats, label: seats }))}
    />
  );
}

/** Chips, or hundredths of a currency. */
export function CurrencyField({ control }: { readonly control: SettingsControl }) {
  const { draft, replace } = control;
  return (
    <SelectField
      {...bind(control, 'currency')}
      choices={choicesAt('currency', TABLE_CURRENCIES)}
      onChange={(currency) => replace(draftIn(draft, currency))}
    />
  );
}

/** Null where there are none. */
export function StakesField({ control }: { readonly control: SettingsControl }) {
  const { draft, change } = control;
  if (!draftHasBlinds(draft)) return null;
  const unit = unitOfDraft(draft);
  // Stud has two bets in place of blinds, and its small one is the big blind.
  const isStud = isStudAlone(chosenIn(draft));
  const value = isStud ? draft.bigBlind : `${draft.smallBlind}/${draft.bigBlind}`;
  const choices = (unit === '1' ? STAKES : MONEY_STAKES).map(([small, big]) => {
    const typed = [small, big].map((chips) => chipsToType(chips, unit));
    return {
      value: isStud ? (typed[1] ?? '') : typed.join('/'),
      label: isStud ? words.table.top.stakes(big, 2 * big) : words.table.top.stakes(small, big),
    };
  });
  const isListed = choices.some((choice) => choice.value === value);
  return (
    <ChoiceField
      label={isStud ? words.settings.lines.bets : words.settings.lines.bigBlind}
      rule={isStud ? 'stud' : 'blinds'}
      value={isListed ? value : OTHER}
      choices={isListed ? choices : [...choices, { value: OTHER, label: value }]}
      onChange={(chosen) => {
        // What stud takes beside its bets follows from them anew.
        if (isStud) return change({ bigBlind: chosen, ante: '', bringIn: '' });
        const [smallBlind, bigBlind] = chosen.split('/');
        if (smallBlind !== undefined && bigBlind !== undefined) change({ smallBlind, bigBlind });
      }}
    />
  );
}
