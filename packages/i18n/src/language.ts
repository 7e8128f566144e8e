/** What a language is: the words of the page, of the command line and of the library. English says which. */

import type {
  EventTexts,
  HandTexts,
  PlayerId,
  RefusalTexts,
  TableEventTexts,
  WhyStep,
} from '@sidepot/engine';
import type { cli } from './en/cli/index.js';
import type { language } from './en/page.js';

/** The same keys and functions, whatever the words are. */
type Told<T> = T extends string
  ? string
  : T extends (...details: never[]) => unknown
    ? T
    : { readonly [K in keyof T]: Told<T[K]> };

type EnglishPage = typeof language;

/** What only one page reads, one dialog, or only who is refused something: it comes with that. */
export type Chapter = keyof EnglishPage['chapters'];

export type Chapters = {
  readonly [C in Chapter]: Told<Awaited<ReturnType<EnglishPage['chapters'][C]>>>;
};

/** The words of the page: what lacks a key of English does not compile. */
export interface PageLanguage {
  readonly words: Told<EnglishPage['words']>;
  readonly chapters: { readonly [C in Chapter]: () => Promise<Chapters[C]> };
}

/** What a language says of events: `de/page/events.ts` and its sisters. */
export type EventWords = PageLanguage['words']['events'];

/** The words of the command line. */
export type CliWords = Told<typeof cli>;

/** What the library says in English by itself: refusals, hands, and why a pot was paid as it was. */
export interface LibraryTexts {
  readonly refusals: RefusalTexts;
  readonly hands: HandTexts;
  readonly step: (step: WhyStep<PlayerId>) => string;
  /** What happens in a hand, for `eventText`; at a table, for `tableEventText`. */
  readonly events: EventTexts;
  readonly tableEvents: TableEventTexts;
  /** The main pot is 0. */
  readonly pot: (index: number) => string;
}
