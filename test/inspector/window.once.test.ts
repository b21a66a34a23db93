import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { openInspector } from 'nacre/inspector';
import { navigateTo } from 'nacre/device';
import { stopApps, until } from '../shell/start-app.js';
import { closeInspector, isOpen, startInspected } from './helpers.js';

const TABS = ['Stack', 'Bus', 'Lifecycle', 'Leaks', 'Elements', 'Strings'];

describe('inspector', () => {
  afterEach(async () => {
    closeInspector();
    stopApps();
    document.documentElement.removeAttribute('dir');
    await setViewport({ width: 800, height: 600 });
  });

  it('becomes a button by Escape and comes back, and the app hears neither', async () => {
    const { inspected } = await startInspected();
    const heard: string[] = [];
    const listener = ({ key }: KeyboardEvent): void => void heard.push(key);
    addEventListener('keydown', listener);
    inspected.button('Stack').focus();
    await sendKeys({ press: 'Escape' });
    await until(() => inspected.button('Show the inspector'), 'it is small');
    expect(inspected.find('#dock')).to.equal(null);
    expect(inspected.element.shadowRoot!.activeElement).to.equal(inspected.button('Show the inspector'));
    await sendKeys({ press: 'Enter' });
    await until(() => inspected.find('#dock'), 'it is back');
    await until(
      () => inspected.element.shadowRoot!.activeElement === inspected.button('Stack'),
      'the selected tab has the focus',
    );
    removeEventListener('keydown', listener);
    expect(heard).to.deep.equal([]);
  });

  it('has tabs that follow the arrow keys', async () => {
    const { inspected } = await startInspected();
    inspected.button('Stack').focus();
    for (const tab of [...TABS.slice(1), 'Stack']) {
      await sendKeys({ press: 'ArrowRight' });
      await until(() => inspected.element.shadowRoot!.activeElement === inspected.button(tab), `${tab} has the focus`);
      expect(inspected.button(tab).ariaSelected).to.equal('true');
    }
    document.documentElement.dir = 'rtl';
    await sendKeys({ press: 'ArrowLeft' });
    await until(() => inspected.button('Bus').ariaSelected === 'true', 'arrows follow the direction');
  });

  it('is resized by arrow keys, at the bottom or at the side', async () => {
    const { inspected } = await startInspected();
    const size = () => inspected.find('#dock').getBoundingClientRect();
    const before = size();
    // A scroll bar may take some of the window.
    const { documentElement: root } = document;
    expect(before.width).to.equal(root.clientWidth);
    expect(before.bottom).to.equal(innerHeight);
    inspected.find('#resize').focus();
    await sendKeys({ press: 'ArrowUp' });
    await until(() => size().height > before.height, 'it is higher');
    await setViewport({ width: 1200, height: 700 });
    await until(() => inspected.find('#resize').ariaOrientation === 'vertical', 'it knows that it is at the side');
    expect(size().height).to.equal(innerHeight);
    expect(size().right).to.equal(root.clientWidth);
    const { width } = size();
    await sendKeys({ press: 'ArrowLeft' });
    await until(() => size().width > width, 'it is wider');
  });

  it('leaves the rest of the screen to the app', async () => {
    const { app } = await startInspected();
    await navigateTo({ url: '/a' });
    await app.settled();
    const button = app.top().querySelector('.nc-page-content button')!;
    const { left, top } = button.getBoundingClientRect();
    expect(document.elementFromPoint(left + 2, top + 2)).to.equal(button);
  });

  it('looks the same whatever the styles of the app are', async () => {
    const style = document.createElement('style');
    style.textContent =
      '* { font-size: 40px !important; display: grid !important; pointer-events: auto !important } nc-inspector { inset: 40px; opacity: 0.2 }';
    document.head.append(style);
    const { inspected } = await startInspected();
    const look = getComputedStyle(inspected.element);
    const { display, opacity, pointerEvents, insetBlockStart } = look;
    style.remove();
    expect({ display, opacity, pointerEvents, insetBlockStart }).to.deep.equal({
      display: 'block',
      opacity: '1',
      pointerEvents: 'none',
      insetBlockStart: '0px',
    });
  });

  it('opens once, and closes by its button', async () => {
    const { inspected } = await startInspected();
    expect(openInspector()).to.equal(inspected.close);
    expect(document.querySelectorAll('nc-inspector')).to.have.length(1);
    inspected.button('Close').click();
    expect(isOpen()).to.equal(false);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible in each panel, ${theme}`, async () => {
      document.documentElement.style.colorScheme = theme;
      const { app, inspected } = await startInspected();
      await navigateTo({ url: '/a' });
      await app.settled();
      for (const tab of TABS) {
        await inspected.show(tab);
        await expect(inspected.element).to.be.accessible();
      }
      document.documentElement.style.removeProperty('color-scheme');
    });
  }
});
