/**
 * dist/node: the engine as Node loads it. V8 reads every function of a file that is imported, called
 * or not, so the root for Node holds only what all need and fetches a room (a folder of the engine) at
 * the first call of one of its functions. That must be synchronous. `require` of an ES module is, but
 * fails while an `import()` of the same file is under way; of CommonJS it never does. So each file of
 * a room has a CommonJS twin, the same text line by line, which shares its source map.
 *
 * Nothing here is a second list of names: all are read from what was built.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { asAscii } from './ascii.mjs';

/** Rooms that come with the root: small, and needed by all others. */
const EAGER = ['basics', 'money'];

/** Doors to the same rooms in other words: the root has nothing from them. */
const BESIDE = ['pot-calculator', 'stats'];

/** `dist` has the built entries, one per room, and `index.js`. */
export async function writeNodeDoors(dist, rooms) {
  const chunks = new Map();
  const read = (path) => {
    if (!chunks.has(path)) chunks.set(path, parseChunk(readFileSync(join(dist, path), 'utf8')));
    return chunks.get(path);
  };
  const write = (path, text) => {
    const file = join(dist, 'node', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, asAscii(text));
  };
  const lazy = rooms.filter((room) => !EAGER.includes(room));
  const eagerFiles = filesOf(EAGER, read);
  for (const path of filesOf(lazy, read)) {
    write(twinOf(path), eagerFiles.has(path) ? HOLDER : twinText(path, read(path)));
  }
  const valuesOf = new Map();
  for (const room of rooms) {
    valuesOf.set(room, await import(pathToFileURL(join(dist, `${room}.js`)).href));
  }
  const given = (names) => [...filesOf(names, read)].filter((path) => eagerFiles.has(path));
  for (const room of lazy) write(`${room}.js`, doorText(room, valuesOf.get(room), given([room])));
  const handedOn = EAGER.map((room) => handOnText(read(`${room}.js`)));
  const names = namesOfFunctions(valuesOf.values());
  const late = lazy
    .filter((room) => !BESIDE.includes(room))
    .map((room) => lazyText(room, valuesOf.get(room), names));
  write('index.js', [loaderText(given(lazy)), LATE_CLASS, ...handedOn, ...late].join('\n'));
}

const IMPORT = /^import \{ ([^}]*) \} from "(\.[^"]+)";$/gm;
const EXPORT = /^export \{ ([^}]*) \};$/gm;
const HAND_ON = /^export \{ ([^}]*) \} from "(\.[^"]+)";$/gm;

/** What the bundler writes: imports at the top, one export at the end, all by name. */
function parseChunk(built) {
  // An entry hands on in one go; such lines have no place in a source map.
  const text = built.replaceAll(HAND_ON, (_, list, from) => {
    const ours = list.split(', ').map((one) => one.split(' as ').at(-1));
    return `import { ${list} } from "${from}";\nexport { ${ours.join(', ')} };`;
  });
  const pairs = (list) => list.split(', ').map((one) => one.split(' as '));
  const imports = [...text.matchAll(IMPORT)].map(([, list, from]) => ({
    from,
    names: pairs(list),
  }));
  const exports = [...text.matchAll(EXPORT)].flatMap(([, list]) => pairs(list));
  const rest = text.replaceAll(IMPORT, '').replaceAll(EXPORT, '');
  const strange = /^\s*(?:import|export)\b.*|\bimport\s*\(.*|\bimport\.meta\b.*/m.exec(rest);
  if (strange !== null) throw new Error(`no CommonJS twin for: ${strange[0]}`);
  return { text, imports, exports };
}

/** The files of some rooms, with all that they import; paths from `dist`. */
function filesOf(rooms, read) {
  const files = new Set();
  const take = (path) => {
    if (files.has(path)) return;
    files.add(path);
    for (const { from } of read(path).imports) take(beside(path, from));
  };
  for (const room of rooms) take(`${room}.js`);
  return files;
}

const beside = (path, from) => posix.join(posix.dirname(path), from);
const twinOf = (path) => path.replace(/\.js$/, '.cjs');

/** Filled by the door that loads a room, so that there is one `PokerError`. */
const HOLDER = "'use strict';\n";

/** Lines and columns of the code stay where they are. */
function twinText(path, { text }) {
  const list = (names, write) =>
    names
      .split(', ')
      .map((one) => one.split(' as '))
      .map(([a, b]) => (b === undefined ? a : write(a, b)))
      .join(', ');
  const map = posix.relative(posix.dirname(`node/${path}`), `${path}.map`);
  const code = text
    .replaceAll(IMPORT, (_, names, from) => {
      const taken = list(names, (theirs, ours) => `${theirs}: ${ours}`);
      return `const { ${taken} } = require("${twinOf(from)}");`;
    })
    .replaceAll(EXPORT, (_, names) => {
      return `module.exports = { ${list(names, (ours, theirs) => `${theirs}: ${ours}`)} };`;
    })
    .replace(/^\/\/# sourceMappingURL=.*$/m, `//# sourceMappingURL=${map}`);
  return `'use strict';${code}`;
}

/** `load` fetches a room; what came with the door is handed to it first. */
function loaderText(given) {
  const imports = given.map((path, i) => `import * as given${i} from '../${path}';`);
  const handed = given.map(
    (path, i) => `    Object.assign(require('./${twinOf(path)}'), given${i});`,
  );
  return `import { createRequire } from 'node:module';
${imports.join('\n')}

let require;
const load = (file) => {
  if (require === undefined) {
    require = createRequire(import.meta.url);
${handed.join('\n')}
  }
  return require(file);
};
`;
}

/**
 * A class must be there before anybody makes or extends one: this stands for it, and is it to `new`,
 * `extends` and `instanceof`. A bound function has no `prototype` of its own to be in the way.
 */
const LATE_CLASS = `const lateClass = (real) => {
  const itself = new Proxy(function () {}.bind(), {
    construct: (_, args, made) => Reflect.construct(real(), args, made === itself ? real() : made),
    apply: (_, self, args) => Reflect.apply(real(), self, args),
    get: (_, key) => Reflect.get(real(), key),
    set: (_, key, value) => Reflect.set(real(), key, value),
    has: (_, key) => Reflect.has(real(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(real()),
  });
  return itself;
};
`;

/** The door of one room: whoever imports it wants it now. */
const doorText = (room, values, given) =>
  `${loaderText(given)}\nexport const { ${Object.keys(values).join(', ')} } = load('./${room}.cjs');\n`;

/** The names of an entry, from the files that hold them: one file less to open. */
function handOnText({ imports, exports }) {
  return imports
    .map(({ from, names }) => {
      const theirs = new Map(names.map(([name, ours = name]) => [ours, name]));
      const list = exports
        .filter(([ours]) => theirs.has(ours))
        .map(([ours, name = ours]) => asName(theirs.get(ours), name));
      return `export { ${list.join(', ')} } from '../${from.replace('./', '')}';\n`;
    })
    .join('');
}

const asName = (theirs, ours) => (theirs === ours ? ours : `${theirs} as ${ours}`);

/**
 * Functions that fetch their room at the first call, and its constants as they are. What was fetched
 * is kept for each function by itself: V8 then inlines it, and even `evaluate7` loses only 0.4 ns.
 */
function lazyText(room, values, names) {
  const lines = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'function') {
      return `export const ${name} = ${literal(value, names, `$${room}().${name}`)};`;
    }
    if (isClass(value)) return `export const ${name} = lateClass(() => $${room}().${name});`;
    const taken = parametersOf(value);
    const given = taken.map((isOptional, i) => `a${i}${isOptional ? ' = undefined' : ''}`);
    const handed = taken.map((_, i) => `a${i}`);
    const call = `($$${name} ??= $${room}().${name})(${handed.join(', ')})`;
    return `let $$${name};\nexport function ${name}(${given.join(', ')}) { return ${call}; }`;
  });
  return `${[`const $${room} = () => load('./${room}.cjs');`, ...lines].join('\n')}\n`;
}

