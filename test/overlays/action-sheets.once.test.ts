import { expect, waitUntil } from '@open-wc/testing';
import { device, dispatchBack, DeviceError, ErrCode, hideActionSheet, showActionSheet, showModal } from 'nacre/device';
import { hideModal, installOverlays } from 'nacre/overlays';
import { keys } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { isVisible } from '../suites/overlay-suite.js';
import { withoutMotion } from './overlay-fixture.js';

const shown = () => [...document.querySelectorAll('nc-action-sheet')].filter(isVisible);
const titles = () => shown().map(({ title }) => title);
const tap = (index: number) => shown()[0]!.shadowRoot!.querySelectorAll<HTMLElement>('[part="item"]')[index]!.click();
const visit = (key: string) => device.emit('routeChange', { key, path: `/${key}`, action: 'navigateTo' });

/** How a call settles, in each of its ways. */
function ask(options: Parameters<typeof showActionSheet>[0]) {
  const ways: string[] = [];
  const record = (outcome: unknown) =>
    void ways.push(outcome instanceof DeviceError ? `${outcome.errMsg} ${outcome.errCode}` : JSON.stringify(outcome));
  const settled = showActionSheet({
    ...options,
    success: () => ways.push('success'),
    fail: () => ways.push('fail'),
    complete: () => ways.push('complete'),
  }).then(record, record);
  return { ways, settled: settled.then(() => ways.sort().join()) };
}
const CANCELLED = `complete,fail,showActionSheet:fail cancel ${ErrCode.cancel}`;

