import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { runnerImport } from 'vite';
import { join } from 'node:path';
import { importGraph } from '../tools/import-graph.mjs';
import { root } from '../tools/paths.mjs';

const load = async () =>
  (await runnerImport(join(root, 'shell/site/build/starts.ts'), { configFile: false, root })).module;

describe('the archive of a demo', () => {
  it('holds one folder: a project with the sources of the demo, and nothing of others', async () => {
    const { startArchive } = await load();
    const archive = await startArchive(root, 'examples/drawing.zip', async () =>
      importGraph(['shell/showcase/drawing/main.tsx']),
    );
    const files = unzipSync(archive);
    const names = Object.keys(files);
    assert.deepEqual(
      names.filter((name) => !name.startsWith('nacre-drawing/')),
      [],
    );
    for (const file of ['package.json', 'index.html', 'src/drawing/main.tsx', 'src/pages/drawing.tsx'])
      assert.ok(names.includes(`nacre-drawing/${file}`), file);
    assert.deepEqual(
      names.filter((name) => /\/(?:shop|news|server)\//.test(name)),
      [],
    );
    const { scripts } = JSON.parse(strFromU8(files['nacre-drawing/package.json']));
    assert.equal(scripts.dev, 'vite');
  });

  it('is the same with each build', async () => {
    const { startArchive } = await load();
    const graph = async () => importGraph(['shell/showcase/map/main.tsx']);
    const [first, second] = [
      await startArchive(root, 'examples/map.zip', graph),
      await startArchive(root, 'examples/map.zip', graph),
    ];
    assert.deepEqual(first, second);
  });

  it('is there for demos alone', async () => {
    const { startArchive } = await load();
    assert.equal(await startArchive(root, 'examples/none.zip', async () => new Map()), undefined);
  });
});
