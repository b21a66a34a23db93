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
