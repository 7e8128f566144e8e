/** Ties a field of the form to a field of the draft: its label, value, error, and what changes it. */

import { type RuleAnchor, words } from '@sidepot/i18n/page';
import type { DraftField, SettingsDraft } from './draft.js';
import { ruleOf } from './rule-of.js';
import type { SettingsControl } from './use-settings.js';

interface Bound<T> {
  readonly label: string;
  readonly value: T;
  readonly error: string | undefined;
  readonly note: string | undefined;
  readonly rule: RuleAnchor | undefined;
  readonly onChange: (value: T) => void;
}

/** A field that has no label in a language does not compile. */
export const labelOf = (field: DraftField): string => words.settings.labels[field];

export function noteOf(field: DraftField): string | undefined {
  const notes: Readonly<Record<string, string>> = words.settings.notes;
  return notes[field];
}

export const bind = <K extends DraftField>(
  { draft, errors, change }: SettingsControl,
  field: K,
): Bound<SettingsDraft[K]> => ({
  label: labelOf(field),
  value: draft[field],
  error: errors[field],
  note: noteOf(field),
  rule: ruleOf(field),
  onChange: (value) => change({ [field]: value } as Partial<SettingsDraft>),
});

type FieldsOf<T> = {
  [K in DraftField]: SettingsDraft[K] extends T ? K : never;
}[DraftField];

/** A number that is typed. */
export const bindNumber = (
  control: SettingsControl,
  field: FieldsOf<string>,
): Bound<string> & { readonly inputMode: 'numeric' } => ({
  ...(bind(control, field) as unknown as Bound<string>),
  inputMode: 'numeric',
});
