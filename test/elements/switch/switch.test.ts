import 'nacre/elements/switch';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { NcSwitch } from 'nacre/elements/switch';
import { drag, hasTouch, pointer, touch, type Point } from '../../helpers/commands.js';
import { drawnBy } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { CHECKABLE_PROPERTIES, checkableCase } from '../../suites/checkable-case.js';
import { elementSuite } from '../../suites/element-suite.js';
import { formSuite } from '../../suites/form-suite.js';

const entries = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => `${name}=${value}`);

/** The middle of the track. */
function trackOf(element: HTMLElement): Point {
  const { left, right, top, height } = element.getBoundingClientRect();
  const x = element.matches(':dir(rtl)') ? right - 26 : left + 26;
  return [Math.round(x), Math.round(top + height / 2)];
}

const moved = ([x, y]: Point, by: number, down = 0): Point => [x + by, y + down];

function record(element: NcSwitch): string[] {
  const log: string[] = [];
  for (const type of ['input', 'change', 'click'])
    element.addEventListener(type, (event) => log.push(`${type} ${(event.target as NcSwitch).checked}`));
  return log;
}

async function create(markup = html`<nc-switch name="a">Wi-Fi</nc-switch>`, dir: 'ltr' | 'rtl' = 'ltr') {
  const form = await fixture<HTMLFormElement>(html`<form dir=${dir} style="padding: 40px">${markup}</form>`);
  const element = form.querySelector('nc-switch')!;
  await element.updateComplete;
  return { form, element };
}

