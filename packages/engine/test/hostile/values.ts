/** What no caller in their right mind hands in, and where to put it. */

export interface Hostile {
  readonly name: string;
  readonly make: () => unknown;
  /** Does looking at it throw? Only then may an answer be UNREADABLE. */
  readonly isTrap?: true;
}

const boom = (): never => {
  throw new Error('boom');
};

const cyclic = (): unknown => {
  const made: Record<string, unknown> = { amount: 1 };
  made['self'] = made;
  return made;
};

function cyclicList(): unknown {
  const made: unknown[] = [];
  made.push(made);
  return made;
}

/** Deep enough to end what walks it by calling itself; made and frozen once. */
const DEEP: unknown = (() => {
  let made: unknown = 1;
  for (let depth = 0; depth < 20_000; depth++) made = Object.freeze([made]);
  return made;
})();
const HUGE = 'x'.repeat(20_000);

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

const trapped = (target: object): unknown =>
  new Proxy(target, { get: boom, has: boom, ownKeys: boom, getPrototypeOf: boom });

export const VALUES: readonly Hostile[] = [
  ...[undefined, null, true, false, 0, -0, -1, 1, 7, 1.5, Number.NaN].map(plain),
  ...[Infinity, -Infinity, 2 ** 53, 2 ** 53 - 1, -(2 ** 53), 2 ** 31, 2 ** 32 + 1].map(plain),
  ...['', ' ', 'x', '1', '__proto__', 'constructor', 'toString', 'As', 'rail'].map(plain),
  plain(1n),
  { name: 'a symbol', make: () => Symbol('hostile') },
  { name: 'a huge text', make: () => HUGE },
  { name: '[]', make: () => [] },
  { name: '[null]', make: () => [null] },
  { name: 'a list of symbols', make: () => [Symbol('a'), Symbol('b')] },
  { name: 'a list with holes', make: () => new Array(3) },
  { name: 'a list of two billion holes', make: () => new Array(2 ** 31) },
  { name: 'a list in itself', make: cyclicList },
  { name: 'a deep list', make: () => DEEP },
  { name: 'like a list', make: () => ({ length: 2, 0: 1, 1: 2 }) },
  { name: 'like an endless list', make: () => ({ length: 2 ** 53 - 1 }) },
  { name: '{}', make: () => ({}) },
  { name: 'an object without a prototype', make: () => Object.create(null) },
  { name: 'an object in itself', make: cyclic },
  { name: 'a function', make: () => () => undefined },
  { name: 'a class', make: () => class Wrong {}, isTrap: true },
  { name: 'a Map', make: () => new Map([['a', 1]]) },
  { name: 'a Map of wrong things', make: () => new Map<unknown, unknown>([[Symbol('a'), 1n]]) },
  { name: 'a Set', make: () => new Set([1]) },
  { name: 'no date', make: () => new Date(Number.NaN) },
  { name: 'a RegExp', make: () => /x/g },
  { name: 'bytes', make: () => new Uint8Array(3) },
  { name: 'a boxed number', make: () => Object(1) },
  { name: 'a boxed text', make: () => Object('fold') },
  { name: 'an error', make: () => new Error('wrong') },
  { name: 'a getter that throws', make: () => getter({}, 'length'), isTrap: true },
  { name: 'a text that throws', make: () => ({ toString: boom, valueOf: boom }), isTrap: true },
  { name: 'a proxy that throws', make: () => trapped({}), isTrap: true },
  { name: 'a list proxy that throws', make: () => trapped([]), isTrap: true },
  { name: 'a function proxy that throws', make: () => trapped(() => 1), isTrap: true },
  { name: 'a revoked proxy', make: () => revoked({}), isTrap: true },
  { name: 'a revoked list', make: () => revoked([]), isTrap: true },
];

function plain(value: unknown): Hostile {
  const name = typeof value === 'bigint' ? `${value}n` : Object.is(value, -0) ? '-0' : undefined;
  return {
    name: name ?? (typeof value === 'string' ? JSON.stringify(value) : String(value)),
    make: () => value,
  };
}

function getter(target: object, key: PropertyKey): object {
  return Object.defineProperty(target, key, { get: boom, enumerable: true, configurable: true });
}

export interface Change {
  readonly name: string;
  readonly isTrap: boolean;
  readonly isGetter?: true;
  /** What stands at `key` of this fresh copy becomes something else. */
  readonly apply: (parent: Record<PropertyKey, unknown>, key: PropertyKey) => void;
}

const replace = (value: Hostile): Change => ({
  name: value.name,
  isTrap: value.isTrap === true,
  apply: (parent, key) => {
    Object.defineProperty(parent, key, {
      value: value.make(),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  },
});

const inside = (name: string, change: (value: object) => unknown): Change => ({
  name,
  isTrap: false,
  apply: (parent, key) => {
    try {
      const value = parent[key];
      if (isOpen(value)) parent[key] = change(value);
    } catch {
      // A getter that was put there before.
    }
  },
});

export const REPLACEMENTS: readonly Change[] = VALUES.map(replace);

export const CHANGES: readonly Change[] = [
  ...REPLACEMENTS,
  {
    name: 'deleted',
    isTrap: false,
    apply: (parent, key) => {
      delete parent[key];
    },
  },
  {
    name: 'made a getter that throws',
    isTrap: true,
    isGetter: true,
    apply: (parent, key) => getter(parent, key),
  },
  inside('with an unknown key', (value) => Object.assign(copyOf(value), { nobodyReadsThis: 1 })),
  inside('with a misspelt key', (value) => {
    const [key = 'key', ...rest] = Object.keys(value);
    const copy = copyOf(value) as Record<string, unknown>;
    const moved = rest.length > 0 && !Array.isArray(copy) ? rest[rest.length - 1] : undefined;
    if (moved === undefined) return { ...copy, [`${key}s`]: 1 };
    const { [moved]: own, ...others } = copy;
    return { ...others, [moved.toUpperCase()]: own };
  }),
  inside('without a prototype', (value) =>
    Array.isArray(value) ? value : Object.assign(Object.create(null), value),
  ),
  inside('as a list', (value) => Object.values(value)),
  inside('as an object', (value) => ({ ...value })),
  inside('of another class', (value) => Object.assign(new (class Odd {})(), value)),
  inside('with a hole', (value) => {
    if (!Array.isArray(value)) return value;
    const copy = value.slice();
    delete copy[copy.length - 1];
    return copy;
  }),
  inside('twice as long', (value) => (Array.isArray(value) ? [...value, ...value] : value)),
];

/** Getters are copied, not asked. */
export function copyOf(value: object): object {
  const copy: object = Array.isArray(value) ? new Array(value.length) : {};
  for (const [key, found] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    if (key === 'length') continue;
    const writable = 'value' in found ? { writable: true } : {};
    Object.defineProperty(copy, key, { ...found, ...writable, configurable: true });
  }
  return copy;
}

/** May it be looked into? Not a Map or a typed array, which are replaced as a whole, nor a trap. */
export function isOpen(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  try {
    return Array.isArray(value)
      ? value.length < 100_000
      : Object.getPrototypeOf(value) === Object.prototype;
  } catch {
    return false;
  }
}

export function deepFreeze<T>(value: T): T {
  if (!isOpen(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const { value: each } of Object.values(Object.getOwnPropertyDescriptors(value))) {
    deepFreeze(each);
  }
  return value;
}
