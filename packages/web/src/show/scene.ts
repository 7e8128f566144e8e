/**
 * What is on stage for a moment. The server may tell several things at once; a scene is one of them,
 * with the table as it is to be drawn until the next.
 */

import type { TableView } from '@sidepot/protocol';
import type { Beat } from '../felt/model/beat.js';

export interface Scene {
  /** Different for each, so that it is begun once. */
  readonly id: number;
  readonly beat: Beat;
  readonly view: TableView;
  /** Milliseconds until the next one, if there is one. */
  readonly duration: number;
}
