/** What the root shows where the page with the table was not built. */

import { page } from './html.js';

export const homePage = (): string =>
  page(
    'Sidepot',
    `<h1>Side<span>pot</span></h1>
<p>A poker table server that never loses a chip. It is running.</p>
<p class="soft">The page to play on is not here: <code>npm run build</code> in the project makes it.
Programs can play without it, over HTTP and WebSocket.</p>
<p><a href="/api">What can be asked, and how</a></p>`,
  );
