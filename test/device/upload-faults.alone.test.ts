import { expect, waitUntil } from '@open-wc/testing';
import {
  ErrCode,
  cancelUploads,
  getUploadQueue,
  pauseUploads,
  resumeUploads,
  uploadResumable,
  type UploadQueueChange,
  device,
} from 'nacre/device';
import { holdTimers } from '../helpers/timers.js';
import { expectFailure } from './helpers.js';
import { replaced } from './replaced.js';
import { ENDPOINT, SOON, expectOnly, goOffline, heardChanges, randomFile, tusServer } from './tus-fixture.js';

const KIB = 1024;

const deleteQueue = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('nacre-uploads');
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error!);
  });

describe('uploadResumable, when something fails', () => {
  const server = tusServer();
  const partIsThere = (size: number) =>
    waitUntil(async () => (await server.state()).files[0]?.size === size, 'a part is on the server');

  it('goes on with the file of this page when the queue on the device is deleted while it is paused', async () => {
    const file = randomFile(300 * KIB);
    await server.holdAfter(100 * KIB);
    const task = uploadResumable({ url: ENDPOINT, file, id: 'film', chunkSize: 100 * KIB });
    await partIsThere(100 * KIB);
    await pauseUploads();
    await deleteQueue();
    const [lost] = (await getUploadQueue()).uploads;
    expect(lost).to.include({ id: 'film', state: 'paused', isStored: false });
    await server.release();
    await server.clear();
    expect((await resumeUploads()).ids).to.deep.equal(['film']);
    expect(await task).to.include({ id: 'film' });
    await expectOnly(server, file);
    const { requests } = await server.state();
    expect(requests[0]!.method, 'what the server has is not sent again').to.equal('HEAD');
    expect((await getUploadQueue()).uploads).to.deep.equal([]);
  });

  it('goes on when the queue on the device is deleted while it is sent, and can be cancelled', async () => {
    await server.holdAfter(100 * KIB);
    const file = randomFile(200 * KIB);
    const task = uploadResumable({ url: ENDPOINT, file, id: 'a', chunkSize: 100 * KIB });
    await partIsThere(100 * KIB);
    await deleteQueue();
    await server.release();
    await task;
    await expectOnly(server, file);
    await server.holdAfter(0);
    const other = uploadResumable({ url: ENDPOINT, file, id: 'b' });
    const failed = expectFailure(other, 'uploadResumable:fail cancelled', ErrCode.abort);
    await waitUntil(async () => (await getUploadQueue()).uploads[0]?.state === 'uploading', 'it is sent');
    await deleteQueue();
    expect((await cancelUploads()).ids).to.deep.equal(['b']);
    await failed;
  });

  it('sends where the browser denies locks, a channel and a database, as in sandboxed frames', async () => {
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const send = async () => {
      const file = randomFile(200 * KIB);
      await server.holdAfter(100 * KIB);
      const task = uploadResumable({ url: ENDPOINT, file, chunkSize: 100 * KIB });
      await partIsThere(100 * KIB);
      const { uploads } = await getUploadQueue();
      expect(uploads.map(({ state, isStored }) => [state, isStored])).to.deep.equal([['uploading', false]]);
      await pauseUploads();
      await server.release();
      await resumeUploads();
      await task;
      await expectOnly(server, file);
    };
    // So that a new connection is needed.
    await deleteQueue();
    await replaced(LockManager.prototype, 'request', denied, () =>
      replaced(LockManager.prototype, 'query', denied, () => replaced(IDBFactory.prototype, 'open', deny, send)),
    );
  });

  it('counts an attempt without progress only: what goes on slowly never fails', async () => {
    const file = randomFile(500 * KIB);
    // Each attempt gets one part through, and the next part fails.
    for (let part = 0; part < 4; part++) await server.answerSecond('PATCH', 500);
    await uploadResumable({ url: ENDPOINT, file, chunkSize: 100 * KIB, retry: { limit: 1, minDelay: 1, maxDelay: 1 } });
    await expectOnly(server, file);
    const { requests } = await server.state();
    expect(requests.filter(({ method }) => method === 'HEAD')).to.have.length(4);
  });

  it('takes an undefined limit and undefined delays for the default ones', async () => {
    await server.kill();
    const timers = shortTimers();
    try {
      const retry = { limit: undefined, minDelay: undefined, maxDelay: undefined } as object;
      const task = uploadResumable({ url: ENDPOINT, file: randomFile(10), retry });
      await expectFailure(task, 'uploadResumable:fail network error', ErrCode.network);
      expect(timers.delays).to.have.length(10);
      timers.delays.forEach((delay, index) => {
        const longest = Math.min(30_000, 1000 * 2 ** index);
        expect(delay, `wait ${index}`).to.be.within(longest / 2, longest);
      });
    } finally {
      timers.restore();
    }
  });

  it('starts anew where the server says in any way that it has the file no more', async () => {
    for (const status of [403, 404, 410]) {
      const file = randomFile(20 * KIB);
      await server.clear();
      await server.answer('PATCH', 500);
      await server.answer('HEAD', status);
      await uploadResumable({ url: ENDPOINT, file, retry: SOON });
      const { requests } = await server.state();
      const methods = requests.map(({ method }) => method).join(' ');
      expect(methods, String(status)).to.equal('POST PATCH HEAD POST PATCH');
    }
  });

  it('does not start anew where the server refuses what is sent', async () => {
    await server.answer('PATCH', 403);
    const task = uploadResumable({ url: ENDPOINT, file: randomFile(10), retry: SOON });
    await expectFailure(task, /^uploadResumable:fail the server answered 403/, ErrCode.permission);
  });

  it('fails after its attempts where the server answers, though the browser takes the device for offline', async () => {
    const goOnline = goOffline();
    try {
      for (let attempt = 0; attempt < 5; attempt++) await server.answer('POST', 503);
      const retry = { limit: 2, minDelay: 1, maxDelay: 1 };
      const changes = heardChanges();
      const task = uploadResumable({ url: ENDPOINT, file: randomFile(10), retry });
      await expectFailure(task, 'uploadResumable:fail the server answered 503', ErrCode.network);
      changes.stop();
      const attempts = ['uploading', 'waiting', 'uploading', 'waiting', 'uploading'];
      expect(changes.states()).to.deep.equal(['waiting', ...attempts, 'failed']);
    } finally {
      goOnline();
    }
  });

  it('is cancelled or done, never both, however late it is aborted', async () => {
    const told = new Map<string, UploadQueueChange['state'][]>();
    const stop = device.watch('uploadQueueChange', ({ id, state }) => {
      told.set(id, [...(told.get(id) ?? []), state]);
    });
    let isAnswered = false;
    const expected = new Map<string, string>();
    const ends = (id: string) => told.get(id)!.filter((state) => state === 'done' || state === 'cancelled');
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function openAndTell(this: XMLHttpRequest, method: string, url: string | URL) {
      this.addEventListener('load', () => (isAnswered = method === 'PATCH'));
      open.call(this, method, url, true);
    };
    // After the answer to the last byte: so many turns of the microtask queue later.
    for (let turns = 0; turns < 24; turns++) {
      const id = `late-${turns}`;
      let wasDone = false;
      const task = uploadResumable({ url: ENDPOINT, file: randomFile(100), id });
      task.onProgressUpdate(async ({ progress }) => {
        if (progress < 100 || !isAnswered) return;
        for (let turn = 0; turn < turns; turn++) await Promise.resolve();
        wasDone = ends(id).length > 0;
        task.abort();
      });
      const outcome = await task.then(
        () => 'done',
        () => (wasDone ? 'done' : 'cancelled'),
      );
      expected.set(id, outcome);
      await waitUntil(() => ends(id).length, 'it has ended');
      isAnswered = false;
    }
    XMLHttpRequest.prototype.open = open;
    stop();
    for (const [id, end] of expected) expect(ends(id), id).to.deep.equal([end]);
    expect([...new Set(expected.values())].toSorted(), 'early and late enough').to.deep.equal(['cancelled', 'done']);
    expect((await server.state()).files.length, 'what is done stays').to.equal(
      [...expected.values()].filter((end) => end === 'done').length,
    );
    expect((await getUploadQueue()).uploads).to.deep.equal([]);
  });

  it('sends from memory where the database of the queue never answers', async () => {
    const timers = holdTimers(10_000);
    await deleteQueue();
    const send = async () => {
      const file = randomFile(10);
      const task = uploadResumable({ url: ENDPOINT, file });
      let isDone = false;
      void task.then(() => (isDone = true));
      // Each use of the database is given up by itself.
      await waitUntil(() => {
        timers.run();
        return isDone;
      }, 'it is sent');
      await expectOnly(server, file);
    };
    try {
      await replaced(IDBFactory.prototype, 'open', () => ({}), send);
    } finally {
      timers.restore();
    }
  });
});

/** Makes waits between attempts short, and notes how long they should have been. */
function shortTimers(): { delays: number[]; restore(): void } {
  const { setTimeout } = window;
  const delays: number[] = [];
  window.setTimeout = ((handler: () => void, delay = 0) => {
    const isWait = delay >= 500 && delay <= 30_000 && delay !== 10_000 && delay % 10_000 !== 0;
    if (isWait) delays.push(delay);
    return setTimeout(handler, isWait ? 0 : delay);
  }) as typeof setTimeout;
  return { delays, restore: () => void (window.setTimeout = setTimeout) };
}
