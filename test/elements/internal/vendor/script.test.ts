import { expect } from '@open-wc/testing';
import { loadScript, type VendorScript } from '../../../../elements/internal/vendor/script.js';

const globals = globalThis as { TMap?: unknown; vendorScripts?: string[] };

let number = 0;

/** A URL of a script that no other test uses. */
const scriptUrl = (query: string): string =>
  `${location.origin}/__map__/scripts/tencent.js?test=${Date.now()}-${++number}&${query}`;

const tencent = (query: string, more: Partial<VendorScript> = {}): VendorScript => ({
  vendor: 'Tencent Maps',
  url: scriptUrl(query),
  callback: 'callback',
  isReady: () => Boolean(globals.TMap),
  ...more,
});

const asked = async (url: string): Promise<number> => {
  const like = new URL(url).searchParams.get('test')!;
  return ((await (await fetch(`/__map__/asked?like=${like}`)).json()) as string[]).length;
};

const failureOf = (load: Promise<void>): Promise<Error> =>
  load.then(
    () => expect.fail('it has loaded'),
    (error: Error) => error,
  );

const scripts = (): number => document.head.querySelectorAll('script[src*="__map__"]').length;

describe('the script of a vendor', () => {
  beforeEach(() => {
    delete globals.TMap;
  });
  after(() => {
    for (const script of document.head.querySelectorAll('script[src*="__map__"]')) script.remove();
  });

  it('loads, and is there when it has called back', async () => {
    await loadScript(tencent('v=1'));
    expect(globals.TMap).to.be.an('object');
  });

  it('loads once, however many ask for it', async () => {
    const script = tencent('v=2');
    await Promise.all([loadScript(script), loadScript(script)]);
    await loadScript(script);
    expect(await asked(script.url)).to.equal(1);
  });

  it('is there when it has run, if it does not call back', async () => {
    const { callback: _, ...script } = tencent('silent');
    await loadScript(script);
    expect(globals.TMap).to.be.an('object');
  });

  it('is not fetched if the page has the API already', async () => {
    globals.TMap = {};
    const script = tencent('v=3');
    await loadScript(script);
    expect(await asked(script.url)).to.equal(0);
  });

  it('fails with the name of the vendor, and loads again at the next use', async () => {
    const before = scripts();
    const token = `once-${Date.now()}`;
    const script = tencent(`status=503&once=${token}`);
    const error = await failureOf(loadScript(script));
    expect(error.message).to.match(/^Tencent Maps: the script could not be loaded from http/);
    expect(scripts(), 'what failed is taken away').to.equal(before);
    await loadScript(script);
    expect(globals.TMap).to.be.an('object');
  });

  it('says that it did not get ready in time', async () => {
    const error = await failureOf(loadScript(tencent('silent', { timeout: 50 })));
    expect(error.message).to.equal('Tencent Maps: the script was not ready within 0.05 seconds');
  });

  it('says that it has loaded but defined nothing', async () => {
    const url = scriptUrl('v=4').replace('tencent.js', 'empty.js');
    const error = await failureOf(loadScript({ vendor: 'AMap', url, callback: 'callback', isReady: () => false }));
    expect(error.message).to.match(/^AMap: the script has loaded, but its API is not there/);
  });

  it('comes from its vendor or from the own server only', async () => {
    const error = await failureOf(loadScript(tencent('', { url: 'https://maps.googleapis.com.example/x.js' })));
    expect(error.message).to.equal('Tencent Maps: https://maps.googleapis.com.example/x.js is no script of a vendor');
  });

  it('is that of its API, not another one of the same host', async () => {
    for (const url of [
      'https://maps.googleapis.com/maps/api/js/StaticMapService.GetMapImage',
      'https://maps.googleapis.com/maps/api/place/js',
      'https://map.qq.com/api/gljs/../js',
      'https://apis.map.qq.com/ws',
      'https://apis.map.qq.com/uri/v1/marker',
      'https://webapi.amap.com/loader.js',
      'https://webapi.amap.com/maps%2f..%2floader.js',
      'http://webapi.amap.com/maps',
      'https://webapi.amap.com:8443/maps',
    ]) {
      const error = await failureOf(loadScript(tencent('', { url })));
      expect(error.message, url).to.contain('is no script of a vendor');
    }
  });

  it('does not run what a key tries to add to the URL', async () => {
    const script = tencent('callback=stolen');
    await loadScript(script);
    const url = new URL(globals.vendorScripts!.findLast((src) => src.includes('stolen') || src.includes('callback='))!);
    expect(url.searchParams.getAll('callback')).to.have.lengthOf(1);
    expect(url.searchParams.get('callback')).to.match(/^nacreVendor\d+$/);
  });
});
