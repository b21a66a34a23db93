import 'nacre/elements/progress';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { NcProgress } from 'nacre/elements/progress';
import { drawn } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { useTokens } from '../../helpers/tokens.js';
import { collectWarnings } from '../../helpers/warnings.js';
import { elementSuite } from '../../suites/element-suite.js';

const create = async (markup: unknown): Promise<NcProgress> => {
  const element = await fixture<NcProgress>(markup as ReturnType<typeof html>);
  await element.updateComplete;
  return element;
};

const trackOf = (element: NcProgress) => element.shadowRoot!.querySelector('#track')!;
const barStyle = (element: NcProgress) => getComputedStyle(trackOf(element), '::after');

/** How much of the bar is to be seen, in percent of the track, and from which side. */
function barOf(element: NcProgress): { percent: number; side: 'left' | 'right' } {
  const [, right, left] = /inset\(\S+ (\S+?)(?: \S+)?(?: (\S+?))?(?: round .*)?\)/.exec(
    barStyle(element).clipPath.replace(/calc\((.*?)\)/g, '$1'),
  )!;
  const rests = [parseFloat(right!), parseFloat(left ?? right!)];
  return { percent: 100 - Math.max(...rests), side: rests[0]! >= rests[1]! ? 'left' : 'right' };
}

const infoOf = (element: NcProgress) => element.shadowRoot!.querySelector('[part=info]');

