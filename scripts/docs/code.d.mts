export function codeHtml(
  code: string,
  language: string,
  linkOf?: (word: string, at: number) => string | undefined,
): string;
export function importedNames(code: string): Set<string>;