describe('nacre/overlays, action sheets', () => {
  let end: () => void;
  before(useTokens);
  withoutMotion('--nc-duration-page');
  beforeEach(async () => {
    end = installOverlays();
    // Waits until the elements have loaded.
    await hideActionSheet();
  });
  afterEach(async () => {
    end();
    await waitUntil(() => !document.querySelector('nc-action-sheet'), 'it has gone');
    expect(document.documentElement.style.overflow).to.equal('');
  });

  it('resolves once to the tapped item', async () => {
    const { settled } = ask({ itemList: ['Share', { text: 'Delete', role: 'destructive' }], title: 'Photo' });
    expect(titles()).to.deep.equal(['Photo']);
    tap(1);
    expect(await settled).to.equal('complete,success,{"tapIndex":1,"errMsg":"showActionSheet:ok"}');
  });

  it('fails as cancelled, however it was dismissed', async () => {
    const ways: Record<string, () => unknown> = {
      escape: () => keys('Escape'),
      back: () => dispatchBack({ from: 'backbutton' }),
      button: () => shown()[0]!.shadowRoot!.querySelector<HTMLElement>('[part="cancel"]')!.click(),
      hideActionSheet: () => hideActionSheet(),
      removed: () => shown()[0]!.remove(),
      'the overlays are gone': () => end(),
    };
    for (const [way, dismiss] of Object.entries(ways)) {
      const { settled } = ask({ itemList: ['Share'] });
      expect(shown().length, way).to.equal(1);
      await dismiss();
      expect(await settled, way).to.equal(CANCELLED);
    }
  });

  it('fails without items, and shows nothing', async () => {
    for (const itemList of [[], undefined, 'Share'] as never[]) {
      const { settled } = ask({ itemList });
      expect(shown().length).to.equal(0);
      expect(await settled).to.match(/^complete,fail,showActionSheet:fail itemList: expected .* 6$/);
    }
  });

  it('closes the one before, whose call is cancelled', async () => {
    const first = ask({ itemList: ['One'], title: 'First' });
    const second = ask({ itemList: ['Two'], title: 'Second' });
    expect(await first.settled).to.equal(CANCELLED);
    await drawn();
    expect(titles()).to.deep.equal(['Second']);
    tap(0);
    expect(await second.settled).to.contain('success');
  });

  it('is above a modal, which stays', async () => {
    const modal = showModal({ title: 'Sure?' });
    await drawn();
    const { settled } = ask({ itemList: ['One'] });
    await drawn();
    await keys('Escape');
    expect(await settled).to.equal(CANCELLED);
    expect(document.querySelectorAll('nc-modal[open]').length).to.equal(1);
    await hideModal();
    await modal;
  });

  it('returns the data of the item, to the guard as well', async () => {
    const seen: unknown[] = [];
    const { settled } = ask({
      itemList: ['One', { text: 'Two', data: { id: 7 } }],
      canDismiss: (_, result) => seen.push(result) > 0,
    });
    tap(1);
    expect(await settled).to.equal('complete,success,{"tapIndex":1,"data":{"id":7},"errMsg":"showActionSheet:ok"}');
    expect(seen).to.deep.equal([{ tapIndex: 1, data: { id: 7 } }]);
  });

  it('is cancelled when its page is left', async () => {
    visit('one');
    const { settled } = ask({ itemList: ['One'] });
    visit('two');
    expect(await settled).to.equal(CANCELLED);
  });

  it('closes when its call is aborted', async () => {
    const controller = new AbortController();
    const { settled } = ask({ itemList: ['One'], signal: controller.signal });
    controller.abort();
    expect(await settled).to.equal(`complete,fail,showActionSheet:fail abort ${ErrCode.abort}`);
    await drawn();
    expect(shown().length).to.equal(0);
  });

  it('passes on its options', async () => {
    const { settled } = ask({
      ...{ itemList: ['One'], title: 'Photo', itemColor: 'rgb(1, 2, 3)', titleColor: 'rgb(4, 5, 6)' },
      ...{ cancelText: 'No', cancelColor: 'rgb(7, 8, 9)', backgroundColor: 'rgb(250, 251, 252)' },
      popover: { left: 300, top: 40, width: 40, height: 20 },
    });
    const root = shown()[0]!.shadowRoot!;
    const find = (part: string) => root.querySelector<HTMLElement>(`[part="${part}"]`)!;
    expect(find('cancel').textContent!.trim()).to.equal('No');
    expect(['item', 'title', 'cancel'].map((part) => getComputedStyle(find(part)).color)).to.deep.equal([
      'rgb(1, 2, 3)',
      'rgb(4, 5, 6)',
      'rgb(7, 8, 9)',
    ]);
    expect(getComputedStyle(find('surface')).backgroundColor).to.equal('rgb(250, 251, 252)');
    expect(find('surface').getBoundingClientRect().top).to.equal(68);
    await hideActionSheet();
    expect(await settled).to.equal(CANCELLED);
  });

  it('is beside an element of the page, and follows it', async () => {
    const button = document.createElement('button');
    button.id = 'more';
    button.style.cssText = 'position: fixed; left: 300px; top: 40px; width: 40px; height: 20px';
    document.body.append(button);
    for (const popover of [button, 'more']) {
      const { settled } = ask({ itemList: ['One'], popover });
      await shown()[0]!.updateComplete;
      const top = () => shown()[0]!.shadowRoot!.querySelector('dialog')!.getBoundingClientRect().top;
      expect(top()).to.equal(68);
      button.style.translate = '0 30px';
      await drawn();
      expect(top()).to.equal(98);
      button.style.translate = '';
      await hideActionSheet();
      expect(await settled).to.equal(CANCELLED);
      await drawn();
    }
    button.remove();
  });

  it('rejects an invalid popover', async () => {
    for (const popover of [5, '', null, {}, { left: 5 }, { left: '5', top: 5 }, document, [document.body]] as never[]) {
      const { settled } = ask({ itemList: ['One'], popover });
      expect(shown().length).to.equal(0);
      expect(await settled).to.equal(
        'complete,fail,showActionSheet:fail popover: expected an element, the id of one, or { left, top, width, height } 6',
      );
    }
  });

  it('calls its guard', async () => {
    const asked: unknown[] = [];
    const { settled } = ask({
      itemList: ['One', 'Two'],
      canDismiss: (reason, result) => asked.push([reason, result?.tapIndex]) > 1,
    });
    tap(0);
    expect(shown().length).to.equal(1);
    tap(1);
    expect(await settled).to.contain('"tapIndex":1');
    expect(asked).to.deep.equal([
      ['confirm', 0],
      ['confirm', 1],
    ]);
  });

  it('stays after a click beside it if lightDismiss is false', async () => {
    const { settled } = ask({ itemList: ['One'], lightDismiss: false, showCancel: false });
    const { lightDismiss, showCancel } = shown()[0]!;
    expect([lightDismiss, showCancel]).to.deep.equal([false, false]);
    await hideActionSheet();
    expect(await settled).to.equal(CANCELLED);
  });
});
