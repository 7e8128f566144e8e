export function headingsOf(
  markdown: string,
): { readonly depth: number; readonly text: string; readonly slug: string }[];
export function anchorsOf(markdown: string): Set<string>;
export function addressesOf(markdown: string): string[];
