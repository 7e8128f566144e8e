/**
 * Where people come from, and the only place that cuts addresses. Each use has a cut of its own: a ban
 * cuts widely, for who is banned gets another address of the same provider; what is counted cuts as
 * narrowly as one customer goes, for neighbours do not pay for each other; the log cuts whatever it
 * is, for it says where somebody is and not who. What is stored is hashed with a key that only the
 * database has: there are so few addresses that a hash without one would tell them.
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

  /** For bans. Null: the address says nothing, as that of a proxy on this machine. */
  async networkHash(address: string): Promise<string | null> {
    const network = networkOf(address);
    return network === null ? null : this.#hashOf(network);
  }

  /** For quotas. */
  async householdHash(address: string): Promise<string> {
    return this.#hashOf(householdOf(address));
  }

  async #hashOf(place: string): Promise<string> {
    this.#key ??= this.#store.secret(KEY).catch((error: unknown) => {
      this.#key = null;
      throw error;
    });
    const hash = createHmac('sha256', await this.#key).update(place);
    return hash.digest('base64url').slice(0, LENGTH);
  }
}

/** In a home everybody has an address of these: there each device is banned alone. */
const HOME = /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./;
const HOME6 = /^f(?:[cd]|e[89ab])/;

/** What a ban of a network means. IPv4: /24, IPv6: /48. Null: this machine, or no address. */
export function networkOf(address: string): string | null {
  const { four, six } = read(address);
  if (four !== null) {
    if (four.startsWith('127.')) return null;
    return HOME.test(four) ? four : cut4(four);
  }
  if (six === null) return null;
  const whole = six.join(':');
  if (/^(?:0:){7}[01]$/.test(whole)) return null;
  return HOME6.test(whole) ? whole : cut6(six, 3);
}

/** What one customer of a provider has: an address of IPv4, the first 64 bits of IPv6. */
export function householdOf(address: string): string {
  const { four, six } = read(address);
  return four ?? (six === null ? address : cut6(six, 4));
}

/** What a log may say. IPv4: /24, IPv6: /48, also of homes and this machine. */
export function regionOf(address: string): string {
  const { four, six } = read(address);
  if (four !== null) return cut4(four);
  return six === null ? 'unknown' : cut6(six, 3);
}

const cut4 = (four: string): string => `${four.slice(0, four.lastIndexOf('.'))}.0/24`;

const cut6 = (six: readonly string[], groups: number): string =>
  `${six.slice(0, groups).join(':')}::/${16 * groups}`;

interface Read {
  readonly four: string | null;
  /** All eight groups, each without leading zeros. */
  readonly six: readonly string[] | null;
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv4 address in the clothes of IPv6 is one of IPv4. */
function read(address: string): Read {
  const plain = MAPPED.exec(address)?.[1] ?? address.replace(/%.*$/, '');
  const version = isIP(plain);
  return {
    four: version === 4 ? plain : null,
    six: version === 6 ? groupsOf(plain.toLowerCase()) : null,
  };
}

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
