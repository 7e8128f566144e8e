import { useSyncExternalStore } from 'react';
import { type Sharing, sharingNow, subscribeSharing } from './sharing.js';

/** Whoever draws with it keeps the share going. */
export const useSharing = (): Sharing => useSyncExternalStore(subscribeSharing, sharingNow);
