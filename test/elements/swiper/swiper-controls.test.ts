import 'nacre/elements/swiper';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcSwiper } from 'nacre/elements/swiper';
import { drag, keys, pointer } from '../../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../../helpers/dom.js';
import { withLocale } from '../../helpers/locale.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, follow, inSight, itemsOf, slide, spotOf } from './swiper-fixture.js';

const all = (swiper: NcSwiper, selector: string) => [...swiper.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const one = (swiper: NcSwiper, selector: string) => all(swiper, selector)[0]!;
const active = (swiper: NcSwiper) =>
  all(swiper, '[role=tab]').flatMap((dot, index) => (dot.part.contains('dot-active') ? [index] : []));

describe('the dots and arrows of <nc-swiper>', () => {
  before(useTokens);

  it('are there in the first frame', async () => {
    const swiper = document.createElement('nc-swiper');
    Object.assign(swiper, { indicatorDots: true, navigation: true, autoplay: true });
    swiper.append(slide(0), slide(1));
    (await create()).parentElement!.append(swiper);
    await new Promise(requestAnimationFrame);
    const parts = [...swiper.shadowRoot!.querySelectorAll('button')].map((button) => button.part.value.trim());
    expect(parts).to.deep.equal(['rotation', 'previous', 'next', 'dot dot-active', 'dot']);
  });

  describe('dots', () => {
    it('exist for each slide, and show which slides are in sight', async () => {
      const swiper = await create({ indicatorDots: true, displayMultipleItems: 2, circular: true });
      expect(active(swiper)).to.deep.equal([0, 1]);
      swiper.previous();
      await settled(swiper);
      expect(active(swiper)).to.deep.equal([0, 4]);
      swiper.append(slide(5));
      await drawn();
      expect(all(swiper, '[role=tab]').length).to.equal(6);
    });

    it('move to their slides', async () => {
      const swiper = await create({ indicatorDots: true });
      const reports = follow(swiper);
      one(swiper, '[role=tab]:nth-child(4)').click();
      await drawn();
      expect(reports).to.deep.equal(['change 3 click', 'animationfinish 3 click']);
      expect(inSight(swiper)).to.deep.equal(['s3']);
      expect(active(swiper)).to.deep.equal([3]);
    });

    it('are one tab stop, with arrow keys between them', async () => {
      const swiper = await create({ indicatorDots: true, circular: true });
      const reports = follow(swiper);
      swiper.focus();
      await keys('Tab');
      expect(deepActiveElement()!.ariaLabel).to.equal('1 of 5');
      for (const [key, name] of [
        ['ArrowRight', '2 of 5'],
        ['End', '5 of 5'],
        ['ArrowRight', '1 of 5'],
        ['ArrowLeft', '5 of 5'],
        ['Home', '1 of 5'],
      ] as const) {
        await keys(key);
        await settled(swiper);
        expect(deepActiveElement()!.ariaLabel).to.equal(name);
      }
      expect(reports.filter((each) => each.startsWith('change')).every((each) => each.endsWith('keyboard'))).to.equal(
        true,
      );
      await keys('Tab');
      expect(deepActiveElement()?.role).to.not.equal('tab');
    });

    it('take colours, and are replaced by the indicator slot', async () => {
      const swiper = await create({ indicatorDots: true, indicatorColor: 'rgb(1, 2, 3)', indicatorActiveColor: 'red' });
      const [first, second] = all(swiper, '[role=tab]').map((dot) => getComputedStyle(dot, '::before').backgroundColor);
      expect([first, second]).to.deep.equal(['rgb(255, 0, 0)', 'rgb(1, 2, 3)']);
      const own = document.createElement('b');
      own.slot = 'indicator';
      own.textContent = '1/5';
      swiper.append(own);
      await drawn();
      await settled(swiper);
      expect(all(swiper, '[role=tab]').length).to.equal(0);
      const { bottom, width } = own.getBoundingClientRect();
      expect(width).to.be.greaterThan(5);
      expect(swiper.getBoundingClientRect().bottom - bottom).to.equal(8);
    });
  });

  describe('arrows', () => {
    it('move to the previous and the next slide, and are disabled at the ends', async () => {
      const swiper = await create({ navigation: true, slides: 2 });
      const reports = follow(swiper);
      const ends = () => ['previous', 'next'].map((name) => one(swiper, `[part=${name}]`).ariaDisabled);
      expect(ends()).to.deep.equal(['true', null]);
      one(swiper, '[part=next]').click();
      await settled(swiper);
      expect(ends()).to.deep.equal([null, 'true']);
      one(swiper, '[part=next]').click();
      swiper.circular = true;
      await settled(swiper);
      expect(ends()).to.deep.equal([null, null]);
      one(swiper, '[part=next]').click();
      expect(reports.filter((each) => each.startsWith('change'))).to.deep.equal(['change 1 click', 'change 0 click']);
    });

    it('are on the side of their slides, in any writing direction', async () => {
      for (const [settings, edge] of [
        [{ dir: 'ltr' }, 'right'],
        [{ dir: 'rtl' }, 'left'],
        [{ vertical: true }, 'bottom'],
      ] as const) {
        const swiper = await create({ navigation: true, ...settings });
        const next = one(swiper, '[part=next]').getBoundingClientRect();
        const whole = swiper.getBoundingClientRect();
        expect(Math.abs(next[edge] - whole[edge])).to.equal(4);
        expect([next.width, next.height]).to.deep.equal([44, 44]);
      }
    });

    it('with `auto` are hidden again when the swiper is removed while the mouse is close', async () => {
      const swiper = await create({ navigation: 'auto' });
      await drag([spotOf(swiper, 0.9)]);
      await waitUntil(() => swiper.matches(':state(near-next)'), 'the mouse is close');
      const home = swiper.parentElement!;
      swiper.remove();
      expect(swiper.matches(':state(near-next)')).to.equal(false);
      home.append(swiper);
    });

    it('with `auto` show when the mouse is close, and not where nothing can move', async () => {
      const swiper = await create({ navigation: 'auto' });
      const opacity = () => ['previous', 'next'].map((name) => getComputedStyle(one(swiper, `[part=${name}]`)).opacity);
      const move = (x: number) => pointer({ phase: 'move', position: spotOf(swiper, x), pointerType: 'mouse' });
      await move(0.5);
      expect(opacity()).to.deep.equal(['0', '0']);
      await move(0.9);
      await waitUntil(() => opacity()[1] === '1');
      expect(opacity()[0]).to.equal('0');
      await move(0.1);
      await waitUntil(() => opacity()[0] === '1');
      await move(0.5);
      await waitUntil(() => String(opacity()) === '0,0');
      swiper.replaceChildren(slide(1));
      await drawn();
      expect(all(swiper, '.arrow').length).to.equal(0);
    });
  });

  describe('to assistive technology', () => {
    it('slides are named by their index, in the language of the app', async () => {
      const swiper = await create({ slides: 3 });
      const internals = () => (itemsOf(swiper)[1] as unknown as { internals: ElementInternals }).internals;
      const named = () => [internals().role, internals().ariaRoleDescription, internals().ariaLabel];
      expect(named()).to.deep.equal(['group', 'slide', '2 of 3']);
      await withLocale('fr', async () => {
        await settled(swiper);
        expect(named()).to.deep.equal(['group', 'diapositive', '2 sur 3']);
      });
      await settled(swiper);
      swiper.append(slide(3));
      await drawn();
      expect(named()).to.deep.equal(['group', 'slide', '2 of 4']);
    });

    it('a carousel tells in short which slide the user has moved to, and nothing that happens in it', async () => {
      const swiper = await create({ slides: 3, navigation: true });
      itemsOf(swiper)[2]!.ariaLabel = 'Offers';
      const region = () => swiper.shadowRoot!.querySelector('[role=status]')!;
      const said = async () => {
        await settled(swiper);
        return region().textContent;
      };
      expect(await said()).to.equal('');
      swiper.shadowRoot!.querySelector<HTMLElement>('[part=next]')!.click();
      expect(await said()).to.equal('2 of 3');
      swiper.focus();
      await keys('ArrowRight');
      await waitUntil(async () => (await said()) === '3 of 3: Offers');
      const live = [...swiper.shadowRoot!.querySelectorAll('[aria-live], [role=status], [role=alert]')];
      expect(live).to.deep.equal([region()]);
      expect(region().querySelector('slot')).to.equal(null);
    });

    it('does not tell a dot twice, which is read out with the focus', async () => {
      const swiper = await create({ slides: 3, indicatorDots: true });
      swiper.shadowRoot!.querySelector<HTMLElement>('[role=tab]')!.focus();
      await keys('ArrowRight');
      await waitUntil(() => swiper.current === 1);
      await settled(swiper);
      expect(swiper.shadowRoot!.querySelector('[role=status]')!.textContent).to.equal('');
    });

    it('a swiper of pages, without dots, arrows or autoplay, is no carousel and tells nothing', async () => {
      const swiper = await create({ slides: 3 });
      swiper.next();
      await settled(swiper);
      expect(swiper.shadowRoot!.querySelector('[aria-live], [role=status]')).to.equal(null);
    });

    it('slides out of sight are hidden', async () => {
      const swiper = await create();
      const hidden = () =>
        itemsOf(swiper).map((item) => (item as unknown as { internals: ElementInternals }).internals.ariaHidden);
      expect(hidden().slice(0, 3)).to.deep.equal([null, 'true', 'true']);
      swiper.next();
      expect(hidden().slice(0, 3)).to.deep.equal(['true', null, 'true']);
    });
  });
});
