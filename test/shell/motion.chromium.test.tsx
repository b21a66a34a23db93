import { expect } from '@open-wc/testing';
import { navigateTo } from 'nacre/device';
import { SHARED_ELEMENTS } from '../../shell/ui/motion/shared.js';
import { settled } from '../helpers/dom.js';
import { emulate } from '../helpers/commands.js';
import { startApp, stopApps, until } from './start-app.js';

describe('motion of pages, where users want less of it', () => {
  afterEach(async () => {
    stopApps();
    await emulate({});
  });

  it('is not played', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const load = () => () => <p>page</p>;
    const app = await startApp({
      pages: [
        { path: '/home', load },
        { path: '/a', load },
      ],
    });
    await navigateTo({ url: '/a' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(app.top().getAnimations()).to.deep.equal([]);
    await app.settled();
    expect(app.container.querySelectorAll('.nc-page')).to.have.length(2);
  });

  it('ends at once when that begins', async () => {
    const load = () => () => <p>page</p>;
    const app = await startApp({ pages: ['/home', '/a'].map((path) => ({ path, load })) });
    await navigateTo({ url: '/a', animationDuration: 60_000 });
    await until(() => app.top().getAnimations().length > 0, 'the page moves');
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    await until(() => app.top().getAnimations().length === 0, 'it ends');
    await app.settled();
    expect(app.top().dataset['phase']).to.equal('active');
  });

  for (const [setting, count] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const)
    it(`loads ${count ? 'what measures shared elements' : 'nothing for shared elements'} where the setting is ${setting}`, async () => {
      let wanted = 0;
      const { want } = SHARED_ELEMENTS;
      SHARED_ELEMENTS.want = () => void wanted++;
      try {
        await emulate({ 'prefers-reduced-motion': setting });
        const app = await startApp({ pages: [{ path: '/home', load: () => () => <p data-shared="a">shared</p> }] });
        await app.settled();
        expect(wanted).to.equal(count);
      } finally {
        SHARED_ELEMENTS.want = want;
      }
    });

  it('is not played by a tap on the tab that shows either', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const app = await startApp({
      pages: [{ path: '/home', load: () => () => <div style={{ height: 5000 }}>long</div> }],
      tabBar: { list: [{ pagePath: '/home', text: 'Home' }] },
    });
    app.scroller().scrollTo({ top: 2000 });
    await settled(app.tabBar()!);
    app.tabBar()!.shadowRoot!.querySelector<HTMLElement>('[part~="tab"]')!.click();
    expect(app.scroller().scrollTop).to.equal(0);
  });
});
