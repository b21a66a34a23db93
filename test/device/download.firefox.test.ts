import { downloadFile, ErrCode } from 'nacre/device';
import { expectFailure } from './helpers.js';
import { SERVER } from './transfer-fixture.js';

// WebKitGTK takes it for whole.
describe('downloadFile of an unknown size', () => {
  for (const query of ['cut=400&chunked', 'cut=400&chunked&gzip']) {
    it(`fails where the file breaks off (${query})`, async () => {
      const task = downloadFile({ url: `${SERVER}file/a?size=1000&${query}` });
      await expectFailure(task, 'downloadFile:fail network error', ErrCode.network);
    });
  }
});
