/** Before every test file: the page's words are English, as they are in the page itself. */

import { languages } from '../src/i18n/languages.js';
import { speak } from '../src/i18n/words.js';

speak(languages.en);
