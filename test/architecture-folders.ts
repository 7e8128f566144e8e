/**
 * Folders import one way, in every package, and none is too large to be read at a glance. In each
 * directory its subfolders, with all that is in them, and its own files form no cycle. `index.ts` is
 * the door above its subfolders and counts by itself; so does each file directly in `src`.
 */

import { posix } from 'node:path';

export interface Link {
  /** From the root of the repository, with their endings. */
  readonly from: string;
  readonly to: string;
}

export interface FolderProblem {
  readonly rule: 'one-way' | 'folder-size';
  readonly at: string;
  readonly message: string;
}

/** What a reader still sees at a glance. */
export const MOST_FILES = 22;

/** Each with the folder whose parts import one another, and one import of every pair. */
export function folderCycles(links: readonly Link[]): FolderProblem[] {
  const problems: FolderProblem[] = [];
  for (const [folder, edges] of edgesByFolder(links)) {
    for (const circle of circlesOf(edges)) {
      const proofs = circle.flatMap((from) =>
        circle.flatMap((to) => {
          const link = edges.get(from)?.get(to);
          return link === undefined
            ? []
            : [`${short(link.from, folder)} → ${short(link.to, folder)}`];
        }),
      );
      const message = `${circle.join(', ')} import one another: ${proofs.join('; ')}`;
      problems.push({ rule: 'one-way', at: folder, message });
    }
  }
  return problems;
}

/** Source files directly in one folder; what lies in its subfolders is theirs. */
export function largeFolders(paths: readonly string[]): FolderProblem[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([at, count]) => ({
      rule: 'folder-size',
      at,
      message: `${count} files on one level, at most ${MOST_FILES}`,
    }));
}

/** One part of a folder → another → an import that goes this way. */
type Edges = Map<string, Map<string, Link>>;

function edgesByFolder(links: readonly Link[]): Map<string, Edges> {
  const folders = new Map<string, Edges>();
  for (const link of links) {
    const folder = commonFolder(link);
    const [from, to] = [partOf(link.from, folder), partOf(link.to, folder)];
    if (from === to) continue;
    const edges = entry(folders, folder, () => new Map());
    const targets = entry(edges, from, () => new Map());
    if (!targets.has(to)) targets.set(to, link);
  }
  return folders;
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function commonFolder({ from, to }: Link): string {
  let folder = posix.dirname(from);
  while (!to.startsWith(`${folder}/`)) folder = posix.dirname(folder);
  return folder;
}

/** A subfolder, a file of `src` or the door by its name; all other files of a folder are one part. */
function partOf(path: string, folder: string): string {
  const rest = short(path, folder);
  const slash = rest.indexOf('/');
  if (slash !== -1) return rest.slice(0, slash);
  const isAlone = posix.basename(folder) === 'src' || /^index\.tsx?$/.test(rest);
  return isAlone ? rest : '(its files)';
}

const short = (path: string, folder: string): string => path.slice(folder.length + 1);

/** Parts that reach one another: each of a circle reaches every other of it. */
function circlesOf(edges: Edges): string[][] {
  const reached = new Map([...edges.keys()].map((part) => [part, reachedFrom(part, edges)]));
  const circles: string[][] = [];
  for (const [part, others] of reached) {
    if (circles.some((circle) => circle.includes(part)) || !others.has(part)) continue;
    circles.push([...others].filter((other) => reached.get(other)?.has(part)).sort());
  }
  return circles;
}

function reachedFrom(part: string, edges: Edges): Set<string> {
  const reached = new Set<string>();
  const open = [part];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const target of edges.get(next)?.keys() ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      open.push(target);
    }
  }
  return reached;
}
