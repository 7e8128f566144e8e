/** English that stands in code and not among the words, read from the syntax tree. */

import { TOURNAMENT_PRESETS } from '@sidepot/engine';
import { parse } from './architecture-ast.js';

/** What people read or hear, if it is written where it is drawn. */
const READ = new Set([
  ...['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'],
  ...['label', 'note', 'closeLabel'],
]);
const LETTER = /[A-Za-z]/;
/** Two words that begin as a sentence or end as one. */
const SENTENCE = /^(?=.*[A-Za-z]{2,} [a-z]{2,})(?:[A-Z]|.*[a-z][.!?…]$)/;
/** Names of settings, and what only a programmer sees. */
const CODES = new Set<string>(Object.keys(TOURNAMENT_PRESETS));

/** Where English is written, of a file given as text. */
export function englishIn(path: string, text: string): string[] {
  return parse(path, text).visits.flatMap(({ node, parent, key }) => {
    const at = `${path}:${text.slice(0, node.start).split('\n').length}`;
    const value = textOf(node);
    if (value === null) return [];
    const attribute = parent.type === 'JSXAttribute' && key === 'value' ? nameOf(parent) : null;
    const isRead = node.type === 'JSXText' || (attribute !== null && READ.has(attribute));
    const isSentence = SENTENCE.test(value) && !CODES.has(value) && parent.type !== 'NewExpression';
    return (isRead && LETTER.test(value)) || isSentence ? [`${at} ${value.trim()}`] : [];
  });
}

type Node = ReturnType<typeof parse>['visits'][number]['node'];

function textOf(node: Node): string | null {
  const { value } = node as { readonly value?: unknown };
  if (node.type === 'JSXText' || node.type === 'Literal') {
    return typeof value === 'string' ? value : null;
  }
  return node.type === 'TemplateElement' ? (value as { readonly raw: string }).raw : null;
}

const nameOf = (attribute: Node): string =>
  String((attribute['name'] as { readonly name?: unknown }).name);
