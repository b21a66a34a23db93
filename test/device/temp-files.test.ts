import { expect } from '@open-wc/testing';
import { ErrCode, releaseTempFiles } from 'nacre/device';
import { fileAt, tempPathOf, withPath } from '../../shell/device/calls/files/web/temp-files.js';
import { mediaUrl } from '../helpers/media.js';
import { expectFailure } from './helpers.js';

const { signal } = new AbortController();

const isOpen = (path: string): Promise<boolean> =>
  fetch(path).then(
    () => true,
    () => false,
  );

describe('temporary files', () => {
  afterEach(() => releaseTempFiles());

  it('have one URL that leads to them', async () => {
    const file = new File(['pearl'], 'a.txt', { type: 'text/plain' });
    const path = tempPathOf(file);
    expect([tempPathOf(file), withPath(file).path]).to.deep.equal([path, path]);
    expect(await fileAt(path, signal)).to.equal(file);
    expect(await (await fetch(path)).text()).to.equal('pearl');
  });

  it('are there until they are released, one by one or all', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((text) => tempPathOf(new Blob([text]))) as [string, string, string];
    const open = () => Promise.all([a, b, c].map(isOpen));
    expect((await releaseTempFiles({ filePaths: [a] })).errMsg).to.equal('releaseTempFiles:ok');
    expect(await open()).to.deep.equal([false, true, true]);
    await releaseTempFiles();
    expect(await open()).to.deep.equal([false, false, false]);
  });

  it('leave object URLs of the page alone', async () => {
    const path = URL.createObjectURL(new Blob(['own']));
    await releaseTempFiles({ filePaths: [path] });
    await releaseTempFiles();
    expect(await isOpen(path)).to.equal(true);
    URL.revokeObjectURL(path);
  });

  it('have another URL after a release', async () => {
    const file = new Blob(['again']);
    const before = tempPathOf(file);
    await releaseTempFiles();
    const after = tempPathOf(file);
    expect(after).not.to.equal(before);
    expect(await isOpen(after)).to.equal(true);
  });

  it('are read from data and from the network too', async () => {
    const text = async (url: string) => {
      const file = await fileAt(url, signal);
      return [file.type, await file.text()];
    };
    expect(await text('data:text/html;base64,PGI+')).to.deep.equal(['text/html', '<b>']);
    expect(await text('data:,a%20b')).to.deep.equal(['text/plain', 'a b']);
    expect((await fileAt(mediaUrl('clear.png'), signal)).type).to.equal('image/png');
  });

  it('tell what cannot be read', async () => {
    const reason = (url: string, given = signal) =>
      fileAt(url, given).then(
        () => 'read',
        ({ name, message }: Error) => `${name}: ${message}`,
      );
    const missing = mediaUrl('none.png');
    expect(await reason(missing)).to.equal(`NotFoundError: the server answered 404 for ${missing}`);
    expect(await reason('data:;base64,%')).to.equal('NetworkError: cannot read data:;base64,%');
    expect(await reason('https://nacre.invalid/a.png')).to.equal(
      'NetworkError: cannot read https://nacre.invalid/a.png',
    );
    expect(await reason(mediaUrl('clear.png'), AbortSignal.abort())).to.match(/^AbortError/);
  });

  it('are named by paths', async () => {
    const wrong = { filePaths: 'blob:a' } as never;
    await expectFailure(releaseTempFiles(wrong), 'releaseTempFiles:fail filePaths: expected an array', ErrCode.invalid);
  });
});
