/** JSON of unknown shape, looked at field by field: what is wrong is said with its path. */

import type { Cause } from '../../errors.js';
import { fail } from '../import/types.js';
import { amountOf, type ImportMoney } from '../import/words.js';

/** No list of a hand is ever so long. */
const MOST_ITEMS = 10_000;

/** What reading one hand needs, and where it has come to. */
export interface JsonContext {
  readonly money: ImportMoney;
  at: JsonField | undefined;
}

export class JsonField {
  readonly value: unknown;
  readonly #parent: JsonField | undefined;
  readonly #key: string | number;
  readonly #context: JsonContext;

  constructor(
    value: unknown,
    context: JsonContext,
    parent: JsonField | undefined = undefined,
    key: string | number = '',
  ) {
    this.value = value;
    this.#context = context;
    this.#parent = parent;
    this.#key = key;
  }

  /** 'rounds[0].actions[2].amount' */
  get path(): string {
    const before = this.#parent?.path ?? '';
    if (typeof this.#key === 'number') return `${before}[${this.#key}]`;
    return before === '' ? this.#key : `${before}.${this.#key}`;
  }

  get isThere(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  get(name: string): JsonField {
    const { value } = this;
    const isObject = typeof value === 'object' && value !== null;
    const found = isObject && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
    return new JsonField(found, this.#context, this, name);
  }

  /** None if it is not there, or an empty text, as some converters write it. */
  items(): JsonField[] {
    const { value } = this;
    if (!this.isThere || value === '') return [];
    if (!Array.isArray(value)) this.fail('isNoList');
    if (value.length > MOST_ITEMS) this.fail('isTooLong');
    // A hole is an entry too: one that is not there.
    return Array.from(value, (item, i) => new JsonField(item, this.#context, this, i));
  }

  /** Text; '' if it is not there. */
  text(): string {
    const { value } = this;
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string' && this.isThere) this.fail('isNoText');
    return typeof value === 'string' ? value : '';
  }

  /** In units; 0 if it is not there. */
  amount(): number {
    if (!this.isThere) return 0;
    const { value } = this;
    // Sums of floats are a hair beside what was meant: 0.30000000000000004.
    const text = typeof value === 'number' ? String(Math.round(value * 1e6) / 1e6) : this.text();
    this.here();
    return amountOf(text, this.#context.money);
  }

  whole(): number {
    const { value } = this;
    if (!Number.isSafeInteger(value)) this.fail('isNotWhole');
    return value as number;
  }

  /** From now on what is wrong is wrong here. */
  here(): void {
    this.#context.at = this;
  }

  fail(cause: Cause): never {
    this.here();
    return fail(cause);
  }
}
