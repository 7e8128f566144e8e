/** One version for all packages: in their manifests, in what they need of one another, in the lockfile. */

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** The manifest with the version, and with it for every other package of `names`. */
export function withVersion(manifest, version, names) {
  const own = new Set(names);
  const fields = FIELDS.filter((field) => manifest[field] !== undefined).map((field) => [
    field,
    Object.fromEntries(
      Object.entries(manifest[field]).map(([name, wanted]) => [
        name,
        own.has(name) ? version : wanted,
      ]),
    ),
  ]);
  return {
    ...manifest,
    ...(manifest.version !== undefined && { version }),
    ...Object.fromEntries(fields),
  };
}

/** The lockfile has a copy of each of our manifests, by its folder. */
export function lockWithVersion(lock, version, names) {
  const packages = Object.entries(lock.packages).map(([path, one]) => [
    path,
    path.includes('node_modules/') ? one : withVersion(one, version, names),
  ]);
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** As npm writes them. */
export const jsonText = (value) => `${JSON.stringify(value, null, 2)}\n`;
