/** In which encoding the bytes of a text are: Windows programs write more than one. */

import { throwing, unfit } from '../../checks.js';
import { throwIf } from '../../errors.js';

/** What `encodingOf` can tell apart; labels of `TextDecoder`. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Enough to tell them apart, however long the text is. */
const LOOKED_AT = 64 * 1024;

/**
 * The encoding of a text, told from its first bytes, as a label for `TextDecoder`. UTF-16 is told by
 * its mark, or by the zeros of plain letters; what is not UTF-8, by its mark or by most of its
 * letters, is taken for Windows' Western letters.
 *
 * @throws PokerError BAD_INPUT if these are no bytes.
 *
 * @example
 * ```ts
 * import { encodingOf } from '@sidepot/engine';
 *
 * console.log(encodingOf(Uint8Array.of(0x50, 0, 0x6f, 0))); // → utf-16le
 * ```
 */
export function encodingOf(bytes: Uint8Array): TextEncodingName {
  throwing(() =>
    throwIf(
      bytes instanceof Uint8Array
        ? undefined
        : unfit('bytes', { wants: 'like', example: 'Uint8Array' }, bytes),
    ),
  );
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  const start = bytes.subarray(0, LOOKED_AT);
  return zerosIn(start) ?? (isUtf8(start) ? 'utf-8' : 'windows-1252');
}

/** Without a mark: every other byte of plain letters is a zero. */
function zerosIn(bytes: Uint8Array): TextEncodingName | undefined {
  const zeros: [number, number] = [0, 0];
  const pairs = Math.min(bytes.length, 512) >> 1;
  for (let i = 0; i < 2 * pairs; i++) if (bytes[i] === 0) zeros[i & 1 ? 1 : 0]++;
  const [even, odd] = zeros;
  if (2 * odd > pairs && even === 0) return 'utf-16le';
  return 2 * even > pairs && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * Some programs break a letter of a name, so a few that are none are forgiven: Western letters hardly
 * ever look like UTF-8. A letter that is cut off at the end may go on.
 */
function isUtf8(bytes: Uint8Array): boolean {
  let letters = 0;
  let broken = 0;
  for (let i = 0; i < bytes.length; ) {
    const code = bytes[i++] as number;
    if (code < 0x80) continue;
    const more = code < 0xc2 ? -1 : code < 0xe0 ? 1 : code < 0xf0 ? 2 : code < 0xf5 ? 3 : -1;
    const end = Math.min(bytes.length, i + more);
    while (i < end && ((bytes[i] as number) & 0xc0) === 0x80) i++;
    if (more < 0 || i < end) broken++;
    else letters++;
  }
  return broken === 0 || letters > broken;
}
