/** Which locales `Intl` writes numbers, times and lists by: those of the language that is spoken. */

export interface Locales {
  /** Of the page itself. */
  readonly page: string;
  readonly numbers: string;
  readonly times: string;
  readonly lists: string;
}

let spoken: Locales | null = null;

export function localesOfNow(): Locales {
  if (spoken === null) throw new Error('no language is spoken yet');
  return spoken;
}

export function writeBy(locales: Locales): void {
  spoken = locales;
}
