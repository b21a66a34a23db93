const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([\da-z.-]+))?$/i;

/**
 * The version that follows.
 * @param {string} present
 * @param {string} wish `patch`, `minor`, `major` or a version
 */
export function nextVersion(present, wish) {
  const parts = VERSION.exec(present)?.slice(1, 4).map(Number);
  if (!parts) throw new Error(`package.json has the version ${present}, which is no x.y.z`);
  const [major, minor, patch] = parts;
  if (wish === 'major') return `${major + 1}.0.0`;
  if (wish === 'minor') return `${major}.${minor + 1}.0`;
  if (wish === 'patch') return `${major}.${minor}.${patch + 1}`;
  if (!VERSION.test(wish ?? '')) throw new Error(`expected patch, minor, major or a version, got ${wish}`);
  const wished = VERSION.exec(wish).slice(1, 4).map(Number);
  const place = wished.findIndex((part, index) => part !== parts[index]);
  if (place >= 0 && wished[place] < parts[place]) throw new Error(`${wish} is before ${present}`);
  return wish;
}

/** The text of package.json or package-lock.json with another version of the package itself. */
export function withVersion(text, version) {
  const json = JSON.parse(text);
  json.version = version;
  if (json.packages?.['']) json.packages[''].version = version;
  return `${JSON.stringify(json, null, 2)}\n`;
}
