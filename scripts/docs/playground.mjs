/** The playground: a page of the site, and its script, which is the built engine and what draws. */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { escapeHtml } from './html.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));

/** Worth a name of their own; all the others have the number of their ruling. */
const TITLES = {
  R13: 'Three levels, one hand folded',
  R14: 'A big-blind ante',
  R10: 'A bet that nobody called',
  R17: 'Folded above every live hand',
  R82: 'Odd chips',
  R85: 'High-low',
  R88: 'Run twice',
  R94: 'Rake',
  R1: 'A hand that is refused',
};
const FIRST = 'R13';

export const ruleHands = (root) =>
  readFileSync(join(root, 'docs/rules.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

export function playgroundPage(root) {
  const rules = ruleHands(root);
  const option = ({ id, words = id }) =>
    `<option value="${escapeHtml(id)}">${escapeHtml(words)}</option>`;
  const named = Object.entries(TITLES)
    .filter(([id]) => rules.some((rule) => rule.id === id))
    .map(([id, words]) => option({ id, words: `${words} (${id})` }));
  const others = rules.filter(({ id }) => !(id in TITLES)).map(option);
  const data = JSON.stringify(rules).replaceAll('<', '\\u003c');
  return {
    path: 'playground.html',
    title: 'Playground',
    script: 'assets/playground.js',
    headings: [],
    html: `<h1 id="playground">Playground</h1>
<p>Change a hand and see who gets what, and why, at every keystroke. It is the JSON that <a href="docs/cli.html#sidepot-settle"><code>sidepot settle</code></a> and <a href="api/engine/pots.html#settle"><code>settle</code></a> read; nothing of it leaves this page.</p>
<div class="playground">
<form onsubmit="return false">
<div class="tools">
<div><label for="example">Start from</label><select id="example" data-first="${FIRST}"><option value="">a hand of your own</option><optgroup label="Well-known hands">${named.join('')}</optgroup><optgroup label="Examples of the rulings">${others.join('')}</optgroup></select></div>
<button type="button" id="copy">Copy link</button>
</div>
<label for="hand">The hand, as JSON</label>
<textarea id="hand" spellcheck="false" autocapitalize="off" autocomplete="off" autocorrect="off" aria-describedby="hand-help" wrap="off"></textarea>
<p id="hand-help" class="note"><code>high</code> of a board lists the best hands first, <code>[["Ann"], ["Bob", "Cat"]]</code>: Ann before Bob and Cat, who tie. All fields are in <a href="docs/cli.html#sidepot-settle">the command line’s page</a>.</p>
</form>
<div>
<p id="said" class="visually-hidden" role="status"></p>
<section id="answer" aria-label="The settlement"></section>
</div>
</div>
<noscript><p>The playground needs scripts.</p></noscript>
<script type="application/json" id="rules">${data}</script>`,
  };
}

/** One classic script: a page that was opened as a file may not load modules. */
export async function buildPlayground(root, file) {
  await build({
    cwd: root,
    input: join(HERE, 'playground/page.mjs'),
    platform: 'browser',
    resolve: {
      alias: { '@sidepot/engine': join(root, 'packages/engine/dist/index.js') },
      extensionAlias: { '.js': ['.ts', '.js'] },
    },
    logLevel: 'warn',
    output: { file, format: 'iife', minify: true },
  });
}
