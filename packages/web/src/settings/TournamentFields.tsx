/** What is chosen first of a tournament; the rest is folded away. */

import { TOURNAMENT_PRESET_NAMES } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { typedChips } from '../ui/typed/chips.js';
import { bind, bindNumber } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { choicesAt } from './choices.js';
import {
  draftHasBlinds,
  levelBets,
  type SettingsDraft,
  STRUCTURES,
  type Structure,
} from './draft.js';
import { LevelsEditor } from './LevelsEditor.js';
import { levelsText, usualRows } from './levels/custom-levels.js';
import { levelsOf } from './levels/levels.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';

export function StructureFields({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  const isCustom = draft['tournament.levels'] === 'custom';
  return (
    <>
      <ChoiceField
        {...bind(control, 'tournament.levels')}
        choices={choicesAt('tournament.levels', STRUCTURES)}
        note={blindsFrom(draft['tournament.levels'], draft['tournament.startingStack'])}
        onChange={(structure) =>
          control.change({
            'tournament.levels': structure,
            ...(structure === 'custom' &&
              draft['tournament.levels.custom'] === '' && {
                'tournament.levels.custom': usualText(draft),
              }),
          })
        }
      />
      {isCustom && <LevelsEditor control={control} />}
      <TextField {...bindNumber(control, 'tournament.startingStack')} />
      {!isCustom && (
        <TextField
          {...bindNumber(control, 'tournament.levels.length')}
          note={
            draft['tournament.clock'] === 'time'
              ? words.settings.levelMinutes
              : words.settings.levelHands
          }
        />
      )}
    </>
  );
}

/** Null where there are no blinds: nothing could be paid first. */
export function PresetField({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  if (!draftHasBlinds(draft)) return null;
  return (
    <ChoiceField
      {...bind(control, 'preset')}
      choices={choicesAt('preset', TOURNAMENT_PRESET_NAMES)}
      note={words.settings.presetNotes[draft.preset]}
    />
  );
}

const usualText = (draft: SettingsDraft): string =>
  levelsText(usualRows(typedChips(draft['tournament.startingStack'], '1') ?? 0, levelBets(draft)));

const BETS = { hasBlinds: true, hasAntes: false } as const;

function blindsFrom(structure: Structure, stack: string): string | undefined {
  if (structure === 'custom') return undefined;
  const startingStack = typedChips(stack, '1');
  if (startingStack === null) return undefined;
  const levels = levelsOf({ structure, startingStack, clock: 'hands', length: 1, ...BETS });
  const ends = [levels[0], levels.at(-1)].map((level) =>
    level === undefined ? '' : words.table.top.stakes(level.smallBlind, level.bigBlind),
  );
  return words.settings.structureNote(ends[0] ?? '', ends[1] ?? '');
}
