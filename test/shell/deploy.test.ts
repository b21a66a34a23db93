import { assert, expect, waitUntil } from '@open-wc/testing';
import { buildVersions } from '../helpers/deployed.js';
import type { DeployedApp } from './deployed-app/main.js';

// An app that a server hosts, whose next version is deployed while a user has the last one open.

let url: string;
let frame: HTMLIFrameElement;
let count = 0;

const app = () => frame.contentWindow as DeployedApp | null;
const page = () => frame.contentDocument?.querySelector<HTMLElement>('.nc-page:not([inert]) .nc-page-content');
const text = () => page()?.textContent ?? '';
const notice = () => page()?.querySelector('nc-status');
const words = () => notice()?.shadowRoot?.textContent ?? '';
const button = () => notice()?.shadowRoot?.querySelector('button');

async function setSite(state: Record<string, string>): Promise<void> {
  const { ok } = await fetch(`${url}state?${new URLSearchParams(state)}`);
  assert.isTrue(ok, 'the state of the site is set');
}
const shows = (content: string): Promise<void> => waitUntil(() => text() === content, content);

describe('a page of an app that has been deployed again', () => {
  before(() => buildVersions('stack', [1, 2]));
  beforeEach(async () => {
    url = new URL(`/__deployed__/stack/${Date.now().toString(36)}-${count++}/`, location.href).href;
    frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
    await shows('home 1');
    // Loads when the first page is there.
    await waitUntil(() => (frame.contentWindow as typeof window).customElements.get('nc-status'), 'the notices');
    await app()!.device.navigateTo({ url: '/note/7' });
    await shows('note 7');
  });
  afterEach(() => {
    app()!.sessionStorage.clear();
    frame.remove();
  });

  for (const [lost, answer] of [
    ['404', 'answers 404 for its code'],
    ['page', 'answers with the page of the app for its code'],
  ] as const) {
    it(`shows the update notice, and opens after the reload, when the server ${answer}`, async () => {
      await setSite({ version: '2', lost });
      await app()!.device.navigateTo({ url: '/late' });
      await waitUntil(() => words().includes('This app has been updated.'), 'the notice');
      expect(app()!.version, 'no reload without the user').to.equal('1');
      button()!.click();
      await waitUntil(() => app()?.version === '2', 'the new version');
      await shows('late 2');
      await app()!.device.navigateBack();
      await shows('note 7');
      await app()!.device.navigateBack();
      await shows('home 2');
    });
  }

  it('shows an error notice while the server is unreachable, and opens when it is back', async () => {
    await setSite({ away: '1' });
    await app()!.device.navigateTo({ url: '/late' });
    await waitUntil(button, 'a notice');
    expect(words()).to.contain('Page failed to load.');
    await setSite({ away: '0' });
    button()!.click();
    await shows('late 1');
    expect(app()!.version).to.equal('1');
  });
});
