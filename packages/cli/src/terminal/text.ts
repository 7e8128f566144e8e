/** Text for a terminal: names come from untrusted JSON and may be in any script. */

/** CSI and OSC sequences as a whole, so that no "[31m" is left over from a stripped escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: stripping them is the point
const ESCAPES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)/g;
/** Controls, line separators, lone surrogates, and formatting such as bidi overrides, not joiners. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?![\u200c\u200d])\p{Cf}/gu;
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const NO_WIDTH = /^[\p{M}\u200c\u200d]+$/u;
/** One column each, whatever stands beside them: Latin letters, punctuation, lines and blocks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const NARROW = /^[\u0000-\u02ff\u2010-\u2027\u2030-\u205e\u2500-\u259f]*$/;

/** Made when a text needs it: it takes longer to make than most commands run. */
let segmenter: Intl.Segmenter | undefined;

function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** One line that cannot steer a terminal. */
export const plain = (text: string): string =>
  text.replace(ESCAPES, '').replace(/\s+/g, ' ').replace(UNSEEN, '').trim();

/** Columns on a terminal: wide scripts and emoji take two, combining marks none. */
export function width(text: string): number {
  if (NARROW.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of graphemesOf(text)) columns += graphemeWidth(segment);
  return columns;
}

const graphemeWidth = (grapheme: string): number =>
  WIDE.test(grapheme) ? 2 : NO_WIDTH.test(grapheme) ? 0 : 1;

export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)));

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - width(text))) + text;

/** At most `columns` wide, with a dot-dot-dot if something is missing. */
export function fit(text: string, columns: number): string {
  if (width(text) <= columns) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of graphemesOf(text)) {
    const next = used + graphemeWidth(segment);
    if (next > columns - 1) break;
    kept += segment;
    used = next;
  }
  return `${kept}…`;
}

/** Breaks between words; a word wider than a line stands alone. */
export function wrap(words: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && width(longer) > columns) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}
