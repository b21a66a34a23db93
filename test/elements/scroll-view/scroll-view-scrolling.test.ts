import 'nacre/elements/scroll-view';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcScrollView, ScrollViewScrollEvent } from 'nacre/elements/scroll-view';
import { keys, wheel, type Point } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { collectWarnings } from '../../helpers/warnings.js';
import { until } from '../refresher/refresher-fixture.js';

const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const row = document.createElement('div');
    row.id = `row-${from + index}`;
    row.textContent = row.id;
    row.style.height = '40px';
    return row;
  });
const cards = (count: number) =>
  rows(count).map((card) => {
    card.style.cssText = 'display: inline-block; width: 100px; height: 50px';
    return card;
  });

const create = async (attributes = '', content: readonly Element[] = rows(50), style = 'height: 200px') => {
  const home = await fixture<HTMLElement>(html`<div style="width: 300px"></div>`);
  home.innerHTML = `<nc-scroll-view style="white-space: nowrap; ${style}" ${attributes}></nc-scroll-view>`;
  const view = home.firstElementChild as NcScrollView;
  view.append(...content);
  await settled(view);
  await drawn();
  return view;
};
const middle = (view: Element): Point => {
  const { left, top, width, height } = view.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};
const still = async (view: NcScrollView) => {
  let last = NaN;
  await waitUntil(() => last === (last = view.scrollTop + view.scrollLeft), 'it comes to rest', { interval: 60 });
};

