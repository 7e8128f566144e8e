/** What the root shows as long as the page with the table is not built. */

import { page } from './html.js';

export const homePage = (): string =>
  page(
    'Sidepot',
    `<h1>Side<span>pot</span></h1>
<p>A poker table server that never loses a chip. It is running.</p>
<p class="soft">The page to play on is not part of this build yet. Programs can play already:
tables, seats, cards and the ledger are all there over HTTP and WebSocket.</p>
<p><a href="/api">What can be asked, and how</a></p>`,
  );
