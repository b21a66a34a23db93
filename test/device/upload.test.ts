import { expect, waitUntil } from '@open-wc/testing';
import {
  device,
  ErrCode,
  releaseTempFiles,
  uploadFile,
  type UploadFileOptions,
  type UploadProgress,
} from 'nacre/device';
import { tempPathOf } from '../../shell/device/calls/files/web/temp-files.js';
import { openFrame } from '../helpers/frame.js';
import { holdTimers, nextTask } from '../helpers/timers.js';
import { expectFailure } from './helpers.js';
import { hashOf, OTHER_ORIGIN, randomFile, SERVER } from './transfer-fixture.js';

interface Received {
  method: string;
  headers: Record<string, string>;
  fields: [name: string, value: string][];
  files: { name: string; fileName: string; type: string; size: number; hash: string }[];
  size: number;
}

async function upload(options: Partial<UploadFileOptions>): Promise<Received> {
  const { data } = await uploadFile({ url: `${SERVER}upload`, ...options });
  return JSON.parse(data) as Received;
}

describe('uploadFile', () => {
  afterEach(() => releaseTempFiles());

  it('sends a file by POST, byte for byte, under its name', async () => {
    const file = randomFile(300_000, 'perle nº 1.png', 'image/png');
    const result = await uploadFile({ url: `${SERVER}upload`, file });
    expect(result).to.include({ statusCode: 200, errMsg: 'uploadFile:ok' });
    expect(result.header['x-fixture']).to.equal('upload');
    expect(result.data).to.be.a('string');
    const { method, headers, files } = JSON.parse(result.data) as Received;
    expect(method).to.equal('POST');
    expect(headers['content-type']).to.match(/^multipart\/form-data; boundary=/);
    expect(files).to.deep.equal([
      { name: 'file', fileName: 'perle nº 1.png', type: 'image/png', size: 300_000, hash: await hashOf(file) },
    ]);
  });

  it('sends what a path leads to, under the name of the field', async () => {
    const file = randomFile(5000);
    const [sent] = (await upload({ filePath: tempPathOf(file), name: 'photo' })).files;
    expect(sent).to.deep.include({ name: 'photo', fileName: 'pearls.bin', hash: await hashOf(file) });
    const [data] = (await upload({ filePath: 'data:text/plain,pearl' })).files;
    expect(data).to.deep.include({ fileName: 'text.plain', type: 'text/plain', size: 5 });
    const [fetched] = (await upload({ filePath: `${SERVER}file/deep/a%20b.txt?size=70` })).files;
    expect(fetched).to.deep.include({ fileName: 'a b.txt', size: 70 });
  });

  it('sends several files with the fields of the form before them', async () => {
    const [a, b] = [randomFile(10, 'a.txt'), randomFile(20, 'b.txt')];
    const { fields, files } = await upload({
      files: [{ name: 'first', file: a }, { uri: tempPathOf(b) }],
      file: randomFile(30),
      formData: {
        title: 'Perlen & more',
        count: 3,
        tags: ['x', 'y'],
        place: { lat: 1 },
        none: undefined,
        nothing: null,
      },
    });
    expect(fields).to.deep.equal([
      ['title', 'Perlen & more'],
      ['count', '3'],
      ['tags', 'x'],
      ['tags', 'y'],
      ['place', '{"lat":1}'],
      ['nothing', ''],
    ]);
    expect(files.map(({ name, fileName, hash }) => [name, fileName, hash])).to.deep.equal([
      ['first', 'a.txt', await hashOf(a)],
      ['file', 'b.txt', await hashOf(b)],
    ]);
  });

  it('sends files among the fields of the form as files, and refuses those within objects', async () => {
    const [a, b] = [randomFile(10, 'a.txt'), randomFile(20, 'b.txt')];
    const formData = { cover: a, pages: [b, new Blob(['x'], { type: 'image/png' }), 'text'], meta: { of: 1 } };
    const { fields, files } = await upload({ file: randomFile(5, 'c.txt'), formData });
    expect(fields).to.deep.equal([
      ['pages', 'text'],
      ['meta', '{"of":1}'],
    ]);
    expect(files.map(({ name, fileName, size }) => [name, fileName, size])).to.deep.equal([
      ['cover', 'a.txt', 10],
      ['pages', 'b.txt', 20],
      ['pages', 'image.png', 1],
      ['file', 'c.txt', 5],
    ]);
    const nested = uploadFile({ url: `${SERVER}upload`, file: a, formData: { meta: { cover: a } } });
    const message = 'uploadFile:fail formData: expected what can be sent as text: a File at "cover" has no text';
    await expectFailure(nested, message, ErrCode.invalid);
  });

  it('names a file that has no name by its type, not by the page', async () => {
    const page = location.href;
    history.replaceState(null, '', '/report.html');
    try {
      const { files } = await upload({
        files: [{ file: new Blob(['a']) }, { file: new Blob([], { type: 'text/csv' }) }],
      });
      expect(files.map(({ fileName }) => fileName)).to.deep.equal(['file.bin', 'text.csv']);
    } finally {
      history.replaceState(null, '', page);
    }
  });

  it('takes files of another window, under their names', async () => {
    const frame = await openFrame();
    const theirs = frame.window as unknown as typeof globalThis;
    const file = new theirs.File(['theirs'], 'theirs.txt');
    const { files } = await upload({ file, formData: { more: new theirs.Blob(['x'], { type: 'image/png' }) } });
    frame.remove();
    expect(files.map(({ name, fileName, size }) => [name, fileName, size])).to.deep.equal([
      ['more', 'image.png', 1],
      ['file', 'theirs.txt', 6],
    ]);
  });

  it('reads the answer in the charset that the server names', async () => {
    const url = '/__http__/raw/196,227?type=text/plain;charset=gbk';
    expect((await uploadFile({ url, file: randomFile(5) })).data).to.equal('你');
  });

  it('sends headers, but for a content type and those that are the browser’s', async () => {
    const { headers } = await upload({
      file: randomFile(1),
      header: { 'X-Own': 7, 'Content-Type': 'multipart/form-data', Cookie: 'a=b' },
    });
    expect(headers['x-own']).to.equal('7');
    expect(headers['content-type']).to.contain('boundary=');
    expect(headers['cookie'] ?? '').not.to.contain('a=b');
  });

  it('reports whole percents up to 100, then the headers', async () => {
    const told: (number | string)[] = [];
    let last: UploadProgress | undefined;
    const task = uploadFile({ url: `${SERVER}upload`, file: randomFile(4_000_000) });
    task.onProgressUpdate((progress) => {
      told.push(progress.progress);
      last = progress;
    });
    task.onHeadersReceived(({ statusCode }) => told.push(`status ${statusCode}`));
    const { size } = JSON.parse((await task).data) as Received;
    expect(told.at(-1)).to.equal('status 200');
    const percents = told.slice(0, -1) as number[];
    expect(percents.at(-1)).to.equal(100);
    expect(percents).to.deep.equal([...percents].sort((a, b) => a - b));
    expect(percents.every(Number.isInteger)).to.equal(true);
    expect(last).to.deep.equal({ progress: 100, totalBytesSent: size, totalBytesExpectedToSend: size });
  });

  it('succeeds with any status', async () => {
    const result = await uploadFile({ url: `${SERVER}upload?status=413`, file: randomFile(10) });
    expect(result.statusCode).to.equal(413);
    expect((await uploadFile({ url: `${SERVER}upload?status=500`, file: randomFile(10) })).statusCode).to.equal(500);
  });

  it('reaches other origins that allow it', async () => {
    const result = await uploadFile({ url: `${OTHER_ORIGIN}/__http__/cors/echo`, file: randomFile(10) });
    expect(JSON.parse(result.data)).to.include({ method: 'POST' });
    const closed = uploadFile({ url: `${OTHER_ORIGIN}${SERVER}upload`, file: randomFile(10) });
    await expectFailure(closed, 'uploadFile:fail network error', ErrCode.network);
  });

  describe('failure', () => {
    it('is a file that is missing or no file, before any host is asked', async () => {
      const asked: string[] = [];
      const end = new AbortController();
      device.addEventListener('uploadFile', () => void asked.push('asked'), end);
      const wrong: [object, RegExp][] = [
        [{}, /:fail file: expected a File or Blob, or filePath, or files$/],
        [{ files: [] }, /:fail file: expected a File or Blob, or filePath, or files$/],
        [{ file: { name: 'a.txt', size: 3 } }, /:fail file: expected a File or Blob/],
        [{ file: null }, /:fail file: expected a File or Blob/],
        [{ filePath: '' }, /:fail filePath: expected the URL of a file/],
        // oxlint-disable-next-line no-script-url -- that is the case
        [{ filePath: 'javascript:alert(1)' }, /:fail filePath: expected the URL of a file/],
        [{ files: [{ name: 'a' }] }, /:fail files: expected the URL of a file as uri at 0/],
        [{ files: [{ file: 'text' }] }, /:fail files: expected a File or Blob as file at 0/],
        [{ files: 'a' }, /:fail files: expected an array/],
        [{ file: new Blob(), name: '' }, /:fail name: expected a non-empty string/],
        [{ file: new Blob(), formData: [1] }, /:fail formData: expected an object/],
        [{ file: new Blob(), url: 'ftp://a/' }, /:fail url: expected an http/],
        [{ file: new Blob(), header: 'a' }, /:fail header: expected an object/],
        [{ file: new Blob(), timeout: '5' }, /:fail timeout: expected a number/],
      ];
      for (const [options, message] of wrong) {
        const call = uploadFile({ url: `${SERVER}upload`, ...options } as UploadFileOptions);
        await expectFailure(call, message, ErrCode.invalid);
      }
      end.abort();
      expect(asked).to.deep.equal([]);
    });

    it('is a file that cannot be read, or fields that cannot be sent', async () => {
      const path = tempPathOf(randomFile(5));
      await releaseTempFiles({ filePaths: [path] });
      const gone = uploadFile({ url: `${SERVER}upload`, filePath: path });
      await expectFailure(gone, /:fail filePath: cannot read blob:/, ErrCode.invalid);
      const missing = uploadFile({ url: `${SERVER}upload`, filePath: `${SERVER}file/a?status=404` });
      await expectFailure(missing, /:fail the server answered 404/, ErrCode.notFound);
      const formData: { self?: object } = {};
      formData.self = formData;
      const circular = uploadFile({ url: `${SERVER}upload`, file: randomFile(5), formData });
      await expectFailure(circular, /:fail formData: expected what can be sent as text/, ErrCode.invalid);
    });

    it('is a connection that breaks', async () => {
      const reset = uploadFile({ url: `${SERVER}refuse`, file: randomFile(2_000_000) });
      await expectFailure(reset, 'uploadFile:fail network error', ErrCode.network);
      const cut = uploadFile({ url: '/__http__/cut', file: randomFile(10) });
      await expectFailure(cut, 'uploadFile:fail network error', ErrCode.network);
    });

    it('is an answer that does not come, once all is sent', async () => {
      const silent = uploadFile({ url: `${SERVER}silent`, file: randomFile(1000), timeout: 300 });
      await expectFailure(silent, 'uploadFile:fail timeout: no answer in 300 ms', ErrCode.timeout);
    });

    it('is a server that does not answer within a minute, unless told', async () => {
      const timers = holdTimers(60_000);
      try {
        const call = uploadFile({ url: '/__http__/stall', file: randomFile(1000) });
        const failed = expectFailure(call, /:fail timeout: no (?:answer|progress) in 60000 ms$/, ErrCode.timeout);
        await nextTask();
        timers.run();
        await failed;
      } finally {
        timers.restore();
      }
    });

    it('is an upload that stops', async () => {
      const timers = holdTimers(1000);
      const deaf = uploadFile({ url: `${SERVER}deaf`, file: new Blob([new Uint8Array(12_000_000)]), timeout: 1000 });
      let isMoving = false;
      deaf.onProgressUpdate(() => (isMoving = true));
      const failed = expectFailure(deaf, 'uploadFile:fail timeout: no progress in 1000 ms', ErrCode.timeout);
      await waitUntil(() => isMoving, 'bytes are on their way');
      timers.run();
      timers.restore();
      await failed;
    });

    it('is an abort', async () => {
      const task = uploadFile({ url: `${SERVER}deaf`, file: new Blob([new Uint8Array(12_000_000)]) });
      let reports = 0;
      task.onProgressUpdate(() => {
        reports++;
        task.abort();
      });
      await expectFailure(task, 'uploadFile:fail abort', ErrCode.abort);
      expect(reports).to.equal(1);
      const early = uploadFile({ url: `${SERVER}upload`, file: randomFile(10), signal: AbortSignal.abort() });
      await expectFailure(early, 'uploadFile:fail abort', ErrCode.abort);
    });
  });
});
