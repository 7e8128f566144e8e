/** Ties a field of the form to a field of the draft: its label, value, error, and what changes it. */

import type { RuleAnchor } from '../i18n/rule-anchors.js';
import { words } from '../i18n/words.js';
import { RULE_OF_SETTING } from '../rules/setting-rules.js';
import type { DraftField, SettingsDraft } from './draft.js';
import type { SettingsControl } from './use-settings.js';

interface Bound<T> {
  readonly label: string;
  readonly value: T;
  readonly error: string | undefined;
  readonly rule: RuleAnchor | undefined;
  readonly onChange: (value: T) => void;
}

type FieldsOf<T> = {
  [K in DraftField]: SettingsDraft[K] extends T ? K : never;
}[DraftField];

export const bind = <K extends DraftField>(
  { draft, errors, change }: SettingsControl,
  field: K,
): Bound<SettingsDraft[K]> => ({
  label: words.settings.labels[field],
  value: draft[field],
  error: errors[field],
  rule: RULE_OF_SETTING[field],
  onChange: (value) => change({ [field]: value } as Partial<SettingsDraft>),
});

/** A number that is typed. */
export const bindNumber = (
  control: SettingsControl,
  field: FieldsOf<string>,
): Bound<string> & { readonly inputMode: 'numeric' } => ({
  ...(bind(control, field) as unknown as Bound<string>),
  inputMode: 'numeric',
});

export const bindSwitch = (
  { draft, change }: SettingsControl,
  field: FieldsOf<boolean>,
): {
  readonly label: string;
  readonly isOn: boolean;
  readonly rule: RuleAnchor | undefined;
  readonly onChange: (isOn: boolean) => void;
} => ({
  label: words.settings.labels[field],
  isOn: draft[field],
  rule: RULE_OF_SETTING[field],
  onChange: (isOn) => change({ [field]: isOn }),
});
