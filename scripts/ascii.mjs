/** Code with its strings and patterns in escapes: the same code in ASCII. */
export const asAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
