/** What a mix asks besides its name: its games, if they are chosen, when the game changes, their stakes. */

import { ROTATIONS } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { amountKeys, typedChips } from '../ui/typed/chips.js';
import { typedAt } from '../ui/typed/rows.js';
import { bind, bindNumber, labelOf, noteOf } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { choicesAt } from './choices.js';
import { unitOfDraft } from './draft.js';
import styles from './MixFields.module.css';
import { isNamed, mixedGames, ownGames } from './mix/mix.js';
import { OFFERED_GAMES } from './mix/offered.js';
import { STAKE_FIELDS, stakeFieldsOf, stakesRows, stakesText, usualStakes } from './mix/stakes.js';
import { SwitchField } from './SwitchField.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';

export function MixFields({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  const { mode, mix } = draft;
  const rotations = ROTATIONS.filter(
    (one) => one !== 'level' || (mode === 'tournament' && mix !== 'choice'),
  );
  return (
    <>
      {!isNamed(mix) && <OwnGames control={control} />}
      <ChoiceField {...bind(control, 'mix.rotate')} choices={choicesAt('mix.rotate', rotations)} />
      {draft['mix.rotate'] === 'hands' && <TextField {...bindNumber(control, 'mix.hands')} />}
      {mode === 'cash' && <MixStakes control={control} />}
    </>
  );
}

/** In the order of the list of all games; each can be in it once. */
function OwnGames({ control }: { readonly control: SettingsControl }) {
  const { draft, change } = control;
  const chosen = ownGames(draft['mix.games']);
  return (
    <fieldset className={styles.games}>
      <legend className={styles.legend}>{words.settings.labels['mix.games']}</legend>
      {OFFERED_GAMES.map((game) => (
        <label key={game} className={styles.game}>
          <input
            type="checkbox"
            checked={chosen.includes(game)}
            onChange={(event) => {
              const next = OFFERED_GAMES.filter((one) =>
                one === game ? event.target.checked : chosen.includes(one),
              );
              // A mix without a game is none.
              if (next.length > 0) change({ 'mix.games': next.join(' '), 'mix.stakes': '' });
            }}
          />
          {words.table.top.games[game]}
        </label>
      ))}
    </fieldset>
  );
}

/** What follows from the blinds, or what the host writes (R153). */
function MixStakes({ control }: { readonly control: SettingsControl }) {
  const { draft, change } = control;
  const unit = unitOfDraft(draft);
  const [smallBlind = 0, bigBlind = 0] = [draft.smallBlind, draft.bigBlind].map(
    (typed) => typedChips(typed, unit) ?? 0,
  );
  const isOwn = draft['mix.stakes'] !== '';
  return (
    <div className={styles.stakes}>
      <SwitchField
        label={labelOf('mix.stakes')}
        note={noteOf('mix.stakes')}
        isOn={isOwn}
        onChange={(isOn) => {
          const usual = usualStakes(mixedGames(draft), { smallBlind, bigBlind }, unit);
          change({ 'mix.stakes': isOn ? usual : '' });
        }}
      />
      {isOwn && <StakesTable control={control} unit={unit} />}
    </div>
  );
}

function StakesTable({
  control: { draft, errors, change },
  unit,
}: {
  readonly control: SettingsControl;
  readonly unit: string;
}) {
  const rows = stakesRows(draft['mix.stakes']);
  const { levels: told, choices } = words.settings;
  // Of one game the server says no more than what is wrong, and their own fields are not here.
  const error = errors['mix.stakes'] ?? errors.ante ?? errors.bringIn;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.settings.labels.game}</th>
            {STAKE_FIELDS.map((field) => (
              <th key={field} scope="col">
                {told[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mixedGames(draft).map(({ game, limit }, i) => (
            <tr key={`${game} ${limit}`}>
              <th scope="row">
                {choices.game[game]}
                <span className={styles.limit}>{choices.limit[limit]}</span>
              </th>
              {STAKE_FIELDS.map((field) => (
                <td key={field}>
                  {stakeFieldsOf(game).includes(field) && (
                    <input
                      className={styles.cell}
                      inputMode={amountKeys(unit)}
                      autoComplete="off"
                      aria-label={words.settings.stakeOf(choices.game[game], told[field])}
                      aria-invalid={error === undefined ? undefined : true}
                      value={rows[i]?.[field] ?? ''}
                      onChange={({ target }) => {
                        const next = typedAt(rows, i, field, target.value);
                        change({ 'mix.stakes': stakesText(next) });
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
