import { expect, waitUntil } from '@open-wc/testing';
import {
  ErrCode,
  canIUse,
  cancelUploads,
  getUploadQueue,
  pauseUploads,
  resumeUploads,
  support,
  uploadResumable,
  type DeviceError,
  type QueuedUpload,
} from 'nacre/device';
import { openFrame, type Frame } from '../helpers/frame.js';
import { expectFailure } from './helpers.js';
import { ENDPOINT, SOON, expectOnly, hashOf, heardChanges, randomFile, tusServer } from './tus-fixture.js';

const KIB = 1024;

describe('the queue of uploads', () => {
  const server = tusServer();

  const only = async (): Promise<QueuedUpload> => {
    const { uploads } = await getUploadQueue();
    expect(uploads).to.have.length(1);
    return uploads[0]!;
  };
  const partIsThere = (size: number) =>
    waitUntil(async () => (await server.state()).files[0]?.size === size, 'a part is on the server');

  it('pauses an upload and resumes it where it was, for the same task', async () => {
    const file = randomFile(400 * KIB);
    const changes = heardChanges();
    await server.holdAfter(100 * KIB);
    const task = uploadResumable({ url: ENDPOINT, file, id: 'film', chunkSize: 100 * KIB });
    await partIsThere(100 * KIB);
    expect(await only()).to.include({ id: 'film', state: 'uploading', name: 'film.mp4', isStored: true });
    expect((await pauseUploads({ ids: ['film', 'no such one'] })).ids).to.deep.equal(['film']);
    expect((await only()).state).to.equal('paused');
    expect((await pauseUploads()).ids).to.deep.equal([]);
    await server.release();
    expect((await resumeUploads()).ids).to.deep.equal(['film']);
    expect(await task).to.include({ id: 'film' });
    changes.stop();
    expect(changes.states()).to.deep.equal(['waiting', 'uploading', 'paused', 'waiting', 'uploading', 'done']);
    await expectOnly(server, file);
  });

  it('cancels one upload and leaves the others', async () => {
    await server.holdAfter(0);
    const first = uploadResumable({ url: ENDPOINT, file: randomFile(10 * KIB), id: 'a' });
    const kept = randomFile(20 * KIB);
    const second = uploadResumable({ url: ENDPOINT, file: kept, id: 'b' });
    const failed = expectFailure(first, 'uploadResumable:fail cancelled', ErrCode.abort);
    await waitUntil(async () => (await server.state()).files.length === 2, 'both have a place on the server');
    expect((await cancelUploads({ ids: ['a'] })).ids).to.deep.equal(['a']);
    await failed;
    expect((await getUploadQueue()).uploads.map(({ id }) => id)).to.deep.equal(['b']);
    await server.release();
    await second;
    await waitUntil(async () => (await server.state()).files.length === 1, 'the server has deleted the other one');
    await expectOnly(server, kept);
  });

  it('sends three at a time, in their order', async () => {
    await server.holdAfter(0);
    const ids = ['1', '2', '3', '4', '5'];
    const tasks = ids.map((id) => uploadResumable({ url: ENDPOINT, file: randomFile(KIB), id }));
    const states = async () => (await getUploadQueue()).uploads.map(({ id, state }) => `${id} ${state}`);
    await waitUntil(async () => (await states()).filter((text) => text.includes('uploading')).length === 3, 'three');
    await waitUntil(async () => (await states()).length === 5, 'all are queued');
    await waitUntil(async () => (await server.state()).files.length === 3, 'three have a place on the server');
    await pauseUploads({ ids: ['5'] });
    await server.release();
    await Promise.all(tasks.slice(0, 4));
    expect(await states()).to.deep.equal(['5 paused']);
    await resumeUploads();
    await tasks[4];
    expect((await server.state()).files).to.have.length(5);
  });

  it('refuses an id that is in the queue', async () => {
    await server.holdAfter(0);
    const task = uploadResumable({ url: ENDPOINT, file: randomFile(10), id: 'a' });
    await waitUntil(async () => (await getUploadQueue()).uploads.length === 1);
    const twice = uploadResumable({ url: ENDPOINT, file: randomFile(10), id: 'a' });
    const message = 'uploadResumable:fail id: expected a new one, "a" is in the queue';
    await expectFailure(twice, message, ErrCode.invalid);
    await server.release();
    await task;
    await uploadResumable({ url: ENDPOINT, file: randomFile(10), id: 'a' });
    expect((await server.state()).files).to.have.length(2);
  });

  it('tells how it is supported', () => {
    expect(support('uploadResumable').level).to.equal('emulated');
    expect(canIUse('onUploadQueueChange')).to.equal(true);
  });

  describe('with another tab', () => {
    let frame: Frame;
    let theirs: typeof import('nacre/device');
    beforeEach(async () => {
      frame = await openFrame();
      theirs = (await frame.load('/shell/device/index.ts')) as typeof theirs;
      await frame.load('/elements/libraries/tus.ts');
    });
    afterEach(() => frame.remove());

    /** The other tab sends a file, of which the server has got this part when the promise resolves. */
    const startedThere = async (file: File, part: number, options: object = {}) => {
      await server.holdAfter(part);
      const task = theirs.uploadResumable({ url: ENDPOINT, file, id: 'film', chunkSize: 100 * KIB, ...options });
      const outcome = task.then(
        () => 'done',
        ({ errMsg }: DeviceError) => errMsg,
      );
      await partIsThere(part);
      await waitUntil(async () => (await server.state()).isHolding, 'the next request has come');
      return { outcome };
    };

    it('survives a reload in the middle', async () => {
      const file = randomFile(500 * KIB);
      await startedThere(file, 200 * KIB);
      frame.remove();
      await server.release();
      await waitUntil(async () => (await only()).state === 'waiting', 'nobody sends it');
      expect(await only()).to.include({ id: 'film', name: 'film.mp4', totalBytesExpectedToSend: 500 * KIB });
      await server.clear();
      const changes = heardChanges();
      expect((await resumeUploads()).ids).to.deep.equal(['film']);
      await changes.until('done');
      changes.stop();
      expect(changes.states()).to.deep.equal(['uploading', 'done']);
      const { files, requests } = await server.state();
      expect(files.map(({ hash }) => hash)).to.deep.equal([await hashOf(file)]);
      expect([...new Set(requests.map(({ method }) => method))]).to.deep.equal(['HEAD', 'PATCH']);
      const again = requests.reduce((sum, { bytes }) => sum + bytes, 0);
      expect(again, 'what was there is not sent again').to.be.at.most(300 * KIB);
      expect((await getUploadQueue()).uploads).to.deep.equal([]);
    });

    it('needs the headers again after a reload, unless they were to be stored', async () => {
      await startedThere(randomFile(300 * KIB), 100 * KIB, { header: { authorization: 'Bearer old' } });
      frame.remove();
      await server.release();
      await waitUntil(async () => (await only()).state === 'waiting', 'nobody sends it');
      expect(JSON.stringify(await storedEntries())).not.to.contain('Bearer');
      expect((await resumeUploads()).ids).to.deep.equal([]);
      await server.clear();
      const changes = heardChanges();
      expect((await resumeUploads({ header: { authorization: 'Bearer new' } })).ids).to.deep.equal(['film']);
      await changes.until('done');
      changes.stop();
      const { requests } = await server.state();
      expect(requests).not.to.have.length(0);
      for (const { headers } of requests) expect(headers).to.include({ authorization: 'Bearer new' });
    });

    it('has the headers after a reload where they were to be stored', async () => {
      const header = { authorization: 'Bearer kept' };
      await startedThere(randomFile(300 * KIB), 100 * KIB, { header, storeHeader: true });
      frame.remove();
      await server.release();
      await waitUntil(async () => (await only()).state === 'waiting', 'nobody sends it');
      await server.clear();
      const changes = heardChanges();
      await resumeUploads();
      await changes.until('done');
      changes.stop();
      const { requests } = await server.state();
      for (const { headers } of requests) expect(headers).to.include(header);
    });

    it('does not send what the other one sends, but goes on when that has gone', async () => {
      const file = randomFile(500 * KIB);
      await startedThere(file, 200 * KIB);
      await server.clear();
      await resumeUploads();
      await waitUntil(async () => (await only()).state === 'uploading', 'the other one sends it');
      expect((await server.state()).requests, 'this one does not').to.deep.equal([]);
      const changes = heardChanges();
      frame.remove();
      await server.release();
      await changes.until('done');
      changes.stop();
      await expectOnly(server, file);
    });

    it('does nothing more when the other one has finished', async () => {
      const file = randomFile(300 * KIB);
      const { outcome } = await startedThere(file, 100 * KIB);
      await resumeUploads();
      const changes = heardChanges();
      await server.release();
      expect(await outcome).to.equal('done');
      await changes.until('done');
      changes.stop();
      expect((await getUploadQueue()).uploads).to.deep.equal([]);
      const { requests } = await server.state();
      const all = requests.reduce((sum, { bytes }) => sum + bytes, 0);
      expect(all).to.be.at.most(300 * KIB);
      await expectOnly(server, file);
    });

    it('pauses, resumes and cancels what the other one sends', async () => {
      const { outcome } = await startedThere(randomFile(300 * KIB), 100 * KIB);
      expect((await pauseUploads()).ids).to.deep.equal(['film']);
      expect((await theirs.getUploadQueue()).uploads.map(({ state }) => state)).to.deep.equal(['paused']);
      await server.release();
      // From here: the file is taken from the store.
      const changes = heardChanges();
      // Less than what is left, whether or not the server got what was on its way when it was paused.
      await server.holdAfter(50 * KIB);
      expect((await resumeUploads()).ids).to.deep.equal(['film']);
      await changes.until('uploading');
      changes.stop();
      expect((await theirs.cancelUploads()).ids).to.deep.equal(['film']);
      expect(await outcome).to.equal('uploadResumable:fail cancelled');
      await waitUntil(async () => !(await getUploadQueue()).uploads.length, 'it has left the queue');
      await server.release();
      await waitUntil(async () => !(await server.state()).files.length, 'the server has deleted it');
    });
  });

  it('sends a file once where there are no locks', async () => {
    const { locks } = navigator;
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined, configurable: true });
    delete (Navigator.prototype as { locks?: LockManager }).locks;
    try {
      expect('locks' in navigator).to.equal(false);
      const file = randomFile(100 * KIB);
      await server.answer('PATCH', 500);
      await uploadResumable({ url: ENDPOINT, file, retry: SOON });
      await expectOnly(server, file);
    } finally {
      Object.defineProperty(Navigator.prototype, 'locks', { get: () => locks, configurable: true });
    }
  });
});

/** What is kept of uploads, without the files. */
async function storedEntries(): Promise<unknown[]> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const database = await done(indexedDB.open('nacre-uploads'));
  const all = await done<unknown[]>(database.transaction('uploads').objectStore('uploads').getAll());
  database.close();
  return all.filter((entry) => !(entry instanceof Blob));
}
