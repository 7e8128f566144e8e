export type Json = Readonly<Record<string, unknown>>;
export function withVersion(manifest: Json, version: string, names: readonly string[]): Json;
export function lockWithVersion(
  lock: { readonly packages: Readonly<Record<string, Json>> },
  version: string,
  names: readonly string[],
): { readonly packages: Readonly<Record<string, Json>> };
export function jsonText(value: unknown): string;
