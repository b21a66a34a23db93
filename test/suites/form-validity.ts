import { expect, fixture } from '@open-wc/testing';
import type { FormControl } from '../../elements/internal/form/form-control.js';
import { deepActiveElement, settled } from '../helpers/dom.js';
import { withLocale } from '../helpers/locale.js';
import { type FormCase, markupOf, wrongOf } from './form-case.js';

/** Constraints, messages, and when they are shown. */
export function formValidityTests<E extends FormControl>(control: FormCase<E>): void {
  const { tag, live, edit, missing, neverReadonly } = control;

  const mount = async (more = '') => {
    const form = await fixture<HTMLFormElement>(`<form>${markupOf(control, `name="field" ${more}`)}</form>`);
    return { form, element: form.querySelector<E>(tag)! };
  };
  const setLive = (element: E) => Object.assign(element, { [live.property]: live.value });
  const wrong = wrongOf(control);
  const setRight = (element: E) => (missing ? setLive(element) : element.removeAttribute('custom-validity'));
  const shows = (element: E) => [element.matches(':state(invalid)'), element.matches(':state(user-invalid)')];

  if (missing) {
    it('is invalid while a required value is missing', async () => {
      const { form, element } = await mount();
      expect([element.willValidate, element.validity.valid, element.validationMessage]).to.deep.equal([true, true, '']);
      element.required = true;
      expect([element.validity.valid, element.validity.valueMissing]).to.deep.equal([false, true]);
      expect(element.validationMessage).to.equal(missing.en);
      expect(element.matches(':invalid')).to.equal(true);
      expect(form.checkValidity()).to.equal(false);
      setLive(element);
      expect([element.validity.valid, element.validationMessage, form.checkValidity()]).to.deep.equal([true, '', true]);
      form.reset();
      expect(element.validity.valueMissing).to.equal(true);
      element.required = false;
      expect(element.validity.valid).to.equal(true);
    });

    it('is invalid from the start', async () => {
      const { form } = await mount('required');
      expect(form.checkValidity()).to.equal(false);
    });

    it('has a message in the language of the app', async () => {
      const { element } = await mount('required');
      await withLocale('fr', async () => {
        expect(element.validationMessage).to.equal(missing.fr);
      });
      expect(element.validationMessage).to.equal(missing.en);
    });
  } else {
    it('always has a value', async () => {
      const { form, element } = await mount('required');
      expect([element.required, element.validity.valid, form.checkValidity()]).to.deep.equal([true, true, true]);
    });
  }

  it('fires invalid when its validity is checked', async () => {
    const { element } = await mount(wrong);
    const heard: Event[] = [];
    element.addEventListener('invalid', (event) => heard.push(event));
    expect(element.checkValidity()).to.equal(false);
    expect(heard.map(({ bubbles, cancelable }) => [bubbles, cancelable])).to.deep.equal([[false, true]]);
    setRight(element);
    expect(element.checkValidity()).to.equal(true);
    expect(heard.length).to.equal(1);
  });

  it('takes messages of the page, by the method and by the attribute, in either order', async () => {
    const { element } = await mount();
    const now = () => [element.validity.customError, element.validationMessage];
    element.setCustomValidity('By method');
    expect(now()).to.deep.equal([true, 'By method']);
    element.setAttribute('custom-validity', 'By attribute');
    expect(now(), 'the method wins').to.deep.equal([true, 'By method']);
    element.setCustomValidity('');
    expect(now()).to.deep.equal([true, 'By attribute']);
    element.customValidity = 'By property';
    expect(now()).to.deep.equal([true, 'By property']);
    element.setCustomValidity('By method');
    element.removeAttribute('custom-validity');
    expect(now()).to.deep.equal([true, 'By method']);
    element.setCustomValidity('');
    expect(now()).to.deep.equal([false, '']);
  });

  it('keeps the message of the page when it is reset or edited, and before it is inserted', async () => {
    const element = document.createElement(tag) as E;
    element.setCustomValidity('No');
    const form = await fixture<HTMLFormElement>('<form></form>');
    form.append(element);
    expect(element.validationMessage).to.equal('No');
    form.reset();
    setLive(element);
    expect(element.validationMessage).to.equal('No');
  });

  it('is not validated while it is disabled', async () => {
    const { form, element } = await mount(wrong);
    element.disabled = true;
    expect([element.willValidate, form.checkValidity()]).to.deep.equal([false, true]);
    element.disabled = false;
    expect([element.willValidate, form.checkValidity()]).to.deep.equal([true, false]);
  });

  if (!neverReadonly) {
    it('is not validated while it is read-only', async () => {
      const { form, element } = await mount(wrong);
      element.readonly = true;
      expect([element.willValidate, form.checkValidity()]).to.deep.equal([false, true]);
      element.readonly = false;
      expect([element.willValidate, form.checkValidity()]).to.deep.equal([true, false]);
    });
  }

  describe('shows it', () => {
    it('to style sheets at once, to the user only after a chance to correct it', async () => {
      const { element } = await mount(wrong);
      expect(shows(element)).to.deep.equal([true, false]);
      element.focus();
      element.blur();
      expect(shows(element), 'passed by').to.deep.equal([true, false]);
      setRight(element);
      expect(shows(element)).to.deep.equal([false, false]);
    });

    it('once the user has edited and left', async () => {
      const { element } = await mount('custom-validity="No"');
      element.focus();
      await edit(element);
      if (control.text) expect(shows(element), 'while editing').to.deep.equal([true, false]);
      element.blur();
      expect(shows(element), 'left').to.deep.equal([true, true]);
      element.customValidity = '';
      expect(shows(element), 'valid').to.deep.equal([false, false]);
      element.customValidity = 'No';
      expect(shows(element), 'wrong again').to.deep.equal([true, true]);
    });

    it('when the form is submitted or reports its validity, until it is reset', async () => {
      const { form, element } = await mount(wrong);
      expect(element.reportValidity()).to.equal(false);
      expect(shows(element), 'reported').to.deep.equal([true, true]);
      await settled(element);
      form.reset();
      expect(shows(element), 'reset').to.deep.equal([true, false]);
      form.requestSubmit();
      expect(shows(element), 'submitted').to.deep.equal([true, true]);
      expect(
        deepActiveElement() === element || element.matches(':focus-within') || element === document.activeElement,
      ).to.equal(true);
      form.reset();
      expect(shows(element), 'reset').to.deep.equal([true, false]);
    });

    it('not while it is disabled', async () => {
      const { element } = await mount(wrong);
      element.reportValidity();
      element.disabled = true;
      expect(shows(element)[1]).to.equal(false);
      element.disabled = false;
      expect(shows(element)).to.deep.equal([true, true]);
    });
  });
}
