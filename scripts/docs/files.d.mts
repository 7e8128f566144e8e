export function markdownFiles(root: string): string[];
export function sitePathOf(path: string): string;
