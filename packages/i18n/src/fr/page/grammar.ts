/** Small words that depend on the next one. */

/** "d’Anne", "de Bob". */
export const de = (name: string): string =>
  /^[aeiouœæ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;

const ARTICLES: Readonly<Record<string, string>> = {
  Paire: 'une',
  Brelan: 'un',
  Quinte: 'une',
  Couleur: 'une',
  Full: 'un',
  Carré: 'un',
  Main: 'une',
};

/** A hand in the middle of a sentence: "une paire d’as", "deux paires, de rois et de dix". */
export function aHand(hand: string): string {
  const article = ARTICLES[hand.split(/[ ,]/, 1)[0] ?? ''];
  const small = hand.charAt(0).toLowerCase() + hand.slice(1);
  return article === undefined ? small : `${article} ${small}`;
}