describe('<nc-progress>', () => {
  before(useTokens);

  elementSuite<NcProgress>({
    tag: 'nc-progress',
    restless: ['growing'],
    html: '<nc-progress percent="40" label="Upload"></nc-progress>',
    states: {
      'with its percentage': '<nc-progress percent="40" label="Upload" show-info></nc-progress>',
      growing: '<nc-progress percent="40" label="Upload" active show-info></nc-progress>',
      indeterminate: '<nc-progress label="Upload"></nc-progress>',
    },
    properties: {
      percent: { default: 0, sample: 25 },
      showInfo: { default: false, sample: true },
      borderRadius: { default: 0, sample: 3 },
      fontSize: { default: 16, sample: 20 },
      strokeWidth: { default: 6, sample: 10 },
      color: { default: '', sample: 'red' },
      activeColor: { default: '', sample: 'green' },
      backgroundColor: { default: '', sample: 'silver' },
      active: { default: false, sample: true },
      activeMode: { default: 'backwards', sample: 'forwards' },
      duration: { default: 30, sample: 0 },
      indeterminate: { default: false, sample: true },
      label: { default: '', sample: 'Download' },
    },
    cssStates: ['indeterminate'],
    use: async (element) => {
      element.active = true;
      element.percent = 90;
      await element.updateComplete;
    },
  });

  describe('shows how far it has come', () => {
    it('as a part of the track, from the side where text begins', async () => {
      for (const dir of ['ltr', 'rtl']) {
        const element = await create(html`<nc-progress dir=${dir} percent="30"></nc-progress>`);
        expect(barOf(element)).to.deep.equal({ percent: 30, side: dir === 'ltr' ? 'left' : 'right' });
        element.percent = 75;
        await element.updateComplete;
        expect(barOf(element).percent).to.equal(75);
      }
    });

    it('never as less than nothing or more than all', async () => {
      const element = await create(html`<nc-progress></nc-progress>`);
      const warnings = collectWarnings();
      for (const [given, meant] of [
        [150, 100],
        [-20, 0],
        ['12.5', 12.5],
        ['many', 0],
      ] as const) {
        element.percent = given as number;
        await element.updateComplete;
        expect(element.percent).to.equal(meant);
        expect(barOf(element).percent).to.equal(meant);
      }
      expect(warnings.stop()).to.deep.equal(['<nc-progress> percent: expected a number, got "many"']);
    });

    it('in words, in the language of the page', async () => {
      const element = await create(html`<nc-progress percent="42" show-info></nc-progress>`);
      expect(infoOf(element)!.textContent).to.equal('42%');
      element.percent = 33.4;
      await element.updateComplete;
      expect(infoOf(element)!.textContent).to.equal('33.4%');
      await withLocale('fr', async () => {
        await element.updateComplete;
        expect(infoOf(element)!.textContent).to.match(/^33,4\s%$/);
      });
      await element.updateComplete;
      expect(infoOf(element)!.textContent).to.equal('33.4%');
      element.lang = 'no such language';
      element.percent = 50;
      await element.updateComplete;
      expect(infoOf(element)!.textContent).to.match(/50/);
      element.showInfo = false;
      await element.updateComplete;
      expect(infoOf(element)).to.equal(null);
    });
  });

  it('looks as its properties say', async () => {
    const element = await create(html`
      <nc-progress percent="50" stroke-width="12" border-radius="6" font-size="20" show-info
        color="rgb(1, 2, 3)" background-color="rgb(4, 5, 6)"></nc-progress>
    `);
    const bar = barStyle(element);
    expect([bar.height, bar.borderTopLeftRadius, bar.backgroundColor]).to.deep.equal(['12px', '6px', 'rgb(1, 2, 3)']);
    expect(getComputedStyle(trackOf(element)).backgroundColor).to.equal('rgb(4, 5, 6)');
    expect(getComputedStyle(infoOf(element)!).fontSize).to.equal('20px');
    element.activeColor = 'rgb(7, 8, 9)';
    await element.updateComplete;
    expect(barStyle(element).backgroundColor).to.equal('rgb(7, 8, 9)');
    element.activeColor = '';
    await element.updateComplete;
    expect(barStyle(element).backgroundColor).to.equal('rgb(1, 2, 3)');
  });

  it('is indeterminate while it has no percentage, or says so', async () => {
    const element = await create(html`<nc-progress show-info></nc-progress>`);
    const unknown = () => element.matches(':state(indeterminate)') && barStyle(element).animationName !== 'none';
    expect(unknown()).to.equal(true);
    expect(infoOf(element)).to.equal(null);
    element.percent = 0;
    await element.updateComplete;
    expect(unknown()).to.equal(false);
    expect(infoOf(element)!.textContent).to.equal('0%');
    element.indeterminate = true;
    await element.updateComplete;
    expect(unknown()).to.equal(true);
    element.indeterminate = false;
    element.removeAttribute('percent');
    element.setAttribute('percent', '30');
    await element.updateComplete;
    expect(unknown()).to.equal(false);
    element.removeAttribute('percent');
    await element.updateComplete;
    expect(unknown()).to.equal(true);
  });

  describe('grows while it is active', () => {
    let element: NcProgress;
    let ends: number;
    /** Takes the growth to `progress` of its way. */
    const advance = (progress: number) => {
      const [animation] = element.shadowRoot!.getAnimations();
      animation!.pause();
      animation!.currentTime = progress * Number(animation!.effect!.getTiming().duration);
      return animation!;
    };
    const set = async (percent: number) => {
      element.percent = percent;
      await element.updateComplete;
    };
    const start = async (markup: unknown) => {
      element = await create(markup);
      ends = 0;
      element.addEventListener('activeend', () => (ends += 1));
    };

    it('by one per cent in the given time', async () => {
      await start(html`<nc-progress percent="40" active duration="50"></nc-progress>`);
      const [animation] = element.shadowRoot!.getAnimations();
      expect(animation!.effect!.getTiming().duration).to.equal(40 * 50);
      advance(0.5);
      expect(barOf(element).percent).to.be.closeTo(20, 0.01);
      animation!.finish();
      await drawn();
      expect(barOf(element).percent).to.equal(40);
      expect(ends).to.equal(1);
    });

    it('backwards, from nothing, each time', async () => {
      await start(html`<nc-progress percent="40" active></nc-progress>`);
      advance(0.5);
      await set(80);
      expect(element.shadowRoot!.getAnimations()).to.have.length(1);
      advance(0.5);
      expect(barOf(element).percent).to.be.closeTo(40, 0.01);
      advance(0.75).finish();
      await drawn();
      expect(ends).to.equal(1);
    });

    it('forwards, from where it is, also when that is on its way, and down as well', async () => {
      await start(html`<nc-progress percent="40" active active-mode="forwards"></nc-progress>`);
      advance(0.5);
      await set(60);
      const growth = advance(0.5);
      expect(growth.effect!.getTiming().duration).to.equal(40 * 30);
      expect(barOf(element).percent).to.be.closeTo(40, 0.01);
      growth.finish();
      await drawn();
      await set(20);
      expect(barOf(element).percent).to.be.closeTo(60, 1);
      advance(0.5);
      expect(barOf(element).percent).to.be.closeTo(40, 0.01);
      advance(0.9).finish();
      await drawn();
      expect(ends).to.equal(2);
    });

    it('in both directions of text', async () => {
      await start(html`<nc-progress dir="rtl" percent="40" active></nc-progress>`);
      advance(0.5);
      expect(barOf(element)).to.deep.equal({ percent: 20, side: 'right' });
    });

    it('and counts, while assistive technology knows the end', async () => {
      await start(html`<nc-progress percent="40" active show-info></nc-progress>`);
      advance(0.5);
      await drawn();
      expect(infoOf(element)!.textContent).to.equal('20%');
      advance(0.9).finish();
      await drawn();
      expect(infoOf(element)!.textContent).to.equal('40%');
    });

    it('in no time, and says when it is there', async () => {
      element = await create(html`<nc-progress active duration="0" active-mode="forwards"></nc-progress>`);
      for (const percent of [40, 10]) {
        element.percent = percent;
        await oneEvent(element, 'activeend');
        expect(barOf(element).percent).to.equal(percent);
      }
    });

    it('while it is moved, but not once it is gone', async () => {
      await start(html`<nc-progress percent="40" active></nc-progress>`);
      const home = element.parentElement!;
      advance(0.5);
      home.append(element);
      await drawn();
      const growth = advance(0);
      expect(growth.effect!.getTiming().duration).to.equal(20 * 30);
      expect(barOf(element).percent).to.be.closeTo(20, 0.01);
      growth.finish();
      await drawn();
      expect(ends).to.equal(1);
      await set(80);
      const late = advance(0.5);
      element.remove();
      await Promise.resolve();
      expect(late.playState).to.equal('idle');
      home.append(element);
      await drawn();
      expect(barOf(element).percent).to.equal(80);
      expect(ends).to.equal(1);
    });

    it('says nothing of a growth that was called off', async () => {
      await start(html`<nc-progress percent="40" active></nc-progress>`);
      element.active = false;
      await element.updateComplete;
      await drawn();
      expect(barOf(element).percent).to.equal(40);
      expect(ends).to.equal(0);
    });
  });

  it('warns of a mode that it does not know, and grows', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    const element = await create(html`<nc-progress percent="40" active active-mode="sideways"></nc-progress>`);
    console.warn = warn;
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(/active-mode.*backwards or forwards/);
    expect(element.shadowRoot!.getAnimations()).to.have.length(1);
  });
});
