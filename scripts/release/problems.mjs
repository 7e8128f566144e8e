/** Why a version cannot be released now, each in a sentence; none, if it can. */

import { gt, valid } from 'semver';
import { countLines, hasVersion, unreleasedOf } from './changelog.mjs';

/** `status` is what `git status --porcelain` says, `tags` all tags, `versions` those of the packages. */
export function releaseProblems({ version, versions, changelog, status, tags }) {
  const problems = [];
  const [current = '0.0.0', ...different] = [...new Set(versions)];
  if (valid(version) !== version) {
    return [`${version} is not a version: write it as 0.2.0, or 0.2.0-rc.1`];
  }
  if (different.length > 0) {
    problems.push(`the packages have different versions: ${[current, ...different].join(', ')}`);
  } else if (!gt(version, current)) {
    problems.push(`${version} is not higher than ${current}`);
  }
  if (status.trim() !== '') problems.push('there are changes that are not committed');
  if (tags.includes(`v${version}`)) problems.push(`the tag v${version} is there already`);
  const section = unreleasedOf(changelog);
  if (section === undefined) problems.push('CHANGELOG.md has no section "Unreleased"');
  else if (countLines(section) === 0) problems.push('CHANGELOG.md has nothing under "Unreleased"');
  if (hasVersion(changelog, version)) problems.push(`CHANGELOG.md has a section ${version}`);
  return problems;
}
