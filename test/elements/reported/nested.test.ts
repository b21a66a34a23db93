import 'nacre/elements/checkbox';
import 'nacre/elements/collapse';
import 'nacre/elements/collapse-item';
import 'nacre/elements/input';
import 'nacre/elements/picker';
import 'nacre/elements/radio';
import 'nacre/elements/switch';
import 'nacre/elements/popup';
import 'nacre/elements/slider';
import 'nacre/elements/stepper';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import 'nacre/elements/tab';
import 'nacre/elements/tabs';
import 'nacre/elements/toast';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { NcInput } from 'nacre/elements/input';
import type { NcPicker } from 'nacre/elements/picker';
import { NcPicker as NcPickerClass } from 'nacre/elements/picker/class';
import type { NcPopup } from 'nacre/elements/popup';
import type { NcSlider } from 'nacre/elements/slider';
import type { NcStepper } from 'nacre/elements/stepper';
import type { NcTabs } from 'nacre/elements/tabs';
import type { NcToast } from 'nacre/elements/toast';
import { drag, keys, wheel } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';

const DURATIONS = ['--nc-duration-normal', '--nc-duration-page'];

/** What users of comparable libraries have reported of things in each other, and of values. */
describe('nested elements and values, as users of other libraries broke them', () => {
  const { style } = document.documentElement;
  before(useTokens);
  before(() => NcPickerClass.loadPanel());
  before(() => DURATIONS.forEach((name) => style.setProperty(name, '0s')));
  after(() => DURATIONS.forEach((name) => style.removeProperty(name)));

  it('what closes in a popup is not heard as the popup that closes', async () => {
    const popup = await fixture<NcPopup>(
      `<nc-popup label="Edit"><nc-picker label="Fruit" range='["Apple","Pear"]'></nc-picker>
      <nc-collapse><nc-collapse-item title="More" open>Text</nc-collapse-item></nc-collapse></nc-popup>`,
    );
    const picker = popup.querySelector<NcPicker>('nc-picker')!;
    const heard: string[] = [];
    for (const type of ['open', 'close', 'cancel']) popup.addEventListener(type, () => heard.push(type));
    void popup.show();
    await popup.updateComplete;
    await drawn();
    heard.length = 0;
    await picker.show();
    await drawn();
    await keys('Escape');
    await waitUntil(() => !picker.open);
    popup.querySelector('nc-collapse-item')!.shadowRoot!.querySelector('button')!.click();
    await drawn();
    expect(heard).to.deep.equal([]);
    await popup.hide();
  });

  it('a text that is marked by dragging out of the popup does not close it', async () => {
    const popup = await fixture<NcPopup>(
      `<nc-popup label="Edit" position="center"><p id="text" style="margin: 20px">Mark this text</p></nc-popup>`,
    );
    void popup.show();
    await popup.updateComplete;
    await drawn();
    const { x, y, height } = popup.querySelector('#text')!.getBoundingClientRect();
    await drag([
      [Math.round(x + 60), Math.round(y + height / 2)],
      [Math.round(x + 10), Math.round(y + height / 2)],
      [4, 4],
    ]);
    expect(popup.open).to.equal(true);
    await popup.hide();
  });

  it('a toast shows over a native dialog', async () => {
    const box = await fixture<HTMLElement>(
      `<div><dialog style="width: 90vw; height: 90vh"><p>Text</p></dialog><nc-toast title="Saved" duration="0"></nc-toast></div>`,
    );
    const dialog = box.querySelector('dialog')!;
    dialog.showModal();
    const toast = box.querySelector<NcToast>('nc-toast')!;
    void toast.show();
    await settled(toast);
    await drawn();
    // What came into the top layer last is on top.
    const shown = toast.shadowRoot!.querySelector(':popover-open');
    expect(shown?.checkVisibility()).to.equal(true);
    expect(shown!.getBoundingClientRect().width).to.be.above(20);
    await toast.hide();
    dialog.close();
  });

  it('tabs in a panel of tabs keep their own selection', async () => {
    const outer = await fixture<NcTabs>(
      `<nc-tabs aria-label="Outer"><nc-tab name="a" label="A"><nc-tabs id="inner" aria-label="Inner">
      <nc-tab name="x" label="X">x</nc-tab><nc-tab name="y" label="Y">y</nc-tab></nc-tabs></nc-tab>
      <nc-tab name="b" label="B">b</nc-tab></nc-tabs>`,
    );
    const inner = outer.querySelector<NcTabs>('#inner')!;
    await settled(outer);
    const tabs = [...inner.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')];
    expect([tabs.length, outer.shadowRoot!.querySelectorAll('[role=tab]').length]).to.deep.equal([2, 2]);
    tabs[1]!.click();
    await settled(outer);
    expect([inner.value, outer.value]).to.deep.equal(['y', 'a']);
  });

  it('a value that the page writes anew while the user types in its middle keeps the caret there', async () => {
    const input = await fixture<NcInput>(`<nc-input value="ac" aria-label="Code"></nc-input>`);
    input.addEventListener('input', () => (input.value = input.value.toUpperCase()));
    const field = input.shadowRoot!.querySelector('input')!;
    input.focus();
    field.setSelectionRange(1, 1);
    await sendKeys({ type: 'bb' });
    await settled(input);
    expect([field.value, field.selectionStart]).to.deep.equal(['ABBC', 3]);
  });

  it('steps of a tenth add up without an error in the last place', async () => {
    const box = await fixture<HTMLElement>(
      `<div><nc-stepper step="0.1" value="0" aria-label="N"></nc-stepper><nc-slider min="0" max="1" step="0.1" aria-label="S"></nc-slider></div>`,
    );
    const stepper = box.querySelector<NcStepper>('nc-stepper')!;
    const slider = box.querySelector<NcSlider>('nc-slider')!;
    await settled(box);
    slider.focus();
    for (let step = 0; step < 3; step += 1) {
      stepper.shadowRoot!.querySelector<HTMLElement>('[part=plus]')!.click();
      await keys('ArrowRight');
    }
    expect([stepper.value, slider.value]).to.deep.equal([0.3, 0.3]);
  });

  it('the wheel of a mouse over a focused number leaves it alone', async () => {
    const box = await fixture<HTMLElement>(
      `<div style="height: 1px"><nc-stepper value="5" aria-label="N"></nc-stepper><nc-input type="number" value="5" aria-label="M"></nc-input></div>`,
    );
    await settled(box);
    for (const name of ['nc-stepper', 'nc-input']) {
      const control = box.querySelector<NcStepper | NcInput>(name)!;
      control.focus();
      const { x, y, width, height } = control.getBoundingClientRect();
      await wheel([Math.round(x + width / 2), Math.round(y + height / 2)], { deltaY: 120 });
      expect(String(control.value)).to.equal('5');
    }
  });

  it('a press toggles what stands in a label of the page once, on the text and on the thing itself', async () => {
    for (const tag of ['nc-checkbox', 'nc-switch', 'nc-radio'] as const) {
      const label = await fixture<HTMLElement>(
        `<label style="display: flex"><span>Text</span><${tag} value="a"></${tag}></label>`,
      );
      const box = label.querySelector(tag)!;
      const heard: string[] = [];
      for (const type of ['click', 'change']) label.addEventListener(type, () => heard.push(type));
      await settled(box);
      for (const [target, expected] of [
        [label.querySelector('span')!, ['click', 'click', 'change']],
        [box, tag === 'nc-radio' ? ['click'] : ['click', 'change']],
      ] as const) {
        heard.length = 0;
        const { x, y, height } = target.getBoundingClientRect();
        await sendMouse({ type: 'click', position: [Math.round(x + 8), Math.round(y + height / 2)] });
        await drawn();
        expect(heard, `${tag}, ${target.localName}`).to.deep.equal(expected);
      }
    }
  });

  it('a swiper in a swiper turns alone', async () => {
    const outer = await fixture<HTMLElement>(
      `<nc-swiper duration="0" style="width: 300px; height: 150px"><nc-swiper-item><nc-swiper id="inner" duration="0" style="height: 100px">
      <nc-swiper-item>1</nc-swiper-item><nc-swiper-item>2</nc-swiper-item></nc-swiper></nc-swiper-item><nc-swiper-item>B</nc-swiper-item></nc-swiper>`,
    );
    const inner = outer.querySelector('nc-swiper')!;
    await settled(outer);
    await drawn();
    const { x, y, width } = inner.getBoundingClientRect();
    await drag([
      [Math.round(x + width - 20), Math.round(y + 50)],
      [Math.round(x + width / 2), Math.round(y + 50)],
      [Math.round(x + 20), Math.round(y + 50)],
    ]);
    await waitUntil(() => inner.current === 1, 'the inner one turns');
    expect((outer as typeof inner).current).to.equal(0);
  });

  it('a panel that opens inside a panel is not cut off', async () => {
    const outer = await fixture<HTMLElement>(
      `<nc-collapse-item title="Outer" open><nc-collapse-item id="inner" title="Inner"><p style="height: 300px">Text</p></nc-collapse-item></nc-collapse-item>`,
    );
    const inner = outer.querySelector<HTMLElement>('#inner')!;
    await settled(outer);
    inner.shadowRoot!.querySelector('button')!.click();
    await waitUntil(() => inner.offsetHeight > 300, 'the inner one is open');
    await waitUntil(
      () => outer.getBoundingClientRect().bottom >= inner.getBoundingClientRect().bottom,
      'the outer one follows',
    );
  });
});
