/**
 * Where people come from, so that a host can ban a network: the address is cut to what one household
 * or provider shares and hashed with a key that only the database has. The address itself is kept
 * nowhere.
 */

import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { Store } from '../store/index.js';

type SecretStore = Pick<Store, 'secret'>;

const KEY = 'networks';
/** 96 bits: no two networks meet. */
const LENGTH = 16;

export class Networks {
  readonly #store: SecretStore;
  #key: Promise<string> | null = null;

  constructor(store: SecretStore) {
    this.#store = store;
  }

  /** Null: the address says nothing, as that of a proxy on this machine. */
  async hashOf(address: string): Promise<string | null> {
    const network = networkOf(address);
    if (network === null) return null;
    this.#key ??= this.#store.secret(KEY).catch((error: unknown) => {
      this.#key = null;
      throw error;
    });
    const hash = createHmac('sha256', await this.#key).update(network);
    return hash.digest('base64url').slice(0, LENGTH);
  }
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** In a home everybody has an address of these: there each device counts alone. */
const HOME = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./;
const HOME6 = /^f(?:[cd]|e[89ab])/;

/** IPv4: /24, IPv6: /48. */
export function networkOf(address: string): string | null {
  const plain = MAPPED.exec(address)?.[1] ?? address.replace(/%.*$/, '');
  if (isIP(plain) === 4) {
    if (plain.startsWith('127.')) return null;
    return HOME.test(plain) ? plain : `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
  }
  if (isIP(plain) !== 6) return null;
  const groups = groupsOf(plain.toLowerCase());
  const whole = groups.join(':');
  if (/^(?:0:){7}[01]$/.test(whole)) return null;
  return HOME6.test(whole) ? whole : `${groups.slice(0, 3).join(':')}::/48`;
}

/** All eight, each without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const parts = (text: string): string[] => (text === '' ? [] : text.split(':').flatMap(pairs));
  const left = parts(head);
  const right = parts(tail ?? '');
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}

/** An IPv4 address at the end stands for two groups. */
function pairs(part: string): string[] {
  if (!part.includes('.')) return [part];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
}
