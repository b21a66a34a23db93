// Files of the project that a page of the documentation shows.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { parseFragment } from 'parse5';
import { runnerImport } from 'vite';
import { root } from '../tools/paths.mjs';

const FILE = 'shell/showcase/pages/drawing.tsx';

describe('source files in the documentation', () => {
  let MarkdownPage;
  let tools;
  const blocks = [];

  before(async () => {
    const { module } = await runnerImport(join(root, 'shell/site/build/index.ts'), { configFile: false, root });
    ({ MarkdownPage } = module);
    const block = (code, language) => {
      blocks.push({ code, language });
      return new module.Markup('<pre></pre>');
    };
    tools = { colours: { block }, texts: module.TEXTS.en, read: (file) => readFileSync(join(root, file), 'utf8') };
  });

  const bodyOf = (...paths) =>
    String(new MarkdownPage('examples/', tools).render(`\`\`\`source\n${paths.join('\n')}\n\`\`\`\n`).body);

  it('are read from the project, coloured by their endings, and closed', () => {
    const [sources] = parseFragment(bodyOf(FILE, 'shell/showcase/styles/drawing.css')).childNodes;
    const details = sources.childNodes.filter(({ tagName }) => tagName === 'details');
    assert.equal(details.length, 2);
    assert.ok(!details[0].attrs.some(({ name }) => name === 'open'));
    assert.equal(details[0].childNodes[0].childNodes[0].childNodes[0].value, FILE);
    const text = readFileSync(join(root, FILE), 'utf8').trimEnd();
    assert.deepEqual(blocks[0], { code: text, language: 'tsx' });
    assert.equal(details[0].childNodes[0].childNodes[2].childNodes[0].value, `${text.split('\n').length} lines`);
    assert.equal(blocks[1].language, 'css');
  });

  it('are an error if one is missing, or none is named', () => {
    assert.throws(
      () => bodyOf('shell/showcase/pages/nowhere.tsx'),
      /source: shell\/showcase\/pages\/nowhere\.tsx cannot/,
    );
    assert.throws(() => bodyOf('../secrets.txt'), /not below the root/);
    assert.throws(() => bodyOf(''), /names no file/);
  });
});
