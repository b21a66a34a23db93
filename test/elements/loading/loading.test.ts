import 'nacre/elements/loading';
import { expect, fixture } from '@open-wc/testing';
import type { NcLoading } from '../../../elements/loading/loading.js';
import { elementSuite } from '../../suites/element-suite.js';
import { isVisible, overlaySuite } from '../../suites/overlay-suite.js';

describe('<nc-loading>', () => {
  elementSuite<NcLoading>({
    tag: 'nc-loading',
    html: '<nc-loading></nc-loading>',
    states: { open: '<nc-loading title="Loading the list" open></nc-loading>' },
    properties: {
      open: { default: false, sample: true, reflects: true },
      canDismiss: { default: false, sample: true, text: '' },
      title: { default: '', sample: 'Hello' },
      mask: { default: false, sample: true },
      delay: { default: 0, sample: 20 },
      min: { default: 0, sample: 20 },
    },
    use: async (loading) => {
      void loading.show();
      await loading.hide();
    },
  });
  describe('over the page', () => {
    overlaySuite({ tag: 'nc-loading', html: '<nc-loading title="Loading"></nc-loading>', modal: false });
  });
  describe('with a mask', () => {
    overlaySuite({
      tag: 'nc-loading',
      html: '<nc-loading title="Loading" mask></nc-loading>',
      modal: true,
      escape: false,
    });
  });
  describe('with a mask, cancelable', () => {
    overlaySuite({
      tag: 'nc-loading',
      html: '<nc-loading title="Loading" mask can-dismiss></nc-loading>',
      modal: true,
    });
  });

  let loading: NcLoading;
  let log: string[];
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  beforeEach(async () => {
    loading = await fixture<NcLoading>('<nc-loading title="Loading"></nc-loading>');
    log = [];
    for (const type of ['open', 'close']) loading.addEventListener(type, () => log.push(type));
  });

  it('shows nothing of what is done sooner than its delay', async () => {
    loading.delay = 150;
    void loading.show();
    expect(isVisible(loading)).to.equal(false);
    await loading.hide();
    await wait(200);
    expect(log).to.deep.equal([]);
  });

  it('appears after its delay', async () => {
    loading.delay = 100;
    const opened = new Promise((resolve) => loading.addEventListener('open', resolve));
    const start = performance.now();
    void loading.show();
    await opened;
    expect(performance.now() - start).to.be.at.least(95);
    expect(isVisible(loading)).to.equal(true);
  });

  it('stays for its least time', async () => {
    loading.min = 300;
    const closed = loading.show();
    const start = performance.now();
    void loading.hide();
    expect(loading.open).to.equal(false);
    expect(isVisible(loading)).to.equal(true);
    await closed;
    expect(performance.now() - start).to.be.at.least(290);
  });

  it('stays on when it is shown again meanwhile', async () => {
    loading.min = 100;
    void loading.show();
    void loading.hide();
    void loading.show();
    await wait(250);
    expect(isVisible(loading)).to.equal(true);
    expect(log).to.deep.equal(['open']);
  });

  it('takes a mask while it shows', async () => {
    void loading.show();
    loading.mask = true;
    await loading.updateComplete;
    expect(loading.shadowRoot!.querySelector('dialog')!.matches(':modal')).to.equal(true);
    loading.mask = false;
    await loading.updateComplete;
    expect(isVisible(loading)).to.equal(true);
    await loading.hide();
    expect(log).to.deep.equal(['open', 'close']);
    expect(document.documentElement.style.overflow).to.equal('');
  });
});
