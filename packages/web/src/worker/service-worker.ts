/** The one service worker of this site, for all of it: pages offline, and turns in the pocket. */

import { keepPages } from './offline-pages.js';
import { tellTurns } from './turn-notice.js';

keepPages();
tellTurns();
