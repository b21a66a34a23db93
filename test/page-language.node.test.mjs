import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** [code, whether the rule allows it] */
const CASES = [
  ['new Intl.NumberFormat(document.documentElement.lang);', false],
  ["new Intl.NumberFormat(element.closest('[lang]')?.lang ?? '');", false],
  ['const { lang } = document.documentElement;', false],
  ["const language = element.getAttribute('lang');", false],
  ['new Intl.DisplayNames(track.srclang);', false],
  ['new Intl.NumberFormat(localeOf(document.documentElement.lang));', true],
  ["new Intl.NumberFormat(localeOf(element.closest('[lang]')?.lang ?? ''));", true],
  ['new Intl.NumberFormat(languageAround(element));', true],
  ["document.documentElement.lang = 'fr';", true],
];

describe('the lint rule for languages', () => {
  let folder;
  let complaints;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nacre-'));
    const config = {
      jsPlugins: [join(root, 'test/config/page-language.mjs')],
      rules: { 'page-language/read': 'error' },
    };
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
    for (const [index, [code]] of CASES.entries()) await writeFile(join(folder, `${index}.ts`), `${code}\n`);
    const lint = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    complaints = JSON.parse(lint.stdout).diagnostics.filter(({ code }) => code === 'page-language(read)');
  });
  after(() => rm(folder, { recursive: true }));

  for (const [index, [code, allowed]] of CASES.entries()) {
    it(`${allowed ? 'allows' : 'refuses'} ${code}`, () => {
      assert.equal(complaints.filter(({ filename }) => filename.endsWith(`${index}.ts`)).length, allowed ? 0 : 1);
    });
  }
});
