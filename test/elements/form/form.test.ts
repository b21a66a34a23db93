import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import 'nacre/elements/checkbox-group';
import 'nacre/elements/form';
import 'nacre/elements/input';
import 'nacre/elements/switch';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { FormSubmitEvent, NcForm } from 'nacre/elements/form';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';
import { create, ENTRIES, FIELDS, VALUE, WAYS } from './form-fixture.js';

const listOf = (data: FormData) => [...data].map(([name, value]) => `${name}=${value}`);

async function click(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

describe('<nc-form>', () => {
  before(useTokens);
  afterEach(() => sessionStorage.clear());

  elementSuite<NcForm>({
    tag: 'nc-form',
    html: '<nc-form><input aria-label="A" name="a"></nc-form>',
    states: {
      disabled: '<nc-form disabled><input aria-label="A" name="a"></nc-form>',
      summary: '<nc-form validation-summary><input aria-label="A" name="a" required></nc-form>',
    },
    enter: { summary: (form) => void form.reportValidity() },
    properties: {
      disabled: { default: false, sample: true, reflects: true },
      noValidate: { default: false, sample: true, attribute: 'novalidate', reflects: true },
      validationSummary: { default: false, sample: true },
      draft: { default: '', sample: 'profile', reflects: true },
    },
    cssStates: ['user-invalid', 'submitting', 'disabled'],
    use: (form) => {
      form.reportValidity();
      form.reset();
      form.requestSubmit();
    },
    text: {
      html: '<nc-form validation-summary><input aria-label="A" name="a" required></nc-form>',
      enter: (form) => void form.reportValidity(),
      read: (form) => form.shadowRoot!.querySelector('[part=summary]')?.textContent.trim().split('\n')[0],
      en: 'Please correct the following',
      fr: 'Veuillez corriger ce qui suit',
    },
  });

  for (const way of WAYS) {
    describe(way, () => {
      it('collects ours and native controls, typed and as form data', async () => {
        const { form, log } = await create(FIELDS, way);
        expect(form.value).to.deep.equal(VALUE);
        form.requestSubmit();
        expect(log[0]!.value).to.deep.equal(VALUE);
        expect(listOf(log[0]!.formData)).to.deep.equal(ENTRIES);
        await expect(form).to.be.accessible();
      });

      it('is right inside a listener of input', async () => {
        const { form, query } = await create(FIELDS, way);
        const seen: unknown[] = [];
        form.addEventListener('input', () => seen.push(form.value.name ?? form.value.city, form.value.news));
        query('nc-switch').click();
        query('nc-input').focus();
        await sendKeys({ type: '!' });
        expect(seen).to.deep.equal(['Ada', false, form.value.name, false]);
        expect(form.value.name).to.contain('!');
      });

      it('makes an array of what shares a name', async () => {
        const { form, query } = await create(
          html`<nc-input name="a" aria-label="1" value="1"></nc-input><input name="a" aria-label="2" value="2" />
            <nc-checkbox name="b" value="x">X</nc-checkbox><input name="b" type="checkbox" value="y" aria-label="Y" />`,
          way,
        );
        expect(form.value).to.deep.equal({ a: ['1', '2'], b: [] });
        query('[value=y]').click();
        expect(form.value.b).to.deep.equal(['y']);
        form.value = { a: ['3', '4'], b: ['x'] };
        expect(form.value).to.deep.equal({ a: ['3', '4'], b: ['x'] });
      });

      it('is filled by its value, without events', async () => {
        const { form } = await create(FIELDS, way);
        for (const type of ['input', 'change']) form.addEventListener(type, () => expect.fail(type));
        const value = {
          ...{ name: 'Eve', city: 'Rome', news: false, terms: true, plain: true, fruit: ['apple', 'pear'] },
          ...{ size: 's', lang: ['en', 'fr'], loud: 70, note: 'Bye' },
        };
        form.value = value;
        expect(form.value).to.deep.equal(value);
        form.value = { name: 'Zoe' };
        expect(form.value).to.deep.equal({ ...value, name: 'Zoe' });
      });

      it('resets every kind to its initial value, once', async () => {
        const { form } = await create(FIELDS, way);
        let resets = 0;
        form.addEventListener('reset', () => (resets += 1));
        form.value = {
          name: 'Eve',
          city: 'Rome',
          news: false,
          plain: true,
          fruit: [],
          size: 's',
          lang: ['fr'],
          loud: 1,
          note: '',
        };
        expect(form.dirty).to.equal(true);
        form.reset();
        expect(form.value).to.deep.equal(VALUE);
        expect(form.dirty).to.equal(false);
        expect(resets).to.equal(1);
      });

      it('is submitted once by each kind of button and by Enter', async () => {
        const { log, query } = await create(
          html`<nc-input name="a" label="A"></nc-input><input id="n" name="b" aria-label="B" />
            <nc-button form-type="submit" name="by" value="ours">Go</nc-button>
            <button name="by" value="native">Go</button>
            <input type="submit" name="by" value="input" />
            <nc-button form-type="reset">Reset</nc-button><button type="button">Nothing</button>`,
          way,
        );
        for (const selector of [
          'nc-button',
          'button',
          'input[type=submit]',
          'nc-button[form-type=reset]',
          '[type=button]',
        ]) {
          await click(query(selector));
        }
        expect(log.map((event) => event.formData.get('by'))).to.deep.equal(['ours', 'native', 'input']);
        query('nc-input').focus();
        await sendKeys({ press: 'Enter' });
        // A browser looks for its own buttons only.
        query('#n').focus();
        await sendKeys({ press: 'Enter' });
        expect(log.slice(3).map((event) => event.formData.get('by'))).to.deep.equal([
          'ours',
          way === WAYS[1] ? 'native' : 'ours',
        ]);
      });

      it('is submitted by Enter in its only field', async () => {
        for (const field of [html`<nc-input name="a" label="A"></nc-input>`, html`<input name="a" aria-label="A" />`]) {
          const { form, log } = await create(field, way);
          form.querySelector<HTMLElement>('[name=a]')!.focus();
          await sendKeys({ type: 'x' });
          await sendKeys({ press: 'Enter' });
          expect(log.map((event) => event.value)).to.deep.equal([{ a: 'x' }]);
          form.remove();
        }
      });

      it('does not submit what is invalid, and goes to the first', async () => {
        const { form, log, query } = await create(
          html`<nc-input name="a" label="A"></nc-input><nc-input name="b" label="B" required></nc-input>
            <input name="c" aria-label="C" required /><nc-button form-type="submit">Go</nc-button>`,
          way,
        );
        const invalid: string[] = [];
        form.addEventListener('invalid', (event) => invalid.push((event.target as HTMLInputElement).name), true);
        await click(query('nc-button'));
        await settled(form);
        expect(log).to.deep.equal([]);
        expect(invalid.sort()).to.deep.equal(['b', 'c']);
        expect(document.activeElement).to.equal(query('[name=b]'));
        expect(query('[name=b]').matches(':state(user-invalid)')).to.equal(true);
        await expect(form).to.be.accessible();
        form.noValidate = true;
        await form.updateComplete;
        await click(query('nc-button'));
        expect(log.length).to.equal(1);
        form.noValidate = false;
        await form.updateComplete;
        invalid.length = 0;
        expect(form.checkValidity()).to.equal(false);
        expect(invalid.sort()).to.deep.equal(['b', 'c']);
        expect(form.querySelector('form')?.hasAttribute('novalidate') ?? false).to.equal(false);
      });

      it('lists what is wrong, with links to the controls', async () => {
        const { form, query } = await create(
          html`<nc-input name="b" label="Name" required></nc-input><input name="c" aria-label="City" required />`,
          way,
          { summary: true },
        );
        form.requestSubmit();
        await form.updateComplete;
        const summary = () => form.shadowRoot!.querySelector('[part=summary]');
        const links = () => [...form.shadowRoot!.querySelectorAll('a')];
        expect(summary()!.getAttribute('role')).to.equal('alert');
        expect(links()[0]!.textContent).to.equal('Name: Please fill in this field.');
        expect(links()[1]!.textContent).to.contain('City: ');
        await expect(form).to.be.accessible();
        links()[1]!.click();
        expect(document.activeElement).to.equal(query('input'));
        await sendKeys({ type: 'x' });
        await form.updateComplete;
        expect(links().length).to.equal(1);
        form.reset();
        await form.updateComplete;
        expect(summary()).to.equal(null);
      });

      it('is busy until the work of the page is done, and submits nothing else', async () => {
        const { form, log } = await create(html`<nc-input name="a" label="A" value="1"></nc-input>`, way);
        let finish = () => {};
        const work = new Promise<void>((resolve) => (finish = resolve));
        form.addEventListener('submit', (event) => (event as FormSubmitEvent).waitUntil(work), { once: true });
        form.value = { a: '2' };
        form.requestSubmit();
        expect(form.busy).to.equal(true);
        expect(form.matches(':state(submitting)')).to.equal(true);
        form.requestSubmit();
        expect(log.length).to.equal(1);
        expect(form.dirty).to.equal(true);
        expect(() => log[0]!.waitUntil(work)).to.throw(DOMException);
        finish();
        await waitUntil(() => !form.busy);
        await Promise.resolve();
        expect(form.dirty).to.equal(false);
        form.requestSubmit();
        expect(log.length).to.equal(2);
      });

      it('disables all controls inside without changing their attribute, and enables them again', async () => {
        const { form, log, query } = await create(FIELDS, way);
        const before = form.innerHTML;
        form.disabled = true;
        await settled(form);
        expect(form.value).to.deep.equal({});
        expect(query('nc-input').matches(':state(disabled)')).to.equal(true);
        for (const selector of ['nc-switch', 'nc-input', '[name=city]', 'nc-checkbox-group nc-checkbox', 'select']) {
          query(selector).focus();
          expect(document.activeElement, selector).to.equal(document.body);
        }
        query('nc-switch').click();
        form.requestSubmit();
        expect(log).to.deep.equal([]);
        const late = Object.assign(document.createElement('nc-input'), { label: 'Late' });
        (form.querySelector('form') ?? form).append(late);
        await Promise.resolve();
        expect(late.matches(':state(disabled)')).to.equal(true);
        await expect(form).to.be.accessible();
        late.remove();
        form.disabled = false;
        await settled(form);
        expect(form.innerHTML).to.equal(before);
        expect(form.value).to.deep.equal(VALUE);
        query('[name=city]').focus();
        expect(document.activeElement).to.equal(query('[name=city]'));
        if (form.querySelector('form'))
          expect(listOf(new FormData(form.querySelector('form')!))).to.deep.equal(ENTRIES);
      });

      it('shows errors of the server until their control changes', async () => {
        const { form, query } = await create(
          html`<nc-input name="a" label="A"></nc-input><input name="b" aria-label="B" />`,
          way,
        );
        form.setErrors({ a: 'Taken', b: 'Unknown', '': 'Try again' });
        await settled(form);
        expect(query<HTMLElement>('nc-input').shadowRoot!.querySelector('[part=message]')!.textContent).to.equal(
          'Taken',
        );
        expect(query('[name=b]').validationMessage).to.equal('Unknown');
        expect(form.shadowRoot!.querySelector('[part=summary]')!.textContent).to.contain('Try again');
        expect(form.checkValidity()).to.equal(false);
        query('[name=a]').focus();
        await sendKeys({ type: 'x' });
        expect(query('[name=a]').validationMessage).to.equal('');
        form.setErrors({});
        await settled(form);
        expect(form.checkValidity()).to.equal(true);
        expect(form.shadowRoot!.querySelector('[part=summary]')).to.equal(null);
      });

      it('keeps a draft through a reload, without secrets, until it is submitted or reset', async () => {
        const content = html`<nc-input name="a" label="A" value="1"></nc-input
          ><input name="p" type="password" aria-label="P" /><nc-input name="q" type="password" label="Q"></nc-input
          ><input name="c" autocomplete="cc-number" aria-label="C" /><input name="o" autocomplete="off" aria-label="O" /><nc-switch name="s">S</nc-switch>`;
        const fill = async () => {
          const { form, query } = await create(content, way, { draft: 'test' });
          for (const name of ['a', 'p', 'q', 'c', 'o']) {
            query(`[name=${name}]`).focus();
            await sendKeys({ type: '7' });
          }
          query('nc-switch').click();
          form.remove();
        };
        await fill();
        const { form } = await create(content, way, { draft: 'test' });
        expect(form.value).to.deep.equal({ a: form.value.a, p: '', q: '', c: '', o: '', s: true });
        expect(form.value.a).to.contain('7');
        expect(form.dirty).to.equal(true);
        form.reset();
        await Promise.resolve();
        expect(form.value.a).to.equal('1');
        expect(sessionStorage.length).to.equal(0);
        form.remove();
        await fill();
        const again = await create(content, way, { draft: 'test' });
        again.form.addEventListener('submit', (event) => (event as FormSubmitEvent).waitUntil(Promise.resolve()));
        again.form.requestSubmit();
        await waitUntil(() => sessionStorage.length === 0);
      });
    });
  }

  describe('its own controls', () => {
    it('are also those slotted into it, not those of an inner form', async () => {
      const host = await fixture<HTMLElement>(html`<div><nc-input name="a" label="A" value="1"></nc-input></div>`);
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML =
        '<nc-form><section><slot></slot></section><nc-form><input name="b" value="2"></nc-form></nc-form>';
      const form = root.querySelector('nc-form')!;
      expect(form.value).to.deep.equal({ a: '1' });
      const submitted: unknown[] = [];
      form.addEventListener('submit', (event) => submitted.push((event as FormSubmitEvent).value));
      await settled(host);
      host.querySelector('nc-input')!.focus();
      await sendKeys({ press: 'Enter' });
      expect(submitted).to.deep.equal([{ a: '1' }]);
    });

    it('are not submitted after a prevented click, nor by Enter that picks a candidate', async () => {
      const { form, log, query } = await create(html`<input name="a" aria-label="A" /><button>Go</button>`);
      query('button').addEventListener('click', (event) => event.preventDefault(), { once: true });
      query('button').click();
      for (const sign of [{ isComposing: true }, { keyCode: 229 }])
        query('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...sign }));
      expect(log).to.deep.equal([]);
      query('button').click();
      expect(log.length).to.equal(1);
      form.addEventListener('reset', (event) => event.preventDefault(), { once: true });
      query('input').value = 'x';
      form.reset();
      expect(form.value).to.deep.equal({ a: 'x' });
    });

    it('stay inert where the page made them so, after the form was disabled', async () => {
      const { form, query } = await create(html`<input name="a" aria-label="A" inert /><input name="b" />`);
      for (const disabled of [true, false]) {
        form.disabled = disabled;
        await settled(form);
        expect([query('[name=a]').inert, query('[name=b]').inert]).to.deep.equal([true, disabled]);
      }
    });

    it('are checked again by their native form when this one has left', async () => {
      const { form } = await create(html`<input name="a" aria-label="A" required />`, WAYS[1]);
      const native = form.querySelector('form')!;
      form.noValidate = true;
      await settled(form);
      expect(native.noValidate).to.equal(true);
      form.remove();
      expect(native.noValidate).to.equal(false);
    });

    it('recover from a disabled fieldset', async () => {
      const { form, query } = await create(
        html`<fieldset disabled><nc-input name="a" label="A" value="1"></nc-input><input name="b" aria-label="B" /></fieldset>`,
      );
      expect(form.value).to.deep.equal({});
      query<HTMLFieldSetElement>('fieldset').disabled = false;
      expect(form.value).to.deep.equal({ a: '1', b: '' });
    });
  });
});
