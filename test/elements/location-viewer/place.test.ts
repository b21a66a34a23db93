import 'nacre/elements/location-viewer';
import { expect, fixture, oneEvent, waitUntil } from '@open-wc/testing';
import type { NcLocationViewer } from 'nacre/elements/location-viewer';
import { drawn } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { isVisible } from '../../suites/overlay-suite.js';
import { replaced } from '../../device/replaced.js';

const TILES = '/__map__/tiles/{z}/{x}/{y}.png';
const PLACE = 'latitude="48.8566" longitude="2.3522" name="Hôtel de Ville" address="Paris"';

interface Asked {
  readonly name: string;
  readonly options: Record<string, unknown>;
}
type Answers = Record<string, (options: Record<string, unknown>) => unknown>;

/** A viewer, and what it asks the page, which answers as the bus does. */
async function make(attributes = PLACE, answers: Answers = {}) {
  const home = await fixture<HTMLElement>('<div style="width: 390px; height: 600px"></div>');
  const asked: Asked[] = [];
  home.addEventListener('nc-request', (event) => {
    const { name, options } = event as unknown as Asked;
    asked.push({ name, options });
    const answer = answers[name];
    if (answer) (event as unknown as { respondWith(answer: unknown): void }).respondWith(answer(options));
  });
  home.innerHTML = `<nc-location-viewer ${attributes}></nc-location-viewer>`;
  const viewer = home.firstElementChild as NcLocationViewer;
  await viewer.updateComplete;
  return { viewer, asked };
}
const part = (viewer: NcLocationViewer, name: string) =>
  viewer.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`);
const text = (element: HTMLElement | null) => element?.innerText.replaceAll(/\s+/g, ' ').trim();
const mapOf = (viewer: NcLocationViewer) => viewer.shadowRoot!.querySelector('nc-map')!;
const sheetOf = (viewer: NcLocationViewer) => viewer.shadowRoot!.querySelector('nc-action-sheet')!;
const apps = (viewer: NcLocationViewer) => [
  ...sheetOf(viewer).shadowRoot!.querySelectorAll<HTMLElement>('[part="item"]'),
];

/** What the user opens with the app of this name. */
async function opened(viewer: NcLocationViewer, name: string): Promise<HTMLAnchorElement> {
  part(viewer, 'navigate')!.click();
  await waitUntil(() => isVisible(sheetOf(viewer)), 'the apps are offered');
  const link = new Promise<HTMLAnchorElement>((resolve) => {
    viewer.shadowRoot!.addEventListener(
      'click',
      (event) => {
        const [target] = event.composedPath();
        if (!(target instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        resolve(target.cloneNode() as HTMLAnchorElement);
      },
      { capture: true },
    );
  });
  apps(viewer)
    .find((app) => text(app) === name)!
    .click();
  return link;
}

describe('<nc-location-viewer> and its place', () => {
  before(useTokens);

  it('shows a marker at the place, its name and address', async () => {
    const { viewer } = await make();
    const { latitude, longitude, scale, markers } = mapOf(viewer);
    expect([latitude, longitude, scale]).to.deep.equal([48.8566, 2.3522, 9]);
    expect(markers.map((marker) => [marker.latitude, marker.longitude, marker.title])).to.deep.equal([
      [48.8566, 2.3522, 'Hôtel de Ville'],
    ]);
    expect([text(part(viewer, 'name')), text(part(viewer, 'details'))]).to.deep.equal(['Hôtel de Ville', 'Paris']);
  });

  it('takes zero for a coordinate', async () => {
    const { viewer } = await make('latitude="0" longitude="0"');
    expect(mapOf(viewer).markers).to.have.length(1);
    expect(text(part(viewer, 'name'))).to.equal('0, 0');
    expect(part(viewer, 'navigate')).to.not.equal(null);
  });

  it('clamps its scale to 5 to 18', async () => {
    const { viewer } = await make(`${PLACE} base-map="${TILES}"`);
    for (const [given, shown] of [
      [4, 5],
      [5.9, 5],
      [12, 12],
      [99, 18],
      [-1, 5],
    ] as const) {
      viewer.scale = given;
      await viewer.updateComplete;
      expect(mapOf(viewer).scale, String(given)).to.equal(shown);
    }
  });

  it('is near enough for a street where the map has streets, and on the embedded one as near as that has towns', async () => {
    const { viewer } = await make(`${PLACE} base-map="${TILES}"`);
    expect([viewer.scale, mapOf(viewer).scale]).to.deep.equal([18, 18]);
    for (const [base, shown] of [
      ['embedded', 9],
      [{ type: 'embedded' }, 9],
      [undefined, 9],
      [TILES, 18],
    ] as const) {
      viewer.baseMap = base;
      await viewer.updateComplete;
      expect([viewer.scale, mapOf(viewer).scale]).to.deep.equal([18, shown]);
    }
    viewer.baseMap = 'embedded';
    viewer.scale = 7;
    await viewer.updateComplete;
    expect(mapOf(viewer).scale).to.equal(7);
  });

  it('fires close for its back button, which is there if wanted', async () => {
    const { viewer } = await make();
    expect(part(viewer, 'back')).to.equal(null);
    viewer.back = true;
    await viewer.updateComplete;
    const event = oneEvent(viewer, 'close');
    part(viewer, 'back')!.click();
    expect((await event).bubbles).to.equal(false);
  });

  it('goes to where the device is, tells how far that is, and comes back', async () => {
    const { viewer } = await make(PLACE, { getLocation: () => ({ latitude: 48.8566, longitude: 2.3659 }) });
    part(viewer, 'my-location')!.click();
    await waitUntil(() => text(part(viewer, 'details')) !== 'Paris', 'the distance is shown');
    expect(text(part(viewer, 'details'))).to.equal('1 km · Paris');
    expect(mapOf(viewer).longitude).to.equal(2.3659);
    part(viewer, 'name')!.click();
    expect(mapOf(viewer).longitude).to.equal(2.3522);
  });

  it('explains a refused permission', async () => {
    const refused = Object.assign(new Error('getLocation:fail denied'), { errCode: 4 });
    const { viewer } = await make(PLACE, { getLocation: () => Promise.reject(refused) });
    part(viewer, 'my-location')!.click();
    const alert = viewer.shadowRoot!.querySelector<HTMLElement>('[role="alert"]')!;
    await waitUntil(() => text(alert), 'it explains');
    expect(text(alert)).to.equal(
      'This page is not allowed to use your location. Allow access to your location in the settings, then try again.',
    );
    await expect(viewer).to.be.accessible();
  });

  it('opens map apps in a window that cannot reach the page', async () => {
    const { viewer } = await make();
    const google = await opened(viewer, 'Google Maps');
    expect([google.href, google.target, google.rel]).to.deep.equal([
      'https://www.google.com/maps/dir/?api=1&destination=48.8566%2C2.3522',
      '_blank',
      'noopener noreferrer',
    ]);
    const osm = await opened(viewer, 'OpenStreetMap');
    expect(osm.href).to.equal('https://www.openstreetmap.org/directions?route=%3B48.8566%2C2.3522');
  });

  it('gives each app the coordinates that it takes', async () => {
    const { viewer } = await make('latitude="39.908823" longitude="116.39747" coordinates="gcj02" name="天安门"');
    const amap = await opened(viewer, 'Amap');
    expect(new URL(amap.href).searchParams.get('to')).to.equal('116.39747,39.908823,天安门');
    const osm = await opened(viewer, 'OpenStreetMap');
    expect(Number(new URL(osm.href).searchParams.get('route')!.split(',')[1])).to.be.closeTo(116.3912, 0.0005);
    const baidu = await opened(viewer, 'Baidu Maps');
    expect(Number(new URL(baidu.href).searchParams.get('location')!.split(',')[1])).to.be.closeTo(116.4038, 0.0005);
  });

  it('copies the place by the page, and says so', async () => {
    const { viewer, asked } = await make(PLACE, { setClipboardData: () => ({}) });
    part(viewer, 'copy')!.click();
    await waitUntil(() => text(part(viewer, 'copy')) === 'Copied', 'it says so');
    expect(asked.at(-1)).to.deep.equal({
      name: 'setClipboardData',
      options: { data: 'Hôtel de Ville\nParis\n48.8566, 2.3522' },
    });
    viewer.name = 'Louvre';
    await viewer.updateComplete;
    expect(text(part(viewer, 'copy'))).to.equal('Copy');
  });

  it('copies by the browser, if the page does not', async () => {
    const written: string[] = [];
    const clipboard = { writeText: (data: string) => Promise.resolve(void written.push(data)) };
    await replaced(navigator, 'clipboard', clipboard, async () => {
      const { viewer } = await make();
      part(viewer, 'copy')!.click();
      await waitUntil(() => text(part(viewer, 'copy')) === 'Copied', 'it says so');
    });
    expect(written).to.deep.equal(['Hôtel de Ville\nParis\n48.8566, 2.3522']);
  });

  it('shares the place by the page', async () => {
    const { viewer, asked } = await make(PLACE, { share: () => ({ method: 'system' }) });
    part(viewer, 'share')!.click();
    await drawn();
    expect(asked.at(-1)).to.deep.equal({
      name: 'share',
      options: {
        title: 'Hôtel de Ville',
        text: 'Hôtel de Ville\nParis\n48.8566, 2.3522',
        url: 'https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=17/48.8566/2.3522',
      },
    });
    expect(text(part(viewer, 'copy'))).to.equal('Copy');
  });

  it('copies the place where nothing can share it, but not when the user shares nothing', async () => {
    let failure: object = { errCode: 1 };
    const { viewer, asked } = await make(PLACE, {
      share: () => Promise.reject(Object.assign(new Error('share:fail'), failure)),
      setClipboardData: () => ({}),
    });
    part(viewer, 'share')!.click();
    await drawn();
    expect(asked.map(({ name }) => name)).to.not.include('setClipboardData');
    failure = { errCode: 2 };
    part(viewer, 'share')!.click();
    await waitUntil(() => text(part(viewer, 'copy')) === 'Copied', 'it is copied');
  });

  it('has its card clear of the map on phones, and above it from 768 px', async () => {
    const { viewer } = await make();
    const rect = (name: string) => part(viewer, name)!.getBoundingClientRect();
    expect(rect('map').bottom).to.be.at.most(rect('card').top);
    viewer.parentElement!.style.width = '900px';
    await drawn();
    expect(rect('map').height).to.equal(600);
    expect(rect('card').right).to.be.below(rect('map').left + rect('map').width / 2);
    expect(rect('card').bottom).to.be.below(rect('map').bottom);
  });
});
