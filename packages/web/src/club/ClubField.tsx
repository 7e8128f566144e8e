/** To which club a table shall belong. */

import { moneyOf, signOf, words } from '@sidepot/i18n/page';
import { MONEY_UNIT, type TableCurrency } from '@sidepot/protocol/words';
import { SelectField } from '../settings/SelectField.js';
import { clubsFor, type ListedClub, worthIn } from './your-clubs.js';

export interface ClubFieldProps {
  readonly clubs: readonly ListedClub[];
  /** Of the table. */
  readonly currency: TableCurrency;
  /** Null: none. */
  readonly value: string | null;
  readonly onChange: (club: string | null) => void;
}

const NONE = '';

/** Nothing where there is no choice. */
export function ClubField({ clubs, currency, value, onChange }: ClubFieldProps) {
  const fitting = clubsFor(clubs, currency);
  if (fitting.length === 0) return null;
  const told = words.club.field;
  const chosen = fitting.find(({ id }) => id === value);
  const worth = chosen === undefined ? 1 : (worthIn(chosen, currency) ?? 1);
  const one =
    chosen === undefined || worth === 1
      ? undefined
      : told.worth(moneyOf(MONEY_UNIT, signOf(chosen.currency))(worth));
  return (
    <SelectField
      label={told.label}
      note={one}
      value={chosen?.id ?? NONE}
      choices={[
        { value: NONE, label: told.none },
        ...fitting.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(club) => onChange(club === NONE ? null : club)}
    />
  );
}
