import type { TableView } from '@sidepot/protocol';
import { tablePath } from '../../site/routes.js';

/** What one sends to friends. */
export const inviteLink = ({ id, invite }: TableView['info']): string =>
  `${window.location.origin}${tablePath(id, invite)}`;

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Does the link lead to whoever opens it themselves? A server on 127.0.0.1 is at nobody else's. */
export const isOnlyHere = (): boolean => LOOPBACK.test(window.location.hostname);
