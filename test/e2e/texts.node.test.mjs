// The showcase's own catalogue: every text that it shows, in every language.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runnerImport } from 'vite';
import { targetProblems } from '../../locales/check-rules.mjs';
import { root } from '../tools/paths.mjs';

const FOLDER = 'shell/showcase';
const LANGUAGES = ['fr', 'es', 'zh-Hans', 'zh-Hant'];

/** Places with the same name in both languages. */
const NAMES = ['sc.map.broome', 'sc.map.la-paz', 'sc.map.manihi', 'sc.map.zhuji', 'sc.track.doha', 'sc.track.manama'];

/** Words that are the same in both languages. */
const SHARED = {
  fr: [
    ...NAMES,
    'sc.code',
    'sc.feed.pause',
    'sc.feed.title',
    'sc.options',
    'sc.group.navigation',
    'sc.news.network.normal',
  ],
  es: [...NAMES, 'sc.feed.title', 'sc.traffic.interceptor', 'sc.news.network.normal', 'sc.shop.goods'],
};

/** id -> its texts in the code. */
function usedTexts() {
  const used = new Map();
  for (const name of readdirSync(join(root, FOLDER), { recursive: true })) {
    if (!/\.tsx?$/.test(name)) continue;
    const code = readFileSync(join(root, FOLDER, name), 'utf8');
    for (const [, , text, id] of code.matchAll(/\bmsg\(\s*(?:str)?(['`])((?:(?!\1).)*)\1,\s*\{\s*id: '([^']+)'/gs)) {
      used.set(id, new Set([...(used.get(id) ?? []), text.replace(/\$\{.*?\}/g, '{}')]));
    }
    assert.equal(
      [...code.matchAll(/\bmsg\((?!\))/g)].length,
      [...code.matchAll(/\bmsg\(\s*(?:str)?(['`])((?:(?!\1).)*)\1,\s*\{\s*id: 'sc\./gs)].length,
      `${name}: each msg() has a literal text and an id of the showcase`,
    );
  }
  return used;
}

describe('texts of the showcase', () => {
  const used = usedTexts();

  it('says the same for the same id', () => {
    const different = [...used].filter(([, texts]) => texts.size > 1);
    assert.deepEqual(different, []);
  });

  for (const language of LANGUAGES) {
    it(`is complete and well set in ${language}`, async () => {
      const path = join(root, FOLDER, `locales/${language}/index.ts`);
      const { module } = await runnerImport(path, { configFile: false, root, logLevel: 'error' });
      const table = module.default;
      assert.deepEqual(Object.keys(table).sort(), [...used.keys()].sort());
      for (const [id, text] of Object.entries(table)) {
        const [source] = used.get(id);
        const slots = (given) => [...given.matchAll(/\{\d*\}/g)].length;
        assert.equal(slots(text), slots(source), `${id} has the values of the English text`);
        if (text === source && SHARED[language]?.includes(id)) continue;
        assert.deepEqual(targetProblems({ locale: language, source, target: text }), [], `${id}: ${text}`);
      }
    });
  }
});
