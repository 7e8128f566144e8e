/** The one service worker of this site, for all of it: the calculator offline, and turns in the pocket. */

import { keepCalculator } from './offline-calculator.js';
import { tellTurns } from './turn-notice.js';

keepCalculator();
tellTurns();
