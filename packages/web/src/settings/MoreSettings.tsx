/** Everything else that can be set, in groups. The same for a new table and for one that is there. */

import { words } from '@sidepot/i18n/page';
import { SETTING_PARTS, type SettingPart } from '@sidepot/protocol/words';
import { chosenIn } from './draft.js';
import { Group } from './Group.js';
import styles from './MoreSettings.module.css';
import { applies, TOP_ROWS } from './rows.js';
import { SettingFields } from './SettingFields.js';
import type { SettingsControl } from './use-settings.js';

export interface MoreSettingsProps {
  readonly control: SettingsControl;
  /** At a table that is there already some settings cannot change. */
  readonly isRunning?: boolean;
}

type FoldedPart = Exclude<SettingPart, 'basic'>;
const FOLDED = SETTING_PARTS.filter((part): part is FoldedPart => part !== 'basic');

const titleOf = (part: FoldedPart): string => words.settings.parts[part];

export function MoreSettings({ control, isRunning = false }: MoreSettingsProps) {
  const chosen = chosenIn(control.draft);
  const rows = TOP_ROWS.filter(
    ({ row }) => applies(row, chosen) && !(isRunning && row.when === 'new'),
  );
  return (
    <div className={styles.groups}>
      {FOLDED.filter((part) => rows.some(({ row }) => row.part === part)).map((part) => (
        <Group key={part} title={titleOf(part)}>
          <SettingFields control={control} rows={rows} part={part} />
        </Group>
      ))}
    </div>
  );
}
