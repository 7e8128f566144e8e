/**
 * A message that only one browser can read: RFC 8291 over RFC 8188, with keys that are used once. The
 * service that carries it learns nothing but its length.
 */

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** The last and only record. */
const LAST = Buffer.from([2]);

/** What a browser gives out of its keys, in base64url. */
export interface PushSecrets {
  readonly p256dh: string;
  readonly auth: string;
}

/** For the example of the RFC; otherwise both are new. */
export interface Chance {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

export function encryptPush(text: string, to: PushSecrets, chance?: Chance): Buffer {
  const salt = chance?.salt ?? randomBytes(16);
  const pair = createECDH(CURVE);
  if (chance === undefined) pair.generateKeys();
  else pair.setPrivateKey(chance.privateKey);
  const theirs = Buffer.from(to.p256dh, 'base64url');
  const ours = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const auth = Buffer.from(to.auth, 'base64url');
  const secret = derived(pair.computeSecret(theirs), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    ...[salt, size, Buffer.from([ours.length]), ours],
    ...[cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()],
  ]);
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Are these keys of a browser? Otherwise nothing could ever be sent to it. */
export function areSecrets({ p256dh, auth }: PushSecrets): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (Buffer.from(auth, 'base64url').length !== 16 || point.length !== 65) return false;
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
