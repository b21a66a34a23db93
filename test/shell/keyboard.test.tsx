import { setViewport } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import { navigateTo } from 'nacre/device';
import { Input, Textarea } from 'nacre/react';
import { useKeyboardHeight, type AppDefinition } from 'nacre/shell';
import { drawn, settled } from '../helpers/dom.js';
import { screenKeyboard, type ScreenKeyboard } from '../helpers/screen-keyboard.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const Height = () => <b>{useKeyboardHeight()}</b>;
function Page() {
  return (
    <>
      <div style={{ height: 1200 }}>
        <Height />
      </div>
      <label htmlFor="low">Low</label>
      <input id="low" />
      <div id="nest" style={{ height: 300, overflow: 'auto' }}>
        <div style={{ height: 900 }} />
        <Input className="nested" label="nested" />
        <div style={{ height: 300 }} />
      </div>
      <textarea id="tall" aria-label="tall" style={{ height: 900, display: 'block', lineHeight: '20px' }} />
      <Textarea className="own" label="own" />
      <div style={{ height: 600 }} />
      <div className="nc-page-footer" style={{ height: 50, boxSizing: 'content-box' }}>
        <input id="foot" aria-label="foot" />
      </div>
    </>
  );
}
const Sheet = () => (
  <>
    <div style={{ height: 300 }} />
    <input id="low" aria-label="low" />
    <div className="nc-page-footer" style={{ height: 50, boxSizing: 'content-box' }}>
      <input id="foot" aria-label="foot" />
    </div>
  </>
);
const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Page },
    { path: '/a', load: () => Page },
    { path: '/sheet', load: () => Sheet, presentation: 'sheet' },
  ],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/a' }] },
  style: { animationType: 'none' },
};
const find = (app: StartedApp, selector: string) => app.top().querySelector<HTMLInputElement>(selector)!;
const variable = () => document.documentElement.style.getPropertyValue('--nc-keyboard-height');
const box = (element: Element) => element.getBoundingClientRect();
const HEIGHT = 250;

