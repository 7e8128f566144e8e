export function linkOf(text: string): string;
export function readLink(hash: string): { readonly text?: string; readonly rule?: string };
export function handText(json: unknown): string;
