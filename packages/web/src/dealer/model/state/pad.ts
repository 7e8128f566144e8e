/**
 * The keypad under the thumb. What is typed is one amount: terms that are added, and the digits of
 * the term that is being typed. Colours add a chip at a time.
 */

export const PAD_KEYS = [
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '00', '000', 'K'] as const),
  ...(['+', 'back', 'clear'] as const),
] as const;
export type PadKey = (typeof PAD_KEYS)[number];

export interface Pad {
  /** Added up already. */
  readonly terms: readonly number[];
  readonly digits: string;
}

export const EMPTY_PAD: Pad = { terms: [], digits: '' };

/** Sixteen digits are more than any amount has. */
const MOST_DIGITS = 15;

export const isPadEmpty = ({ terms, digits }: Pad): boolean => terms.length === 0 && digits === '';

/** Null while nothing is typed. */
export function padAmount(pad: Pad): number | null {
  if (isPadEmpty(pad)) return null;
  return pad.terms.reduce((sum, term) => sum + term, Number(pad.digits));
}

export function pressKey(pad: Pad, key: PadKey): Pad {
  const { terms, digits } = pad;
  switch (key) {
    case 'clear':
      return EMPTY_PAD;
    case 'back':
      return digits === ''
        ? { terms: terms.slice(0, -1), digits: '' }
        : { terms, digits: digits.slice(0, -1) };
    case '+':
      return digits === '' ? pad : { terms: [...terms, Number(digits)], digits: '' };
    case 'K':
      return pressKey(pad, '000');
    default: {
      // A leading zero says nothing.
      const typed = digits === '' ? key.replace(/^0+/, '') : digits + key;
      return typed.length > MOST_DIGITS ? pad : { terms, digits: typed };
    }
  }
}

/** One more chip of a colour; digits that were typed before it count as a term. */
export const pressChip = (pad: Pad, value: number): Pad => {
  const { terms } = pressKey(pad, '+');
  return { terms: [...terms, value], digits: '' };
};