describe('A scroll view', () => {
  before(useTokens);

  describe('scrolls', () => {
    const ways: Record<string, readonly [string, string]> = {
      '': ['hidden', 'auto'],
      'direction="vertical"': ['hidden', 'auto'],
      'direction="horizontal"': ['auto', 'hidden'],
      'direction="all"': ['auto', 'auto'],
      'direction="none"': ['hidden', 'hidden'],
      'scroll-y': ['hidden', 'auto'],
      'scroll-x': ['auto', 'hidden'],
      'scroll-x scroll-y': ['auto', 'auto'],
      'direction="none" scroll-y': ['hidden', 'auto'],
    };
    for (const [attributes, expected] of Object.entries(ways)) {
      it(`as told: ${attributes || 'nothing'}`, async () => {
        const view = await create(attributes);
        const { overflowX, overflowY } = getComputedStyle(view);
        expect([overflowX, overflowY]).to.deep.equal(expected);
      });
    }

    it('not when scroll-y is removed, or false from the start', async () => {
      const view = await create('scroll-y');
      view.removeAttribute('scroll-y');
      await settled(view);
      expect(getComputedStyle(view).overflowY).to.equal('hidden');
      const other = document.createElement('nc-scroll-view');
      other.scrollY = false;
      view.after(other);
      await settled(other);
      expect(getComputedStyle(other).overflowY).to.equal('hidden');
      other.scrollY = undefined as unknown as boolean;
      await settled(other);
      expect(getComputedStyle(other).overflowY).to.equal('auto');
    });

    it('by the wheel', async () => {
      const view = await create();
      await wheel(middle(view), { deltaY: 150 });
      await until(() => view.scrollTop > 50);
    });

    it('by keys', async () => {
      const view = await create();
      view.focus();
      await keys('PageDown');
      await until(() => view.scrollTop > 100);
      await keys('End');
      await until(() => view.scrollTop === 1800);
      await keys('Home');
      await until(() => view.scrollTop === 0);
      await keys('ArrowDown');
      await until(() => view.scrollTop > 0);
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`by keys sideways, ${dir}`, async () => {
        const view = await create(`scroll-x dir="${dir}"`, cards(20));
        const sign = dir === 'rtl' ? -1 : 1;
        const [on, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
        view.focus();
        await keys('End');
        await until(() => Math.abs(view.scrollLeft - sign * (view.scrollWidth - 300)) < 1);
        await keys('Home');
        await until(() => view.scrollLeft === 0);
        await keys('PageDown');
        await until(() => Math.abs(view.scrollLeft - sign * 255) < 1);
        await keys('PageUp');
        await until(() => view.scrollLeft === 0);
        await keys(on);
        await until(() => view.scrollLeft * sign > 0);
        await still(view);
        await keys(back);
        await until(() => view.scrollLeft === 0);
      });
    }

    it('without scroll bars', async () => {
      const view = await create('show-scrollbar="false"');
      expect(view.offsetWidth - view.clientWidth).to.equal(0);
      if (CSS.supports('scrollbar-width', 'none')) expect(getComputedStyle(view).scrollbarWidth).to.equal('none');
    });
  });

  describe('is a tab stop', () => {
    it('while there is something to scroll, unless the page sets tabindex', async () => {
      const view = await create('', rows(2));
      expect(view.hasAttribute('tabindex')).to.equal(false);
      view.append(...rows(9, 2));
      await until(() => view.getAttribute('tabindex') === '0');
      view.replaceChildren();
      await until(() => !view.hasAttribute('tabindex'));
      const own = await create('tabindex="-1"');
      expect(own.getAttribute('tabindex')).to.equal('-1');
    });
  });

  describe('fires scroll', () => {
    it('as the native event, with the offsets', async () => {
      const view = await create('scroll-x scroll-y', cards(9));
      view.append(...rows(50));
      const told: unknown[] = [];
      view.addEventListener('scroll', (event) => {
        const { scrollTop, scrollLeft, scrollHeight, scrollWidth, deltaX, deltaY } = event as ScrollViewScrollEvent;
        told.push([scrollTop, scrollLeft, scrollHeight === view.scrollHeight, scrollWidth, deltaX, deltaY]);
      });
      view.scrollTo(30, 100);
      await until(() => told.length === 1);
      view.scrollTop = 40;
      await until(() => told.length === 2);
      expect(told).to.deep.equal([
        [100, 30, true, 900, -30, -100],
        [40, 30, true, 900, 0, 60],
      ]);
    });

    it('once per frame, and not for scrollers inside', async () => {
      const view = await create();
      const inner = await create('', rows(20));
      view.prepend(inner);
      await drawn();
      let count = 0;
      view.addEventListener('scroll', () => count++);
      for (let top = 10; top <= 50; top += 10) view.scrollTop = top;
      inner.scrollTop = 40;
      await drawn();
      expect(count).to.equal(1);
    });

    it('also for listeners that were added before it was defined', async () => {
      const view = document.createElement('nc-scroll-view');
      let field: unknown;
      view.addEventListener('scroll', (event) => (field = (event as ScrollViewScrollEvent).scrollTop));
      view.style.cssText = 'height: 100px';
      view.append(...rows(9));
      (await fixture(html`<div></div>`)).append(view);
      await settled(view);
      view.scrollTop = 10;
      await until(() => field === 10);
    });
  });

  describe('scrolls by code', () => {
    it('by attribute and property, at once', async () => {
      const view = await create('scroll-top="120"');
      expect(view.scrollTop).to.equal(120);
      view.scrollTop = 300;
      expect(view.scrollTop).to.equal(300);
      view.setAttribute('scroll-top', '80');
      expect(view.scrollTop).to.equal(80);
      const warnings = collectWarnings();
      view.setAttribute('scroll-top', 'nonsense');
      expect(warnings.stop().join()).to.match(/^<nc-scroll-view> scrollTop: expected .*, got "nonsense"$/);
      view.removeAttribute('scroll-top');
      expect(view.scrollTop).to.equal(80);
      view.scrollTop = 99_999;
      expect(view.scrollTop).to.equal(1800);
      view.append(...rows(9, 50));
      await drawn();
      expect(view.scrollTop, 'where it was').to.equal(1800);
    });

    it('to the same offset again', async () => {
      const view = await create();
      for (let times = 0; times < 2; times++) {
        view.scrollTop = 400;
        expect(view.scrollTop).to.equal(400);
        view.scrollTo({ top: 900 });
        await drawn();
      }
    });

    it('as soon as there is something to scroll', async () => {
      const view = await create('scroll-left="120" scroll-x', []);
      view.append(...cards(20));
      await until(() => view.scrollLeft === 120);
      view.append(...cards(20));
      await drawn();
      expect(view.scrollLeft).to.equal(120);
    });

    it('animated, with scroll-with-animation', async () => {
      const view = await create('scroll-with-animation');
      const places = new Set<number>();
      view.addEventListener('scroll', () => places.add(view.scrollTop));
      view.scrollTop = 600;
      await until(() => view.scrollTop === 600);
      expect(places.size).to.be.greaterThan(2);
    });

    it('to an element by its id, and again after null', async () => {
      const view = await create();
      view.setAttribute('scroll-into-view', 'row-10');
      await until(() => view.scrollTop === 400);
      view.scrollTop = 0;
      await drawn();
      view.scrollIntoView = null;
      view.scrollIntoView = 'row-10';
      await until(() => view.scrollTop === 400);
      view.removeAttribute('scroll-into-view');
      view.scrollTop = 5;
      await drawn();
      expect(view.scrollTop).to.equal(5);
    });

    it('to an element that is added later, with an id that is no CSS name', async () => {
      const view = await create('scroll-into-view="1:a.b"', []);
      const list = rows(40);
      list[20]!.id = '1:a.b';
      view.append(...list);
      await until(() => view.scrollTop === 800);
    });

    it('with scroll padding and scroll margin, and scrolls nothing around it', async () => {
      const view = await create('', rows(50), 'height: 200px; border: 5px solid; scroll-padding-top: 30px');
      (view.children[10] as HTMLElement).style.scrollMarginTop = '8px';
      view.parentElement!.style.cssText = 'height: 100px; overflow: auto';
      view.scrollIntoView = 'row-10';
      await until(() => view.scrollTop === 362);
      expect(view.parentElement!.scrollTop).to.equal(0);
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`sideways, ${dir}`, async () => {
        const view = await create(`scroll-x dir="${dir}"`, cards(20));
        view.scrollIntoView = 'row-10';
        await until(() => Math.abs(view.scrollLeft) === 1000);
        expect(view.scrollLeft).to.equal(dir === 'rtl' ? -1000 : 1000);
      });
    }

    it('and keeps the native method scrollIntoView()', async () => {
      const view = await create();
      view.parentElement!.style.cssText = 'height: 100px; overflow: auto';
      view.before(...rows(10, 100));
      view.scrollIntoView();
      expect(view.parentElement!.scrollTop).to.equal(view.offsetTop - view.parentElement!.offsetTop);
    });
  });

  describe('keeps its offsets', () => {
    const away: Record<string, (view: NcScrollView) => () => void> = {
      'while it is hidden': (view) => {
        view.hidden = true;
        return () => (view.hidden = false);
      },
      'while what is around it is hidden': (view) => {
        view.parentElement!.style.display = 'none';
        return () => (view.parentElement!.style.display = '');
      },
      'when it is taken out and put back': (view) => {
        const home = view.parentElement!;
        view.remove();
        return () => home.append(view);
      },
      'when it is moved': (view) => {
        const other = document.createElement('section');
        view.parentElement!.prepend(other);
        other.append(view);
        return () => {};
      },
    };
    for (const [how, leave] of Object.entries(away)) {
      it(how, async () => {
        const view = await create();
        view.scrollTop = 440;
        await drawn();
        const told: string[] = [];
        for (const type of ['scrolltoupper', 'scrolltolower']) view.addEventListener(type, () => told.push(type));
        const back = leave(view);
        await drawn();
        back();
        await until(() => view.scrollTop === 440);
        await drawn();
        expect(view.scrollTop).to.equal(440);
        expect(told).to.deep.equal([]);
      });
    }

    it('or goes to the one that was set meanwhile', async () => {
      const view = await create();
      view.scrollTop = 440;
      await drawn();
      view.hidden = true;
      await drawn();
      view.scrollTop = 200;
      view.hidden = false;
      await until(() => view.scrollTop === 200);
    });
  });

  describe('with enable-back-to-top', () => {
    it('shows the button when it is scrolled far', async () => {
      const view = await create('enable-back-to-top');
      const button = view.shadowRoot!.querySelector<HTMLElement>('[part=back-to-top]')!;
      expect(button.checkVisibility({ visibilityProperty: true })).to.equal(false);
      view.scrollTop = 600;
      await until(() => button.checkVisibility({ visibilityProperty: true }));
      const box = view.getBoundingClientRect();
      const { bottom, right, width } = button.getBoundingClientRect();
      expect([box.bottom - bottom, width]).to.deep.equal([16, 44]);
      expect(right).to.be.below(box.right);
      button.click();
      await until(() => view.scrollTop === 0);
      await until(() => !button.checkVisibility({ visibilityProperty: true }));
      expect(document.activeElement === view).to.equal(true);
    });
  });
});
