/** A function under fuzz. */

export interface Row {
  readonly call: (...args: never[]) => unknown;
  /** Sets of arguments; each is accepted as it is. */
  readonly args: () => readonly (readonly unknown[])[];
  readonly returns: 'result' | 'value';
  /** Which arguments are states: damaged ones may be UNREADABLE, or not add up. */
  readonly states?: readonly number[];
  /** Does it count the caller's own chips? Then they may not add up. */
  readonly counts?: true;
  /** Which arguments are functions of the caller, or hold some: what those throw is theirs. */
  readonly callbacks?: readonly number[];
}

export const row = (
  call: (...args: never[]) => unknown,
  returns: Row['returns'],
  args: Row['args'],
  more: Pick<Row, 'states' | 'counts' | 'callbacks'> = {},
): Row => ({ call, returns, args, ...more });
