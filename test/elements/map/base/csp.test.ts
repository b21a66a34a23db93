import { expect, waitUntil } from '@open-wc/testing';
import { openFrame, type Frame } from '../../../helpers/frame.js';

describe('base maps under a strict policy', () => {
  let frame: Frame | undefined;
  afterEach(() => frame?.remove());

  /** The fixture's policy: `default-src 'self'`, and scripts by Trusted Types only. */
  async function show(baseMap: object | string, csp: true | 'nonce' = true): Promise<Frame> {
    frame = await openFrame({ csp, html: '<nc-map latitude="48.86" longitude="2.35" scale="5"></nc-map>' });
    await frame.load('/elements/map/index.ts');
    await frame.load('/elements/libraries/protomaps.ts');
    (frame.document.querySelector('nc-map') as HTMLElement & { baseMap: object | string }).baseMap = baseMap;
    return frame;
  }

  const root = (): ShadowRoot => frame!.document.querySelector('nc-map')!.shadowRoot!;

  it('draw the embedded map', async () => {
    const { window } = await show('embedded');
    await waitUntil(() => root().querySelector('canvas.leaflet-tile-loaded'));
    expect(window.problems).to.deep.equal([]);
  });

  it('draw pictures', async () => {
    const { window } = await show('/__map__/tiles/{z}/{x}/{y}.png');
    await waitUntil(() => root().querySelector('img.leaflet-tile-loaded'));
    expect(window.problems).to.deep.equal([]);
  });

  it('draw vector tiles', async () => {
    const { window } = await show('/__http__/media/world.pmtiles');
    await waitUntil(() => root().querySelector('canvas.leaflet-tile-loaded'));
    expect(window.problems).to.deep.equal([]);
  });

  it('load the script of a vendor', async () => {
    const { window } = await show({ type: 'tencent', key: 'k', scriptUrl: '/__map__/scripts/tencent.js' });
    await waitUntil(() => root().querySelector('.vendor'));
    expect(window.problems).to.deep.equal([]);
  });

  it('load the script of a vendor where no host may give scripts, but a script with a nonce may load others', async () => {
    const base = { type: 'tencent', key: 'k', scriptUrl: '/__map__/scripts/tencent.js' };
    const { window } = await show(base, 'nonce');
    await waitUntil(() => root().querySelector('.vendor'));
    expect(window.problems).to.deep.equal([]);
  });
});
