// Test files that share a page. A page of its own costs a file up to a second of a core, for the work of the browser and of
// the modules that every test loads. So files of a layer run one after another in one page, which is cleaned in between
// (helpers/group.ts). A file whose tests need a page that has loaded nothing yet, in which nothing has been warned of, or in
// which the user has done nothing, is called *.alone.test.ts.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../paths.mjs';
import { isAlone } from './test-files.mjs';

/** Files that share a page, at most. */
const SIZE = 8;

/** Files that take a minute: they start first, so that no core waits for one of them at the end. */
const LONG =
  /^test\/(?:router\/(?:walk-|load-event)|shell\/(?:leaks|list-reload|drafts|fragments|presentation)|overlays\/\w+\.fuzz)/;

/** Tests that write the history: browsers let a page do so 100 (WebKit) or 200 times in 10 seconds. */
const HISTORY = /^test\/(?:overlays|router|shell)\//;

/**
 * Writes a module for each page, which imports its test files.
 * @param {string[]} files test files, relative to the project, sorted
 * @param {{ run: string, alone: boolean }} options `run` names the folder of the modules; `alone`: no file shares
 *   its page
 * @returns {Map<string, string[]>} path of a module -> its test files, relative to the project
 */
export function groupFiles(files, { run, alone }) {
  const folder = `test/.cache/groups/${run}`;
  rmSync(`${root}/${folder}`, { recursive: true, force: true });
  mkdirSync(`${root}/${folder}`, { recursive: true });
  const pages = new Map();
  const counts = new Map();
  const isLong = (file) => LONG.test(file);
  for (const file of files.toSorted((a, b) => isLong(b) - isLong(a))) {
    const [, area] = file.split('/');
    const ownPage = alone || isAlone(file) || HISTORY.test(file);
    const count = counts.get(area) ?? 0;
    if (!ownPage) counts.set(area, count + 1);
    const name = ownPage
      ? file.replace(/^test\/|\.test\.tsx?$/g, '').replaceAll('/', '-')
      : `${area}-${Math.floor(count / SIZE) + 1}`;
    const path = `${folder}/${name}.ts`;
    pages.set(path, [...(pages.get(path) ?? []), file]);
  }
  for (const [path, members] of pages) writeFileSync(`${root}/${path}`, groupModule(members));
  return pages;
}

const groupModule = (files) =>
  [
    `import { addFile } from '../../../helpers/group.js';`,
    ...files.map((file) => `await addFile('${file}', () => import('../../../../${file}'));`),
    '',
  ].join('\n');
