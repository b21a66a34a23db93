import { expect } from '@open-wc/testing';
import { loadLibrary, provideLibrary } from '../../../elements/base/libraries.js';

const errorOf = (loading: Promise<unknown>): Promise<Error> =>
  loading.then(
    () => expect.fail('it has loaded'),
    (error: Error) => error,
  );

describe('a library that an app has to ask for', () => {
  it('fails without it, and says what to install and what to import', async () => {
    const { message, name } = await errorOf(loadLibrary('hls'));
    expect(message).to.equal("this needs hls.js: npm i hls.js@1, and in the app import 'nacre/libraries/hls'");
    expect(name).to.equal('NotSupportedError');
    expect((await errorOf(loadLibrary('protomaps'))).message).to.equal(
      'this needs protomaps-leaflet and @protomaps/basemaps: npm i protomaps-leaflet@5 @protomaps/basemaps@5, ' +
        "and in the app import 'nacre/libraries/protomaps'",
    );
  });

  it('loads when it is needed, with the error that it has', async () => {
    let count = 0;
    provideLibrary('tus', () => (count++ ? Promise.resolve({ count }) : Promise.reject(new Error('it is lost'))));
    expect((await errorOf(loadLibrary('tus'))).message).to.equal('it is lost');
    expect(await loadLibrary('tus')).to.deep.equal({ count: 2 });
  });

  for (const name of ['barcodes', 'hls', 'protomaps', 'tus'] as const)
    it(`has a module of nacre/libraries: ${name}`, async () => {
      const load = { barcodes, hls, protomaps, tus }[name];
      await load();
      expect(typeof (await loadLibrary(name))).to.equal('object');
    });
});

const barcodes = () => import('nacre/libraries/barcodes');
const hls = () => import('nacre/libraries/hls');
const protomaps = () => import('nacre/libraries/protomaps');
const tus = () => import('nacre/libraries/tus');
