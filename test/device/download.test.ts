import { expect } from '@open-wc/testing';
import {
  downloadFile,
  ErrCode,
  releaseTempFiles,
  type DownloadFileOptions,
  type DownloadFileResult,
  type DownloadProgress,
} from 'nacre/device';
import { holdTimers, nextTask } from '../helpers/timers.js';
import { replaced } from './replaced.js';
import { expectFailure } from './helpers.js';
import { hashOf, OTHER_ORIGIN, SERVER } from './transfer-fixture.js';

const download = (path: string, options: Partial<DownloadFileOptions> = {}) =>
  downloadFile({ url: SERVER + path, ...options });

/** Whether the file is what the server sent. */
const isWhole = async ({ file, header }: DownloadFileResult): Promise<boolean> =>
  (await hashOf(file)) === header['x-hash'];

describe('downloadFile', () => {
  afterEach(() => releaseTempFiles());

  it('gets a file, byte for byte, with a path until it is released', async () => {
    const result = await download('file/pearls.png?size=300000&type=image/png');
    expect(result).to.include({ statusCode: 200, fileName: 'pearls.png', errMsg: 'downloadFile:ok' });
    expect(result.file).to.be.instanceOf(File);
    expect(result.file).to.include({ name: 'pearls.png', type: 'image/png', size: 300_000, path: result.tempFilePath });
    expect(await isWhole(result)).to.equal(true);
    expect(await hashOf(await (await fetch(result.tempFilePath)).blob())).to.equal(result.header['x-hash']);
    await releaseTempFiles();
    const isGone = await fetch(result.tempFilePath).then(
      () => false,
      () => true,
    );
    expect(isGone).to.equal(true);
  });

  it('gets compressed and huge files whole, of a size that is known or not', async () => {
    for (const query of ['size=5000&gzip', 'size=5000&chunked', 'size=5000&chunked&gzip', 'size=0', 'size=20000000']) {
      const result = await download(`file/a?${query}`);
      expect(await isWhole(result), query).to.equal(true);
    }
  });

  it('reports the headers, then whole percents up to 100', async () => {
    const told: (number | string)[] = [];
    let last: DownloadProgress | undefined;
    const task = download('file/a?size=4000000');
    task.onHeadersReceived(({ statusCode, header }) => told.push(`${statusCode} ${header['content-length']}`));
    task.onProgressUpdate((progress) => {
      told.push(progress.progress);
      last = progress;
    });
    await task;
    expect(told[0]).to.equal('200 4000000');
    const percents = told.slice(1) as number[];
    expect(percents, percents.join()).to.deep.equal([...percents].sort((a, b) => a - b));
    expect(percents.every(Number.isInteger)).to.equal(true);
    expect(last).to.deep.equal({
      progress: 100,
      totalBytesWritten: 4_000_000,
      totalBytesExpectedToWrite: 4_000_000,
    });
  });

  describe('name', () => {
    const NAMES: [disposition: string, name: string][] = [
      ['attachment', 'end of url.txt'],
      ['attachment; filename=plain.txt', 'plain.txt'],
      ['attachment; filename="with; \\"quotes\\".txt"', 'with; "quotes".txt'],
      ['attachment; FileName = "spaced.txt" ; x=1', 'spaced.txt'],
      ['attachment; filename="a.txt"; filename*=UTF-8\'\'%e7%8f%8d%e7%8f%a0%20%22.txt', '珍珠 ".txt'],
      ["attachment; filename*=iso-8859-1'de'perle%E9.txt; filename=a.txt", 'perleé.txt'],
      ["attachment; filename*=UTF-8''%ff; filename=a.txt", 'a.txt'],
      ["attachment; filename*=unknown''a; filename=b.txt", 'b.txt'],
      ['attachment; filename="珍珠.txt"', '珍珠.txt'],
      ['attachment; filename="../../etc/passwd"', 'passwd'],
      ["attachment; filename*=UTF-8''..%2f..%5c.hidden%0a.txt", 'hidden.txt'],
      ['attachment; filename="cod\u202efdp.exe"', 'codfdp.exe'],
      ['attachment; filename=" .CON.txt"', '_CON.txt'],
      [`attachment; filename="${'a'.repeat(3000)}.txt"`, `${'a'.repeat(236)}.txt`],
      ['filename="no type.txt"', 'no type.txt'],
      ['attachment; filename=""', 'end of url.txt'],
    ];
    for (const [disposition, name] of NAMES) {
      it(`of ${disposition.slice(0, 60)} is ${name}`, async () => {
        const path = `file/the%2fend/end%20of%20url.txt?disposition=${encodeURIComponent(disposition)}`;
        const { fileName, file } = await download(path);
        expect([fileName, file.name]).to.deep.equal([name, name]);
      });
    }

    it('is that of the URL after redirects, or a general one', async () => {
      const to = encodeURIComponent(`${SERVER}file/target.pdf`);
      expect((await download(`redirect?to=${to}`)).fileName).to.equal('target.pdf');
      expect((await download('file/')).fileName).to.equal('download');
      expect((await download('file/%zz.txt')).fileName).to.equal('%zz.txt');
    });
  });

  it('succeeds with any status, with what the server says', async () => {
    for (const status of [404, 500]) {
      const result = await download(`file/a?status=${status}`);
      expect(result.statusCode).to.equal(status);
      expect(await isWhole(result)).to.equal(true);
    }
  });

  it('sends headers, also to other origins', async () => {
    const { file } = await downloadFile({ url: '/__http__/echo', header: { 'X-Own': 'a', Host: 'b' } });
    const { method, headers } = JSON.parse(await file.text()) as { method: string; headers: Record<string, string> };
    expect([method, headers['x-own']]).to.deep.equal(['GET', 'a']);
    const other = await downloadFile({ url: `${OTHER_ORIGIN}${SERVER}file/a?cors&gzip&size=3` });
    expect(await isWhole(other)).to.equal(true);
    const closed = downloadFile({ url: `${OTHER_ORIGIN}${SERVER}file/a` });
    await expectFailure(closed, 'downloadFile:fail network error', ErrCode.network);
  });

  describe('saving', () => {
    let saved: string[];
    let anchorClick: typeof HTMLAnchorElement.prototype.click;
    beforeEach(() => {
      saved = [];
      // What the user sees of a download is the browser's.
      anchorClick = HTMLAnchorElement.prototype.click;
      HTMLAnchorElement.prototype.click = function click() {
        saved.push(this.download);
      };
    });
    afterEach(() => {
      HTMLAnchorElement.prototype.click = anchorClick;
    });

    it('takes the name of the file, or another one', async () => {
      // Without the dialog that Chromium has after a gesture.
      await replaced(window, 'showSaveFilePicker', undefined, async () => {
        expect((await download('file/a.txt', { saveAs: true })).savedFilePath).to.equal('a.txt');
        expect((await download('file/a.txt', { saveAs: 'b.txt' })).savedFilePath).to.equal('b.txt');
        expect((await download('file/a.txt', { saveAs: '../.c\u202e.txt ' })).savedFilePath).to.equal('c.txt');
      });
      expect(await download('file/a.txt')).not.to.have.property('savedFilePath');
      expect(saved).to.deep.equal(['a.txt', 'b.txt', 'c.txt']);
    });

    it('does not take the page of an error for the file', async () => {
      const result = await download('file/a.txt?status=404', { saveAs: true });
      expect(result).not.to.have.property('savedFilePath');
      expect(saved).to.deep.equal([]);
    });
  });

  describe('failure', () => {
    for (const query of ['cut=400', 'reset=400', 'cut=0', 'reset=0', 'cut=400&gzip', 'reset=400&chunked']) {
      it(`is a file that breaks off (${query})`, async () => {
        const task = download(`file/a?size=1000&${query}`);
        await expectFailure(task, 'downloadFile:fail network error', ErrCode.network);
      });
    }

    it('is an answer that is no HTTP', async () => {
      await expectFailure(download('malformed'), 'downloadFile:fail network error', ErrCode.network);
    });

    it('is a server that does not answer, or stops to', async () => {
      const silent = downloadFile({ url: '/__http__/stall', timeout: 150 });
      await expectFailure(silent, 'downloadFile:fail timeout: no answer in 150 ms', ErrCode.timeout);
      const stalled = download('file/a?size=1000&stall=400', { timeout: 800 });
      await expectFailure(stalled, 'downloadFile:fail timeout: no progress in 800 ms', ErrCode.timeout);
    });

    it('is a server that does not answer within a minute, unless told', async () => {
      const timers = holdTimers(60_000);
      try {
        const call = downloadFile({ url: '/__http__/stall' });
        const failed = expectFailure(call, 'downloadFile:fail timeout: no answer in 60000 ms', ErrCode.timeout);
        await nextTask();
        timers.run();
        await failed;
      } finally {
        timers.restore();
      }
    });

    it('is not a slow file that goes on', async () => {
      const start = performance.now();
      const result = await download('file/a?size=80000&parts=40', { timeout: 2500 });
      expect(performance.now() - start).to.be.above(2500);
      expect(await isWhole(result)).to.equal(true);
    });

    it('is an abort, in any phase', async () => {
      const task = download('file/a?size=1000&stall=400');
      task.onHeadersReceived(() => task.abort());
      await expectFailure(task, 'downloadFile:fail abort', ErrCode.abort);
      const early = downloadFile({ url: `${SERVER}file/a`, signal: AbortSignal.abort() });
      await expectFailure(early, 'downloadFile:fail abort', ErrCode.abort);
    });

    it('names what is wrong with the arguments', async () => {
      const wrong: [object, RegExp][] = [
        [{ url: '' }, /:fail url: expected an http/],
        [{ url: 'file:///etc/passwd' }, /:fail url: expected an http/],
        [{ url: 'http://[a/' }, /:fail url: expected an http/],
        [{ header: [] }, /:fail header: expected an object/],
        [{ header: { 'no spaces': 1 } }, /:fail header: "no spaces"/],
        [{ timeout: -1 }, /:fail timeout: expected a number/],
        [{ saveAs: 5 }, /:fail saveAs: expected a boolean, or a name/],
        [{ saveAs: '' }, /:fail saveAs: expected a boolean, or a name/],
        [{ withCredentials: 'yes' }, /:fail withCredentials: expected a boolean/],
      ];
      for (const [options, message] of wrong) {
        await expectFailure(download('file/a', options), message, ErrCode.invalid);
      }
    });
  });
});
