import type { TableView } from '@sidepot/protocol';
import { isLoopback } from '@sidepot/protocol/words';
import { tablePath } from '../../site/routes.js';

/** What one sends to friends. */
export const inviteLink = ({ id, invite }: TableView['info']): string =>
  `${window.location.origin}${tablePath(id, invite)}`;

/** Does the link lead to whoever opens it themselves? A server on 127.0.0.1 is at nobody else's. */
/** What starts a server for everybody in the network. */
export const FOR_ALL = 'npm start -- --host 0.0.0.0';

export const isOnlyHere = (): boolean => isLoopback(window.location.hostname);
