/** Texts with places: "{player} folds". */

/** By hand: every showdown says several, and a pattern with a function takes ten times as long. */
export function fill(text: string, words: Readonly<Record<string, string | undefined>>): string {
  let filled = '';
  let end = 0;
  for (;;) {
    const open = text.indexOf('{', end);
    const close = text.indexOf('}', open);
    if (open < 0 || close < 0) return filled + text.slice(end);
    filled += text.slice(end, open) + (words[text.slice(open + 1, close)] ?? '');
    end = close + 1;
  }
}
