/** What every open dialog says at its top, because the page behind it cannot be seen or heard. */

import { createContext, type ReactNode } from 'react';

/** Told how to close the dialog, and those that it stands on. */
export type Banner = (close: () => void) => ReactNode;

export const BannerContext = createContext<Banner | null>(null);

/** Closes the dialog around; null: there is none. */
export const CloseContext = createContext<(() => void) | null>(null);
