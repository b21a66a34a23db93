import { expect, waitUntil } from '@open-wc/testing';
import { device, dispatchBack, ErrCode, share, showShareSheet, support, type ShareSheetOptions } from 'nacre/device';
import 'nacre/libraries/barcodes';
import { createReader } from '../../shell/device/calls/social/web/barcodes.js';
import { keys } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { withLocale } from '../helpers/locale.js';
import { expectFailure } from '../device/helpers.js';
import { replaced } from '../device/replaced.js';
import { isVisible } from '../suites/overlay-suite.js';
import { withOverlays } from './overlay-fixture.js';

const LINK = 'https://nacre.example/pearl?name=Zoë';

const sheet = () => [...document.querySelectorAll('nc-action-sheet')].find(isVisible);
const modal = () => [...document.querySelectorAll('nc-modal')].find(isVisible);
const items = () => [...sheet()!.shadowRoot!.querySelectorAll<HTMLElement>('[part="item"]')];
const labels = () => items().map(({ textContent }) => textContent.trim());
const tap = (label: string) => items()[labels().indexOf(label)]!.click();

/** Opens the sheet and waits until it is on screen. */
async function open(content: ShareSheetOptions, control: { signal?: AbortSignal } = {}) {
  const call = showShareSheet({ ...content, ...control });
  call.catch(() => undefined);
  await waitUntil(sheet, 'the sheet is shown');
  return { call };
}

/** A phone or a computer: what its main pointer is. */
const withPointer = (kind: string, run: () => unknown) =>
  replaced(window, 'matchMedia', (query: string) => ({ matches: query === `(pointer: ${kind})` }), run);

/** What `open` was called with. */
async function opened(run: () => unknown): Promise<string[]> {
  const urls: string[] = [];
  await replaced(window, 'open', (url: string) => urls.push(url), run);
  return urls;
}

