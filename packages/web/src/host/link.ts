import { tablePath } from '../routes.js';

/** What one sends to friends. */
export const inviteLink = (table: string): string => `${window.location.origin}${tablePath(table)}`;
