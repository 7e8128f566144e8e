/**
 * Examples of comments as programs that check themselves: what an example says behind `// →` is
 * compared when it runs (run-examples.mjs). It may stand behind a statement or on the lines below it,
 * at the top or inside a block.
 */

import ts from '../packages/protocol/node_modules/typescript/lib/typescript.js';

export interface Checked {
  /** The example as JavaScript, with a call of `__check` or `__printed` for each value it tells. */
  readonly js: string;
  /** What each call must have seen at the end; what is never reached is never compared. */
  readonly texts: readonly string[];
  /** Lines that stand behind no statement. */
  readonly unchecked: readonly string[];
}

interface Added {
  readonly at: number;
  readonly text: string;
}

const ARROW = /^\/\/ → (.*)$/;

export function checkedExample(code: string): Checked {
  const tree = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const texts: string[] = [];
  const added: Added[] = [];
  const unchecked = [...(code.match(/\/\/ → .*$/gm) ?? [])];
  const visit = (node: ts.Node): void => {
    const told = isListed(node) ? toldAfter(code, node.end) : [];
    if (told.length > 0) {
      for (const line of told) unchecked.splice(unchecked.indexOf(`// → ${line}`), 1);
      added.push(...callsFor(node as ts.Statement, texts.length));
      texts.push(told.join(' '));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  let out = code;
  for (const { at, text } of added.sort((a, b) => b.at - a.at)) {
    out = out.slice(0, at) + text + out.slice(at);
  }
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const js = ts.transpileModule(out, { compilerOptions }).outputText;
  return { js, texts, unchecked };
}

/** Stands among others: something can be said before and behind it. */
const isListed = ({ parent }: ts.Node): boolean =>
  parent !== undefined && (ts.isSourceFile(parent) || ts.isBlock(parent));

/** On the same line, and on those that follow. */
function toldAfter(code: string, end: number): string[] {
  const told: string[] = [];
  const comments = [ts.getTrailingCommentRanges, ts.getLeadingCommentRanges].flatMap(
    (ranges) => ranges(code, end) ?? [],
  );
  for (const { pos, end: to } of comments) {
    const text = ARROW.exec(code.slice(pos, to))?.[1];
    if (text === undefined) break;
    told.push(text);
  }
  return told;
}

/** What goes before a statement and behind it: a value is handed over, a print is overheard. */
function callsFor(statement: ts.Statement, id: number): [before: Added, after: Added] {
  const start = statement.getStart();
  if (ts.isVariableStatement(statement)) {
    const name = statement.declarationList.declarations[0]?.name.getText();
    return [
      { at: start, text: '' },
      { at: statement.end, text: `;__check(${id}, ${name});` },
    ];
  }
  const value = toldValue(statement);
  if (value !== undefined) {
    return [
      { at: value.getStart(), text: `__check(${id}, ` },
      { at: value.end, text: ')' },
    ];
  }
  return [
    { at: start, text: '__listen();' },
    { at: statement.end, text: `;__printed(${id});` },
  ];
}

/** Of `value;` and of `if (…) value;`. */
function toldValue(statement: ts.Statement): ts.Expression | undefined {
  if (ts.isIfStatement(statement) && statement.elseStatement === undefined) {
    return toldValue(statement.thenStatement);
  }
  if (!ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  const isPrint =
    ts.isCallExpression(expression) && expression.expression.getText() === 'console.log';
  return isPrint ? undefined : expression;
}
