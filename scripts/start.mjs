/** npm start: will serve the table; until the server is there it says what is. */

import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
console.log(`Sidepot is built. The table server is coming; npm start will serve it.
Today: who gets what of a hand, on the command line:  npx sidepot settle --help
The library and its rules:  README.md and docs/`);
