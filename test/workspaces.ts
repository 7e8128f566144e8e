/** The packages of the repository, from package.json: a new one is tested like the others. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './helpers.js';

export interface Manifest {
  readonly name: string;
  readonly main?: string;
  readonly types?: string;
  readonly homepage?: string;
  readonly bugs?: string;
  readonly repository?: {
    readonly type: string;
    readonly url: string;
    readonly directory: string;
  };
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly engines?: { readonly node?: string };
}

export interface Workspace extends Manifest {
  /** From the root, as `packages/engine`. */
  readonly folder: string;
}

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));

const { workspaces } = read('.') as unknown as { readonly workspaces: readonly string[] };

export const WORKSPACES: readonly Workspace[] = workspaces.map((folder) => ({
  ...read(folder),
  folder,
}));

/** Those that a program imports. */
export const LIBRARIES: readonly Workspace[] = WORKSPACES.filter(
  ({ exports = {} }) => exports['.'] !== undefined,
);