/**
 * For each parameter of a function: may it be left out? Handed on one by one, with a default where
 * there was one, so that `length` stays; with `...rest` V8 made a list for every call of `evaluate`.
 */
function parametersOf(value) {
  const text = Function.prototype.toString.call(value);
  const single = /^(?:async\s+)?[\w$]+\s*=>/.test(text);
  const list = single ? ['one'] : splitList(text.slice(text.indexOf('(') + 1));
  if (list.some((one) => one.startsWith('...'))) throw new Error(`rest in ${text.slice(0, 80)}`);
  const first = list.findIndex((_, i) => i >= value.length);
  return list.map((_, i) => first >= 0 && i >= first);
}

/** The parts of a list up to its closing bracket; commas inside brackets and texts part nothing. */
function splitList(text) {
  const parts = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if ('"\'`'.includes(sign)) {
      for (i++; text[i] !== sign; i++) if (text[i] === '\\') i++;
    } else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign) && depth > 0) depth--;
    else if (depth === 0 && (sign === ',' || sign === ')')) {
      const part = text.slice(start, i).trim();
      if (part !== '') parts.push(part);
      if (sign === ')') return parts;
      start = i + 1;
    }
  }
  throw new Error(`no end of parameters: ${text.slice(0, 80)}`);
}

const isClass = (value) => /^class\b/.test(Function.prototype.toString.call(value));

function namesOfFunctions(rooms) {
  const names = new Map();
  for (const values of rooms) {
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'function') names.set(value, name);
    }
  }
  return names;
}

function askedText(value, where) {
  const taken = parametersOf(value).map((isOptional, i) => [`a${i}`, isOptional]);
  const given = taken.map(([name, isOptional]) => `${name}${isOptional ? ' = undefined' : ''}`);
  return `(${given.join(', ')}) => ${where}(${taken.map(([name]) => name).join(', ')})`;
}

/** Data as source text; a function in it that is not exported itself is asked of its room. */
function literal(value, names, where) {
  if (typeof value === 'function') return names.get(value) ?? askedText(value, where);
  if (Array.isArray(value)) {
    return `[${value.map((one, i) => literal(one, names, `${where}[${i}]`)).join(', ')}]`;
  }
  if (Object(value) !== value && value !== undefined) return JSON.stringify(value);
  if (value === undefined || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Error(`${where} holds what cannot be written down`);
  }
  const fields = Object.entries(value).map(
    ([key, one]) =>
      `${JSON.stringify(key)}: ${literal(one, names, `${where}[${JSON.stringify(key)}]`)}`,
  );
  return `{ ${fields.join(', ')} }`;
}
