/** A page without scripts; its one style sheet is a file of its own, as the policy wants. */

export const STYLE_PATH = '/api/style.css';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
<link rel="icon" href="data:,">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

export const STYLE = `:root {
  --paper: #f7f5ef; --ink: #1d2320; --soft: #5d665f; --line: #d9d5c8; --felt: #14663f;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #121714; --ink: #e8ebe6; --soft: #9aa59d; --line: #2c352f; --felt: #5fc391; }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
}
main { max-width: 46rem; margin: 0 auto; padding: clamp(2rem, 8vh, 5rem) 1.25rem; }
h1 { font-size: 2.2rem; line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 1rem; }
h1 span { color: var(--felt); }
h2 { font-size: 1rem; margin: 2rem 0 0.25rem; }
p { margin: 0 0 1rem; }
.soft { color: var(--soft); }
a { color: var(--felt); }
a:focus-visible { outline: 2px solid var(--felt); outline-offset: 3px; }
code { font: 0.9em/1.4 ui-monospace, monospace; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid var(--line); padding: 0.7rem 0; }
li code { color: var(--felt); overflow-wrap: anywhere; }
li p { margin: 0; }
`;
