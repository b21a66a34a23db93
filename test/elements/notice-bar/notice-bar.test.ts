import 'nacre/elements/notice-bar';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcNoticeBar } from 'nacre/elements/notice-bar';
import { accessibleNode } from '../../helpers/accessibility.js';
import { emulate, isChromium, keys, pointer } from '../../helpers/commands.js';
import { useTokens } from '../../helpers/tokens.js';
import { collectWarnings } from '../../helpers/warnings.js';
import { elementSuite } from '../../suites/element-suite.js';

const LONG = 'All pearls are cheaper until Sunday, and members get free delivery. '.repeat(8).trim();
const part = (bar: NcNoticeBar, name: string) => bar.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`);
const animationOf = (bar: NcNoticeBar) => bar.shadowRoot!.getAnimations()[0];
const isRunning = (bar: NcNoticeBar) => bar.matches(':state(running)');

async function running(attributes = ''): Promise<NcNoticeBar> {
  const bar = await fixture<NcNoticeBar>(`<nc-notice-bar ${attributes}>${LONG}</nc-notice-bar>`);
  await waitUntil(() => isRunning(bar) && part(bar, 'pause'));
  return bar;
}

describe('<nc-notice-bar>', () => {
  before(useTokens);
  // Not on the bar.
  before(() => pointer({ phase: 'move', pointerType: 'mouse', position: [200, 500] }));

  elementSuite<NcNoticeBar>({
    tag: 'nc-notice-bar',
    html: '<nc-notice-bar closable>Free delivery</nc-notice-bar>',
    states: {
      'of a type': '<nc-notice-bar type="primary"><b slot="icon">!</b>Free delivery</nc-notice-bar>',
      success: '<nc-notice-bar type="success">Free delivery</nc-notice-bar>',
      warn: '<nc-notice-bar type="warn">Free delivery</nc-notice-bar>',
      link: '<nc-notice-bar href="#sale">Free delivery</nc-notice-bar>',
      running: `<nc-notice-bar>${LONG}</nc-notice-bar>`,
    },
    properties: {
      speed: { default: 60, sample: 120 },
      closable: { default: false, sample: true },
      href: { default: '', sample: '#sale' },
      target: { default: '', sample: '_blank' },
      type: { default: 'warning', sample: 'warn', reflects: true },
      icon: { default: '', sample: 'bolt' },
    },
    focusable: true,
  });

  describe('the icon', () => {
    /** Its name, and how far before the text it ends. */
    const iconOf = (bar: NcNoticeBar) => {
      const icon = bar.shadowRoot!.querySelector('nc-icon')!;
      const { right } = icon.getBoundingClientRect();
      const gap = bar.shadowRoot!.querySelector('#run')!.getBoundingClientRect().left - right;
      return icon.checkVisibility() ? [icon.type, Math.round(gap)] : [];
    };

    it('is that of the type, before the text, and has no name', async () => {
      const bar = await fixture<NcNoticeBar>('<nc-notice-bar>Free delivery</nc-notice-bar>');
      const seen = [iconOf(bar)];
      for (const type of ['primary', 'success', 'warn'] as const) {
        bar.type = type;
        await bar.updateComplete;
        seen.push(iconOf(bar));
      }
      expect(seen).to.deep.equal([
        ['warn', 8],
        ['info', 8],
        ['success', 8],
        ['warn', 8],
      ]);
      const { color } = getComputedStyle(bar);
      expect(getComputedStyle(bar.shadowRoot!.querySelector('nc-icon')!).color).to.equal(color);
    });

    it('is another one, none, or one of the page', async () => {
      const bar = await fixture<NcNoticeBar>('<nc-notice-bar icon="bolt">Free delivery</nc-notice-bar>');
      expect(iconOf(bar)).to.deep.equal(['bolt', 8]);
      bar.icon = 'none';
      await bar.updateComplete;
      expect(iconOf(bar)).to.deep.equal([]);
      const { left } = bar.shadowRoot!.querySelector('#run')!.getBoundingClientRect();
      expect(left - bar.getBoundingClientRect().left).to.equal(16);
      bar.icon = '';
      bar.insertAdjacentHTML('beforeend', '<b slot="icon">!</b>');
      await bar.updateComplete;
      expect(iconOf(bar)).to.deep.equal([]);
    });
  });

  it('stands if its text fits, and has no button to stop it', async () => {
    const bar = await running();
    expect(animationOf(bar)!.playState).to.equal('running');
    bar.textContent = 'Free delivery';
    await waitUntil(() => !isRunning(bar) && !part(bar, 'pause'));
    expect(animationOf(bar)).to.equal(undefined);
  });

  it('does not make a column wider than the page', async () => {
    const home = await fixture<HTMLElement>(
      `<div style="display: grid; width: 300px"><nc-notice-bar>${LONG}</nc-notice-bar></div>`,
    );
    expect(home.querySelector<HTMLElement>('nc-notice-bar')!.offsetWidth).to.equal(300);
  });

  it('runs as fast as it is told, through the text and the bar', async () => {
    const bar = await running('speed="100"');
    const run = bar.shadowRoot!.querySelector<HTMLElement>('#run')!;
    const duration = () => Number(animationOf(bar)!.effect!.getTiming().duration);
    const px = run.offsetWidth + run.parentElement!.clientWidth;
    const before = duration();
    expect(before).to.be.closeTo(px * 10, 3000);
    bar.speed = 200;
    await bar.updateComplete;
    expect(duration()).to.be.lessThan(before - px * 4);
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`runs against the direction of reading, ${dir}`, async () => {
      const home = await fixture<HTMLElement>(`<div dir=${dir}><nc-notice-bar>${LONG}</nc-notice-bar></div>`);
      const bar = home.querySelector<NcNoticeBar>('nc-notice-bar')!;
      await waitUntil(() => isRunning(bar) && part(bar, 'pause'));
      const run = bar.shadowRoot!.querySelector('#run')!;
      const at = (time: number) => {
        const animation = animationOf(bar)!;
        animation.pause();
        animation.currentTime = time;
        return run.getBoundingClientRect().x;
      };
      expect(at(1000)).to.equal(at(0));
      expect(Math.sign(at(4000) - at(0))).to.equal(dir === 'rtl' ? 1 : -1);
    });
  }

  it('shows the whole text when it is stopped, and runs again', async () => {
    const bar = await running();
    const low = bar.offsetHeight;
    const pause = part(bar, 'pause')!;
    pause.focus();
    await keys('Enter');
    await bar.updateComplete;
    expect(isRunning(bar)).to.equal(false);
    expect(bar.offsetHeight).to.be.greaterThan(low + 20);
    const run = bar.shadowRoot!.querySelector<HTMLElement>('#run')!;
    expect(run.offsetWidth).to.be.at.most(run.parentElement!.clientWidth);
    pause.click();
    await bar.updateComplete;
    expect(isRunning(bar)).to.equal(true);
    expect(bar.offsetHeight).to.equal(low);
  });

  it('rests under the pointer', async () => {
    const bar = await running();
    const { x, y, height } = bar.getBoundingClientRect();
    await pointer({ phase: 'move', pointerType: 'mouse', position: [x + 40, y + height / 2] });
    await waitUntil(() => animationOf(bar)!.playState === 'paused');
    await pointer({ phase: 'move', pointerType: 'mouse', position: [x + 40, y + height + 200] });
    await waitUntil(() => animationOf(bar)!.playState === 'running');
  });

  it('rests while the focus is on it', async () => {
    const bar = await running('href="#sale"');
    part(bar, 'link')!.focus();
    expect(animationOf(bar)!.playState).to.equal('paused');
    part(bar, 'link')!.blur();
    expect(animationOf(bar)!.playState).to.equal('running');
  });

  it('closes, unless the page cancels it', async () => {
    const bar = await fixture<NcNoticeBar>('<nc-notice-bar closable>Free delivery</nc-notice-bar>');
    bar.addEventListener('close', (event) => event.preventDefault(), { once: true });
    part(bar, 'close')!.click();
    expect(bar.hidden).to.equal(false);
    part(bar, 'close')!.click();
    expect(bar.hidden).to.equal(true);
  });

  it('is a link with an address that is safe', async () => {
    const bar = await fixture<NcNoticeBar>('<nc-notice-bar href="#sale" target="_blank">Sale</nc-notice-bar>');
    const link = part(bar, 'link') as HTMLAnchorElement;
    expect([link.getAttribute('href'), link.target, link.rel]).to.deep.equal(['#sale', '_blank', 'noopener']);
    bar.href = '';
    await bar.updateComplete;
    expect(link.hasAttribute('href')).to.equal(false);
  });

  it('refuses an address that is script', async () => {
    const warnings = collectWarnings();
    const bar = await fixture<NcNoticeBar>('<nc-notice-bar href=" java&#10;script:void 0">Sale</nc-notice-bar>');
    expect(part(bar, 'link')!.hasAttribute('href')).to.equal(false);
    expect(warnings.stop().join()).to.contain('href: expected');
  });

  if (isChromium) {
    it('stands in several lines with reduced motion', async () => {
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      const bar = await fixture<NcNoticeBar>(`<nc-notice-bar>${LONG}</nc-notice-bar>`);
      await waitUntil(() => bar.offsetHeight > 60);
      expect(animationOf(bar)).to.equal(undefined);
      expect(part(bar, 'pause')).to.equal(null);
      await emulate({});
      await waitUntil(() => isRunning(bar));
    });

    it('is announced politely, and its buttons have names', async () => {
      const bar = await running('closable');
      const status = bar.shadowRoot!.querySelector('[role=status]')!;
      expect((await accessibleNode(status)).role).to.equal('status');
      expect(status.contains(part(bar, 'pause'))).to.equal(false);
      expect((await accessibleNode(part(bar, 'pause')!)).name).to.equal('Pause scrolling');
      expect((await accessibleNode(part(bar, 'close')!)).name).to.equal('Close');
      part(bar, 'pause')!.click();
      await bar.updateComplete;
      expect((await accessibleNode(part(bar, 'pause')!)).name).to.equal('Resume scrolling');
    });
  }
});
