export function unreleasedOf(changelog: string): string | undefined;
export function countLines(section: string): number;
export function hasVersion(changelog: string, version: string): boolean;
export function titleOf(version: string, date: string): string;
export function datedChangelog(changelog: string, version: string, date: string): string;
