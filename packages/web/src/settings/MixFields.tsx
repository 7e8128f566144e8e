/** What a mix asks besides its name: its games, if they are chosen, and when the game changes. */

import { ROTATIONS } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { bind, bindNumber } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { choicesAt } from './choices.js';
import styles from './MixFields.module.css';
import { isNamed, ownGames } from './mix/mix.js';
import { OFFERED_GAMES } from './mix/offered.js';
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
              if (next.length > 0) change({ 'mix.games': next.join(' ') });
            }}
          />
          {words.table.top.games[game]}
        </label>
      ))}
    </fieldset>
  );
}
