import { words } from '../../i18n/words.js';
import { typedChips } from '../../state/sizing.js';
import { bind, bindNumber } from './bind.js';
import { ChoiceField } from './ChoiceField.js';
import { Group, Row } from './Group.js';
import { levelsOf } from './levels.js';
import { hasBlinds } from './read.js';
import { choicesOf } from './SelectField.js';
import { TextField } from './TextField.js';
import type { SettingsControl } from './use-settings.js';

/** What is chosen first of a tournament; the rest is folded away. */
export function StructureFields({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  return (
    <>
      <ChoiceField
        {...bind(control, 'structure')}
        choices={choicesOf(words.settings.structures)}
        note={blindsFrom(draft.structure, draft.startingStack)}
      />
      <TextField {...bindNumber(control, 'startingStack')} />
      <TextField
        {...bindNumber(control, 'levelLength')}
        note={
          draft.levelClock === 'time'
            ? words.settings.notes.levelMinutes
            : words.settings.notes.levelHands
        }
      />
    </>
  );
}

/** Null where there are no blinds: nothing could be paid first. */
export function PresetField({ control }: { readonly control: SettingsControl }) {
  const { draft } = control;
  if (!hasBlinds(draft)) return null;
  return (
    <ChoiceField
      {...bind(control, 'preset')}
      choices={choicesOf(words.settings.presets)}
      note={words.settings.presetNotes[draft.preset]}
    />
  );
}

export function TournamentGroup({ control }: { readonly control: SettingsControl }) {
  return (
    <Group title={words.settings.groups.tournament}>
      <Row>
        <ChoiceField
          {...bind(control, 'levelClock')}
          choices={choicesOf(words.settings.levelClocks)}
        />
      </Row>
      <TextField {...bindNumber(control, 'entry')} />
      <TextField {...bindNumber(control, 'fee')} />
      <TextField {...bindNumber(control, 'lateLevel')} note={words.settings.notes.lateLevel} />
      <TextField {...bindNumber(control, 'reEntries')} />
      <TextField {...bind(control, 'payouts')} note={words.settings.notes.payouts} />
    </Group>
  );
}

function blindsFrom(
  structure: SettingsControl['draft']['structure'],
  stack: string,
): string | undefined {
  const startingStack = typedChips(stack);
  if (startingStack === null) return undefined;
  const levels = levelsOf({ structure, startingStack, clock: 'hands', length: 1, hasBlinds: true });
  const ends = [levels[0], levels.at(-1)].map((level) =>
    level === undefined ? '' : words.table.top.stakes(level.smallBlind, level.bigBlind),
  );
  return words.settings.structureNote(ends[0] ?? '', ends[1] ?? '');
}