describe('<nc-switch>', () => {
  before(useTokens);

  elementSuite<NcSwitch>({
    tag: 'nc-switch',
    html: '<nc-switch>Wi-Fi</nc-switch>',
    states: {
      checked: '<nc-switch checked>Wi-Fi</nc-switch>',
      'checkbox look': '<nc-switch type="checkbox">Wi-Fi</nc-switch>',
      'checkbox look, checked': '<nc-switch type="checkbox" checked>Wi-Fi</nc-switch>',
      disabled: '<nc-switch disabled>Wi-Fi</nc-switch>',
      'disabled, checked': '<nc-switch disabled checked>Wi-Fi</nc-switch>',
      readonly: '<nc-switch readonly>Wi-Fi</nc-switch>',
      invalid: '<nc-switch required>Wi-Fi</nc-switch>',
      'without a label': '<nc-switch aria-label="Wi-Fi"></nc-switch>',
    },
    enter: { invalid: (element) => void element.reportValidity() },
    properties: {
      ...CHECKABLE_PROPERTIES,
      type: { default: 'checkbox', sample: 'checkbox', reflects: true },
      color: { default: '', sample: 'rgb(1, 2, 3)' },
      backgroundColor: { default: '', sample: 'rgb(1, 2, 3)' },
      activeBackgroundColor: { default: '', sample: 'rgb(1, 2, 3)' },
      foreColor: { default: '', sample: 'rgb(1, 2, 3)' },
      activeForeColor: { default: '', sample: 'rgb(1, 2, 3)' },
    },
    cssStates: ['checked', 'dragging', 'disabled', 'invalid', 'user-invalid'],
    focusable: true,
    use: (element) => {
      const press = (type: string, clientX: number) =>
        element.dispatchEvent(new PointerEvent(type, { clientX, isPrimary: true, buttons: 1, bubbles: true }));
      press('pointerdown', 0);
      press('pointermove', 20);
      press('pointercancel', 20);
      element.click();
    },
  });

  formSuite<NcSwitch>(
    checkableCase({
      tag: 'nc-switch',
      content: 'Wi-Fi',
      missing: { en: 'Please turn this on.', fr: 'Veuillez activer cette option.' },
    }),
  );

  describe('taps and keys', () => {
    it('switches by a click on the track and on the label', async () => {
      const { form, element } = await create();
      const log = record(element);
      await sendMouse({ type: 'click', position: [...trackOf(element)] });
      expect(element.checked).to.equal(true);
      expect(entries(form)).to.deep.equal(['a=on']);
      expect(log).to.deep.equal(['click true', 'input true', 'change true']);
      await sendMouse({ type: 'click', position: [...moved(trackOf(element), 50)] });
      expect(element.checked).to.equal(false);
      expect(entries(form)).to.deep.equal([]);
    });

    it('has its state in the `change` event', async () => {
      const { form, element } = await create();
      const values: boolean[] = [];
      form.addEventListener('change', (event) => values.push((event as Event & { value: boolean }).value));
      element.focus();
      await sendKeys({ press: ' ' });
      await drag([trackOf(element), moved(trackOf(element), -24)]);
      expect(values).to.deep.equal([true, false]);
    });

    it('switches by Space; Enter submits', async () => {
      const { form, element } = await create();
      let submitted = 0;
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        submitted += 1;
      });
      element.focus();
      await sendKeys({ press: ' ' });
      expect(element.checked).to.equal(true);
      await sendKeys({ press: 'Enter' });
      expect(element.checked).to.equal(true);
      expect(submitted).to.equal(1);
    });

    it('is switched by a label of the page', async () => {
      const { form, element } = await create(html`<nc-switch id="s" name="a"></nc-switch><label for="s">Wi-Fi</label>`);
      form.querySelector('label')!.click();
      expect(element.checked).to.equal(true);
    });

    it('fires no event for what code does', async () => {
      const { form, element } = await create();
      const log = record(element);
      element.checked = true;
      expect(entries(form)).to.deep.equal(['a=on']);
      form.reset();
      expect(element.checked).to.equal(false);
      expect(log).to.deep.equal([]);
    });
  });

  describe('drag', () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const sign = dir === 'ltr' ? 1 : -1;

      it(`follows the mouse and switches once, ${dir}`, async () => {
        const { form, element } = await create(undefined, dir);
        const log = record(element);
        await drag([trackOf(element), moved(trackOf(element), 24 * sign)]);
        expect(log).to.deep.equal(['input true', 'change true']);
        expect(entries(form)).to.deep.equal(['a=on']);
        await drag([trackOf(element), moved(trackOf(element), -24 * sign)]);
        expect(log.slice(2)).to.deep.equal(['input false', 'change false']);
        expect(element.getAttribute('style')).to.equal(null);
      });

      it(`does nothing when let go near the start, or dragged further that way, ${dir}`, async () => {
        const { element } = await create(undefined, dir);
        const log = record(element);
        await drag([trackOf(element), moved(trackOf(element), 18 * sign), moved(trackOf(element), 7 * sign)]);
        await drag([trackOf(element), moved(trackOf(element), -30 * sign)]);
        expect(log).to.deep.equal([]);
        expect(element.checked).to.equal(false);
      });
    }

    it('shows the thumb where the finger is', async () => {
      const { element } = await create();
      const start = trackOf(element);
      const shift = () => new DOMMatrix(drawnBy(element, '::after').transform).e;
      await pointer({ phase: 'down', position: start, pointerType: 'mouse' });
      await pointer({ phase: 'move', position: moved(start, 12), pointerType: 'mouse' });
      expect(element.matches(':state(dragging)')).to.equal(true);
      expect(shift()).to.equal(12);
      await pointer({ phase: 'move', position: moved(start, 90), pointerType: 'mouse' });
      expect(shift()).to.equal(20);
      await pointer({ phase: 'up', position: moved(start, 90), pointerType: 'mouse' });
      expect(element.matches(':state(dragging)')).to.equal(false);
      expect(element.checked).to.equal(true);
    });

    it('follows a finger, and leaves scrolling along the page to the browser', async () => {
      const { element } = await create();
      await touch([trackOf(element), moved(trackOf(element), 24)]);
      expect(element.checked).to.equal(true);
      if (hasTouch) await touch([trackOf(element), moved(trackOf(element), 0, 60)]);
      expect(element.checked).to.equal(true);
      expect(getComputedStyle(element).touchAction).to.contain('pan-y');
    });

    it('is switched by the next click, also one by code', async () => {
      const { element } = await create();
      await drag([trackOf(element), moved(trackOf(element), 24)]);
      element.click();
      expect(element.checked).to.equal(false);
      await sendMouse({ type: 'click', position: [...trackOf(element)] });
      expect(element.checked).to.equal(true);
    });

    it('stays as it is while disabled, read-only or a checkbox', async () => {
      for (const markup of [
        html`<nc-switch disabled>A</nc-switch>`,
        html`<nc-switch readonly>A</nc-switch>`,
        html`<fieldset disabled><nc-switch>A</nc-switch></fieldset>`,
      ]) {
        const { form, element } = await create(markup);
        const log = record(element);
        await drag([trackOf(element), moved(trackOf(element), 24)]);
        expect(element.checked).to.equal(false);
        expect(log.filter((entry) => !entry.startsWith('click'))).to.deep.equal([]);
        form.remove();
      }
    });

    it('cancels the drag when it leaves the page', async () => {
      const { form, element } = await create();
      const start = trackOf(element);
      await pointer({ phase: 'down', position: start, pointerType: 'mouse' });
      await pointer({ phase: 'move', position: moved(start, 20), pointerType: 'mouse' });
      element.remove();
      expect(element.matches(':state(dragging)')).to.equal(false);
      await pointer({ phase: 'up', position: moved(start, 24), pointerType: 'mouse' });
      form.append(element);
      expect(element.checked).to.equal(false);
    });
  });

  describe('looks', () => {
    const background = (element: Element, part: '::before' | '::after') => drawnBy(element, part).backgroundColor;

    it('is 52 by 32, and its thumb travels 20 towards the end', async () => {
      for (const dir of ['ltr', 'rtl'] as const) {
        const { element } = await create(html`<nc-switch style="--nc-duration-normal: 0s">A</nc-switch>`, dir);
        const { width, height } = drawnBy(element, '::before');
        expect([width, height]).to.deep.equal(['52px', '32px']);
        element.checked = true;
        expect(new DOMMatrix(drawnBy(element, '::after').transform).e).to.equal(dir === 'ltr' ? 20 : -20);
      }
    });

    it('takes its colours, whatever their order', async () => {
      const still = 'display: inline-flex; --nc-duration-fast: 0s';
      const { element } = await create(html`<nc-switch
        style=${still}
        active-background-color="rgb(1, 1, 1)"
        color="rgb(2, 2, 2)"
        background-color="rgb(3, 3, 3)"
        active-fore-color="rgb(4, 4, 4)"
        fore-color="rgb(5, 5, 5)"
      ></nc-switch>`);
      expect(background(element, '::before')).to.equal('rgb(3, 3, 3)');
      expect(background(element, '::after')).to.equal('rgb(5, 5, 5)');
      element.checked = true;
      expect(background(element, '::before')).to.equal('rgb(1, 1, 1)');
      expect(background(element, '::after')).to.equal('rgb(4, 4, 4)');
      element.activeBackgroundColor = '';
      await element.updateComplete;
      expect(background(element, '::before')).to.equal('rgb(2, 2, 2)');
    });

    it('can look like a checkbox', async () => {
      const { element } = await create(html`<nc-switch type="checkbox">A</nc-switch>`);
      expect(drawnBy(element, '::before').width).to.equal('22px');
      expect(drawnBy(element, '::after').visibility).to.equal('hidden');
      element.click();
      expect(drawnBy(element, '::after').visibility).to.equal('visible');
    });
  });

  describe('form', () => {
    it('recovers from a disabled fieldset', async () => {
      const { form, element } = await create(
        html`<fieldset disabled><nc-switch name="a" checked>A</nc-switch></fieldset>`,
      );
      expect(entries(form)).to.deep.equal([]);
      expect(element.matches(':state(disabled)')).to.equal(true);
      form.querySelector('fieldset')!.disabled = false;
      element.click();
      element.click();
      expect(entries(form)).to.deep.equal(['a=on']);
      expect(element.hasAttribute('disabled')).to.equal(false);
    });

    it('must be on when required', async () => {
      const { form, element } = await create(html`<nc-switch name="a" required>A</nc-switch>`);
      expect(element.validity.valueMissing).to.equal(true);
      expect(form.reportValidity()).to.equal(false);
      expect(element.matches(':state(user-invalid)')).to.equal(true);
      element.click();
      expect(form.checkValidity()).to.equal(true);
    });
  });

  it('is accessible in every state', async () => {
    for (const dir of ['ltr', 'rtl'] as const) {
      const { form, element } = await create(
        html`<nc-switch>A</nc-switch><nc-switch checked>B</nc-switch><nc-switch disabled>C</nc-switch>
          <nc-switch type="checkbox" checked>D</nc-switch><nc-switch required>E</nc-switch>`,
        dir,
      );
      form.reportValidity();
      await element.updateComplete;
      await expect(form).to.be.accessible();
    }
  });
});
