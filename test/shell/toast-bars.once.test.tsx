import { expect } from '@open-wc/testing';
import { hideToast, navigateTo, showToast, type ToastOptions } from 'nacre/device';
import 'nacre/overlays';
import type { AppDefinition } from 'nacre/shell';
import { drawn } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until } from './start-app.js';

const load = () => () => <p>page</p>;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load },
    { path: '/own', load, style: { navigationStyle: 'custom' } },
    { path: '/float', load, style: { transparentTitle: 'always' } },
  ],
  style: { animationType: 'none' },
  tabBar: { list: [{ pagePath: '/home', text: 'Home' }] },
};

/** Where the toast is when it has come in. */
async function boxAt(position: NonNullable<ToastOptions['position']>): Promise<DOMRect> {
  await showToast({ title: position, position, duration: 0 });
  const toast = () => document.querySelector<HTMLElementTagNameMap['nc-toast']>('nc-toast[open]')?.shadowRoot;
  await until(() => toast()?.querySelector('#box')?.textContent.includes(position), 'it shows');
  await drawn();
  const animations = toast()!.querySelector('#surface')!.getAnimations();
  await Promise.all(animations.map(({ finished }) => finished));
  return toast()!.querySelector('#box')!.getBoundingClientRect();
}

describe('a toast in an app', () => {
  before(useTokens);
  afterEach(async () => {
    await hideToast();
    stopApps();
  });

  for (const url of ['/home', '/float']) {
    it(`stays clear of the navigation bar: ${url}`, async () => {
      const app = await startApp(definition, { url });
      expect((await boxAt('top')).top).to.be.within(
        app.bar().getBoundingClientRect().bottom,
        app.bar().getBoundingClientRect().bottom + 20,
      );
    });
  }

  it('stays clear of the tab bar', async () => {
    const app = await startApp(definition);
    const { top } = app.tabBar()!.getBoundingClientRect();
    expect((await boxAt('bottom')).bottom).to.be.within(top - 20, top);
  });

  it('stays clear of the tab bar as an element of a page', async () => {
    const app = await startApp(definition);
    const toast = Object.assign(document.createElement('nc-toast'), {
      title: 'bottom',
      position: 'bottom',
      duration: 0,
    });
    app.top().querySelector('.nc-page-content')!.append(toast);
    toast.open = true;
    await toast.updateComplete;
    const { top } = app.tabBar()!.getBoundingClientRect();
    const box = toast.shadowRoot!.querySelector('#box')!;
    await until(() => box.getBoundingClientRect().bottom <= top, 'it is there');
    expect(box.getBoundingClientRect().bottom).to.be.within(top - 20, top);
    toast.remove();
  });

  it('is at the edges of a page without bars', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/own' });
    await app.settled();
    expect((await boxAt('top')).top).to.be.within(0, 30);
    await hideToast();
    expect((await boxAt('bottom')).bottom).to.be.within(innerHeight - 30, innerHeight);
  });
});
