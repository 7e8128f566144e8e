/**
 * What a name may be made of: nothing that nobody sees, that looks like nothing, or that reorders
 * what stands beside it. Joiners are let through where a script or an emoji needs them, as UAX #31
 * has it (A1, A2, B); without them Persian and Hindi cannot be written. Whether two names look the
 * same is another question: the table asks it.
 */

/** Why a character is refused in a name. */
export const NAME_PROBLEMS = [
  'control',
  'direction',
  'unassigned',
  'private',
  'invisible',
  'blank',
  'marks',
] as const;
/** One of {@link NAME_PROBLEMS}. */
export type NameProblem = (typeof NAME_PROBLEMS)[number];

const CHARACTERS: readonly (readonly [RegExp, NameProblem])[] = [
  [/[\p{Cc}\p{Zl}\p{Zp}]/u, 'control'],
  [/\p{Bidi_Control}/u, 'direction'],
  [/[\p{Cn}\p{Cs}]/u, 'unassigned'],
  [/\p{Co}/u, 'private'],
  // The fillers of Hangul and braille's empty cell take a place and show nothing.
  [/[\u115F\u1160\u2800\u3164\uFFA0\u{1D159}]/u, 'blank'],
  [/\p{Default_Ignorable_Code_Point}/u, 'invisible'],
];

/** Emoji as people type them, whose parts are joined by what is refused elsewhere. */
const EMOJI_SEQUENCE = '\\p{RGI_Emoji}';
/** Made when a name needs it: that takes as long as loading the whole engine. */
let emoji: RegExp | null = null;
const emojiPattern = (): RegExp => {
  emoji ??= new RegExp(EMOJI_SEQUENCE, 'gv');
  return emoji;
};

/** Nothing of it is ever refused. */
const PLAIN = /^[ -~]*$/;

const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA\\u17D2]';
const CURSIVE = '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}]';
const JOINERS = new RegExp(
  [
    `(?<=${CURSIVE}\\p{M}*)\\u200C(?=\\p{M}*${CURSIVE})`,
    `(?<=\\p{L}\\p{M}*${VIRAMA}\\p{M}*)\\u200C(?=\\p{M}*\\p{L})`,
    `(?<=\\p{L}\\p{M}*${VIRAMA}\\p{M}*)\\u200D(?!\\p{M})`,
  ].join('|'),
  'gu',
);

/** A mark that stands on nothing, or more of them than any script piles up (UTS #39, 5.4). */
const LOOSE_MARKS = /(?<=^|\s)\p{M}|(?<=\p{Mn}{4})\p{Mn}/u;

/** What is wrong with a name. */
export interface BadName {
  readonly why: NameProblem;
  /** Which one, as `U+200C`. */
  readonly character: string;
}

/**
 * The first character that a name may not have; null if it may have them all.
 *
 * @example
 * ```ts
 * import { badName } from '@sidepot/protocol';
 *
 * badName('An\u00ADn'); // → { why: 'invisible', character: 'U+00AD' }
 * badName('👩‍🚀 Zoë'); // → null
 * ```
 */
export function badName(name: string): BadName | null {
  if (PLAIN.test(name)) return null;
  const rest = name.replace(JOINERS, '').replace(emojiPattern(), 'x');
  for (const one of rest) {
    const problem = CHARACTERS.find(([pattern]) => pattern.test(one));
    if (problem !== undefined) return { why: problem[1], character: codeOf(one) };
  }
  const [mark] = LOOSE_MARKS.exec(rest) ?? [];
  return mark === undefined ? null : { why: 'marks', character: codeOf(mark) };
}

const codeOf = (one: string): string =>
  `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
