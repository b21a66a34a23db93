const HEADING = /^## \[?Unreleased\]?[ \t]*$/m;

/**
 * What has changed since the last release: the text of the section Unreleased.
 * @param {string} changelog
 * @returns {string} empty if there is no such section, or nothing in it
 */
export function unreleased(changelog) {
  const start = HEADING.exec(changelog);
  if (!start) return '';
  const rest = changelog.slice(start.index + start[0].length);
  const end = rest.search(/^## /m);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

/**
 * The changelog with its section Unreleased as that of a version, below an empty one.
 * @param {string} changelog
 * @param {string} version
 * @param {string} date as yyyy-mm-dd
 */
export const released = (changelog, version, date) =>
  changelog.replace(HEADING, (heading) => `${heading.trim()}\n\n## ${version} - ${date}`);
