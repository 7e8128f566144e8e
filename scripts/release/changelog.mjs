/** CHANGELOG.md: what is under "Unreleased" becomes the section of a version. */

const HEADING = '## Unreleased\n';

/** From behind the heading to the next section. */
export function unreleasedOf(changelog) {
  const start = changelog.indexOf(HEADING);
  if (start < 0) return undefined;
  const rest = changelog.slice(start + HEADING.length);
  const next = rest.search(/^## /m);
  return next < 0 ? rest : rest.slice(0, next);
}

/** How many things it tells. */
export const countLines = (section) => (section.match(/^- /gm) ?? []).length;

export const titleOf = (version, date) => `## ${version} – ${date}`;

export const hasVersion = (changelog, version) =>
  new RegExp(`^## ${version.replaceAll('.', '\\.')}(?: |$)`, 'm').test(changelog);

/** "Unreleased" stays, empty, above the version and its day. */
export const datedChangelog = (changelog, version, date) =>
  changelog.replace(HEADING, () => `${HEADING}\n${titleOf(version, date)}\n`);
