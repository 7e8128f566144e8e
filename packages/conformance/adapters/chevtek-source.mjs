// The package ships TypeScript only and builds itself in an install script that needs a compiler
// it does not depend on. Same sources, same target, compiled in memory instead.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { require, resolved } from './common.mjs';

const ts = require('typescript');

const folder = join(dirname(resolved('@chevtek/poker-engine/package.json')), 'src');
const compilerOptions = {
  target: ts.ScriptTarget.ES2019,
  module: ts.ModuleKind.CommonJS,
  esModuleInterop: true,
};
const cache = new Map();

function load(file) {
  if (cache.has(file)) return cache.get(file).exports;
  const module = { exports: {} };
  cache.set(file, module);
  const source = readFileSync(join(folder, `${file}.ts`), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions });
  const local = (id) => {
    if (id === '.') return load('index');
    return id.startsWith('./') ? load(id.slice(2)) : require(id);
  };
  new Function('module', 'exports', 'require', outputText)(module, module.exports, local);
  return module.exports;
}

export const { Table, Player, Card, BettingRound } = load('index');
