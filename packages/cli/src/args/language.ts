/** `--lang de`, else what the environment says: read before anything else, since the help is told in it. */

import { LANGUAGE_NAMES, type LanguageName, languageFor } from '@sidepot/i18n/cli';
import { UsageError } from '../errors.js';
import { phrases, speakIn } from '../phrases.js';
import { plain } from '../terminal/text.js';

export const LANG_FLAG = '--lang';

/** Speaks it from now on. One that there is not is refused in the language of the environment. */
export async function speakAsAsked(args: readonly string[]): Promise<void> {
  const asked = langOf(args);
  const known = LANGUAGE_NAMES.find((name) => name.toLowerCase() === asked?.toLowerCase());
  await speakIn(known ?? languageOf(process.env));
  if (asked === undefined || known !== undefined) return;
  throw new UsageError(
    `UNKNOWN_LANGUAGE: ${phrases.usage.noLanguage(plain(asked), LANGUAGE_NAMES)}`,
  );
}

/** As commander reads it: the last one counts. */
function langOf(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const before = end === -1 ? args : args.slice(0, end);
  const equals = `${LANG_FLAG}=`;
  return before
    .flatMap((arg, i) => {
      if (arg.startsWith(equals)) return [arg.slice(equals.length)];
      const next = before[i + 1];
      return arg === LANG_FLAG && next !== undefined ? [next] : [];
    })
    .at(-1);
}

/** The first of the three that is set counts, as in other programs: `de_AT.UTF-8`, `C`. */
export function languageOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): LanguageName {
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  const tag = locale.replace(/[.@].*$/, '').replaceAll('_', '-');
  return languageFor([tag]) ?? 'en';
}
