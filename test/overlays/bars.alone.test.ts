import 'nacre/elements/nav-bar';
import 'nacre/elements/tab-bar';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { hideToast, showToast } from 'nacre/device';
import 'nacre/overlays';
import { drawn } from '../helpers/dom.js';

describe('toasts of a page with bars, without the shell', () => {
  const box = () =>
    document.querySelector('nc-toast[open]')?.shadowRoot!.querySelector('#box')?.getBoundingClientRect();
  const settled = async () => {
    await waitUntil(() => box(), 'it is shown');
    await drawn();
    const surface = document.querySelector('nc-toast')!.shadowRoot!.querySelector('#surface')!;
    await Promise.all(surface.getAnimations().map(({ finished }) => finished));
  };
  afterEach(() => hideToast());

  it('cover neither the navigation bar nor the tab bar', async () => {
    const home = await fixture<HTMLElement>(`<div>
      <nc-nav-bar title="Home" style="position: fixed; inset: 0 0 auto"></nc-nav-bar>
      <nc-tab-bar style="position: fixed; inset: auto 0 0"></nc-tab-bar>
    </div>`);
    const tabs = home.querySelector('nc-tab-bar')!;
    tabs.list = [
      { pagePath: '/a', text: 'A' },
      { pagePath: '/b', text: 'B' },
    ];
    await tabs.updateComplete;
    await showToast({ title: 'Saved', position: 'top', duration: 0 });
    await settled();
    expect(box()!.top).to.be.at.least(home.querySelector('nc-nav-bar')!.getBoundingClientRect().bottom);
    await showToast({ title: 'Gone', position: 'bottom', duration: 0 });
    await waitUntil(() => box() && box()!.top > innerHeight / 2, 'it is at the bottom');
    await settled();
    expect(box()!.bottom).to.be.at.most(tabs.getBoundingClientRect().top);
  });
});
