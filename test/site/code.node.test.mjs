// The code of examples compiles: React by the types of the package. All frameworks: `npm run consumers -- site`.
import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { run } from '../tools/run.mjs';
import { root, TSC } from '../tools/paths.mjs';
import { writeCodes } from './site.mjs';

describe('code of the documentation', () => {
  it('compiles in React', async () => {
    const folder = join(root, 'test/.cache/site-code');
    await rm(folder, { recursive: true, force: true });
    await writeCodes(folder, ['react']);
    const include = ['react/*.tsx', '../../../elements/**/*.d.ts'];
    const config = join(folder, 'tsconfig.json');
    await writeFile(config, JSON.stringify({ extends: '../../../tsconfig.json', include, exclude: [] }));
    const { output, code } = await run(process.execPath, [TSC, '-p', config]);
    assert.equal(code, 0, output);
  });
});
