/** npm run build: dependencies, then every package's dist. */

import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
await ensureBuilt();
