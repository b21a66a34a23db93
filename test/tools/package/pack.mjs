// The package as a file for `npm install` and `npm publish`, from what `npm run build` has left in dist.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { runQuietly } from '../run.mjs';
import { root } from '../paths.mjs';
import { CACHE } from './cache.mjs';
import { importSource } from './import-source.mjs';
import { manifestText } from './manifest.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The guides are published at their paths; those that are about the project itself are not. */
const GUIDE = /^(?!test\/|shell\/showcase\/).*\.md$/;

/** The documentation, and where the package has its pages as Markdown. */
const SITE = 'shell/site/content/';
const DOCS = 'dist/docs/';

/** `shell/site/content/guides/forms.md` -> `dist/docs/guides/forms/index.md` */
const docsPath = (path) => posix.join(DOCS, path.slice(SITE.length).replace(/(?:index)?\.md$/, ''), 'index.md');

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)\s]+)\)/g;

/**
 * README.md and the guides that it leads to: path -> text. A link to what is not published is its text, a picture is nothing.
 * @param {(path: string) => string | undefined} read the text of a file of the project
 * @param {ReadonlyMap<string, string>} docs the pages of the documentation, by path in the package
 */
function publishedGuides(read, docs) {
  const guides = new Map();
  const paths = new Set(['README.md', 'CHANGELOG.md']);
  for (const path of paths) {
    const text = read(path)?.replaceAll(LINK, (link, picture, label, target) => {
      const [file, anchor] = target.split(/(?=#)/);
      const to = posix.join(posix.dirname(path), file);
      if (to === 'LICENSE') return link;
      if (to.startsWith(SITE)) {
        const page = docsPath(to);
        return docs.has(page) ? `[${label}](${posix.relative(posix.dirname(path), page)}${anchor ?? ''})` : label;
      }
      if (!GUIDE.test(to) || read(to) === undefined) return picture ? '' : label;
      paths.add(to);
      return link;
    });
    if (text !== undefined) guides.set(path, text);
  }
  return guides;
}

/** Path in the package -> text. */
async function documentation() {
  const { markdownFiles } = (await importSource('shell/site/build/files.ts')).module;
  return new Map([...(await markdownFiles(root))].map(([path, text]) => [DOCS + path, text]));
}

const readSource = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);

/** Where the package's file is in the folder that it was made in. */
export const packedPath = (folder) => join(folder, `nacre-${version}.tgz`);

/**
 * Makes the package's file in a folder.
 * @param {string} to
 * @param {string} [dist] what has been built
 * @returns {Promise<string>} its path
 */
export async function packPackage(to, dist = join(root, 'dist')) {
  const folder = join(CACHE, `pack-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  mkdirSync(to, { recursive: true });
  try {
    const docs = await documentation();
    const guides = publishedGuides(readSource, docs);
    // npm adds those that are not in a folder.
    writeFileSync(join(folder, 'package.json'), manifestText([...guides.keys()]));
    for (const [path, text] of [...guides, ...docs]) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    const unpublished = ['showcase', 'site'].map((name) => join(dist, name));
    const isPublished = (path) => !unpublished.some((each) => path.startsWith(each));
    cpSync(dist, join(folder, 'dist'), { recursive: true, filter: isPublished });
    await runQuietly('npm', ['pack', folder, '--ignore-scripts', '--pack-destination', to]);
    return packedPath(to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
