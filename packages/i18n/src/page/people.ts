/** Who plays in the examples. They have a name in every language. */

import { type Words, words } from './words.js';

export type ExamplePerson = keyof Words['people'];

/** Examples know them by their English names. */
export const exampleName = (person: string): string => {
  const people: Readonly<Record<string, string>> = words.people;
  return people[person] ?? person;
};
