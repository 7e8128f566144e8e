/** What is known of the conversions of one direction. */
export interface Direction {
  readonly equal: number;
  /** Why, and how often. */
  readonly refused: Readonly<Record<string, number>>;
  readonly differing: readonly { readonly id: string; readonly found: readonly unknown[] }[];
}

export interface Tally {
  readonly name: string;
  readonly hands: number;
  readonly unread: Readonly<Record<string, number>>;
  readonly directions: Readonly<Record<string, Direction>>;
}

export interface StarsFacts {
  readonly time: string | undefined;
  readonly [fact: string]: unknown;
}

export const HISTORIES: string;
export function starsFiles(): readonly string[];
export function roundtrips(engine: object, every?: number): readonly Tally[];
export function starsFacts(text: string): StarsFacts;
