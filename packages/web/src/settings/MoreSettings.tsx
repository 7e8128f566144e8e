/** Everything else that can be set, in groups. The same for a new table and for one that is there. */

import styles from './MoreSettings.module.css';
import { PeopleGroup } from './PeopleGroup.js';
import { PlayGroup, RakeGroup } from './PlayGroup.js';
import { BuyInGroup, StakesGroup } from './StakesGroup.js';
import { TimeGroup } from './TimeGroup.js';
import { TournamentGroup } from './TournamentGroup.js';
import type { SettingsControl } from './use-settings.js';

export interface MoreSettingsProps {
  readonly control: SettingsControl;
  /** At a table that is there already a tournament's levels cannot change. */
  readonly isRunning?: boolean;
}

export function MoreSettings({ control, isRunning = false }: MoreSettingsProps) {
  const isCash = control.draft.mode === 'cash';
  return (
    <div className={styles.groups}>
      {isCash && <StakesGroup control={control} />}
      {isCash && <BuyInGroup control={control} />}
      {!isCash && !isRunning && <TournamentGroup control={control} />}
      <TimeGroup control={control} />
      <PlayGroup control={control} />
      <PeopleGroup control={control} />
      {isCash && <RakeGroup control={control} />}
    </div>
  );
}