describe('the on-screen keyboard', () => {
  let keyboard: ScreenKeyboard;
  before(useTokens);
  beforeEach(() => (keyboard = screenKeyboard()));
  afterEach(async () => {
    stopApps();
    keyboard.remove();
    await setViewport({ width: 800, height: 600 });
  });

  /** The user taps a field, and the keyboard opens. */
  const open = async (field: HTMLElement, height = HEIGHT) => {
    field.focus({ preventScroll: true });
    await until(() => variable() !== '', 'the shell follows the keyboard');
    keyboard.cover(height);
    await until(() => variable() === `${height}px`, 'it knows the height');
    await drawn();
  };
  /** Whether an element is between the bar and the keyboard, or the footer above it. */
  const expectSeen = (app: StartedApp, element: Element, height = HEIGHT) => {
    const footer = find(app, '.nc-page-footer');
    const end = footer.contains(element) ? innerHeight - height : box(footer).top;
    expect(box(element).top, 'top').to.be.at.least(box(app.scroller()).top);
    expect(box(element).bottom, 'bottom').to.be.at.most(end + 0.5);
  };

  it('is not followed before a field has the focus', async () => {
    await startApp(definition);
    keyboard.cover(HEIGHT);
    await drawn();
    expect(variable()).to.equal('');
  });

  it('lifts a sheet, so that its field and its footer are above it', async () => {
    await setViewport({ width: 500, height: 600 });
    const app = await startApp(definition);
    await navigateTo({ url: '/sheet' });
    await app.settled();
    const sheet = app.container.querySelector('nc-popup')!;
    const surface = sheet.shadowRoot!.querySelector('[part=surface]')!;
    const height = box(surface).height;
    expect(box(surface).bottom).to.be.closeTo(innerHeight, 0.5);
    await open(find(app, '#low'));
    await settled(sheet);
    expect(box(find(app, '.nc-page-footer')).bottom, 'footer').to.be.closeTo(innerHeight - HEIGHT, 0.5);
    expect(box(surface).top, 'top').to.be.at.least(0);
    expectSeen(app, find(app, '#low'));
    expectSeen(app, find(app, '#foot'));
    keyboard.cover(0);
    await until(() => Math.abs(box(surface).bottom - innerHeight) < 0.5, 'it is at the bottom again');
    expect(box(surface).height).to.be.closeTo(height, 0.5);
  });

  it('makes the app smaller, hides the tab bar and has its height for pages', async () => {
    const app = await startApp(definition);
    await open(find(app, '#foot'));
    expect(box(app.container.querySelector('.nc-app')!).bottom).to.equal(innerHeight - HEIGHT);
    expect(getComputedStyle(app.tabBar()!).display).to.equal('none');
    await until(() => find(app, 'b').textContent === String(HEIGHT), 'components know it');
    keyboard.cover(0);
    await until(() => variable() === '0px', 'it closes');
    expect(box(app.container.querySelector('.nc-app')!).bottom).to.equal(innerHeight);
    expect(getComputedStyle(app.tabBar()!).display).not.to.equal('none');
  });

  it('leaves a footer above it, with one safe area at most', async () => {
    document.documentElement.style.setProperty('--nc-safe-bottom', '30px');
    const app = await startApp({ ...definition, tabBar: { list: [{ pagePath: '/a' }] } });
    const footer = find(app, '.nc-page-footer');
    expect(box(footer).bottom).to.equal(innerHeight);
    expect(box(footer).height).to.equal(80);
    await open(find(app, '#foot'));
    expect(box(footer).bottom).to.equal(innerHeight - HEIGHT);
    expect(box(footer).height).to.equal(50);
    document.documentElement.style.removeProperty('--nc-safe-bottom');
  });

  it('leaves the field and its label in view, above the footer', async () => {
    const app = await startApp(definition);
    await open(find(app, '#low'));
    expectSeen(app, find(app, '#low'));
    expectSeen(app, find(app, 'label'));
  });

  it('leaves a field of ours in a nested scroller in view', async () => {
    const app = await startApp(definition);
    const field = find(app, '.nested');
    await settled(field);
    await open(field);
    expectSeen(app, field);
    expect(box(field).bottom).to.be.at.most(box(find(app, '#nest')).bottom);
  });

  it('leaves the field in view when it becomes higher, and when another field gets the focus', async () => {
    const app = await startApp(definition);
    await open(find(app, '#low'), 100);
    keyboard.cover(HEIGHT);
    await until(() => variable() === `${HEIGHT}px`, 'it is higher');
    await drawn();
    expectSeen(app, find(app, '#low'));
    const own = find(app, '.own');
    await settled(own);
    own.focus({ preventScroll: true });
    await drawn();
    expectSeen(app, own);
  });

  it('leaves the caret of a high field in view', async () => {
    const app = await startApp(definition);
    const field = find(app, '#tall');
    field.value = Array.from({ length: 40 }, (_, line) => String(line)).join('\n');
    field.setSelectionRange(0, 0);
    await open(field);
    const lineAt = (line: number) => box(field).top + line * 20;
    expect(lineAt(0)).to.be.at.least(box(app.scroller()).top);
    field.setSelectionRange(field.value.length, field.value.length);
    await until(() => lineAt(40) <= box(find(app, '.nc-page-footer')).top, 'the caret is seen');
    expect(lineAt(39)).to.be.at.least(box(app.scroller()).top);
  });

  it('is not mistaken for a zoom', async () => {
    const app = await startApp(definition);
    await open(find(app, '#foot'));
    keyboard.zoom(2, 100);
    await until(() => variable() === '0px', 'nothing covers the page');
    keyboard.zoom(2, 100, HEIGHT);
    await until(() => variable() === `${HEIGHT}px`, 'it opens while the page is zoomed');
    expect(app.tabBar()).to.exist;
  });

  it('is followed no more after the app has gone', async () => {
    const app = await startApp(definition);
    await open(find(app, '#foot'));
    await navigateTo({ url: '/home' }).catch(() => undefined);
    app.unmount();
    expect(variable()).to.equal('');
    keyboard.cover(100);
    expect(variable()).to.equal('');
  });
});
