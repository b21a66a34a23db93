import { expect } from '@open-wc/testing';
import { frameUrl } from '../helpers/frame.js';
import { historyQuota } from '../router/app-frame.js';
import type { ReloadWindow } from './fixtures/reload-app.js';
import { until } from './start-app.js';

const next = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/** An app in a document of its own, which can be loaded again. */
class ReloadFrame {
  readonly element = document.createElement('iframe');

  static async open(): Promise<ReloadFrame> {
    const frame = new ReloadFrame();
    const { element } = frame;
    await historyQuota();
    history.pushState(null, '');
    element.style.cssText = 'width: 400px; height: 400px; border: 0';
    element.src = `${frameUrl({ module: '/test/shell/fixtures/reload-app.tsx' })}#/home`;
    const loaded = next(element, 'load');
    document.body.append(element);
    await loaded;
    // Not inside of the load event, where a new entry would replace the one before it.
    await new Promise((resolve) => setTimeout(resolve));
    await frame.settled();
    return frame;
  }

  get window(): ReloadWindow {
    return this.element.contentWindow as unknown as ReloadWindow;
  }

  get top(): HTMLElement {
    return this.element.contentDocument!.querySelector<HTMLElement>('.nc-page:not([inert])')!;
  }

  get scroller(): HTMLElement {
    return this.top.querySelector<HTMLElement>('.nc-page-scroll')!;
  }

  get inner(): HTMLElement {
    return this.top.querySelector<HTMLElement>('#inner')!;
  }

  get titles(): string[] {
    return [this.element.contentDocument!.title, this.top.querySelector('nc-nav-bar')!.title];
  }

  page(path: string) {
    return this.window.pages.get(path)!;
  }

  async settled(): Promise<void> {
    const isReady = () => {
      const { app } = this.window;
      const { entries, leaving } = app.router.getSnapshot();
      return entries.at(-1)?.phase === 'active' && leaving.length === 0 && this.top?.textContent;
    };
    await until(() => this.window.app && isReady(), 'the frame shows its page');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }

  async reload(): Promise<void> {
    const loaded = next(this.element, 'load');
    this.window.location.reload();
    await loaded;
    await new Promise((resolve) => setTimeout(resolve));
    await this.settled();
  }

  async go(delta: number): Promise<void> {
    const moved = next(this.window, 'popstate');
    this.window.history.go(delta);
    await moved;
    await this.window.app.router.navigateBack({ delta: 0 }).catch(() => undefined);
    await this.settled();
  }

  /** The user scrolls. */
  async scroll(top: number, element: HTMLElement = this.scroller): Promise<void> {
    element.scrollTop = top;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

describe('after a reload', () => {
  let frame: ReloadFrame;
  beforeEach(async () => {
    frame = await ReloadFrame.open();
  });
  afterEach(() => {
    frame.window.sessionStorage.clear();
    frame.element.remove();
  });

  it('the stack, titles, drafts and offsets are restored, and pages mount when they show', async () => {
    const { navigateTo } = frame.window.device;
    await frame.scroll(250);
    await navigateTo({ url: '/a?x=1' });
    await frame.settled();
    frame.page('/a').setTitle('Set');
    frame.page('/a').setSnapshot('draft', { text: 'half' });
    await frame.scroll(700);
    await frame.scroll(300, frame.inner);
    await navigateTo({ url: '/b' });
    await frame.settled();
    await frame.scroll(400);

    await frame.reload();
    expect(frame.window.log).to.deep.equal(['/b load ', '/b show']);
    expect(frame.element.contentDocument!.querySelectorAll('.nc-page')).to.have.length(1);
    expect(frame.scroller.scrollTop).to.equal(400);

    await frame.go(-1);
    expect(frame.window.log.slice(2)).to.deep.equal(['/a load 1', '/a show']);
    expect(frame.titles).to.deep.equal(['Set', 'Set']);
    expect(frame.page('/a').getSnapshot('draft')).to.deep.equal({ text: 'half' });
    expect(frame.scroller.scrollTop).to.equal(700);
    expect(frame.inner.scrollTop).to.equal(300);

    await frame.window.device.navigateBack();
    await frame.settled();
    expect(frame.titles).to.deep.equal(['Home', 'Home']);
    expect(frame.scroller.scrollTop).to.equal(250);
  });

  it('the page beneath gets the result of a page that was open', async () => {
    const { device } = frame.window;
    await device.navigateTo({ url: '/a' });
    await device.navigateTo({ url: '/b?x=1' });
    await frame.settled();
    await frame.reload();
    frame.window.log.splice(0);
    await frame.window.device.navigateBack({ result: { id: 7 } });
    await frame.settled();
    expect(frame.window.log).to.deep.equal(['/a load ', '/a show', '/a result {"id":7} of /b?x=1']);
    await frame.reload();
    expect(frame.window.log).to.deep.equal(['/a load ', '/a show']);
  });

  it('Forward leads to pages with their titles, drafts and offsets', async () => {
    await frame.window.device.navigateTo({ url: '/a' });
    await frame.settled();
    frame.page('/a').setTitle('Set');
    frame.page('/a').setSnapshot('draft', 'half');
    await frame.scroll(700);
    await frame.window.device.navigateBack();
    await frame.settled();
    for (const times of [1, 2]) {
      for (let count = 0; count < times; count++) await frame.reload();
      await frame.go(1);
      expect(frame.titles).to.deep.equal(['Set', 'Set']);
      expect(frame.page('/a').getSnapshot('draft')).to.equal('half');
      expect(frame.scroller.scrollTop).to.equal(700);
      await frame.go(-1);
      expect(frame.titles).to.deep.equal(['Home', 'Home']);
    }
  });

  it('tabs are restored', async () => {
    const { switchTab } = frame.window.device;
    await frame.scroll(250);
    await switchTab({ url: '/mine' });
    await frame.settled();
    await frame.scroll(500);
    await frame.reload();
    expect(frame.scroller.scrollTop).to.equal(500);
    expect(frame.element.contentDocument!.querySelector('nc-tab-bar')!.selected).to.equal(1);
    await frame.window.device.switchTab({ url: '/home' });
    await frame.settled();
    expect(frame.scroller.scrollTop).to.equal(250);
  });
});
