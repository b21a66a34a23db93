import 'nacre/elements/checkbox';
import 'nacre/elements/input';
import 'nacre/elements/list';
import 'nacre/elements/picker';
import 'nacre/elements/slider';
import 'nacre/elements/stepper';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { NcInput } from 'nacre/elements/input';
import { NcPicker as NcPickerClass } from 'nacre/elements/picker/class';
import type { NcSlider } from 'nacre/elements/slider';
import type { NcStepper } from 'nacre/elements/stepper';
import { hasTouch, keys, touch } from '../../helpers/commands.js';
import { deepActiveElement, drawn, settled } from '../../helpers/dom.js';
import { holdTimers } from '../../helpers/timers.js';
import { useTokens } from '../../helpers/tokens.js';
import { mount } from '../picker/picker-fixture.js';
import { create, follow } from '../swiper/swiper-fixture.js';

/** What users of comparable libraries have reported of fields and other controls. */
describe('controls, as users of other libraries broke them', () => {
  before(useTokens);
  before(() => NcPickerClass.loadPanel());

  it('a value set after a reset shows', async () => {
    const form = await fixture<HTMLFormElement>(`<form><nc-input name="a" aria-label="A"></nc-input></form>`);
    const input = form.querySelector<NcInput>('nc-input')!;
    const field = input.shadowRoot!.querySelector('input')!;
    input.value = 'one';
    await settled(input);
    input.focus();
    await sendKeys({ type: '!' });
    form.reset();
    await settled(input);
    expect(field.value).to.equal('');
    input.value = 'one';
    await settled(input);
    expect([field.value, new FormData(form).get('a')]).to.deep.equal(['one', 'one']);
    form.reset();
    input.value = 'one';
    await settled(input);
    expect(field.value).to.equal('one');
  });

  it('a control keeps its own disabled state through that of its fieldset', async () => {
    const form = await fixture<HTMLFormElement>(
      `<form><fieldset disabled><nc-input name="a" required aria-label="A"></nc-input>
      <nc-input name="b" required disabled value="x" aria-label="B"></nc-input></fieldset></form>`,
    );
    const [one, two] = form.querySelectorAll<NcInput>('nc-input');
    expect([form.checkValidity(), one!.willValidate]).to.deep.equal([true, false]);
    form.querySelector('fieldset')!.disabled = false;
    await settled(form);
    expect([one!.disabled, two!.disabled, two!.matches(':disabled'), form.checkValidity()]).to.deep.equal([
      false,
      true,
      true,
      false,
    ]);
  });

  it('what was disabled at first is reset like the rest', async () => {
    const form = await fixture<HTMLFormElement>(
      `<form><nc-input name="a" value="first" disabled aria-label="A"></nc-input>
      <nc-checkbox name="c" checked disabled>C</nc-checkbox></form>`,
    );
    const input = form.querySelector<NcInput>('nc-input')!;
    const box = form.querySelector('nc-checkbox')!;
    input.disabled = box.disabled = false;
    await settled(form);
    input.focus();
    await sendKeys({ type: '2' });
    box.click();
    form.reset();
    await settled(form);
    expect([input.value, box.checked]).to.deep.equal(['first', true]);
  });

  if (hasTouch)
    it('a finger moves a vertical slider, and the page stays still', async () => {
      const box = await fixture<HTMLElement>(
        `<div style="height: 300px; overflow: auto"><nc-slider vertical value="0" aria-label="S" style="height: 200px"></nc-slider>
        <p style="height: 900px"></p></div>`,
      );
      const slider = box.querySelector<NcSlider>('nc-slider')!;
      await settled(slider);
      const { x, width, top, bottom } = (
        slider.shadowRoot!.querySelector('[part=track]') ?? slider
      ).getBoundingClientRect();
      const left = Math.round(x + width / 2);
      const points = [bottom - 2, bottom - 40, bottom - 80, top + 20].map((y): [number, number] => [
        left,
        Math.round(y),
      ]);
      await touch(points);
      expect([Number(slider.value) > 50, box.scrollTop]).to.deep.equal([true, 0]);
    });

  it('an end that changes while the picker is open keeps what is chosen', async () => {
    const { picker, open, shown, ready } = await mount(
      'mode="date" value="2024-05-20" start="2020-01-01" end="2030-12-31" label="Day" lang="en"',
    );
    await open();
    const before = shown();
    picker.end = '2026-06-15';
    await ready();
    expect(shown()).to.deep.equal(before);
    await picker.hide();
  });

  it('another month keeps the day, and the days are those of that month', async () => {
    const { picker, open, wheels, ready } = await mount('mode="date" value="2024-02-29" label="Day" lang="en"');
    await open();
    const month = wheels().findIndex(({ items }) => items?.length === 12);
    const day = wheels().findIndex(({ items }) => [28, 29, 30, 31].includes(items?.length ?? 0));
    wheels()[month]!.focus();
    await keys('ArrowDown');
    await ready();
    await waitUntil(() => wheels()[day]!.items!.length === 31, '31 days');
    expect(wheels()[day]!.value).to.equal(28);
    await picker.hide();
  });

  const stepper = async (attributes: string) => {
    const element = await fixture<NcStepper>(`<nc-stepper aria-label="N" ${attributes}></nc-stepper>`);
    const part = <E extends HTMLElement>(name: string) => element.shadowRoot!.querySelector<E>(`[part=${name}]`)!;
    return { element, field: part<HTMLInputElement>('input'), plus: part('plus') };
  };
  it('plus adds to what was typed a moment before', async () => {
    const { element, field, plus } = await stepper('value="0"');
    field.focus();
    field.select();
    await sendKeys({ type: '50' });
    plus.click();
    expect(element.value).to.equal(51);
  });

  it('a decimal mark can be typed with a keyboard', async () => {
    const { element, field } = await stepper('value="1" step="0.1" lang="en"');
    field.focus();
    await keys('End');
    await sendKeys({ type: '.5' });
    await keys('Enter');
    expect(element.value).to.equal(1.5);
  });

  if (hasTouch)
    it('plus leaves the keyboard of the screen where it is', async () => {
      const { plus, field } = await stepper('value="1"');
      const { x, y, width, height } = plus.getBoundingClientRect();
      await touch([[Math.round(x + width / 2), Math.round(y + height / 2)]]);
      expect(deepActiveElement()).not.to.equal(field);
    });

  it('a numeric field keeps to its length', async () => {
    const input = await fixture<NcInput>(`<nc-input type="number" maxlength="4" aria-label="N"></nc-input>`);
    input.focus();
    await sendKeys({ type: '123456' });
    expect(input.value).to.equal('1234');
  });

  describe('a swiper', () => {
    const INTERVAL = 3217;
    let timers: ReturnType<typeof holdTimers>;
    beforeEach(() => (timers = holdTimers(INTERVAL)));
    afterEach(() => timers.restore());
    const turn = (reports: string[], count = 1) =>
      waitUntil(
        () => {
          timers.run();
          return reports.filter((each) => each.startsWith('change')).length >= count;
        },
        'it moves on',
        { interval: 10 },
      );

    it('goes on from its slide after its tab was hidden', async () => {
      const swiper = await create({ autoplay: true, interval: INTERVAL, circular: true, slides: 4 });
      const reports = follow(swiper);
      await turn(reports);
      const home = swiper.parentElement!;
      for (let round = 0; round < 3; round += 1) {
        const { current } = swiper;
        home.style.display = 'none';
        await drawn();
        timers.run();
        home.style.display = '';
        await drawn();
        expect(swiper.current).to.equal(current);
        const item = swiper.querySelectorAll('nc-swiper-item')[current]!;
        await waitUntil(
          () => Math.abs(item.getBoundingClientRect().x - swiper.getBoundingClientRect().x) < 1,
          `slide ${current} is seen`,
        );
        reports.length = 0;
        await turn(reports);
        expect(reports[0]).to.equal(`change ${(current + 1) % 4} autoplay`);
      }
    });

    it('begins at the slide that was asked for, circular and on its own too', async () => {
      const swiper = await create({ autoplay: true, interval: INTERVAL, circular: true, slides: 4, current: 2 });
      const item = swiper.querySelectorAll('nc-swiper-item')[2]!;
      expect([
        swiper.current,
        Math.round(item.getBoundingClientRect().x - swiper.getBoundingClientRect().x),
      ]).to.deep.equal([2, 0]);
    });

    it('stops and goes on when autoplay is switched at run time', async () => {
      const swiper = await create({ autoplay: true, interval: INTERVAL, slides: 4 });
      const reports = follow(swiper);
      await turn(reports);
      swiper.autoplay = false;
      await settled(swiper);
      reports.length = 0;
      for (let step = 0; step < 3; step += 1) {
        timers.run();
        await drawn();
      }
      expect(reports).to.deep.equal([]);
      swiper.autoplay = true;
      await settled(swiper);
      await turn(reports);
      expect(reports.length).to.be.above(0);
    });
  });
});
