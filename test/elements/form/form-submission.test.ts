import 'nacre/elements/button';
import 'nacre/elements/checkbox';
import 'nacre/elements/form';
import 'nacre/elements/input';
import 'nacre/elements/switch';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { FormSubmitEvent, NcForm } from 'nacre/elements/form';
import { settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { create, WAYS } from './form-fixture.js';

/** Work that ends when the test says so, handed to the next submission. */
function work(form: NcForm) {
  let finish: (result?: unknown) => void = () => {};
  const promise = new Promise<unknown>((resolve) => (finish = resolve));
  form.addEventListener('submit', (event) => (event as FormSubmitEvent).waitUntil(promise), { once: true });
  const done = async (result?: unknown) => {
    finish(result);
    await waitUntil(() => !form.busy);
    await form.updateComplete;
  };
  return done;
}

describe('<nc-form> while it is submitted', () => {
  before(useTokens);
  afterEach(() => sessionStorage.clear());

  for (const way of WAYS) {
    describe(way, () => {
      const BUTTONS = html`<nc-input name="a" label="A" value="1"></nc-input>
        <nc-button form-type="submit" name="by" value="first">First</nc-button>
        <nc-button form-type="submit" name="by" value="second">Second</nc-button>`;

      it('shows it on the button that submits, and ignores a second submission', async () => {
        const { form, log, query } = await create(BUTTONS, way);
        const [first, second] = form.querySelectorAll('nc-button');
        const before = form.innerHTML;
        const done = work(form);
        second!.focus();
        await sendKeys({ press: 'Enter' });
        expect(second!.matches(':state(loading)')).to.equal(true);
        expect(first!.matches(':state(loading)')).to.equal(false);
        expect(document.activeElement === second, 'focus').to.equal(true);
        await expect(form).to.be.accessible();
        for (const button of [first!, second!]) button.click();
        query('nc-input').focus();
        await sendKeys({ press: 'Enter' });
        form.requestSubmit();
        expect(log.length).to.equal(1);
        query('nc-input').blur();
        expect(form.innerHTML).to.equal(before);
        await done();
        expect(second!.matches(':state(loading)')).to.equal(false);
        second!.click();
        expect(log.map(({ formData }) => formData.get('by'))).to.deep.equal(['second', 'second']);
      });

      it('shows it on the default button after Enter, and keeps the loading of the page', async () => {
        const { form, query } = await create(BUTTONS, way);
        const first = form.querySelector('nc-button')!;
        const done = work(form);
        query('nc-input').focus();
        await sendKeys({ press: 'Enter' });
        expect(first.matches(':state(loading)')).to.equal(true);
        first.loading = true;
        await done();
        expect(first.matches(':state(loading)')).to.equal(true);
        first.loading = false;
        await first.updateComplete;
        expect(first.matches(':state(loading)')).to.equal(false);
      });

      it('is dirty after input during the submission', async () => {
        const { form } = await create(BUTTONS, way, { draft: 'test' });
        const done = work(form);
        const input = form.querySelector('nc-input')!;
        input.focus();
        await sendKeys({ type: '2' });
        form.requestSubmit();
        await sendKeys({ type: '3' });
        await done();
        expect(form.dirty).to.equal(true);
        expect(sessionStorage.getItem('nc-draft:test')).to.contain(`"a":"${input.value}"`);
        form.requestSubmit();
        expect(form.dirty).to.equal(way === WAYS[1]);
      });

      it('does not succeed when errors are set, or the work resolves to false', async () => {
        const { form, query } = await create(BUTTONS, way, { draft: 'test', summary: true });
        query('nc-input').focus();
        await sendKeys({ type: '2' });
        for (const [errors, result] of [
          [{ a: 'Taken', '': 'Sorry' }, true],
          [{}, false],
        ] as const) {
          const done = work(form);
          form.requestSubmit();
          form.setErrors(errors);
          await done(result);
          expect(form.dirty).to.equal(true);
          expect(sessionStorage.length).to.equal(1);
          const summary = form.shadowRoot!.querySelector('[part=summary]');
          expect(summary?.textContent.includes('Sorry') ?? false).to.equal(result);
          expect(form.checkValidity()).to.equal(!result);
          form.setErrors({});
        }
      });

      it('knows the initial values of controls that are named after they are inserted, as frameworks do', async () => {
        const form = document.createElement('nc-form');
        const input = document.createElement('input');
        form.append(input);
        if (way === WAYS[1]) {
          const native = document.createElement('form');
          native.append(input);
          form.append(native);
        }
        document.body.append(form);
        Object.assign(input, { name: 'a', value: 'before', ariaLabel: 'A' });
        await form.updateComplete;
        input.value = 'after';
        expect(form.dirty).to.equal(true);
        form.remove();
      });
    });
  }

  it('disables and enables inner forms, as a fieldset', async () => {
    const outer = await fixture<NcForm>(
      html`<nc-form disabled>
        <nc-form>
          <nc-input name="a" label="A" value="1"></nc-input><input name="b" aria-label="B" />
          <nc-button form-type="submit">Go</nc-button>
        </nc-form>
      </nc-form>`,
    );
    await settled(outer);
    const inner = outer.querySelector('nc-form')!;
    const log: unknown[] = [];
    inner.addEventListener('submit', (event) => log.push((event as FormSubmitEvent).value));
    const button = inner.querySelector('nc-button')!;
    for (const element of [...inner.children] as HTMLElement[]) {
      element.focus();
      expect(document.activeElement === document.body, element.localName).to.equal(true);
    }
    expect(button.matches(':state(disabled)')).to.equal(true);
    expect(inner.matches(':state(disabled)')).to.equal(true);
    expect(inner.value).to.deep.equal({});
    button.click();
    inner.requestSubmit();
    expect(log).to.deep.equal([]);
    await expect(outer).to.be.accessible();
    outer.disabled = false;
    await settled(outer);
    for (const element of [...inner.children] as HTMLElement[]) {
      expect(element.inert).to.equal(false);
      element.focus();
      expect(document.activeElement === element, element.localName).to.equal(true);
    }
    button.click();
    expect(log).to.deep.equal([{ a: '1', b: '' }]);
    // Its own no holds whatever the outer one says.
    inner.disabled = true;
    await settled(inner);
    outer.disabled = true;
    await settled(outer);
    outer.disabled = false;
    await settled(outer);
    expect(inner.value).to.deep.equal({});
    expect(button.matches(':state(disabled)')).to.equal(true);
  });
});
