/** A short name for a hand, by its text: what is noted about it is found again in any file. */

/** 53 bits (cyrb53): a hundred thousand hands meet another of the same name once in two million times. */
export function handKey(text: string): string {
  const content = text.trim();
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < content.length; i++) {
    const code = content.charCodeAt(i);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}
