/**
 * Who may import whom, and what the engine may touch. `check` judges files given as text, so that a
 * test can feed it a bad one and see the rule fire. The tables below are the design; a new package
 * or engine folder gets its row here first.
 */

import { posix } from 'node:path';
import { LANGUAGE_NAMES } from '../packages/i18n/src/names.js';
import {
  forbiddenSyntax,
  type Import,
  importsOf,
  impurities,
  type Parsed,
  parse,
} from './architecture-ast.js';
import { folderCycles, type Link, largeFolders } from './architecture-folders.js';

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Violation {
  readonly rule: string;
  readonly at: string;
  readonly message: string;
}

/** A package's folder → its published name and the packages it may know. */
const PACKAGES: Readonly<Record<string, { name: string; knows: readonly string[] }>> = {
  engine: { name: '@sidepot/engine', knows: [] },
  protocol: { name: '@sidepot/protocol', knows: ['engine'] },
  client: { name: '@sidepot/client', knows: ['protocol'] },
  i18n: { name: '@sidepot/i18n', knows: ['engine', 'protocol'] },
  server: { name: '@sidepot/server', knows: ['engine', 'protocol'] },
  web: { name: '@sidepot/web', knows: ['engine', 'protocol', 'client', 'i18n'] },
  conformance: { name: '@sidepot/conformance', knows: [] },
  cli: { name: 'sidepot', knows: ['engine', 'i18n', 'server', 'web'] },
};

/** A file or folder directly in engine/src → what lies under it; what lies under that is included. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  wants: [],
  fill: [],
  reasons: [],
  errors: ['wants', 'reasons'],
  chips: ['errors'],
  checks: ['chips'],
  shapes: ['checks'],
  'refusal-sentences': ['errors'],
  'error-text': ['checks', 'refusal-sentences'],
  unwrap: ['checks'],
  cards: ['checks'],
  random: ['checks'],
  host: ['random'],
  basics: ['cards', 'error-text', 'host', 'unwrap'],
  evaluator: ['cards', 'fill'],
  games: ['evaluator'],
  pots: ['shapes'],
  hand: ['pots', 'games'],
  'pot-calculator': ['hand'],
  table: ['hand'],
  equity: ['hand', 'host'],
  money: ['checks'],
  notation: ['host', 'money', 'table'],
  stats: ['equity', 'notation'],
  index: ['basics', 'money', 'table', 'equity', 'notation'],
};

/**
 * The one file of the engine that may name its host, and by which name: it makes a source of random
 * numbers and rests between slices of work, both only for a caller who asks, and writes a text as
 * bytes for a reader, who does without where the host cannot.
 */
const HOST_DOOR = { path: 'packages/engine/src/host.ts', names: ['globalThis'] };

/**
 * A file or folder directly in server/src → what of the others it may import: a part, or one file of
 * it. The doors know the tables by their types, and only those who start the server pick stores.
 */
const SERVER_PARTS: Readonly<Record<string, readonly string[]>> = {
  'text-bytes': [],
  problems: [],
  store: ['problems', 'text-bytes'],
  shuffle: [],
  'new-id': [],
  bots: [],
  room: ['bots', 'shuffle'],
  history: [],
  runtime: ['room', 'history', 'bots', 'shuffle', 'new-id', 'text-bytes', 'store/index'],
  clubs: ['room', 'runtime', 'new-id', 'store/index'],
  identity: ['new-id', 'runtime/contract', 'store/index'],
  push: ['runtime/contract', 'store/index'],
  shares: ['identity/tokens', 'new-id', 'runtime/contract', 'store/index'],
  http: ['identity', 'runtime/contract', 'shares'],
  admin: ['http', 'identity', 'problems', 'runtime/contract', 'store/index'],
  app: ['http', 'identity', 'runtime/contract', 'shares'],
  serve: [
    ...['admin', 'app', 'clubs', 'http', 'identity', 'problems', 'push', 'runtime'],
    'store/index',
  ],
  index: [
    'admin',
    'app',
    'serve',
    'clubs',
    'http',
    'identity',
    'problems',
    'push',
    'runtime',
    'room/state/floor',
    'store/index',
  ],
};

/** The same of protocol/src. What is in words needs no Zod, so that the page can have it. */
const PROTOCOL_PARTS: Readonly<Record<string, readonly string[]>> = {
  words: [],
  schema: ['words'],
  wire: ['words', 'schema'],
  docs: ['words', 'schema', 'wire'],
  index: ['words', 'schema', 'wire'],
};

/**
 * The same of web/src, from the ground up. The felt knows no session: it draws what it is given.
 */
