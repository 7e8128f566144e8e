/** Where a finger types, the page has keys of its own, and the device's need not come up. */

export const hasThumb = (): boolean => window.matchMedia('(pointer: coarse)').matches;

export const amountMode = (): 'none' | 'numeric' => (hasThumb() ? 'none' : 'numeric');
