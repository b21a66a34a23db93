import 'nacre/elements/slider';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcSlider, SliderTick } from 'nacre/elements/slider';
import { pointer } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

const make = (attributes: Readonly<Record<string, unknown>> = {}) => {
  const slider = document.createElement('nc-slider');
  for (const [name, value] of Object.entries(attributes)) slider.setAttribute(name, String(value));
  return slider;
};

/** A number with so many decimals, as an author writes it. */
const decimal = (least: number, most: number) =>
  fc
    .tuple(fc.integer({ min: least * 1000, max: most * 1000 }), fc.constantFrom(0, 1, 2, 3))
    .map(([thousandths, decimals]) => Number((thousandths / 1000).toFixed(decimals)));

/** A native one may be off by what binary fractions cannot say; ours is not. */
function expectSame(value: unknown, native: HTMLInputElement, hint?: string): void {
  expect(value, hint).to.be.closeTo(native.valueAsNumber, 1e-9);
  expect(Number((value as number).toFixed(3)), 'exact').to.equal(value);
}

/** What a page says while `action` runs. */
async function warnings(action: () => Promise<unknown>): Promise<string[]> {
  const { warn } = console;
  const warned: string[] = [];
  console.warn = (text: string) => void warned.push(text);
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return warned;
}

describe('<nc-slider> values', () => {
  before(useTokens);
  // What answers keys and pointers comes with the first one.
  before(async () => {
    const slider = await fixture<NcSlider>(html`<nc-slider></nc-slider>`);
    await waitUntil(() => {
      slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, composed: true }));
      return slider.value !== 0;
    });
  });

  describe('arithmetic', () => {
    const scale = fc.record({
      min: decimal(-200, 200),
      max: decimal(-200, 200),
      step: decimal(0, 30).filter((step) => step > 0),
    });

    it('agrees with a native range input on any value', () => {
      const native = document.createElement('input');
      fc.assert(
        fc.property(scale, decimal(-300, 300), ({ min, max, step }, value) => {
          for (const [name, given] of Object.entries({ type: 'range', min, max, step })) {
            native.setAttribute(name, String(given));
          }
          native.value = String(value);
          const slider = make({ min, max, step });
          slider.value = value;
          expectSame(slider.value, native);
        }),
        { numRuns: 3000 },
      );
    });

    it('agrees with one on any sequence of keys', () => {
      const home = document.body.appendChild(document.createElement('div'));
      const key = fc.constantFrom(
        'ArrowUp',
        'ArrowRight',
        'ArrowDown',
        'ArrowLeft',
        'Home',
        'End',
        'PageUp',
        'PageDown',
      );
      fc.assert(
        fc.property(scale, fc.array(key, { maxLength: 12 }), ({ min, max, step }, keys) => {
          fc.pre(min < max);
          const native = document.createElement('input');
          for (const [name, given] of Object.entries({ type: 'range', min, max, step, value: min })) {
            native.setAttribute(name, String(given));
          }
          const slider = home.appendChild(make({ min, max, step, value: min }));
          for (const each of keys) {
            slider.dispatchEvent(new KeyboardEvent('keydown', { key: each, bubbles: true, composed: true }));
            const page = Math.max(step, (max - min) / 10);
            if (/Up|Right/.test(each) && each.startsWith('Arrow')) native.stepUp();
            else if (each.startsWith('Arrow')) native.stepDown();
            else if (each === 'Home' || each === 'End') native.value = String(each === 'Home' ? min : max);
            else native.value = (native.valueAsNumber + (each === 'PageUp' ? page : -page)).toFixed(6);
            expectSame(slider.value, native, each);
          }
          slider.remove();
        }),
        { numRuns: 1000 },
      );
      home.remove();
    });

    it('of two thumbs holds what it promises, whatever happens', () => {
      const value = fc.oneof(decimal(-300, 300), fc.tuple(decimal(-300, 300), decimal(-300, 300)));
      fc.assert(
        fc.property(scale, fc.array(value, { maxLength: 8 }), ({ min, max, step }, values) => {
          const slider = make({ min, max, step });
          slider.range = true;
          for (const each of values) {
            slider.value = each as never;
            const [low, high] = slider.value as [number, number];
            expect(low).to.be.at.most(high);
            for (const one of [low, high]) {
              const single = make({ min, max, step, value: one });
              expect(single.value, 'is on the scale').to.equal(one);
            }
          }
        }),
        { numRuns: 300 },
      );
    });

    it('adds steps of a tenth without an error', () => {
      const slider = make({ step: 0.1, max: 1 });
      const all = Array.from({ length: 11 }, (_, index) => {
        slider.value = index * 0.1;
        return slider.value;
      });
      expect(all).to.deep.equal([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
      slider.step = 1e-7;
      slider.value = 3e-7;
      expect(slider.value).to.equal(3e-7);
    });
  });

  describe('as a page gives them', () => {
    it('are within the limits, in whatever order all is set', () => {
      const slider = make();
      slider.value = 150;
      expect(slider.value).to.equal(100);
      slider.max = 200;
      expect(slider.value).to.equal(150);
      slider.step = 40;
      expect(slider.value).to.equal(160);
      slider.min = 180;
      expect(slider.value).to.equal(180);
    });

    it('are a pair in ascending order, with and without `range`', () => {
      for (const text of ['[80, 20]', '80,20', '20 80']) expect(make({ value: text }).value).to.deep.equal([20, 80]);
      expect(make({ range: '' }).value).to.deep.equal([0, 100]);
      expect(make({ range: '', min: 10, value: 30 }).value).to.deep.equal([10, 30]);
      const slider = make({ value: 30 });
      slider.value = [70, 40];
      expect(slider.value).to.deep.equal([40, 70]);
      slider.value = 5;
      expect(slider.value).to.equal(5);
    });

    it('without meaning are warned about once, and the slider still works', async () => {
      const warned = await warnings(async () => {
        const slider = await fixture<NcSlider>(html`<nc-slider min="50" max="20" step="-3"></nc-slider>`);
        expect(slider.value).to.equal(50);
        await drawn();
        slider.max = 60;
        slider.value = 52.4;
        expect(slider.value).to.equal(52);
        slider.value = 'much' as never;
        expect(slider.value).to.equal(50);
        await drawn();
      });
      expect(warned.sort()).to.deep.equal([
        '<nc-slider> max: expected more than min, got 20',
        '<nc-slider> step: expected more than 0, got -3',
        '<nc-slider> value: expected a number, or a pair of numbers, got "much"',
      ]);
    });

    it('are kept while only one of the limits is set', async () => {
      const warned = await warnings(async () => {
        const slider = await fixture<NcSlider>(html`<nc-slider></nc-slider>`);
        slider.min = 200;
        slider.value = 250;
        slider.max = 300;
        await settled(slider);
        expect(slider.value).to.equal(250);
      });
      expect(warned).to.deep.equal([]);
    });
  });

  describe('are shown', () => {
    const part = (slider: NcSlider, name: string) => slider.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`);
    const text = (slider: NcSlider, name: string) => part(slider, name)?.textContent;

    it('beside the track, as the page formats them', async () => {
      const slider = await fixture<NcSlider>(html`<nc-slider show-value value="30"></nc-slider>`);
      expect(text(slider, 'value')).to.equal('30');
      slider.valueFormatter = (value) => `${value} %`;
      slider.value = 40;
      await settled(slider);
      expect(text(slider, 'value')).to.equal('40 %');
      slider.value = [10, 20];
      await settled(slider);
      expect(text(slider, 'value')).to.equal('10 % – 20 %');
      slider.showValue = false;
      await settled(slider);
      expect(part(slider, 'value')).to.equal(null);
    });

    it('as they are, with one warning, where the page cannot format them', async () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (warning: string) => warnings.push(warning);
      const slider = await fixture<NcSlider>(html`<nc-slider show-value value="30"></nc-slider>`);
      slider.valueFormatter = (value) => {
        if (value === 40) throw new Error('Mine');
        return undefined as unknown as string;
      };
      await settled(slider);
      expect(text(slider, 'value'), 'no text').to.equal('30');
      slider.value = 40;
      await settled(slider);
      console.warn = warn;
      expect(text(slider, 'value'), 'an error').to.equal('40');
      expect(warnings).to.deep.equal(['<nc-slider> valueFormatter: expected a function that returns a text, got Mine']);
    });

    it('in a bubble above the thumb that is dragged', async () => {
      const slider = await fixture<NcSlider>(
        html`<nc-slider bubble value="50" style="width: 228px; margin: 60px"></nc-slider>`,
      );
      await settled(slider);
      expect(part(slider, 'bubble')).to.equal(null);
      const { left, top, height } = slider.getBoundingClientRect();
      const y = top + height / 2;
      await pointer({ phase: 'down', position: [left + 114, y], pointerType: 'mouse' });
      await pointer({ phase: 'move', position: [left + 134, y], pointerType: 'mouse' });
      expect(text(slider, 'bubble')).to.equal('60');
      const box = part(slider, 'bubble')!.getBoundingClientRect();
      expect(Math.round(box.left + box.width / 2)).to.be.closeTo(left + 134, 1);
      expect(box.bottom).to.be.at.most(y - 14);
      await pointer({ phase: 'up', position: [left + 134, y], pointerType: 'mouse' });
      expect(part(slider, 'bubble')).to.equal(null);
    });

    it('by ticks: at each step, or at given values', async () => {
      const slider = await fixture<NcSlider>(html`<nc-slider ticks step="25" style="width: 228px"></nc-slider>`);
      await settled(slider);
      const marks = () =>
        [...slider.shadowRoot!.querySelectorAll('[part=tick]')].map((tick) => {
          const { left, width } = tick.getBoundingClientRect();
          return Math.round((left + width / 2 - slider.getBoundingClientRect().left - 14) / 2);
        });
      expect(marks()).to.deep.equal([0, 25, 50, 75, 100]);
      const ticks: SliderTick[] = [10, { value: 90, label: 'Much' }];
      slider.ticks = ticks;
      await settled(slider);
      expect(marks()).to.deep.equal([10, 90]);
      expect(text(slider, 'label')).to.equal('Much');
      expect(slider.getBoundingClientRect().height).to.equal(64);
      slider.step = 1;
      slider.max = 5000;
      const warned = await warnings(async () => {
        slider.ticks = true;
        await settled(slider);
      });
      expect(marks()).to.deep.equal([]);
      expect(warned).to.deep.equal(['<nc-slider> ticks: expected a list of values, or at most 100 steps, got 5000']);
    });

    for (const dir of ['ltr', 'rtl']) {
      it(`by labels that end where the slider ends: ${dir}`, async () => {
        const ends = [0, 50, 100].map((value) => ({ value, label: value === 50 ? 'Half' : 'Much and more' }));
        const slider = await fixture<NcSlider>(html`<nc-slider dir=${dir} style="width: 228px"></nc-slider>`);
        slider.ticks = ends;
        await settled(slider);
        const { left, right } = slider.getBoundingClientRect();
        const labels = [...slider.shadowRoot!.querySelectorAll('[part=label]')].map((label) => {
          const box = label.getBoundingClientRect();
          return [box.left - left, box.right - right];
        });
        const [first, half, last] = dir === 'ltr' ? labels : labels.reverse();
        expect(first![0]).to.be.closeTo(0, 0.5);
        expect(half![0]! + half![1]!).to.be.closeTo(0, 1);
        expect(last![1]).to.be.closeTo(0, 0.5);
        slider.ticks = ends.map(({ value }) => ({ value, label: 'x' }));
        await settled(slider);
        const marks = ['tick', 'label'].map((name) =>
          [...slider.shadowRoot!.querySelectorAll(`[part=${name}]`)].map((mark) => {
            const box = mark.getBoundingClientRect();
            return Math.round(box.left + box.width / 2);
          }),
        );
        expect(marks[1], 'short ones stand below their marks').to.deep.equal(marks[0]);
      });
    }

    it('beside a track that stays as it is from the shortest value to the longest', async () => {
      const slider = await fixture<NcSlider>(
        html`<nc-slider show-value range max="10000" style="width: 400px"></nc-slider>`,
      );
      await settled(slider);
      const track = async (value: number[]) => {
        slider.value = value as [number, number];
        await settled(slider);
        return part(slider, 'track')!.getBoundingClientRect().width;
      };
      expect(await track([0, 0])).to.equal(await track([10_000, 10_000]));
    });

    it('that wraps instead of hiding the track', async () => {
      const slider = await fixture<NcSlider>(
        html`<nc-slider show-value range max="1000000" style="width: 200px; font-size: 32px"></nc-slider>`,
      );
      await settled(slider);
      const box = part(slider, 'value')!.getBoundingClientRect();
      expect(part(slider, 'track')!.getBoundingClientRect().width).to.be.at.least(100);
      expect(slider.getBoundingClientRect().height).to.be.at.least(box.height);
    });

    it('below what the page puts over the slider', async () => {
      const home = await fixture<HTMLElement>(
        html`<div style="position: relative">
          <nc-slider range></nc-slider>
          <p style="position: absolute; inset: 0; margin: 0">Above</p>
        </div>`,
      );
      const slider = home.querySelector('nc-slider')!;
      await settled(slider);
      const { left, top, width, height } = part(slider, 'thumb')!.getBoundingClientRect();
      expect(document.elementFromPoint(left + width / 2, top + height / 2)!.localName).to.equal('p');
    });

    it('by a thumb of 12 to 28 px', async () => {
      const slider = await fixture<NcSlider>(html`<nc-slider show-value></nc-slider>`);
      await settled(slider);
      const size = () => getComputedStyle(part(slider, 'thumb')!).width;
      expect(size()).to.equal('28px');
      for (const [given, shown] of [
        [20, '20px'],
        [4, '12px'],
        [60, '28px'],
      ] as const) {
        slider.blockSize = given;
        await settled(slider);
        expect(size()).to.equal(shown);
      }
    });

    it('in the colours of the page, by precedence', async () => {
      const slider = await fixture<NcSlider>(html`<nc-slider
        value="50"
        color="rgb(1, 0, 0)"
        selected-color="rgb(2, 0, 0)"
        block-color="rgb(3, 0, 0)"
      ></nc-slider>`);
      const painted = () => getComputedStyle(slider).backgroundImage;
      expect(painted()).to.contain('rgb(1, 0, 0)').and.contain('rgb(2, 0, 0)').and.contain('rgb(3, 0, 0)');
      Object.assign(slider, {
        activeColor: 'rgb(4, 0, 0)',
        backgroundColor: 'rgb(5, 0, 0)',
        foreColor: 'rgb(6, 0, 0)',
      });
      await settled(slider);
      expect(painted()).to.contain('rgb(4, 0, 0)').and.contain('rgb(5, 0, 0)').and.contain('rgb(6, 0, 0)');
      slider.activeBackgroundColor = 'rgb(7, 0, 0)';
      slider.showValue = true;
      slider.valueColor = 'rgb(8, 0, 0)';
      await settled(slider);
      expect(getComputedStyle(part(slider, 'track')!).backgroundImage).to.contain('rgb(7, 0, 0)');
      expect(getComputedStyle(part(slider, 'thumb')!).backgroundColor).to.equal('rgb(6, 0, 0)');
      expect(getComputedStyle(part(slider, 'value')!).color).to.equal('rgb(8, 0, 0)');
    });
  });
});