const WEB_PARTS: Readonly<Record<string, readonly string[]>> = {
  load: [],
  ui: ['load'],
  site: ['load', 'ui'],
  towers: ['load'],
  equity: [],
  felt: ['equity', 'load', 'ui'],
  session: ['felt', 'load'],
  settings: ['load', 'session', 'ui'],
  sound: ['felt', 'session'],
  log: ['felt', 'load', 'session', 'settings', 'ui'],
  worker: [],
  notify: ['load', 'session', 'worker'],
  chat: ['load', 'session', 'ui'],
  calculator: ['load', 'settings', 'site', 'towers', 'ui', 'worker'],
  rules: ['calculator', 'felt', 'load', 'site', 'towers', 'ui', 'worker'],
  show: [
    ...['calculator', 'equity', 'felt', 'load', 'log', 'notify', 'session', 'settings', 'sound'],
    ...['site', 'ui'],
  ],
  stats: ['load', 'ui'],
  report: ['calculator', 'felt', 'load', 'session', 'site', 'stats', 'ui'],
  replayer: [
    ...['calculator', 'equity', 'felt', 'load', 'log', 'session', 'settings', 'show'],
    ...['site', 'stats', 'ui', 'worker'],
  ],
  club: ['load', 'session', 'settings', 'show', 'site', 'ui'],
  dealer: ['calculator', 'felt', 'session', 'site', 'ui', 'worker'],
  host: ['club', 'load', 'replayer', 'report', 'session', 'settings', 'site', 'ui'],
  lobby: ['club', 'host', 'load', 'session', 'settings', 'show', 'site', 'ui'],
  play: [
    ...['chat', 'felt', 'host', 'load', 'log', 'notify', 'report', 'session', 'show', 'site'],
    ...['sound', 'ui'],
  ],
  app: [
    ...['calculator', 'club', 'dealer', 'load', 'lobby', 'play', 'replayer', 'report', 'rules'],
    'session',
    'site',
    'ui',
  ],
};

/** Languages beside English: each knows the tools, and what a language is. */
const TRANSLATED = LANGUAGE_NAMES.filter((name) => name !== 'en');

/** The same of i18n/src. */
const I18N_PARTS: Readonly<Record<string, readonly string[]>> = {
  names: [],
  tools: [],
  en: ['tools'],
  language: ['en'],
  ...Object.fromEntries(TRANSLATED.map((name) => [name, ['tools', 'language']])),
  pages: ['names', 'language', 'en', ...TRANSLATED],
  page: ['language', 'names', 'pages', 'tools'],
  cli: ['names', 'language', 'tools', 'en', ...TRANSLATED],
  library: ['names', 'language', 'en', ...TRANSLATED],
};

/** The packages whose parts import one way. */
const PARTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  server: SERVER_PARTS,
  protocol: PROTOCOL_PARTS,
  i18n: I18N_PARTS,
  web: WEB_PARTS,
};

const ENGINE = 'packages/engine';
const WORDS = 'packages/protocol/src/words/';
const DEPENDENCIES = /^(?:dev|peer|optional)?dependencies$|^bundled?dependencies$/i;

export function check(files: readonly SourceFile[]): Violation[] {
  const sources: ParsedFile[] = [];
  const violations = files.flatMap((file) => {
    const name = posix.basename(file.path);
    if (name === 'package.json') return checkManifest(file);
    if (name === 'tsconfig.json') return checkTsconfig(file);
    const source = { ...file, parsed: parse(file.path, file.text) };
    sources.push(source);
    return checkSource(source);
  });
  return [...violations, ...checkFolders(sources)];
}

interface ParsedFile extends SourceFile {
  readonly parsed: Parsed;
}

const checkFolders = (sources: readonly ParsedFile[]): Violation[] => [
  ...folderCycles(linksIn(sources)),
  ...largeFolders(sources.map(({ path }) => path)),
];

/** Imports of one file of a package by another of it, types too. */
function linksIn(sources: readonly ParsedFile[]): Link[] {
  const byName = new Map(sources.map(({ path }) => [withoutEnding(path), path]));
  return sources.flatMap(({ path: from, parsed }) =>
    importsOf(parsed).flatMap((link) => {
      if (!link.from.startsWith('.')) return [];
      const to = byName.get(withoutEnding(posix.join(posix.dirname(from), link.from)));
      return to === undefined ? [] : [{ from, to }];
    }),
  );
}

const withoutEnding = (path: string): string => path.replace(/\.[jt]sx?$/, '');

function checkSource({ path, text, parsed }: ParsedFile): Violation[] {
  const at = (start: number): string => `${path}:${text.slice(0, start).split('\n').length}`;
  const isEngine = path.startsWith(`${ENGINE}/`);
  const found = forbiddenSyntax(parsed);
  if (isEngine) {
    const allowed = path === HOST_DOOR.path ? HOST_DOOR.names : [];
    found.push(...impurities(parsed).filter(({ message }) => !allowed.includes(message)));
  }
  const violations = found.map(({ rule, message, start }) => ({ rule, message, at: at(start) }));
  for (const link of importsOf(parsed)) {
    const problem = importProblem(path, link) ?? insideProblem(path, link);
    if (problem !== undefined) violations.push({ ...problem, at: at(link.start) });
  }
  return violations;
}

