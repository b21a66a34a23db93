import { expect } from '@open-wc/testing';
import { navigateBack, switchTab } from 'nacre/device';
import { useBackPress, type AppDefinition } from 'nacre/shell';
import { useState } from 'react';
import { settled } from '../helpers/dom.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let stays = false;

function Counter() {
  const [count, setCount] = useState(0);
  useBackPress(() => stays);
  return (
    <button type="button" style={{ display: 'block', height: 3000 }} onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const load = () => Counter;
const definition: AppDefinition = {
  pages: ['/home', '/mine', '/more', '/a'].map((path) => ({ path, load })),
  tabBar: {
    backToFirst: true,
    list: [
      { pagePath: '/home', text: 'Home' },
      { pagePath: '/mine', text: 'Mine' },
      { pagePath: '/more', text: 'More' },
    ],
  },
};

const tap = async (app: StartedApp, index: number) => {
  const bar = app.tabBar()!;
  await settled(bar);
  bar.shadowRoot!.querySelectorAll<HTMLElement>('[part~="tab"]')[index]!.click();
  await until(() => bar.selected === index, 'the tab is selected');
  await app.settled();
};

describe('tabs with `backToFirst`', () => {
  beforeEach(() => (stays = false));
  afterEach(stopApps);

  it('lead back to the first one, each with its state and where it was scrolled to', async () => {
    const app = await startApp(definition);
    const count = () => app.top().querySelector<HTMLElement>('.nc-page-content button')!;
    count().click();
    app.scroller().scrollTop = 300;
    await tap(app, 1);
    count().click();
    await app.settled();
    count().click();
    app.scroller().scrollTop = 500;
    await app.settled();
    await app.go(-1);
    expect([app.hash(), app.tabBar()!.selected, app.text(), app.scroller().scrollTop]).to.deep.equal([
      '/home',
      0,
      '1',
      300,
    ]);
    await app.go(1);
    expect([app.hash(), app.tabBar()!.selected, app.text(), app.scroller().scrollTop]).to.deep.equal([
      '/mine',
      1,
      '2',
      500,
    ]);
  });

  it('move no page as Back and Forward switch, and have no Back in their bar', async () => {
    const app = await startApp(definition);
    const { animate } = Element.prototype;
    let played = 0;
    try {
      Element.prototype.animate = function (...args) {
        if (this.matches('.nc-page')) played++;
        return animate.apply(this, args);
      };
      await tap(app, 1);
      await settled(app.bar());
      expect(app.bar().back).to.equal(false);
      await tap(app, 2);
      await app.go(-1);
      await app.go(1);
      await navigateBack();
      await app.settled();
      expect(played).to.equal(0);
    } finally {
      Element.prototype.animate = animate;
    }
  });

  it('ask their page before Back, as any page', async () => {
    const app = await startApp(definition);
    await switchTab({ url: '/mine' });
    await app.settled();
    stays = true;
    await app.go(-1);
    expect(app.hash()).to.equal('/mine');
    stays = false;
    await app.go(-1);
    expect(app.hash()).to.equal('/home');
  });
});
