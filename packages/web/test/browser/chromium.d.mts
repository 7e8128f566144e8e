import type { Browser } from 'playwright-core';

export function launchChromium(options?: { readonly hasMoreFonts?: boolean }): Promise<Browser>;
