/** Who plays in the examples. They have a name in every language. */

import { words } from '../i18n/words.js';

export type Person = 'Ann' | 'Bob' | 'Cat' | 'Dan';

/** Examples know them by their English names. */
export const nameOf = (person: string): string => {
  const people: Readonly<Record<string, string>> = words.rules.people;
  return people[person] ?? person;
};
