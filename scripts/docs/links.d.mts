export function brokenInSources(root: string, files?: readonly string[]): string[];
export function brokenInSite(folder: string): string[];
