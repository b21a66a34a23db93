import 'nacre/elements/tab-bar';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { NcTabBar } from 'nacre/elements/tab-bar';
import { keys } from '../../helpers/commands.js';
import { contrast } from '../../helpers/contrast.js';
import { deepActiveElement } from '../../helpers/dom.js';
import { mediaUrl } from '../../helpers/media.js';
import { useTokens } from '../../helpers/tokens.js';
import { collectWarnings } from '../../helpers/warnings.js';

const LIST = [
  { text: 'Home', icon: 'home' },
  { text: 'Shop', icon: 'grid', badge: '3' },
  { text: 'Me', icon: 'user', redDot: true },
];

const create = async (settings: Partial<NcTabBar> = {}): Promise<NcTabBar> => {
  const bar = await fixture<NcTabBar>(html`<nc-tab-bar .list=${LIST}></nc-tab-bar>`);
  bar.style.setProperty('--nc-duration-fast', '0s');
  Object.assign(bar, settings);
  await bar.updateComplete;
  return bar;
};
const $ = (bar: NcTabBar, selector: string) => bar.shadowRoot!.querySelector<HTMLElement>(selector)!;
const all = (bar: NcTabBar, selector: string) => [...bar.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const boxOf = (bar: NcTabBar, selector: string) => $(bar, selector).getBoundingClientRect();

describe('the look of <nc-tab-bar>', () => {
  before(useTokens);

  it('has the lengths that it is given', async () => {
    const bar = await create({ fontSize: 14, iconWidth: 32, spacing: 6, height: 80 });
    expect(bar.offsetHeight).to.equal(80);
    expect(getComputedStyle($(bar, '[part=text]')).fontSize).to.equal('14px');
    expect(boxOf(bar, 'nc-icon').width).to.equal(32);
    expect(boxOf(bar, '[part=text]').top - boxOf(bar, '[part=icon]').bottom).to.be.closeTo(6, 0.5);
    Object.assign(bar, { fontSize: undefined, iconWidth: undefined, spacing: undefined, height: undefined });
    await bar.updateComplete;
    expect([bar.offsetHeight, boxOf(bar, 'nc-icon').width]).to.deep.equal([50, 24]);
  });

  it('takes lengths with units as attributes, and grows with its text', async () => {
    const bar = await fixture<NcTabBar>(html`<nc-tab-bar height="60px" font-size="40px" .list=${LIST}></nc-tab-bar>`);
    expect(bar.offsetHeight, 'a text is never cut').to.be.above(60);
    bar.setAttribute('font-size', '10');
    await bar.updateComplete;
    expect(bar.offsetHeight).to.equal(60);
  });

  it('shows icons beside the texts, with their marks clear of them', async () => {
    const bar = await create({ layout: 'row', list: [{ ...LIST[1]!, badge: '1234' }, LIST[0]!] });
    const [icon, text, badge] = ['icon', 'text', 'badge'].map((part) => boxOf(bar, `[part=${part}]`));
    expect(icon!.right).to.be.below(text!.left);
    expect(badge!.right).to.be.at.most(text!.left + 3);
    expect(bar.offsetHeight).to.equal(50);
  });

  it('marks the selected tab by a part of its own, and by a pill that a theme asks for', async () => {
    const bar = await create({ list: [...LIST, { text: 'More', icon: 'menu', badge: '12' }] });
    const selected = () => all(bar, '[part~=tab-selected]').map(({ textContent }) => textContent.trim());
    expect(selected()).to.deep.equal(['Home']);
    all(bar, '[part~=tab]')[2]!.click();
    await bar.updateComplete;
    expect(selected()).to.deep.equal(['Menew']);

    const plain = boxOf(bar, 'nc-icon').left;
    const grounds = () => all(bar, '[part=icon]').map((icon) => getComputedStyle(icon).backgroundColor);
    const badgeFromIcon = () => {
      const [icon, badge] = [all(bar, 'nc-icon').at(-1)!, all(bar, '[part=badge]').at(-1)!];
      return badge.getBoundingClientRect().left - icon.getBoundingClientRect().left;
    };
    const before = badgeFromIcon();
    expect(new Set(grounds())).to.deep.equal(new Set(['rgba(0, 0, 0, 0)']));
    bar.style.setProperty('--nc-tab-bar-selected-background', 'rgb(200, 220, 240)');
    bar.style.setProperty('--nc-tab-bar-pill', '20px');
    expect(grounds().filter((ground) => ground === 'rgb(200, 220, 240)')).to.have.length(1);
    expect(grounds()[2]).to.equal('rgb(200, 220, 240)');
    expect(all(bar, '[part=icon]')[2]!.offsetWidth).to.equal(64);
    expect(all(bar, '[part=icon]')[2]!.offsetHeight).to.equal(32);
    expect(boxOf(bar, 'nc-icon').left, 'icons stay').to.equal(plain);
    expect(badgeFromIcon(), 'marks stay at their icons').to.be.closeTo(before, 0.5);
  });

  it('shows texts alone', async () => {
    const bar = await fixture<NcTabBar>(html`<nc-tab-bar show-icon="false" .list=${LIST}></nc-tab-bar>`);
    expect(all(bar, 'nc-icon')).to.have.length(0);
    expect(all(bar, '[part=badge], [part=dot]')).to.have.length(2);
  });

  it('stands tabs below each other, and arrow keys follow', async () => {
    const bar = await create({ direction: 'vertical' });
    const [first, second] = all(bar, '[part~=tab]');
    expect(second!.getBoundingClientRect().top).to.be.at.least(first!.getBoundingClientRect().bottom);
    first!.focus();
    await keys('ArrowRight');
    expect(deepActiveElement()).to.equal(first);
    await keys('ArrowDown');
    expect(deepActiveElement()).to.equal(second);
  });

  describe('glass', () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`shows what is behind, blurred, and can be read on any page (${colorScheme})`, async () => {
        document.documentElement.dataset['ncTheme'] = colorScheme;
        try {
          for (const [blurEffect, behind] of [
            ['dark', 'white'],
            ['dark', 'black'],
            ['light', 'white'],
            ['light', 'black'],
            ['extralight', 'black'],
          ] as const) {
            const bar = await create({ blurEffect, selected: 0 });
            const { backdropFilter, backgroundColor } = getComputedStyle(bar);
            expect(backdropFilter).to.equal('blur(10px)');
            const ground = `color-mix(in srgb, ${backgroundColor.replace(/[\d.]+\)$/, '1)')}, ${behind} ${
              100 - Number(/([\d.]+)\)$/.exec(backgroundColor)![1]) * 100
            }%)`;
            for (const tab of all(bar, '[part~=tab]').slice(0, 2)) {
              const { color } = getComputedStyle(tab);
              const about = `${color} on ${blurEffect} over ${behind}`;
              expect(contrast(color, ground), about).to.be.at.least(
                behind === 'black' && blurEffect === 'light' ? 3 : 4.5,
              );
            }
          }
        } finally {
          delete document.documentElement.dataset['ncTheme'];
        }
      });
    }

    it('has the background that it is given', async () => {
      const bar = await create({ blurEffect: 'light', backgroundColor: 'rgba(1, 2, 3, 0.5)' });
      expect(getComputedStyle(bar).backgroundColor).to.equal('rgba(1, 2, 3, 0.5)');
      bar.blurEffect = 'none';
      await bar.updateComplete;
      expect(getComputedStyle(bar).backdropFilter).to.equal('none');
    });
  });

  describe('the picture behind', () => {
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const look = (bar: NcTabBar) => {
      const { backgroundRepeat, backgroundSize } = getComputedStyle(bar);
      return `${backgroundRepeat} ${backgroundSize}`;
    };

    it('is stretched, or repeated as it is told', async () => {
      const bar = await create({ backgroundImage: picture });
      expect(getComputedStyle(bar).backgroundImage).to.equal(`url("${picture}")`);
      expect(look(bar)).to.equal('no-repeat 100% 100%');
      const looks = { 'repeat-x': 'repeat-x auto 100%', 'repeat-y': 'repeat-y 100%', repeat: 'repeat auto' };
      for (const [repeat, wanted] of Object.entries(looks)) {
        bar.backgroundRepeat = repeat as 'repeat';
        expect(look(bar).replace(/(?<=repeat-y 100%) auto/, ''), repeat).to.equal(wanted);
      }
    });

    it('may be a gradient, and is never script', async () => {
      const bar = await create({ backgroundImage: 'linear-gradient(90deg, red, blue)' });
      expect(getComputedStyle(bar).backgroundImage).to.match(/^linear-gradient/);
      const warnings = collectWarnings();
      bar.backgroundImage = 'javascript:alert(1)';
      await bar.updateComplete;
      expect(warnings.stop()).to.have.length(1);
      expect(getComputedStyle(bar).backgroundImage).to.equal('none');
    });
  });

  describe('glyphs of an icon font', () => {
    const iconfont = {
      text: 'ab',
      selectedText: 'c',
      fontSize: 10,
      color: 'rgb(1, 2, 3)',
      selectedColor: 'rgb(4, 5, 6)',
    };

    it('are shown instead of pictures, in their colours', async () => {
      const bar = await create({
        iconfontSrc: mediaUrl('wide.ttf', 'tabs'),
        list: [
          { text: 'A', icon: 'home', iconfont },
          { text: 'B', iconfont: { text: 'd' } },
          { text: 'C', icon: 'home' },
        ],
        selected: 1,
      });
      const [first, second] = all(bar, '.glyph');
      expect(all(bar, 'nc-icon')).to.have.length(1);
      await waitUntil(() => first!.getBoundingClientRect().width === 60, 'the font is there');
      expect([first!.textContent, getComputedStyle(first!).color]).to.deep.equal(['ab', 'rgb(1, 2, 3)']);
      expect(second!.getBoundingClientRect().width, 'as large as an icon').to.equal(72);
      bar.selected = 0;
      await bar.updateComplete;
      expect([first!.textContent, getComputedStyle(first!).color]).to.deep.equal(['c', 'rgb(4, 5, 6)']);
      expect(getComputedStyle(second!).color).to.equal(getComputedStyle(all(bar, '[part~=tab]')[1]!).color);
    });

    it('are not read', async () => {
      const bar = await create({ list: [{ text: 'A', iconfont: { text: '\ue001' } }] });
      expect($(bar, '.glyph').ariaHidden).to.equal('true');
      expect($(bar, '[part=text]').textContent).to.equal('A');
      await expect(bar).to.be.accessible();
    });

    it('may be on the button in the middle', async () => {
      const bar = await create({
        list: LIST.slice(0, 2),
        midButton: { iconfont: { text: '\ue005', color: 'rgb(7, 8, 9)', fontSize: 30 } },
      });
      const { color, fontSize } = getComputedStyle($(bar, '[part=mid] .glyph'));
      expect([color, fontSize]).to.deep.equal(['rgb(7, 8, 9)', '30px']);
      expect($(bar, '[part=mid]').ariaLabel).to.equal('Add');
    });
  });
});