type Problem = Pick<Violation, 'rule' | 'message'>;

function importProblem(path: string, { from }: Import): Problem | undefined {
  const folder = packageOf(path);
  const own = PACKAGES[folder];
  if (own === undefined) {
    return { rule: 'packages', message: `packages/${folder} has no row in PACKAGES` };
  }
  if (from.startsWith('.')) {
    const target = posix.join(posix.dirname(path), from);
    const home = folder === 'engine' ? `${ENGINE}/src/` : `packages/${folder}/`;
    return target.startsWith(home)
      ? undefined
      : { rule: 'deep-import', message: `${from} leaves ${home}` };
  }
  for (const [other, { name }] of Object.entries(PACKAGES)) {
    if (from !== name && !from.startsWith(`${name}/`)) continue;
    if (!own.knows.includes(other)) {
      return { rule: 'packages', message: `${folder} may not import ${other}` };
    }
    return /^\/(?:src|dist)(?:\/|$)/.test(from.slice(name.length))
      ? { rule: 'deep-import', message: `${from} goes past the exports of ${name}` }
      : undefined;
  }
  if (from === 'zod' && path.startsWith(WORDS)) {
    return { rule: 'words', message: 'the page has these words, and no Zod' };
  }
  return folder === 'engine'
    ? { rule: 'engine-imports', message: `the engine has no dependencies, not even ${from}` }
    : undefined;
}

function insideProblem(path: string, link: Import): Problem | undefined {
  if (!link.from.startsWith('.')) return undefined;
  if (path.startsWith(`${ENGINE}/`)) return layerProblem(path, link);
  return partProblem(path, link);
}

function partProblem(path: string, { from }: Import): Problem | undefined {
  const folder = packageOf(path);
  const home = `packages/${folder}/src/`;
  const parts = PARTS[folder];
  if (parts === undefined || !path.startsWith(home)) return undefined;
  const part = layerOf(path);
  const known = parts[part];
  if (known === undefined) {
    return { rule: 'parts', message: `${folder}/src/${part} has no row in PARTS` };
  }
  const target = posix.join(posix.dirname(path), from);
  const file = target.slice(home.length).replace(/\.[jt]s$/, '');
  return [part, ...known].some((name) => file === name || file.startsWith(`${name}/`))
    ? undefined
    : { rule: 'parts', message: `${part} may not import ${file}` };
}

function layerProblem(path: string, { from }: Import): Problem | undefined {
  const layer = layerOf(path);
  if (LAYERS[layer] === undefined) {
    return { rule: 'layers', message: `engine/src/${layer} has no row in LAYERS` };
  }
  const target = layerOf(posix.join(posix.dirname(path), from));
  return target === layer || under(layer).has(target)
    ? undefined
    : { rule: 'layers', message: `${layer} may not import ${target}` };
}

const packageOf = (path: string): string => path.split('/')[1] ?? '';

/** packages/engine/src/pots/rake.ts → pots; packages/engine/src/chips.ts → chips. */
const layerOf = (path: string): string => (path.split('/')[3] ?? '').replace(/\.[jt]s$/, '');

function under(layer: string): Set<string> {
  const below = LAYERS[layer] ?? [];
  return new Set(below.flatMap((name) => [name, ...under(name)]));
}

function checkManifest({ path, text }: SourceFile): Violation[] {
  const manifest: Record<string, unknown> = JSON.parse(text);
  const folder = packageOf(path);
  const violations: Violation[] = [];
  const add = (rule: string, message: string) => violations.push({ rule, message, at: path });
  for (const [field, value] of Object.entries(manifest)) {
    if (!DEPENDENCIES.test(field)) continue;
    const names = Array.isArray(value) ? value : Object.keys(value as object);
    if (folder === 'engine' && names.length > 0) add('engine-package', `${field}: ${names}`);
    for (const [other, { name }] of Object.entries(PACKAGES)) {
      if (names.includes(name) && !PACKAGES[folder]?.knows.includes(other)) {
        add('packages', `${folder} may not depend on ${other}`);
      }
    }
  }
  if (folder === 'engine' && manifest['sideEffects'] !== false) {
    add('engine-package', 'sideEffects must be false');
  }
  return violations;
}

function checkTsconfig({ path, text }: SourceFile): Violation[] {
  if (packageOf(path) !== 'engine') return [];
  const { types, lib } = JSON.parse(text).compilerOptions ?? {};
  const problems: string[] = [];
  if (!Array.isArray(types) || types.length > 0) problems.push('types must be []');
  if (!Array.isArray(lib) || lib.some((name) => !/^es/i.test(name))) {
    problems.push('lib must name ES versions only');
  }
  return problems.map((message) => ({ rule: 'engine-tsconfig', message, at: path }));
}
