/** What commander refuses, in the language that is spoken: it knows only English. */

import type { CommanderError } from 'commander';
import { phrases } from './phrases.js';
import { plain } from './terminal/text.js';

type Parts = readonly string[];

/** What commander writes, and how we say it with the same parts. */
const FORMS: readonly (readonly [RegExp, (parts: Parts) => string])[] = [
  [/^unknown option '(.*)'$/s, ([a = '']) => phrases.usage.unknownOption(a)],
  [/^unknown command '(.*)'$/s, ([a = '']) => phrases.usage.unknownCommand(a)],
  [/^missing required argument '(.*)'$/s, ([a = '']) => phrases.usage.missingArgument(a)],
  [/^option '(.*)' argument missing$/s, ([a = '']) => phrases.usage.missingValue(a)],
  [/^required option '(.*)' not specified$/s, ([a = '']) => phrases.usage.missingOption(a)],
  [
    /^option '(.*)' cannot be used with option '(.*)'$/s,
    ([a = '', b = '']) => phrases.usage.conflict(a, b),
  ],
  [
    /^too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)\.$/s,
    ([a = '', expected, got]) => phrases.usage.tooMany(a, Number(expected), Number(got)),
  ],
  [
    /^option '(.*)' argument '(.*)' is invalid\. (.*)$/s,
    ([a = '', b = '', why = '']) => phrases.usage.badOption(a, b, whyNot(why)),
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.*)'\. (.*)$/s,
    ([b = '', a = '', why = '']) => phrases.usage.badArgument(a, b, whyNot(why)),
  ],
];

/** Our own reasons are in our language already. */
function whyNot(why: string): string {
  const choices = /^Allowed choices are (.*)\.$/s.exec(why)?.[1];
  return choices === undefined ? why : phrases.usage.choices(choices.split(', '));
}

/** Commander writes "error: …" and its suggestion on a second line. */
export function wrongUsage({ message }: CommanderError): string {
  const [, text = '', like] =
    /^(?:error: )?(.*?)(?:\n\(Did you mean (?:one of )?(.*)\?\))?$/s.exec(message) ?? [];
  const told = FORMS.flatMap(([form, tell]) => {
    const found = form.exec(text);
    return found === null ? [] : [tell(found.slice(1))];
  });
  const similar = like === undefined ? [] : [phrases.usage.didYouMean(like.split(', '))];
  return plain([told[0] ?? text, ...similar].join(' '));
}
