import { expect, fixture, html } from '@open-wc/testing';
import type { NcNavBar } from 'nacre/elements/nav-bar';
import { drawn } from '../../helpers/dom.js';
import { $ } from '../../helpers/nav-bar.js';

describe('<nc-nav-bar> over a page that scrolls', () => {
  const place = async (type: NcNavBar['type'], beside = false) => {
    const bar = html`<nc-nav-bar type=${type} title="A" back background-color="rgb(0, 0, 255)"></nc-nav-bar>`;
    const page = html`<div style="height:2000px">page</div>`;
    const box = 'height:300px;overflow:auto;position:relative';
    const home = await fixture<HTMLElement>(
      beside
        ? html`<div>${bar}<div class="scroller" style=${box}>${page}</div></div>`
        : html`<div><div class="scroller" style=${box}>${bar}${page}</div></div>`,
    );
    const element = home.querySelector('nc-nav-bar')!;
    await element.updateComplete;
    return { element, scroller: home.querySelector<HTMLElement>('.scroller')! };
  };
  const backgroundOf = (bar: NcNavBar) => getComputedStyle($(bar, '[part=bar]')!).backgroundColor;
  /** Share of the background, from 0 to 1, whatever the notation. */
  const opacityOf = (bar: NcNavBar) => {
    const alpha = /[,/] ?([\d.]+)\)$/.exec(backgroundOf(bar).replace(/^rgb\(.*\)$/, '(/ 1)'));
    return Number(alpha?.[1] ?? 1);
  };
  const scrollTo = async (scroller: HTMLElement, top: number) => {
    scroller.scrollTop = top;
    await drawn();
  };

  it('the bar stays at the top', async () => {
    const { element, scroller } = await place('default');
    await scrollTo(scroller, 200);
    expect(element.getBoundingClientRect().top).to.equal(scroller.getBoundingClientRect().top);
    expect(opacityOf(element)).to.equal(1);
  });

  describe('with a large title', () => {
    const placeLarge = async (dir = 'ltr') => {
      const found = await place('default');
      found.scroller.dir = dir;
      found.element.largeTitle = true;
      await found.element.updateComplete;
      return found;
    };
    const small = (bar: NcNavBar) => Number(getComputedStyle($(bar, '[part=title]')!).opacity);
    const topOf = (bar: NcNavBar, part: string, scroller: Element) =>
      $(bar, `[part=${part}]`)!.getBoundingClientRect().top - scroller.getBoundingClientRect().top;

    it('shows it below the bar, as the only heading', async () => {
      const { element, scroller } = await placeLarge();
      const heading = $(element, 'h1')!;
      expect([heading.textContent, element.shadowRoot!.querySelectorAll('h1').length]).to.deep.equal(['A', 1]);
      expect(topOf(element, 'large-title', scroller)).to.be.at.least(44);
      expect(small(element)).to.equal(0);
      expect(element.nextElementSibling!.getBoundingClientRect().top).to.be.closeTo(
        heading.getBoundingClientRect().bottom,
        0.5,
      );
      await expect(element).to.be.accessible();
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`takes it under the bar as the page scrolls, and back (${dir})`, async () => {
        const { element, scroller } = await placeLarge(dir);
        await scrollTo(scroller, 20);
        expect(topOf(element, 'bar', scroller), 'the bar stays').to.equal(0);
        expect(topOf(element, 'large-title', scroller)).to.be.closeTo(24, 0.5);
        expect(small(element)).to.equal(0);
        await scrollTo(scroller, 400);
        expect(topOf(element, 'bar', scroller)).to.be.closeTo(0, 0.5);
        expect(element.getBoundingClientRect().bottom - scroller.getBoundingClientRect().top).to.be.closeTo(44, 0.5);
        expect(small(element)).to.equal(1);
        const { left, top } = scroller.getBoundingClientRect();
        const under = element.shadowRoot!.elementFromPoint(left + 100, top + 22)!;
        expect(under.closest('[part=bar]'), 'the bar is above the large title').not.to.equal(null);
        await scrollTo(scroller, 0);
        expect(small(element)).to.equal(0);
      });
    }

    it('has none over a page', async () => {
      const { element } = await place('transparent');
      element.largeTitle = true;
      await element.updateComplete;
      expect($(element, '[part=large-title]')).to.equal(null);
      expect($(element, 'h1')!.textContent).to.equal('A');
    });
  });

  for (const type of ['transparent', 'float'] as const) {
    it(`a bar of type ${type} takes no room`, async () => {
      const { element, scroller } = await place(type);
      expect(element.nextElementSibling!.getBoundingClientRect().top).to.equal(scroller.getBoundingClientRect().top);
      await scrollTo(scroller, 500);
      expect(element.getBoundingClientRect().top).to.equal(scroller.getBoundingClientRect().top);
    });
  }

  for (const beside of [false, true]) {
    it(`a transparent bar ${beside ? 'beside' : 'inside'} the scroller comes over 132 px`, async () => {
      const { element, scroller } = await place('transparent', beside);
      const title = () => Number(getComputedStyle($(element, 'h1')!).opacity);
      expect([opacityOf(element), title()]).to.deep.equal([0, 0]);
      await scrollTo(scroller, 66);
      expect(opacityOf(element)).to.be.closeTo(0.5, 0.01);
      expect(title()).to.be.closeTo(0.5, 0.01);
      await scrollTo(scroller, 500);
      expect([opacityOf(element), title()]).to.deep.equal([1, 1]);
      await scrollTo(scroller, 0);
      expect(opacityOf(element)).to.equal(0);
    });
  }

  it('it does not follow scrollers deeper in the page', async () => {
    const { element, scroller } = await place('transparent');
    const inner = document.createElement('div');
    inner.style.cssText = 'height:100px;overflow:auto';
    inner.innerHTML = '<div style="height:900px"></div>';
    scroller.append(inner);
    inner.scrollTop = 300;
    await drawn();
    expect(opacityOf(element)).to.equal(0);
  });

  it('over as many px as it is told, and by code', async () => {
    const { element, scroller } = await place('transparent');
    element.coverage = 100;
    element.scrolled = 25;
    await element.updateComplete;
    expect(opacityOf(element)).to.be.closeTo(0.25, 0.01);
    await scrollTo(scroller, 80);
    expect(opacityOf(element)).to.be.closeTo(0.25, 0.01);
  });

  it('a floating bar has only the background that it is given', async () => {
    const { element } = await place('float');
    expect(backgroundOf(element)).to.equal('rgb(0, 0, 255)');
    element.backgroundColor = '';
    await element.updateComplete;
    expect(backgroundOf(element)).to.equal('rgba(0, 0, 0, 0)');
  });

  it('lets taps through if it should, but for its buttons', async () => {
    const { element } = await place('float');
    element.titlePenetrate = true;
    await element.updateComplete;
    const at = (target: Element) => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2);
    };
    expect(at(element) === element.nextElementSibling).to.equal(true);
    expect(at($(element, '.back')!) === element).to.equal(true);
  });
});
