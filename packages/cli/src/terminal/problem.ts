/** Why a server or its store could not do something, as one line in the language that is spoken. */

import type { Problem } from '@sidepot/server';
import { phrases } from '../phrases.js';
import { plain } from './text.js';

/** What has no key was said by a database or by the system, in its own words. */
export const problemLine = ({ message, problem }: Told): string =>
  plain(problem === null ? message : filled(problem));

interface Told {
  readonly message: string;
  readonly problem: Problem | null;
}

const filled = ({ key, details }: Problem): string =>
  phrases.problems[key].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ''));
