import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import 'nacre/elements/input';
import 'nacre/elements/label';
import 'nacre/elements/switch';
import { expect, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { NcCheckbox } from 'nacre/elements/checkbox';
import type { NcLabel } from 'nacre/elements/label';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';
import { create, labelNamingTests } from './label-naming.js';

/** A real click on the first words of the label. */
async function clickText(label: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(label.querySelector('b') ?? label.firstChild!);
  const { left, top, height } = range.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + 4), Math.round(top + height / 2)] });
}

/** The name that the labels gave the control, as far as a page can read it. */
async function nameOf(control: HTMLElement): Promise<string> {
  const field = control.shadowRoot?.querySelector('input');
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map((id) => document.getElementById(id)!);
  if (!field && 'labels' in control && !ids.length) labels.push(...(control.labels as HTMLElement[]));
  return field?.ariaLabel ?? labels.map((label) => label.textContent!.trim()).join(' ');
}

describe('<nc-label>', () => {
  before(useTokens);

  elementSuite<NcLabel>({
    tag: 'nc-label',
    html: '<nc-label>Name</nc-label>',
    states: { wrapping: '<nc-label>Agree <nc-checkbox></nc-checkbox></nc-label>' },
    properties: { htmlFor: { default: '', sample: 'name', attribute: 'for', reflects: true } },
    use: (label) => label.click(),
  });

  describe('activates', () => {
    for (const [way, markup] of Object.entries({
      'inside it': html`<nc-label><b>Agree</b> <nc-checkbox></nc-checkbox></nc-label>`,
      'with the id': html`<nc-checkbox id="c"></nc-checkbox><nc-label for="c"><b>Agree</b></nc-label>`,
      'with the id, further down': html`<nc-label for="c"><b>Agree</b></nc-label><nc-checkbox id="c"></nc-checkbox>`,
      'that is native': html`<nc-label><b>Agree</b> <input type="checkbox" /></nc-label>`,
      'that is native, with the id': html`<nc-label for="c"><b>Agree</b></nc-label><input id="c" type="checkbox" />`,
    })) {
      it(`a checkbox ${way}, once`, async () => {
        const { home, label } = await create(markup);
        const box = home.querySelector<NcCheckbox>('nc-checkbox, input')!;
        let changes = 0;
        home.addEventListener('change', () => (changes += 1));
        await clickText(label);
        expect(box.checked).to.equal(true);
        expect(document.activeElement).to.equal(box);
        box.click();
        expect(box.checked).to.equal(false);
        expect(changes).to.equal(2);
      });
    }

    it('a text field, by the focus', async () => {
      for (const markup of [
        html`<nc-label for="i">Name</nc-label><nc-input id="i"></nc-input>`,
        html`<nc-label for="i">Name</nc-label><input id="i" />`,
        html`<nc-label for="i">Name</nc-label><textarea id="i"></textarea>`,
        html`<nc-label for="i">Name</nc-label><select id="i"><option>A</option></select>`,
      ]) {
        const { home, label } = await create(markup);
        await clickText(label);
        expect(document.activeElement?.id).to.equal('i');
        home.remove();
      }
    });

    it('a button, and a switch', async () => {
      const { home } = await create(
        html`<nc-label for="b">Go</nc-label><nc-button id="b">1</nc-button><nc-label for="s">On</nc-label
          ><nc-switch id="s"></nc-switch>`,
      );
      let clicks = 0;
      home.querySelector('nc-button')!.addEventListener('click', () => (clicks += 1));
      for (const label of home.querySelectorAll('nc-label')) label.click();
      expect(clicks).to.equal(1);
      expect(home.querySelector('nc-switch')!.checked).to.equal(true);
    });

    it('nothing for a click on interactive content, or one that the page prevents', async () => {
      const { home } = await create(html`<nc-label>
        <nc-switch></nc-switch>
        <a href="#x">Terms</a> <button type="button">Info</button> <span tabindex="0">More</span> <i>Agree</i>
      </nc-label>`);
      const control = home.querySelector('nc-switch')!;
      home.querySelector('a')!.addEventListener('click', (event) => event.preventDefault());
      for (const inside of home.querySelectorAll<HTMLElement>('a, button, span')) inside.click();
      expect(control.checked).to.equal(false);
      home.addEventListener('click', (event) => event.preventDefault(), { once: true });
      home.querySelector('i')!.click();
      expect(control.checked).to.equal(false);
      home.querySelector('i')!.click();
      expect(control.checked).to.equal(true);
    });

    it('once also inside a native label, and in a label of ours', async () => {
      for (const markup of [
        html`<label><nc-label><b>Agree</b> <nc-checkbox></nc-checkbox></nc-label></label>`,
        html`<nc-label><label><b>Agree</b> <nc-checkbox></nc-checkbox></label></nc-label>`,
        html`<nc-label><nc-label><b>Agree</b> <nc-checkbox></nc-checkbox></nc-label></nc-label>`,
      ]) {
        const { home } = await create(markup);
        home.querySelector('b')!.click();
        expect(home.querySelector('nc-checkbox')!.checked).to.equal(true);
      }
    });

    it('nothing that is disabled', async () => {
      const { home, label } = await create(html`<nc-label>Agree <nc-checkbox disabled></nc-checkbox></nc-label>`);
      label.click();
      expect(home.querySelector('nc-checkbox')!.checked).to.equal(false);
      const native = await create(html`<nc-label>Agree <input type="checkbox" disabled /></nc-label>`);
      native.label.click();
      expect(native.home.querySelector('input')!.checked).to.equal(false);
    });
  });

  labelNamingTests(nameOf);
});
