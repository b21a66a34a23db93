import 'nacre/elements/loading';
import { expect, fixture } from '@open-wc/testing';
import type { NcLoading } from '../../../elements/loading/loading.js';
import { holdTimers } from '../../helpers/timers.js';
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
  beforeEach(async () => {
    loading = await fixture<NcLoading>('<nc-loading title="Loading"></nc-loading>');
    log = [];
    for (const type of ['open', 'close']) loading.addEventListener(type, () => log.push(type));
  });

  describe('with a clock that stands still', () => {
    let timers: ReturnType<typeof holdTimers>;
    const { now } = performance;
    beforeEach(() => {
      timers = holdTimers(150);
      performance.now = () => 1000;
    });
    afterEach(() => {
      performance.now = now;
      timers.restore();
    });

    it('does not appear when it is hidden before its delay is over', async () => {
      loading.delay = 150;
      void loading.show();
      expect(isVisible(loading)).to.equal(false);
      await loading.hide();
      timers.run();
      expect(log).to.deep.equal([]);
    });

    it('appears after its delay', async () => {
      loading.delay = 150;
      void loading.show();
      await loading.updateComplete;
      expect(isVisible(loading)).to.equal(false);
      timers.run();
      expect(isVisible(loading)).to.equal(true);
      expect(log).to.deep.equal(['open']);
    });

    it('stays for its least time', async () => {
      loading.min = 150;
      const closed = loading.show();
      void loading.hide();
      expect(loading.open).to.equal(false);
      await loading.updateComplete;
      expect(isVisible(loading)).to.equal(true);
      timers.run();
      await closed;
      expect(log).to.deep.equal(['open', 'close']);
    });

    it('stays when it is shown again within its least time', async () => {
      loading.min = 150;
      void loading.show();
      void loading.hide();
      void loading.show();
      await loading.updateComplete;
      timers.run();
      expect(isVisible(loading)).to.equal(true);
      expect(log).to.deep.equal(['open']);
    });
  });

  it('takes a mask while it is shown', async () => {
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