describe('the share sheet', () => {
  const overlays = withOverlays('nc-action-sheet, nc-modal');

  it('offers what can be done with the content', async () => {
    const cases: [kind: string, content: ShareSheetOptions, expected: string[]][] = [
      ['fine', { url: LINK, text: 'Look' }, ['Copy link', 'QR code', 'Email']],
      ['coarse', { url: LINK }, ['Copy link', 'QR code', 'Email', 'Text message']],
      ['fine', { text: 'Look' }, ['Copy text', 'Email']],
      ['fine', { url: `https://nacre.example/${'a'.repeat(1000)}` }, ['Copy link', 'Email']],
      ['fine', { files: [new File([''], 'a.txt')] }, ['Save file']],
      ['fine', { files: [new File([''], 'a.txt'), new File([''], 'b.txt')] }, ['Save files']],
    ];
    for (const [kind, content, expected] of cases) {
      await withPointer(kind, async () => {
        const { call } = await open(content);
        expect(labels()).to.deep.equal(expected);
        await keys('Escape');
        await expectFailure(call, 'showShareSheet:fail cancel', ErrCode.cancel);
        await drawn();
      });
    }
  });

  it('copies the link, or else the text', async () => {
    const copied: string[] = [];
    const stop = device.provide('setClipboardData', ({ data }) => void copied.push(data!));
    const link = await open({ url: LINK, text: 'Look' });
    expect(sheet()!.title).to.equal(LINK);
    tap('Copy link');
    expect((await link.call).method).to.equal('copy');
    await drawn();
    const text = await open({ title: 'Pearl', text: 'Look' });
    expect(sheet()!.title).to.equal('Pearl');
    tap('Copy text');
    expect((await text.call).method).to.equal('copy');
    expect(copied).to.deep.equal([LINK, 'Look']);
    stop();
  });

  it('writes e-mails and messages', async () => {
    const urls = await opened(() =>
      withPointer('coarse', async () => {
        for (const label of ['Email', 'Text message']) {
          const { call } = await open({ title: 'A & B', text: 'Look', url: LINK });
          tap(label);
          await call;
          await drawn();
        }
      }),
    );
    const body = encodeURIComponent(`Look\n${LINK}`);
    expect(urls).to.deep.equal([`mailto:?subject=A%20%26%20B&body=${body}`, `sms:?&body=${body}`]);
  });

  it('saves files', async () => {
    const saved: string[] = [];
    await replaced(
      HTMLAnchorElement.prototype,
      'click',
      function (this: HTMLAnchorElement) {
        saved.push(this.download);
      },
      async () => {
        const { call } = await open({ files: [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')] });
        tap('Save files');
        expect((await call).method).to.equal('save');
      },
    );
    expect(saved).to.deep.equal(['a.txt', 'b.txt']);
  });

  it('shows a QR code that readers read, until it is closed', async () => {
    const { call } = await open({ title: 'Pearl', url: LINK });
    tap('QR code');
    await waitUntil(modal, 'the code is shown');
    const picture = modal()!.querySelector('svg')!;
    expect([picture.role, picture.ariaLabel, modal()!.content]).to.deep.equal(['img', 'QR code', LINK]);
    await expect(modal()).to.be.accessible();
    const { width, height } = picture.getBoundingClientRect();
    expect(width).to.equal(height);
    expect(width).to.be.greaterThan(150);
    const image = Object.assign(new Image(300, 300), {
      src: `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`,
    });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 300 });
    canvas.getContext('2d')!.drawImage(image, 0, 0, 300, 300);
    expect((await (await createReader(['qrCode'])).read(canvas))?.result).to.equal(LINK);
    await keys('Escape');
    expect((await call).method).to.equal('qrCode');
  });

  it('is one dialog with a menu, in the language of the app', async () => {
    await withLocale('fr', async () => {
      const { call } = await open({ url: LINK });
      expect(labels()[0]).to.equal('Copier le lien');
      await expect(sheet()).to.be.accessible();
      await keys('Escape');
      await expectFailure(call, /cancel/, ErrCode.cancel);
    });
  });

  it('ends by Back, when its page is left, when it is aborted, and with the overlays', async () => {
    const visit = (key: string) => device.emit('routeChange', { key, path: `/${key}`, action: 'navigateTo' });
    visit('one');
    let control = new AbortController();
    const ways: [end: () => unknown, reason: string, code: number][] = [
      [() => dispatchBack({ from: 'backbutton' }), 'cancel', ErrCode.cancel],
      [() => visit('two'), 'cancel', ErrCode.cancel],
      [() => control.abort(), 'abort', ErrCode.abort],
      [() => overlays.end(), 'cancel', ErrCode.cancel],
    ];
    for (const shows of ['list', 'code']) {
      for (const [finish, reason, code] of shows === 'list' ? ways : [ways[1]!]) {
        visit('one');
        control = new AbortController();
        const { call } = await open({ url: LINK }, { signal: control.signal });
        if (shows === 'code') {
          tap('QR code');
          await waitUntil(modal, 'the code is shown');
        }
        await finish();
        if (shows === 'code') expect((await call).method).to.equal('qrCode');
        else await expectFailure(call, `showShareSheet:fail ${reason}`, code as typeof ErrCode.cancel);
        await drawn();
        if (finish === ways[3]![0]) overlays.start();
      }
    }
  });

  it('fails if there is nothing to share', async () => {
    await expectFailure(
      showShareSheet(),
      'showShareSheet:fail url: expected a link, a text or files to share',
      ErrCode.invalid,
    );
  });

  it('is what share shows where the browser has no dialog', async () => {
    await replaced(
      navigator,
      'canShare',
      () => false,
      () =>
        replaced(
          navigator,
          'share',
          () => expect.fail('shared'),
          async () => {
            const call = share({ title: 'Pearl' });
            call.catch(() => undefined);
            await waitUntil(sheet, 'the sheet is shown');
            expect(sheet()!.title).to.equal('Pearl');
            await keys('Escape');
            await expectFailure(call, 'share:fail cancel', ErrCode.cancel);
            expect(support('showShareSheet').level).to.equal('emulated');
          },
        ),
    );
  });
});
