/** The address of a private link: the token is behind the #, which no server sees. */

const ANY = /^#\/link(?:\/|$)/;
const LINK = /^#\/link\/([\w-]{43})$/;

export const linkToken = (hash: string): string | null => LINK.exec(hash)?.[1] ?? null;

/** It was to be a private link, and not all of it is there. */
export const isCutLink = (hash: string): boolean => ANY.test(hash) && linkToken(hash) === null;
