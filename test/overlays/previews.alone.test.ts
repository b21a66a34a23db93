import { expect, waitUntil } from '@open-wc/testing';
import { closePreviewImage, device, dispatchBack, previewImage, showToast, hideToast } from 'nacre/device';
import { installOverlays } from 'nacre/overlays';
import { ImageViewerLongPressEvent } from 'nacre/elements/image-viewer';
import type { NcImageViewer } from '../../elements/image-viewer/image-viewer.js';
import { keys } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';
import { shownIndex } from '../elements/image-viewer/image-viewer-fixture.js';
import { withoutMotion } from './overlay-fixture.js';

const PEARL = '/shell/showcase/pearl.svg';
const urls = [PEARL, `${PEARL}#2`, `${PEARL}#3`];

const viewers = () => [...document.querySelectorAll<NcImageViewer>('nc-image-viewer')];
const shown = () => viewers().filter(isVisible)[0];
const visit = (key: string) => device.emit('routeChange', { key, path: `/${key}`, action: 'navigateTo' });
const failOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { errMsg: string }) => error.errMsg,
  );

describe('previewImage', () => {
  let end: () => void;
  before(useTokens);
  withoutMotion();
  beforeEach(() => {
    end = installOverlays();
  });
  afterEach(async () => {
    end();
    await waitUntil(() => viewers().length === 0, 'it has gone');
    expect(document.documentElement.style.overflow).to.equal('');
  });

  it('shows pictures, and resolves once they are on screen', async () => {
    expect((await previewImage({ urls, current: 1, loop: true, indicator: 'number' })).errMsg).to.equal(
      'previewImage:ok',
    );
    const viewer = shown()!;
    expect([viewer.urls, shownIndex(viewer), viewer.loop, viewer.indicator]).to.deep.equal([urls, 1, true, 'number']);
    expect((await closePreviewImage()).errMsg).to.equal('closePreviewImage:ok');
    expect(shown()).to.equal(undefined);
  });

  it('opens at the first picture, or that of a URL', async () => {
    await previewImage({ urls, current: urls[2]! });
    expect(shownIndex(shown()!)).to.equal(2);
    await closePreviewImage();
    await drawn();
    for (const current of [undefined, 9, 'nowhere.png']) {
      await previewImage({ urls, ...(current !== undefined && { current }) });
      expect(shownIndex(shown()!)).to.equal(0);
      expect([shown()!.loop, shown()!.indicator]).to.deep.equal([false, 'default']);
    }
  });

  it('shows other pictures when it is called again', async () => {
    await previewImage({ urls });
    const viewer = shown();
    await previewImage({ urls: [{ url: PEARL, alt: 'Pearl' }], current: 0 });
    expect(viewers().length).to.equal(1);
    expect(shown() === viewer).to.equal(true);
    await viewer!.updateComplete;
    expect(viewer!.shadowRoot!.querySelector('img')!.alt).to.equal('Pearl');
  });

  it('names the wrong option', async () => {
    for (const wrong of [undefined, [], 'x.png']) {
      expect(await failOf(previewImage({ urls: wrong as never }))).to.match(/^previewImage:fail urls: expected/);
    }
    expect(await failOf(closePreviewImage())).to.equal('closePreviewImage:fail no picture is shown');
  });

  it('is closed by Escape and by Back', async () => {
    await previewImage({ urls });
    await keys('Escape');
    await waitUntil(() => !shown());
    await previewImage({ urls });
    expect(dispatchBack({ from: 'backbutton' })).to.equal(true);
    expect(shown()).to.equal(undefined);
    expect(dispatchBack({ from: 'backbutton' })).to.equal(false);
  });

  it('is closed in the order of the calls, and not shown after its call was aborted', async () => {
    const calls = [previewImage({ urls }), closePreviewImage()].map(failOf);
    expect(await Promise.all(calls)).to.deep.equal(['ok', 'ok']);
    expect(shown()).to.equal(undefined);
    const controller = new AbortController();
    const call = failOf(previewImage({ urls, signal: controller.signal }));
    controller.abort();
    expect(await call).to.match(/^previewImage:fail/);
    await drawn();
    expect(shown()).to.equal(undefined);
  });

  it('closes with its page, and is not shown after its page was left', async () => {
    visit('home');
    await previewImage({ urls });
    visit('home');
    expect(shown()).to.not.equal(undefined);
    visit('next');
    await waitUntil(() => !shown());
    const late = failOf(previewImage({ urls }));
    visit('last');
    expect(await late).to.equal('ok');
    await drawn();
    expect(shown()).to.equal(undefined);
  });

  it('has toasts above it', async () => {
    await previewImage({ urls });
    await showToast({ title: 'Saved', duration: 0 });
    const toast = document.querySelector('nc-toast')!;
    expect(toast.parentElement === shown()).to.equal(true);
    await closePreviewImage();
    await drawn();
    expect(toast.isConnected && toast.parentElement === document.body).to.equal(true);
    await hideToast();
  });

  it('closes when overlays are uninstalled', async () => {
    await previewImage({ urls });
    end();
    await waitUntil(() => !shown());
  });

  it('offers what can be done with the picture that is held', async () => {
    const log: unknown[] = [];
    const longPressActions = {
      itemList: ['Save', 'Copy'],
      itemColor: 'rgb(200, 0, 0)',
      success: (choice: object) => log.push(choice),
      fail: ({ errMsg }: Error & { errMsg: string }) => log.push(errMsg),
      complete: () => log.push('complete'),
    };
    const sheets = () => [...document.querySelectorAll('nc-action-sheet')].filter(isVisible);
    const hold = () => shown()!.dispatchEvent(new ImageViewerLongPressEvent(1, urls[1]!));
    const menu = async () => {
      expect(hold(), 'the browser shows its menu').to.equal(false);
      await waitUntil(() => sheets().length === 1);
      return sheets()[0]!;
    };
    await previewImage({ urls, current: 1, longPressActions });
    const sheet = await menu();
    expect([sheet.itemList, sheet.itemColor]).to.deep.equal([['Save', 'Copy'], 'rgb(200, 0, 0)']);
    await keys('ArrowDown');
    await keys('Enter');
    await waitUntil(() => log.length === 2);
    expect(log.splice(0)).to.deep.equal([{ tapIndex: 1, index: 1 }, 'complete']);
    expect(shown()!.open).to.equal(true);
    await menu();
    await keys('Escape');
    await waitUntil(() => log.length === 2);
    expect(log.splice(0)).to.deep.equal(['previewImage:fail cancel', 'complete']);
    expect(shown()!.open, 'Escape closes the menu only').to.equal(true);
    await menu();
    await closePreviewImage();
    await waitUntil(() => !sheets().length);
    expect(log).to.deep.equal(['previewImage:fail cancel', 'complete']);
    await previewImage({ urls });
    expect(hold(), 'the browser shows its menu').to.equal(true);
    await closePreviewImage();
  });

  it('refuses actions that make no sense', async () => {
    for (const [wrong, expected] of [
      ['Save', 'expected an object of names and values'],
      [{ itemList: [] }, 'expected a non-empty array as itemList'],
      [{ itemList: [1] }, 'expected a text at 0 as itemList'],
      [{ itemList: ['a'], success: 1 }, 'expected a function as success'],
    ] as const) {
      expect(await failOf(previewImage({ urls, longPressActions: wrong as never }))).to.equal(
        `previewImage:fail longPressActions: ${expected}`,
      );
    }
  });
});
