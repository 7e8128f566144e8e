/** Which languages there are, and which of them is meant. Another one is another folder of the same shape. */

/** By their tags, each called as it calls itself. */
export const OWN_NAMES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
} as const;

export type LanguageName = keyof typeof OWN_NAMES;

export const LANGUAGE_NAMES: readonly LanguageName[] = Object.keys(OWN_NAMES) as LanguageName[];

/**
 * The first of the tags that there is a language for, as browsers and systems write them: `de-AT`,
 * `pt`. What has no language of its own gets one of the same family; null if none fits.
 *
 * @example
 * import { languageFor } from '@sidepot/i18n/library';
 *
 * languageFor(['cy', 'de-AT', 'en']); // → 'de'
 */
export function languageFor(tags: readonly string[]): LanguageName | null {
  const familyOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
  for (const tag of tags) {
    const named = LANGUAGE_NAMES.find((name) => name.toLowerCase() === tag.toLowerCase());
    const found = named ?? LANGUAGE_NAMES.find((name) => familyOf(name) === familyOf(tag));
    if (found !== undefined) return found;
  }
  return null;
}
