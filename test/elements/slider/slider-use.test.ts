import 'nacre/elements/label';
import { expect, html } from '@open-wc/testing';
import { drag, hasPen, keys, pointer, touch } from '../../helpers/commands.js';
import { deepActiveElement, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, entries, last, place, record } from './slider-fixture.js';

describe('<nc-slider> in use', () => {
  before(useTokens);

  describe('keys', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const sign = dir === 'ltr' ? 1 : -1;
      it(`move the thumb, ${dir}`, async () => {
        const { form, slider } = await create(html`<nc-slider name="a" aria-label="A" value="50"></nc-slider>`, dir);
        slider.focus();
        for (const [key, value] of [
          ['ArrowRight', 50 + sign],
          ['ArrowLeft', 50],
          ['ArrowUp', 51],
          ['ArrowDown', 50],
          ['PageUp', 60],
          ['PageDown', 50],
          ['End', 100],
          ['Home', 0],
        ] as const) {
          await keys(key);
          expect([key, slider.value, ...entries(form)]).to.deep.equal([key, value, `a=${value}`]);
        }
      });
    }

    it('fire input, changing and change; at an end nothing', async () => {
      const { slider } = await create();
      const log = record(slider);
      slider.focus();
      await keys('ArrowRight');
      await keys('Home');
      await keys('ArrowLeft');
      expect(log).to.deep.equal(['input 1', 'changing 1', 'change 1', 'input 0', 'changing 0', 'change 0']);
    });

    it('move by a step, PageUp and PageDown by a tenth', async () => {
      const { slider } = await create(html`<nc-slider aria-label="A" min="-1" max="1" step="0.05"></nc-slider>`);
      slider.focus();
      await keys('PageUp');
      expect(slider.value).to.equal(0.2);
      await keys('ArrowDown');
      expect(slider.value).to.equal(0.15);
    });

    it('leave the page where it is, unless it handles them itself', async () => {
      const { form, slider } = await create();
      form.style.paddingBottom = '3000px';
      slider.focus();
      await keys('PageDown');
      await keys('End');
      expect([scrollY, slider.value]).to.deep.equal([0, 100]);
      form.addEventListener('keydown', (event) => event.preventDefault());
      await keys('Home');
      await keys('Control+ArrowLeft');
      expect(slider.value).to.equal(100);
    });

    it('of two thumbs move one, up to the other', async () => {
      const { form, slider } = await create(
        html`<nc-slider name="a" aria-label="A" value="20 30" step="10"></nc-slider>`,
      );
      slider.focus();
      await keys('ArrowRight');
      await keys('ArrowRight');
      expect(entries(form)).to.deep.equal(['a=30', 'a=30']);
      await keys('Tab');
      await keys('End');
      await keys('ArrowLeft');
      expect(slider.value).to.deep.equal([30, 90]);
      await keys('Home');
      expect(slider.value).to.deep.equal([30, 30]);
    });
  });

  describe('pointers', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      it(`a mouse drags the thumb, ${dir}`, async () => {
        const { form, slider } = await create(undefined, dir);
        const log = record(slider);
        await drag([place(slider, 0), place(slider, 0.4), place(slider, 0.3)]);
        expect(slider.value).to.equal(30);
        expect(entries(form)).to.deep.equal(['a=30']);
        expect(last(log)).to.deep.equal(['change 30', 1]);
        expect(log.filter((entry) => entry === 'changing 40').length).to.equal(1);
      });
    }

    it('a press on the track brings the thumb at once, one on the thumb leaves it there', async () => {
      const { slider } = await create(html`<nc-slider aria-label="A" value="50"></nc-slider>`);
      const log = record(slider);
      const press = async (share: number) => {
        await pointer({ phase: 'down', position: place(slider, share), pointerType: 'mouse' });
        const seen = slider.value;
        await pointer({ phase: 'up', position: place(slider, share), pointerType: 'mouse' });
        return seen;
      };
      expect([await press(0.55), log.length]).to.deep.equal([50, 0]);
      expect(await press(0.8)).to.equal(80);
      expect(log).to.deep.equal(['input 80', 'changing 80', 'change 80']);
    });

    it('keeps where the thumb was taken, and stays within the ends', async () => {
      const { slider } = await create();
      await drag([place(slider, 0.05), place(slider, 0.25)]);
      expect(slider.value).to.equal(20);
      await drag([place(slider, 0.2), place(slider, 1.3)]);
      expect(slider.value).to.equal(100);
    });

    it('a finger taps, and drags from anywhere', async () => {
      const { slider } = await create();
      const log = record(slider);
      await touch([place(slider, 0.5)]);
      expect(log).to.deep.equal(['input 50', 'changing 50', 'change 50']);
      await touch([place(slider, 0.1), place(slider, 0.7)], { hold: 50 });
      expect(slider.value).to.equal(70);
      expect(last(log)).to.deep.equal(['change 70', 2]);
    });

    if (hasPen) {
      it('a pen drags', async () => {
        const { slider } = await create();
        await drag([place(slider, 0), place(slider, 0.5)], { pointerType: 'pen' });
        expect(slider.value).to.equal(50);
      });
    }

    it('goes upwards when it is vertical', async () => {
      const { slider } = await create(html`<nc-slider aria-label="A" vertical style="inline-size: 228px"></nc-slider>`);
      const { width, height } = slider.getBoundingClientRect();
      expect([width, height]).to.deep.equal([44, 228]);
      await drag([place(slider, 0), place(slider, 0.4)]);
      expect(slider.value).to.equal(40);
      expect(getComputedStyle(slider).touchAction).to.contain('pan-x');
    });

    it('leaves out what is beside the track', async () => {
      const { slider } = await create(
        html`<nc-slider aria-label="A" show-value style="padding-inline: 10px"></nc-slider>`,
      );
      const { left, right, top, height } = slider.getBoundingClientRect();
      const value = slider.shadowRoot!.querySelector('[part=value]')!.getBoundingClientRect();
      const [start, end] = [left + 10 + 14, right - 10 - value.width - 14];
      const y = top + height / 2;
      await drag([
        [start, y],
        [(start + end) / 2, y],
      ]);
      expect(slider.value).to.equal(50);
    });

    it('shows where the thumb is', async () => {
      for (const dir of ['ltr', 'rtl'] as const) {
        const { slider } = await create(html`<nc-slider aria-label="A" value="20 70"></nc-slider>`, dir);
        const middles = [...slider.shadowRoot!.querySelectorAll('[part=thumb]')].map((thumb) => {
          const { left, width } = thumb.getBoundingClientRect();
          return Math.round(left + width / 2);
        });
        expect(middles).to.deep.equal([place(slider, 0.2)[0], place(slider, 0.7)[0]].map(Math.round));
      }
    });

    it('paints the thumb there while it is not built', async () => {
      for (const dir of ['ltr', 'rtl'] as const) {
        const { slider } = await create(html`<nc-slider aria-label="A" value="20"></nc-slider>`, dir);
        const style = getComputedStyle(slider);
        expect([style.backgroundPositionX, style.scale]).to.deep.equal(['20%, 80%', dir === 'ltr' ? 'none' : '-1 1']);
        slider.vertical = true;
        await settled(slider);
        expect([style.backgroundPositionY, style.scale]).to.deep.equal(['80%, 20%', 'none']);
      }
    });

    it('of two thumbs takes the nearest one, and none passes the other', async () => {
      const { slider } = await create(html`<nc-slider aria-label="A" value="20 60"></nc-slider>`);
      await drag([place(slider, 0.2), place(slider, 0.3)]);
      await drag([place(slider, 0.9), place(slider, 0.8)]);
      expect(slider.value).to.deep.equal([30, 80]);
      expect(deepActiveElement()!.ariaLabel).to.equal('Upper limit');
      await drag([place(slider, 0.3), place(slider, 0.95)]);
      expect(slider.value).to.deep.equal([80, 80]);
    });

    it('of two in one place takes the one that can go there', async () => {
      for (const [to, value] of [
        [0.3, [30, 50]],
        [0.7, [50, 70]],
      ] as const) {
        const { slider } = await create(html`<nc-slider aria-label="A" value="50 50"></nc-slider>`);
        await drag([place(slider, 0.5), place(slider, to)]);
        expect(slider.value).to.deep.equal(value);
      }
    });

    it('stays as it is while disabled or read-only', async () => {
      for (const markup of [
        html`<nc-slider aria-label="A" disabled></nc-slider>`,
        html`<nc-slider aria-label="A" readonly></nc-slider>`,
        html`<fieldset disabled><nc-slider aria-label="A"></nc-slider></fieldset>`,
      ]) {
        const { form, slider } = await create(markup);
        const log = record(slider);
        await drag([place(slider, 0), place(slider, 0.5)]);
        slider.focus();
        await keys('ArrowRight');
        expect([slider.value, ...log]).to.deep.equal([0]);
        form.remove();
      }
    });

    it('ends without an event when the slider leaves the page', async () => {
      const { form, slider } = await create();
      await pointer({ phase: 'down', position: place(slider, 0), pointerType: 'mouse' });
      await pointer({ phase: 'move', position: place(slider, 0.5), pointerType: 'mouse' });
      const log = record(slider);
      const next = place(slider, 0.6);
      slider.remove();
      await pointer({ phase: 'up', position: next, pointerType: 'mouse' });
      form.append(slider);
      expect([slider.matches(':state(dragging)'), ...log]).to.deep.equal([false]);
    });

    it('ignores a value that code sets during a drag, except in its own events', async () => {
      const { slider } = await create();
      await pointer({ phase: 'down', position: place(slider, 0), pointerType: 'mouse' });
      await pointer({ phase: 'move', position: place(slider, 0.5), pointerType: 'mouse' });
      slider.value = 10;
      expect(slider.value).to.equal(50);
      slider.addEventListener('input', () => (slider.value = Math.min(70, slider.value as number)));
      await pointer({ phase: 'move', position: place(slider, 0.9), pointerType: 'mouse' });
      expect(slider.value).to.equal(70);
      await pointer({ phase: 'up', position: place(slider, 0.9), pointerType: 'mouse' });
      slider.value = 10;
      expect(slider.value).to.equal(10);
    });
  });

  it('is reached by labels, of the page and of ours', async () => {
    for (const value of ['20', '20 60']) {
      const { form, slider } = await create(
        html`<nc-slider id="s" value=${value}></nc-slider><label for="s">A</label><nc-label for="s">B</nc-label>`,
      );
      for (const label of form.querySelectorAll<HTMLElement>('label, nc-label')) {
        slider.blur();
        label.click();
        expect(slider.contains(document.activeElement), label.localName).to.equal(true);
        expect(slider.value).to.deep.equal(value === '20' ? 20 : [20, 60]);
      }
      form.remove();
    }
  });
});
