/** Rows of typed numbers in one field of the draft: a line each, so that a half-typed number can stand. */

/** Nothing that anybody types into a field. */
const BETWEEN = '\t';

export type TypedRow<F extends string> = Readonly<Record<F, string>>;

export const rowsIn = <F extends string>(
  text: string,
  fields: readonly F[],
): readonly TypedRow<F>[] =>
  text === ''
    ? []
    : text.split('\n').map((line) => {
        const cells = line.split(BETWEEN);
        const row = fields.map((field, i) => [field, cells[i] ?? ''] as const);
        return Object.fromEntries(row) as TypedRow<F>;
      });

export const textOfRows = <F extends string>(
  rows: readonly TypedRow<F>[],
  fields: readonly F[],
): string => rows.map((row) => fields.map((field) => row[field]).join(BETWEEN)).join('\n');

/** The same rows with another text in one cell. */
export const typedAt = <F extends string>(
  rows: readonly TypedRow<F>[],
  at: number,
  field: F,
  typed: string,
): readonly TypedRow<F>[] =>
  rows.map((row, i) => (i === at ? { ...row, [field]: typed.replace(/[\t\n]/g, '') } : row));
