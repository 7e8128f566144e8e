/** What texts take as UTF-8, as both databases store them. */
export const textBytes = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
