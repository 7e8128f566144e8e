export function slugOf(text: string): string;
export function slugger(): (text: string) => string;
