import { expect, waitUntil } from '@open-wc/testing';
import { cancelUploads, ErrCode, getUploadQueue, resumeUploads, uploadResumable } from 'nacre/device';
import { expectFailure } from './helpers.js';
import { ENDPOINT, SOON, expectOnly, heardChanges, randomFile, tusServer } from './tus-fixture.js';

/** The same server under another name is another origin. */
const OTHER = location.origin.replace('localhost', '127.0.0.1');
const header = { authorization: 'Bearer secret' };

describe('uploadResumable to a server that keeps files at another origin', () => {
  const server = tusServer();
  beforeEach(() => server.keepAt(OTHER));

  /** The requests, but those by which the browser asks for permission. */
  const requests = async () => (await server.state()).requests.filter(({ method }) => method !== 'OPTIONS');
  const secrets = async () =>
    (await requests()).map(({ method, host, headers }) => {
      const at = OTHER.endsWith(host) ? 'other' : 'own';
      return `${method} ${at} ${headers['authorization'] ?? 'nothing'}`;
    });

  it('sends the file there, and the headers of the app only to the server that the app has named', async () => {
    const file = randomFile(100_000);
    const { uploadUrl } = await uploadResumable({ url: ENDPOINT, file, header, withCredentials: true });
    expect(new URL(uploadUrl).origin).to.equal(OTHER);
    expect(await secrets()).to.deep.equal(['POST own Bearer secret', 'PATCH other nothing']);
    const { requests: all } = await server.state();
    for (const { host, headers } of all) if (OTHER.endsWith(host)) expect(headers).not.to.have.property('cookie');
    await expectOnly(server, file);
  });

  it('keeps them back after a failure, a pause and a reload, and when it deletes the file', async () => {
    await server.answer('PATCH', 500);
    await server.holdAfter(50_000);
    const options = { url: ENDPOINT, file: randomFile(200_000), header, storeHeader: true, retry: SOON };
    const failed = expectFailure(uploadResumable(options), 'uploadResumable:fail cancelled', ErrCode.abort);
    await waitUntil(async () => (await server.state()).isHolding, 'it is sent again');
    const { uploads } = await getUploadQueue();
    expect(uploads.map(({ state }) => state)).to.deep.equal(['uploading']);
    await cancelUploads();
    await server.release();
    await failed;
    await waitUntil(async () => (await requests()).at(-1)!.method === 'DELETE', 'it is deleted');
    for (const text of await secrets()) expect(text).to.match(/^POST own Bearer secret$|other nothing$/);
  });

  it('sends them to the origins that the app has named', async () => {
    const file = randomFile(10_000);
    await uploadResumable({ url: ENDPOINT, file, header, headerOrigins: [`${OTHER}/`] });
    expect(await secrets()).to.deep.equal(['POST own Bearer secret', 'PATCH other Bearer secret']);
    await server.clear();
    const changes = heardChanges();
    await server.answer('PATCH', 403);
    const refused = uploadResumable({ url: ENDPOINT, file, header, headerOrigins: [OTHER] });
    await expectFailure(refused, /403/, ErrCode.permission);
    await resumeUploads();
    await changes.until('done');
    changes.stop();
    expect((await secrets()).slice(-2)).to.deep.equal(['HEAD other Bearer secret', 'PATCH other Bearer secret']);
  });

  it('names origins that are none', async () => {
    for (const headerOrigins of ['https://a.example', [5], ['ftp://a.example'], ['/files']]) {
      await expectFailure(
        uploadResumable({ url: ENDPOINT, file: randomFile(1), headerOrigins: headerOrigins as string[] }),
        'uploadResumable:fail headerOrigins: expected a list of origins, such as https://files.example',
        ErrCode.invalid,
      );
    }
    expect((await getUploadQueue()).uploads).to.deep.equal([]);
  });
});
