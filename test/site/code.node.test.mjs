// The code of examples compiles: React by the types of the package. Other frameworks: `npm run consumers -- site`.
import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { run } from '../tools/run.mjs';
import { root, TSC } from '../tools/paths.mjs';
import { readCodes, readPages } from './site.mjs';

describe('code of the documentation', () => {
  it('compiles in React', async () => {
    const folder = join(root, 'test/.cache/site-react');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const codes = readCodes(await readPages());
    for (const { path, id, codes: code } of codes) {
      await writeFile(join(folder, `${path.replaceAll('/', '-')}${id}.tsx`), code.react);
    }
    const config = {
      extends: '../../../tsconfig.json',
      include: ['*.tsx', '../../../elements/**/*.d.ts'],
      exclude: [],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { output, code } = await run(process.execPath, [TSC, '-p', join(folder, 'tsconfig.json')]);
    assert.equal(code, 0, output);
  });
});
