export interface ApiEntry {
  readonly name: string;
  /** Name → signature. */
  readonly exports: ReadonlyMap<string, string>;
}
export interface ApiPackage {
  readonly name: string;
  readonly folder: string;
  readonly entries: readonly ApiEntry[];
}
export type Marks = Readonly<Record<string, Readonly<Record<string, string>>>>;
export interface ApiChange {
  readonly entry: string;
  readonly name: string;
  readonly change: 'added' | 'changed' | 'removed';
}
export const PACKAGES: readonly string[];
export const FOLDER: string;
export function readApi(root?: string): ApiPackage[];
export function reportOf(one: ApiPackage): string;
export function marksOf(api: readonly ApiPackage[]): Marks;
export interface Released {
  readonly version: string;
  /** Lines of the changelog that were there when the marks were taken. */
  readonly seen: readonly string[];
  readonly entries: Marks;
}
export function readReleased(root?: string): Released;
export function changesBetween(released: Marks, current: Marks): ApiChange[];
export function unnamedIn(
  changelog: string,
  changes: readonly ApiChange[],
  seen?: readonly string[],
): ApiChange[];
export function seenIn(changelog: string): string[];
