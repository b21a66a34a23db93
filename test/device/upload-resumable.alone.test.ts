import { expect, waitUntil } from '@open-wc/testing';
import { ErrCode, cancelUploads, getUploadQueue, resumeUploads, uploadResumable } from 'nacre/device';
import { openFrame } from '../helpers/frame.js';
import { holdTimers } from '../helpers/timers.js';
import { expectFailure, failure } from './helpers.js';
import { ENDPOINT, SOON, expectOnly, goOffline, hashOf, heardChanges, randomFile, tusServer } from './tus-fixture.js';

const KIB = 1024;

describe('uploadResumable', () => {
  const server = tusServer();

  it('sends a file with its name, type and metadata, byte by byte', async () => {
    const file = randomFile(300 * KIB, 'ünï.mp4');
    const result = await uploadResumable({ url: ENDPOINT, file, metadata: { album: 'pearls', year: 2026 } });
    expect(result.errMsg).to.equal('uploadResumable:ok');
    expect(result.uploadUrl).to.match(new RegExp(`^${location.origin}${ENDPOINT}\\w+$`));
    const { files, requests } = await server.state();
    expect(files).to.deep.equal([
      {
        size: file.size,
        hash: await hashOf(file),
        metadata: { filename: 'ünï.mp4', filetype: 'video/mp4', album: 'pearls', year: '2026' },
      },
    ]);
    expect(requests.map(({ method }) => method)).to.deep.equal(['POST', 'PATCH']);
    expect((await getUploadQueue()).uploads).to.deep.equal([]);
  });

  it('tells its progress, up to 100', async () => {
    const file = randomFile(200 * KIB);
    const told: number[] = [];
    const task = uploadResumable({ url: ENDPOINT, file, chunkSize: 50 * KIB });
    task.onProgressUpdate(({ progress, totalBytesSent, totalBytesExpectedToSend }) => {
      expect(totalBytesExpectedToSend).to.equal(file.size);
      expect(progress).to.equal(Math.floor((totalBytesSent / file.size) * 100));
      told.push(progress);
    });
    await task;
    expect(told).to.include.members([25, 50, 75]);
    expect(told.at(-1)).to.equal(100);
    expect(told).to.deep.equal(told.toSorted((a, b) => a - b));
    const { requests } = await server.state();
    expect(requests.map(({ bytes }) => bytes)).to.deep.equal([0, ...Array(4).fill(50 * KIB)]);
  });

  it('takes a path, a Blob without a name, and an empty file', async () => {
    const path = URL.createObjectURL(new Blob(['by path']));
    await uploadResumable({ url: ENDPOINT, filePath: path, name: 'given.txt' });
    URL.revokeObjectURL(path);
    await uploadResumable({ url: ENDPOINT, file: new Blob(['x']) });
    await uploadResumable({ url: ENDPOINT, file: new File([], 'empty') });
    const { files } = await server.state();
    const shown = files.map(({ size, metadata }) => [size, metadata?.['filename']]);
    expect(shown.toSorted()).to.deep.equal([
      [0, 'empty'],
      [1, undefined],
      [7, 'given.txt'],
    ]);
  });

  it('sends the headers with every request', async () => {
    await uploadResumable({
      url: ENDPOINT,
      file: randomFile(10),
      header: { authorization: 'Bearer x', 'x-number': 5 },
    });
    const { requests } = await server.state();
    expect(requests).to.have.length(2);
    for (const { headers } of requests) expect(headers).to.include({ authorization: 'Bearer x', 'x-number': '5' });
  });

  it('goes on where it was when the server was killed in the middle and started again', async () => {
    const file = randomFile(600 * KIB);
    const changes = heardChanges();
    await server.dieAfter(250 * KIB);
    const task = uploadResumable({ url: ENDPOINT, file, chunkSize: 100 * KIB, retry: SOON });
    await changes.until('waiting');
    await waitUntil(async () => !(await server.state()).isRunning, 'it was killed');
    // For a while nobody listens at its port.
    await waitUntil(async () => (await server.state()).requests.length > 2, 'attempts are refused');
    await server.start();
    await task;
    changes.stop();
    const { files, requests } = await server.state();
    expect(files).to.have.length(1);
    expect(files[0]!.hash).to.equal(await hashOf(file));
    const all = requests.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(all, 'what was there is not sent again').to.be.within(600 * KIB, 800 * KIB);
  });

  it('waits while the device is offline, and goes on when it is online', async () => {
    const goOnline = goOffline();
    const changes = heardChanges();
    const file = randomFile(10 * KIB);
    let isDone = false;
    const task = uploadResumable({ url: ENDPOINT, file }).finally(() => {
      isDone = true;
    });
    try {
      await changes.until('waiting');
      const { uploads } = await getUploadQueue();
      expect(uploads.map(({ state }) => state)).to.deep.equal(['waiting']);
      expect((await server.state()).requests).to.deep.equal([]);
      expect(isDone).to.equal(false);
    } finally {
      goOnline();
    }
    await task;
    changes.stop();
    expect(changes.states()).to.deep.equal(['waiting', 'uploading', 'done']);
    await expectOnly(server, file);
  });

  it('does not wait for its time when the device is online again', async () => {
    const changes = heardChanges();
    await server.kill();
    const file = randomFile(10);
    const task = uploadResumable({ url: ENDPOINT, file, retry: { minDelay: 600_000, maxDelay: 600_000 } });
    await waitUntil(() => changes.states().join() === 'waiting,uploading,waiting', 'the first attempt has failed');
    changes.stop();
    await server.start();
    dispatchEvent(new Event('online'));
    await task;
    await expectOnly(server, file);
  });

  it('fails after so many attempts, stays in the queue, and can be resumed', async () => {
    await server.kill();
    const file = randomFile(10 * KIB);
    const told = heardChanges();
    const task = uploadResumable({ url: ENDPOINT, file, retry: { limit: 2, minDelay: 1 } });
    await expectFailure(task, 'uploadResumable:fail network error', ErrCode.network);
    told.stop();
    const attempts = ['uploading', 'waiting', 'uploading', 'waiting', 'uploading'];
    expect(told.states()).to.deep.equal(['waiting', ...attempts, 'failed']);
    const { uploads } = await getUploadQueue();
    expect(uploads).to.have.length(1);
    const [{ id, state, errCode, errMsg, name, isStored }] = uploads as [(typeof uploads)[0]];
    expect({ state, errCode, errMsg, name, isStored }).to.deep.equal({
      ...{ state: 'failed', errCode: ErrCode.network, errMsg: 'uploadResumable:fail network error' },
      ...{ name: 'film.mp4', isStored: true },
    });
    await server.start();
    const changes = heardChanges();
    expect((await resumeUploads()).ids).to.deep.equal([id]);
    await changes.until('done');
    changes.stop();
    await expectOnly(server, file);
  });

  it('tries again where the server fails for a moment, and does not start from nothing', async () => {
    const file = randomFile(100 * KIB);
    await server.answer('POST', 503);
    await server.answer('PATCH', 500);
    await server.answer('HEAD', 503);
    await server.answer('PATCH', 429);
    await uploadResumable({ url: ENDPOINT, file, retry: SOON });
    const { requests } = await server.state();
    const methods = requests.map(({ method }) => method).join(' ');
    expect(methods).to.equal('POST POST PATCH HEAD HEAD PATCH HEAD PATCH');
    await expectOnly(server, file);
  });

  it('starts again where the server has forgotten the file', async () => {
    const file = randomFile(100 * KIB);
    await server.answer('PATCH', 500);
    await server.answer('HEAD', 410);
    await uploadResumable({ url: ENDPOINT, file, retry: SOON });
    const { requests, files } = await server.state();
    expect(requests.map(({ method }) => method).join(' ')).to.equal('POST PATCH HEAD POST PATCH');
    expect(files.map(({ hash }) => hash)).to.include(await hashOf(file));
  });

  it('tries again after a minute without a sign of the server', async () => {
    const timers = holdTimers(60_000);
    try {
      const file = randomFile(10);
      await server.answer('PATCH', 0);
      const task = uploadResumable({ url: ENDPOINT, file, retry: SOON });
      await waitUntil(
        async () => (await server.state()).requests.some(({ method }) => method === 'PATCH'),
        'it is sent',
      );
      timers.run();
      await task;
      await expectOnly(server, file);
    } finally {
      timers.restore();
    }
  });

  it('fails at once where the server refuses', async () => {
    const refusals: [status: number, code: (typeof ErrCode)[keyof typeof ErrCode]][] = [
      [401, ErrCode.permission],
      [403, ErrCode.permission],
      [404, ErrCode.notFound],
      [413, ErrCode.denied],
    ];
    for (const [status, code] of refusals) {
      await server.answer('POST', status);
      const reason = `uploadResumable:fail the server answered ${status}: as the test asked`;
      await expectFailure(uploadResumable({ url: ENDPOINT, file: randomFile(1) }), reason, code);
    }
    const noTus = uploadResumable({ url: '/__http__/echo', file: randomFile(1) });
    await expectFailure(noTus, /fail the answer is not that of a tus server/, ErrCode.network);
    expect((await getUploadQueue()).uploads.map(({ state }) => state)).to.deep.equal(Array(5).fill('failed'));
  });

  it('is cancelled by the task, a signal or a time-out, also on the server', async () => {
    const end = new AbortController();
    const changes = heardChanges();
    for (const [message, code, stop] of [
      ['abort', ErrCode.abort, (task: { abort(): void }) => task.abort()],
      ['abort', ErrCode.abort, () => end.abort()],
      ['timeout', ErrCode.timeout, () => undefined],
    ] as const) {
      await server.holdAfter(100 * KIB);
      const file = randomFile(400 * KIB);
      const timeout = message === 'timeout' ? 300 : 0;
      const task = uploadResumable({ url: ENDPOINT, file, signal: end.signal, timeout, chunkSize: 100 * KIB });
      const held = waitUntil(async () => (await server.state()).files[0]?.size === 100 * KIB, 'a part is there');
      if (message === 'abort') await held;
      stop(task);
      await expectFailure(task, `uploadResumable:fail ${message}`, code);
      await waitUntil(async () => !(await getUploadQueue()).uploads.length, 'it has left the queue');
      await server.release();
      await waitUntil(async () => !(await server.state()).files.length, 'the server has deleted it');
      if (end.signal.aborted) break;
    }
    changes.stop();
    expect(changes.states()).to.include('cancelled');
    await failure(uploadResumable({ url: ENDPOINT, file: randomFile(1), signal: AbortSignal.abort() }));
    expect((await getUploadQueue()).uploads).to.deep.equal([]);
  });

  it('uploads where the browser has no room for the file, which then does not survive a reload', async () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    try {
      await server.holdAfter(0);
      const file = randomFile(20 * KIB);
      const task = uploadResumable({ url: ENDPOINT, file });
      await waitUntil(async () => (await getUploadQueue()).uploads[0]?.state === 'uploading', 'it is sent');
      expect((await getUploadQueue()).uploads[0]!.isStored).to.equal(false);
      await server.release();
      await task;
      await expectOnly(server, file);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
  });

  it('takes a file of another window', async () => {
    const frame = await openFrame();
    const { File: TheirFile } = frame.window as unknown as typeof globalThis;
    const file = new TheirFile(['theirs'], 'a.txt');
    await uploadResumable({ url: ENDPOINT, file });
    frame.remove();
    expect((await server.state()).files[0]).to.deep.include({ size: 6, metadata: { filename: 'a.txt' } });
  });

  it('names what is wrong with the arguments', async () => {
    const file = new Blob(['x']);
    const wrong: [options: object, message: string | RegExp][] = [
      [{ url: 5, file }, 'url: expected an http(s) URL'],
      [{ url: 'ftp://a/', file }, 'url: expected an http(s) URL'],
      [{ url: 'http://[', file }, 'url: expected an http(s) URL'],
      [{}, 'file: expected a File or Blob, or a filePath'],
      [{ file: 'a.txt' }, 'file: expected a File or Blob, or a filePath'],
      [{ filePath: '' }, 'filePath: expected the URL of a file'],
      [{ filePath: 'javascript:1' }, 'filePath: expected the URL of a file'],
      [{ file, name: 5 }, 'name: expected a string'],
      [{ file, metadata: { a: {} } }, 'metadata: expected values that are texts or numbers'],
      [{ file, metadata: ['a'] }, 'metadata: expected an object of names and values'],
      [{ file, metadata: { 'a b': 1 } }, 'metadata: expected names without spaces and commas'],
      [{ file, header: 'a: b' }, 'header: expected an object of names and values'],
      [{ file, header: { 'a b': 'c' } }, 'header: "a b" or its value is not allowed in a header'],
      [{ file, chunkSize: 0 }, 'chunkSize: expected a number of bytes from 1 on'],
      [{ file, retry: -1 }, 'retry: expected a number from 0 on, or { limit, minDelay, maxDelay }'],
      [{ file, retry: { limit: '2' } }, 'retry: expected a number from 0 on, or { limit, minDelay, maxDelay }'],
      [{ file, storeHeader: 1 }, 'storeHeader: expected a boolean'],
      [{ file, id: '' }, 'id: expected a non-empty string'],
    ];
    for (const [options, message] of wrong) {
      const call = uploadResumable({ url: ENDPOINT, ...options });
      await expectFailure(call, `uploadResumable:fail ${message}`, ErrCode.invalid);
    }
    await expectFailure(cancelUploads({ ids: [5 as never] }), /cancelUploads:fail ids: expected/, ErrCode.invalid);
    await expectFailure(
      resumeUploads({ header: { 'a b': 'c' } }),
      'resumeUploads:fail header: "a b" or its value is not allowed in a header',
      ErrCode.invalid,
    );
    expect((await getUploadQueue()).uploads).to.deep.equal([]);
  });
});
