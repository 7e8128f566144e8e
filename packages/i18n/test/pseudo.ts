/**
 * A language made from another: every ASCII letter is another sign. What then still shows a letter
 * was not said by the language. It is one function without imports, so that a browser can run it.
 */

type Made =
  | string
  | readonly Made[]
  | { readonly [key: string]: Made }
  | ((...args: unknown[]) => unknown);

export function pseudo<T extends object>(language: T): T {
  /** Names of what was handed in: nobody translates them, and a language may do without. */
  const NAMES = /\{(?:field|nearest|key)\}/g;
  const WIDE = 0xfee0;
  const HIDDEN = 0xe000;
  const shift = (text: string, letters: RegExp, by: number): string =>
    text.replace(letters, (letter) => String.fromCharCode(letter.charCodeAt(0) + by));
  /** "Pot {amount}" → "Ｐｏｔ {amount}"; of "{choices| or }" what stands between is told too. */
  const told = (text: string): string =>
    text
      .replace(NAMES, '')
      .split(/(\{\w+)/)
      .map((part, i) => (i % 2 === 1 ? part : shift(part, /[A-Za-z]/g, WIDE)))
      .join('');
  /** A sentence that comes from elsewhere keeps its letters; a code stays what it is. */
  const hide = (value: unknown): unknown => {
    if (typeof value === 'string')
      return /\s/.test(value) ? shift(value, /[A-Za-z]/g, HIDDEN) : value;
    if (Array.isArray(value)) return value.map(hide);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, hide(part)]));
  };
  const found = (text: string): string => shift(text, /[\uE041-\uE07A]/g, -HIDDEN);
  const answer = (value: unknown): unknown => {
    if (typeof value === 'string') return found(told(value));
    if (Array.isArray(value)) return value.map(answer);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key === 'half' ? part : answer(part)]),
    );
  };
  const make = (value: Made): Made => {
    if (typeof value === 'string') return told(value);
    if (typeof value === 'function') return (...args) => answer(value(...args.map(hide)));
    if (Array.isArray(value)) return value.map(make);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, make(part)]));
  };
  const locale = 'el-GR';
  return {
    ...(make(language as Made) as T),
    ...('locales' in language && {
      locales: { page: 'x-pseudo', numbers: locale, times: locale, lists: locale },
    }),
  };
}
