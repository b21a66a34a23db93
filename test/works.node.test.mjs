// The table of what the consumers' tests have shown to work.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readWorks, worksTable } from './tools/works.mjs';

describe('what the consumers show to work', () => {
  it('is a row for each control, with a column for each library', () => {
    const works = readWorks(
      'Running\n  works: Formik: nc-rate\nworks: React Hook Form: nc-input\r\nworks: Formik: nc-input\n',
    );
    const rows = worksTable(works)
      .split('\n')
      .filter((line) => line.startsWith('|'));
    assert.deepEqual(rows, [
      '|  | Formik | React Hook Form |',
      '| --- | --- | --- |',
      '| `nc-input` | yes | yes |',
      '| `nc-rate` | yes |  |',
    ]);
  });
});
