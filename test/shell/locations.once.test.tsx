import { expect } from '@open-wc/testing';
import { chooseLocation, ErrCode, navigateTo } from 'nacre/device';
import type { NcLocationPicker } from 'nacre/elements/location-picker';
import type { NcLocationViewer } from 'nacre/elements/location-viewer';
import type { AppDefinition } from 'nacre/shell';
import { expectFailure } from '../device/helpers.js';
import {
  COUNTED,
  listed,
  mapOf,
  part,
  rows,
  usePlaces,
  useStreets,
} from '../elements/location-picker/picker-fixture.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => () => <p>Home</p> },
    { path: '/next', load: () => () => <p>Next</p> },
  ],
  style: { animationType: 'none' },
};
const PARIS = 'latitude=48.8566&longitude=2.3522';

const picker = (app: StartedApp) => app.top().querySelector<NcLocationPicker>('nc-location-picker')!;
const viewer = (app: StartedApp) => app.top().querySelector<NcLocationViewer>('nc-location-viewer')!;
const popups = () => [...document.querySelectorAll('nc-popup')].filter(isVisible);

describe('the pages for locations', () => {
  before(useTokens);
  usePlaces(() => COUNTED);
  useStreets();
  afterEach(() => stopApps());

  async function open(url: string) {
    const app = await startApp(definition);
    const { result } = navigateTo({ url });
    let given: unknown = 'open';
    void result.then((value) => (given = value));
    await until(() => app.top().querySelector('nc-location-picker, nc-location-viewer'), 'the page is there');
    await app.settled();
    return { app, given: () => given };
  }

  it('let the user choose a place, which is the result of the page', async () => {
    const { app, given } = await open(`/choose-location?${PARIS}&keyword=Bar&scale=14`);
    await listed(picker(app), 20);
    expect([mapOf(picker(app)).scale, document.title]).to.deep.equal([14, 'Choose a place']);
    expect(app.bar(), 'no bar of the shell').to.equal(null);
    rows(picker(app))[1]!.click();
    await picker(app).updateComplete;
    part(picker(app), 'ok').click();
    await until(() => given() !== 'open', 'the page has a result');
    expect(given()).to.deep.equal({
      ...{ name: 'Bar 1', address: '1 Rue <b>Perle</b>', latitude: 48.861, longitude: 2.36, distance: 190 },
    });
    await app.settled();
    expect(app.hash()).to.equal('/home');
  });

  it('give no result when the user cancels or goes back', async () => {
    const ways: ((app: StartedApp) => unknown)[] = [(app) => part(picker(app), 'cancel').click(), (app) => app.go(-1)];
    for (const leave of ways) {
      const { app, given } = await open(`/choose-location?${PARIS}`);
      await leave(app);
      await until(() => given() !== 'open', 'the page is left');
      expect(given()).to.equal(undefined);
      await app.settled();
      expect(app.hash()).to.equal('/home');
      stopApps();
    }
  });

  it('show a place on the whole page, and go back', async () => {
    const { app } = await open(`/open-location?${PARIS}&scale=99&name=H%C3%B4tel%20%26%20Ville&address=Paris`);
    expect(part(viewer(app), 'name').innerText.trim()).to.equal('Hôtel & Ville');
    expect(mapOf(viewer(app)).scale).to.equal(18);
    const { width, height } = viewer(app).getBoundingClientRect();
    expect([width, height]).to.deep.equal([app.scroller().clientWidth, app.scroller().clientHeight]);
    part(viewer(app), 'back').click();
    await until(() => app.hash() === '/home', 'the page is left');
    await app.settled();
    expect(app.text()).to.equal('Home');
  });

  it('lead to the first page, if the app was opened on them', async () => {
    const app = await startApp(definition, { url: `/open-location?latitude=0&longitude=0` });
    await until(() => viewer(app), 'the page is there');
    await app.settled();
    expect(part(viewer(app), 'name').innerText.trim()).to.equal('0, 0');
    part(viewer(app), 'back').click();
    await until(() => app.hash() === '/home', 'the first page opens');
    await app.settled();
    expect(app.text()).to.equal('Home');
  });

  it('bear a query that makes no sense', async () => {
    const { app } = await open('/open-location?latitude=north&longitude=&scale=near&name=A&name=B&type=mars');
    expect(part(viewer(app), 'name').innerText.trim()).to.equal('A');
    expect(part(viewer(app), 'navigate')).to.equal(null);
  });

  it('give way to pages of the app with their paths', async () => {
    const app = await startApp({
      ...definition,
      pages: [...definition.pages, { path: '/choose-location', load: () => () => <p>Of the app</p> }],
    });
    await navigateTo({ url: '/choose-location' });
    await app.settled();
    expect(app.text()).to.equal('Of the app');
  });

  it('are overlays for calls of the bus: Back closes them and the page stays', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/next' });
    await app.settled();
    const call = chooseLocation({ latitude: 48.8566, longitude: 2.3522 });
    call.catch(() => undefined);
    await until(() => popups().length === 1, 'it is shown');
    await app.go(-1);
    await expectFailure(call, 'chooseLocation:fail cancel', ErrCode.cancel);
    await until(() => popups().length === 0, 'it is gone');
    expect(app.hash()).to.equal('/next');
  });
});
