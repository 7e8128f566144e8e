/** The words for what can be chosen. */

import { words } from '@sidepot/i18n/page';
import type { DraftField, SettingsDraft } from './draft.js';
import type { Choice } from './SelectField.js';

/** The fields with choices: neither typed nor switched. */
export type ChoiceFieldName = {
  [K in DraftField]: string extends SettingsDraft[K]
    ? never
    : SettingsDraft[K] extends string | number
      ? K
      : never;
}[DraftField];

/** One without its words does not compile. */
type ChoiceWords = { readonly [K in ChoiceFieldName]: Readonly<Record<SettingsDraft[K], string>> };

const choiceWords = (): ChoiceWords => words.settings.choices;

const wordsAt = (field: string): Readonly<Record<string, string>> => {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = choiceWords();
  return all[field] ?? {};
};

export const choiceIn = (field: string, value: string | number): string =>
  wordsAt(field)[value] ?? String(value);

export const choicesAt = <T extends string | number>(
  field: string,
  values: readonly T[],
): readonly Choice<T>[] => values.map((value) => ({ value, label: choiceIn(field, value) }));
