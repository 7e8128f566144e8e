import type { TableView } from '@sidepot/protocol';
import { tablePath } from '../../site/routes.js';

/** What one sends to friends. */
export const inviteLink = ({ id, invite }: TableView['info']): string =>
  `${window.location.origin}${tablePath(id, invite)}`;
