import 'nacre/elements/scroll-view';
import { expect, fixture, html } from '@open-wc/testing';
import type { NcScrollView } from 'nacre/elements/scroll-view';
import type { PullEvent, RefreshEvent } from 'nacre/elements/refresher';
import { isWebKit, keys, wheel, type Point } from '../../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { follow, until, WAYS } from '../refresher/refresher-fixture.js';

describe('A scroll view with a refresher', () => {
  before(useTokens);

  let view: NcScrollView;
  let log: string[];
  const place = async (attributes = '', content = '') => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    home.innerHTML = `<nc-scroll-view refresher-enabled ${attributes} style="height: 200px">${content}<div id="content" style="height: 900px"></div></nc-scroll-view>`;
    view = home.firstElementChild as NcScrollView;
    log = follow(view, 'refresher');
    await settled(view);
    await drawn();
  };
  const at = (y: number): Point => {
    const { left, top } = view.getBoundingClientRect();
    return [Math.round(left + 100), Math.round(top + y)];
  };
  const pull = (way: number, move = WAYS.mouse!) => move([at(20), at(20 + way)]);
  const shown = () =>
    view.querySelector('#content')!.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop;

  // Before all others: none of them has loaded anything yet.
  it('has its refresher in the first paint', async () => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    let frames = 0;
    requestAnimationFrame(() => frames++);
    home.innerHTML = `<nc-scroll-view refresher-enabled refresher-triggered style="height: 200px"></nc-scroll-view>`;
    const first = home.firstElementChild as NcScrollView;
    await settled(first);
    expect(first.shadowRoot!.querySelector('nc-refresher')!.offsetHeight).to.equal(45);
    expect(frames).to.equal(0);
  });

  for (const [name, move] of Object.entries(WAYS)) {
    it(`makes room for the indicator, and fires the events of the pull: ${name}`, async () => {
      await place();
      await pull(120, move);
      expect(log).to.deep.equal(['pulling', 'refresh']);
      expect(view.refresherTriggered).to.equal(true);
      await until(() => shown() === 45);
      view.refresherTriggered = false;
      await settled(view);
      expect(log).to.deep.equal(['pulling', 'refresh', 'restore']);
      await until(() => shown() === 0);
      log.length = 0;
      await pull(35, move);
      expect(log).to.deep.equal(['pulling', 'abort']);
      await until(() => shown() === 0);
      expect(view.refresherTriggered).to.equal(false);
    });
  }

  it('lets the scroller around it take over at its end, but not at its top', async () => {
    await place();
    const home = view.parentElement!;
    home.style.cssText = 'height: 260px; overflow: auto';
    home.append(document.createElement('hr'));
    (home.lastElementChild as HTMLElement).style.height = '600px';
    expect(getComputedStyle(view).overscrollBehaviorY).to.equal('contain');
    view.scrollTop = 9999;
    await until(() => getComputedStyle(view).overscrollBehaviorY === 'auto');
    await drawn();
    await wheel(at(100), { deltaY: 100 });
    await until(() => home.scrollTop > 20);
    view.scrollTop = 0;
    await until(() => getComputedStyle(view).overscrollBehaviorY === 'contain');
  });

  it('reports how far it is pulled', async () => {
    await place('refresher-threshold="80"');
    const ways: number[] = [];
    let refreshed: PullEvent | undefined;
    view.addEventListener('refresherpulling', (event) => ways.push((event as PullEvent).dy));
    view.addEventListener('refresherrefresh', (event) => (refreshed = event as PullEvent));
    await pull(110);
    expect(ways).to.deep.equal([...ways].sort((a, b) => a - b));
    expect([refreshed!.dy, refreshed!.deltaY]).to.deep.equal([ways.at(-1), ways.at(-1)]);
    expect(refreshed!.dy).to.be.within(90, 110);
    await until(() => shown() === 80);
  });

  it('warns of a wrong threshold, and uses the default', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    await place('refresher-threshold="0" refresher-triggered');
    await until(() => shown() === 45);
    console.warn = warn;
    expect(warnings).to.deep.equal(['<nc-scroll-view> refresher-threshold: expected more than 0, got 0']);
  });

  it('refreshes once when refresher-triggered is set, also initially', async () => {
    await place('refresher-triggered');
    await until(() => log.length);
    expect(log).to.deep.equal(['refresh']);
    view.refresherTriggered = false;
    await settled(view);
    expect(log).to.deep.equal(['refresh', 'restore']);
    let way = 0;
    view.addEventListener('refresherrefresh', (event) => (way = (event as PullEvent).dy));
    view.refresherTriggered = true;
    await settled(view);
    await settled(view);
    expect(log).to.deep.equal(['refresh', 'restore', 'refresh']);
    expect(way).to.equal(45);
  });

  it('fires nothing if refresher-triggered is reset at once', async () => {
    await place();
    view.refresherTriggered = true;
    view.refresherTriggered = false;
    await settled(view);
    expect(log).to.deep.equal([]);
  });

  it('ends the refresh if the listener does so at once', async () => {
    await place();
    view.addEventListener('refresherrefresh', () => (view.refresherTriggered = false));
    await pull(120);
    await settled(view);
    expect(log).to.deep.equal(['pulling', 'refresh', 'restore']);
    expect(view.refresherTriggered).to.equal(false);
  });

  it('ends the refresh with the promise of the page', async () => {
    await place();
    let done!: () => void;
    view.addEventListener('refresherrefresh', (event) =>
      (event as RefreshEvent).waitUntil(new Promise<void>((resolve) => (done = resolve))),
    );
    await pull(120);
    await drawn();
    expect(view.refresherTriggered).to.equal(true);
    done();
    await until(() => !view.refresherTriggered);
    expect(log).to.deep.equal(['pulling', 'refresh', 'restore']);
  });

  it('ends the refresh after its timeout, and offers to try again', async () => {
    await place('refresher-timeout="50"');
    await pull(120);
    await until(() => log.at(-1) === 'restore');
    expect(view.refresherTriggered).to.equal(false);
    const refresher = view.shadowRoot!.querySelector('nc-refresher')!;
    await until(() => refresher.shadowRoot!.querySelector('[part=notice]'));
    const notice = refresher.shadowRoot!.querySelector<HTMLElement>('[part=notice]')!;
    const { left, top, height } = notice.getBoundingClientRect();
    expect(height).to.be.greaterThan(40);
    const seen = refresher.shadowRoot!.elementFromPoint(left + 20, top + height / 2)!;
    expect(notice.contains(seen), 'it can be seen').to.equal(true);
    notice.querySelector('button')!.click();
    expect(log).to.deep.equal(['pulling', 'refresh', 'restore', 'refresh']);
    expect(view.refresherTriggered).to.equal(true);
  });

  it('shows its button when Tab focuses it', async () => {
    await place();
    view.focus();
    await keys('Tab');
    const refresher = view.shadowRoot!.querySelector('nc-refresher')!;
    const button = refresher.shadowRoot!.querySelector('button')!;
    expect(deepActiveElement() === button).to.equal(true);
    const { left, top, width, height } = button.getBoundingClientRect();
    // In WebKitGTK no window is ever the active one, and `:focus-visible` matches nothing.
    if (!isWebKit) {
      expect(refresher.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2) === button).to.equal(true);
      expect(height).to.equal(44);
      // The text's width, and with it a fraction of a pixel, depends on the system font.
      expect(left + width / 2).to.be.closeTo(view.getBoundingClientRect().left + view.clientWidth / 2, 0.5);
    }
    await keys('Enter');
    expect(log).to.deep.equal(['refresh']);
  });

  it('shows an indicator of the page’s own', async () => {
    await place(
      'refresher-background="rgb(1, 2, 3)"',
      '<b slot="refresher" style="display: block; height: 45px">Own</b>',
    );
    const own = view.querySelector('b')!;
    const refresher = view.shadowRoot!.querySelector('nc-refresher')!;
    const disc = refresher.shadowRoot!.querySelector('[part=disc]')!;
    expect(disc.checkVisibility()).to.equal(false);
    view.refresherTriggered = true;
    await settled(view);
    await until(() => own.getBoundingClientRect().top === view.getBoundingClientRect().top);
    expect(own.checkVisibility({ visibilityProperty: true })).to.equal(true);
    expect(getComputedStyle(refresher).backgroundColor).to.equal('rgb(1, 2, 3)');
    view.refresherBackground = '';
    view.style.setProperty('--nc-scroll-view-refresher-background', 'rgb(4, 5, 6)');
    await settled(view);
    expect(getComputedStyle(refresher).backgroundColor).to.equal('rgb(4, 5, 6)');
    own.remove();
    await drawn();
    await until(() => disc.checkVisibility());
    view.refresherDefaultStyle = 'none';
    await settled(view);
    expect(disc.checkVisibility()).to.equal(false);
  });

  it('keeps the content in view where it is when a refresh begins and ends', async () => {
    await place();
    view.scrollTop = 300;
    await drawn();
    const content = view.querySelector('#content')!;
    const before = content.getBoundingClientRect().top;
    for (const on of [true, false]) {
      view.refresherTriggered = on;
      await settled(view);
      const refresher = view.shadowRoot!.querySelector<HTMLElement>('nc-refresher')!;
      await until(() => refresher.offsetHeight === (on ? 45 : 0));
      await drawn();
      expect(content.getBoundingClientRect().top).to.be.closeTo(before, 1);
    }
  });

  it('is pulled instead of a scroll view around it', async () => {
    await place();
    const inner = document.createElement('nc-scroll-view');
    inner.refresherEnabled = true;
    inner.style.height = '150px';
    inner.innerHTML = '<div style="height: 400px"></div>';
    view.prepend(inner);
    await settled(inner);
    await drawn();
    const innerLog = follow(inner, 'refresher');
    await pull(120);
    expect([innerLog, log]).to.deep.equal([['pulling', 'refresh'], []]);
  });

  it('is not pulled in an inner box that can be scrolled up', async () => {
    await place('', '<div id="inner" style="height: 100px; overflow: auto"><div style="height: 400px"></div></div>');
    const inner = view.querySelector('#inner')!;
    inner.scrollTop = 50;
    await pull(120);
    expect(log).to.deep.equal([]);
    inner.scrollTop = 0;
    await pull(120);
    expect(log).to.deep.equal(['pulling', 'refresh']);
  });

  it('ends the refresh when the refresher is disabled or the view is removed', async () => {
    await place();
    view.refresherTriggered = true;
    await settled(view);
    view.refresherEnabled = false;
    await until(() => log.at(-1) === 'restore');
    expect(view.refresherTriggered).to.equal(false);
    view.refresherEnabled = true;
    view.refresherTriggered = true;
    await settled(view);
    await drawn();
    view.remove();
    await until(() => log.at(-1) === 'restore');
    expect(log).to.deep.equal(['refresh', 'restore', 'refresh', 'restore']);
  });

  it('continues the refresh when the view is moved', async () => {
    await place('refresher-triggered');
    await until(() => log.length);
    const other = document.createElement('div');
    view.before(other);
    other.append(view);
    await drawn();
    expect(log).to.deep.equal(['refresh']);
    view.refresherTriggered = false;
    await settled(view);
    expect(log).to.deep.equal(['refresh', 'restore']);
  });
});
