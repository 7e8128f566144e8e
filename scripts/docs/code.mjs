/** Programs in colour: enough of a reader for TypeScript, JSON and the shell, and no more. */

import { escapeHtml } from './html.mjs';

const KEYWORDS = new Set(
  `abstract as asserts async await break case catch class const continue declare default do else
  export extends false finally for from function get if implements import in infer instanceof
  interface is keyof let new null of private protected public readonly return satisfies set static
  super switch this throw true try type typeof undefined unique unknown never void while yield
  boolean number string bigint object symbol`.split(/\s+/),
);

const PROGRAM =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<number>\b\d[\d_]*(?:\.\d+)?\b)|(?<word>[A-Za-z_$][\w$]*)/g;
const SHELL = /(?<comment>(?<=^|\s)#[^\n]*)|(?<string>'[^']*'|"(?:\\.|[^"\\])*")/gm;

const READERS = {
  ts: PROGRAM,
  tsx: PROGRAM,
  js: PROGRAM,
  json: PROGRAM,
  jsonl: PROGRAM,
  sh: SHELL,
};

/** `linkOf(word, at)` gives the address of what a word of the program means, if it has one. */
export function codeHtml(code, language, linkOf = () => undefined) {
  const pattern = READERS[language];
  if (pattern === undefined) return escapeHtml(code);
  let html = '';
  let done = 0;
  for (const { 0: text, index, groups } of code.matchAll(pattern)) {
    html += escapeHtml(code.slice(done, index)) + piece(text, index, groups, linkOf);
    done = index + text.length;
  }
  return html + escapeHtml(code.slice(done));
}

function piece(text, at, { comment, string, number }, linkOf) {
  const safe = escapeHtml(text);
  if (comment !== undefined) return `<span class="c">${safe}</span>`;
  if (string !== undefined) return `<span class="s">${safe}</span>`;
  if (number !== undefined) return `<span class="n">${safe}</span>`;
  const href = linkOf(text, at);
  if (href !== undefined) return `<a href="${escapeHtml(href)}">${safe}</a>`;
  return KEYWORDS.has(text) ? `<span class="k">${safe}</span>` : safe;
}

/** Names that a program takes from one of our packages. */
export const importedNames = (code) =>
  new Set(
    [...code.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"](?:@sidepot\/|sidepot)/g)]
      .flatMap(([, list]) => list.split(','))
      .map(
        (one) =>
          one
            .trim()
            .replace(/^type\s+/, '')
            .split(/\s+as\s+/)[0],
      )
      .filter((name) => name !== ''),
  );
