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

const ARROW = /^\/\/ → (.*)$/;

export function checkedExample(code: string): Checked {
  const tree = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const texts: string[] = [];
  const added: { readonly at: number; readonly text: string }[] = [];
  const unchecked = [...(code.match(/\/\/ → .*$/gm) ?? [])];
  const visit = (node: ts.Node): void => {
    const told = isListed(node) ? toldAfter(code, node.end) : [];
    if (told.length > 0) {
      for (const line of told) unchecked.splice(unchecked.indexOf(`// → ${line}`), 1);
      const [before, after] = callsFor(node as ts.Statement, texts.length);
      added.push({ at: node.getStart(), text: before }, { at: endOf(node), text: after });
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
function callsFor(statement: ts.Statement, id: number): [before: string, after: string] {
  if (ts.isVariableStatement(statement)) {
    const name = statement.declarationList.declarations[0]?.name.getText();
    return ['', `;__check(${id}, ${name});`];
  }
  if (isValue(statement)) return [`;__check(${id}, `, ')'];
  return [';__listen();', `;__printed(${id});`];
}

const endOf = (node: ts.Node): number =>
  ts.isExpressionStatement(node) && isValue(node) ? node.expression.end : node.end;

const isValue = (statement: ts.Node): boolean =>
  ts.isExpressionStatement(statement) &&
  !(
    ts.isCallExpression(statement.expression) &&
    statement.expression.expression.getText() === 'console.log'
  );
