/** The routes for people, from the same table that serves them. */

import { ROUTES, type Route, SOCKET_PATH } from '@sidepot/protocol';
import { escapeHtml, page } from './html.js';

const item = ({ method, path, summary, auth }: Route): string =>
  `<li><code>${method} ${escapeHtml(path)}</code><p>${escapeHtml(summary)}${
    auth === 'identity' ? ' <span class="soft">Needs an identity.</span>' : ''
  }</p></li>`;

export const apiPage = (): string =>
  page(
    'Sidepot: the interface',
    `<h1>Side<span>pot</span></h1>
<p>Everything a player can do, a program can do. Ask for an identity with
<code>POST /api/identity</code>; browsers get a cookie, and with <code>{"bearer":true}</code> a
program gets a token to send as <code>Authorization: Bearer …</code>.</p>
<p>The shapes of all this: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<h2>Socket</h2>
<ul><li><code>GET ${SOCKET_PATH}</code><p>A WebSocket: say <code>hello</code>, then hear of every
event and send commands.</p></li></ul>
<h2>Routes</h2>
<ul>
${Object.values(ROUTES).map(item).join('\n')}
</ul>`,
  );
