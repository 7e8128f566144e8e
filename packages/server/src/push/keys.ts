/** Who sends: the server's own pair of keys, by which push services know it again (RFC 8292). */

import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

export interface PushKeys {
  /** Whom a push service may write to: `mailto:` or `https:`. */
  readonly subject: string;
  /** Both in base64url, as browsers want the first. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';
/** A token may be good for a day; a clock that is off must not matter. */
const GOOD_FOR_S = 12 * 60 * 60;

/**
 * A pair of keys by which push services know a server, and whom they may write to.
 *
 * @example
 * import { newPushKeys, readPushKeys } from '@sidepot/server';
 *
 * const keys = newPushKeys('mailto:me@poker.example');
 * readPushKeys(JSON.parse(JSON.stringify(keys)))?.subject; // → 'mailto:me@poker.example'
 */
export function newPushKeys(subject: string): PushKeys {
  const pair = createECDH(CURVE);
  const publicKey = pair.generateKeys('base64url');
  return { subject, publicKey, privateKey: pair.getPrivateKey().toString('base64url') };
}

/**
 * May push services write there: `mailto:` or `https:`?
 *
 * @example
 * import { isSubject } from '@sidepot/server';
 *
 * isSubject('mailto:me@poker.example'); // → true
 * isSubject('me@poker.example'); // → false
 */
export const isSubject = (text: string): boolean =>
  /^mailto:[^\s@]+@[^\s@]+$/.test(text) || /^https:\/\/\S+$/.test(text);

/**
 * From a file. Null: these are no keys, or no pair.
 *
 * @example
 * import { readPushKeys } from '@sidepot/server';
 *
 * readPushKeys({ subject: 'mailto:me@poker.example' }); // → null
 */
export function readPushKeys(read: unknown): PushKeys | null {
  if (typeof read !== 'object' || read === null) return null;
  const { subject, publicKey, privateKey }: Partial<Record<string, unknown>> = { ...read };
  if (typeof subject !== 'string' || !isSubject(subject)) return null;
  if (typeof publicKey !== 'string' || typeof privateKey !== 'string') return null;
  try {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    if (pair.getPublicKey('base64url') !== publicKey) return null;
  } catch {
    return null;
  }
  return { subject, publicKey, privateKey };
}

/** The header for one push service. `now`: milliseconds since 1970. */
export function authorization(keys: PushKeys, endpoint: string, now: number): string {
  const head = encoded({ typ: 'JWT', alg: 'ES256' });
  const { origin: aud } = new URL(endpoint);
  const body = encoded({ aud, exp: Math.floor(now / 1000) + GOOD_FOR_S, sub: keys.subject });
  const signature = sign('sha256', Buffer.from(`${head}.${body}`), {
    key: privateKeyOf(keys),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${head}.${body}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function privateKeyOf({ publicKey, privateKey: d }: PushKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d },
  });
}
