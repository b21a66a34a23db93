import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/cell';
import type { FormControl } from '../../elements/internal/form/form-control.js';
import { accessibleNode } from '../helpers/accessibility.js';
import { deepActiveElement, settled } from '../helpers/dom.js';
import { frameUrl, openFrame } from '../helpers/frame.js';
import { moduleOf } from './element-case.js';
import { type FormEditCase, labelsOf, markupOf, submitted, wrongOf } from './form-case.js';

/** The controls whose content is their label: in a form case it is `Yes`. */
const WITH_WORDS = /^nc-(?:checkbox|radio|switch)$/;

/** What only Chromium can be asked about a form control: its accessible name and states, and its state after Back. */
export function formBrowserTests<E extends FormControl>(control: FormEditCase<E>): void {
  const { tag, edit, edited } = control;

  for (const [kind, markup] of Object.entries(labelsOf(control))) {
    it(`is named by ${kind}`, async () => {
      const form = await fixture<HTMLFormElement>(`<form>${markup}</form>`);
      const element = form.querySelector<E>(tag)!;
      await settled(element);
      element.focus();
      const { name } = await accessibleNode(deepActiveElement()!);
      expect(name).to.match(/^Your answer/);
    });
  }

  it('is named by an aria-label of its own', async () => {
    const element = await fixture<E>(markupOf(control, 'aria-label="Your answer"'));
    element.focus();
    expect((await accessibleNode(deepActiveElement()!)).name).to.equal('Your answer');
  });

  it('is named by the elements that aria-labelledby names', async () => {
    const page = await fixture(
      `<div><b id="first">Your</b> <b id="second">answer</b>${markupOf(control, 'aria-labelledby="first second"')}</div>`,
    );
    const element = page.querySelector<E>(tag)!;
    await settled(element);
    element.focus();
    expect((await accessibleNode(deepActiveElement()!)).name).to.equal('Your answer');
  });

  it('is named by the title of the cell around it, unless it has words of its own', async () => {
    const page = await fixture(`<nc-cell title="Your answer">${markupOf(control)}</nc-cell>`);
    const element = page.querySelector<E>(tag)!;
    await settled(element);
    element.focus();
    expect((await accessibleNode(deepActiveElement()!)).name).to.match(WITH_WORDS.test(tag) ? /^Yes/ : /^Your answer/);
  });

  it('is described by its hint and its error', async () => {
    const element = await fixture<E>(markupOf(control, 'aria-label="Your answer" hint="From 3 to 5" error="Too many"'));
    await settled(element);
    element.focus();
    const { name, description, properties } = await accessibleNode(deepActiveElement()!);
    expect([name, properties['invalid']]).to.deep.equal(['Your answer', 'true']);
    expect(description).to.match(/^From 3 to 5 Too many/);
  });

  it('is required, invalid and disabled to assistive technology', async () => {
    const element = await fixture<E>(markupOf(control, `aria-label="Your answer" ${wrongOf(control)}`));
    element.focus();
    const target = deepActiveElement()!;
    const shown = async () => (await accessibleNode(target)).properties;
    // The protocol does not report it of a checkbox, even a native one.
    if (control.text) expect((await shown()).required, 'required').to.equal(true);
    expect((await shown()).invalid, 'not yet invalid').to.equal('false');
    element.reportValidity();
    await settled(element);
    expect((await shown()).invalid, 'invalid').to.equal('true');
    element.disabled = true;
    await settled(element);
    expect((await shown()).disabled, 'disabled').to.equal(true);
  });

  it('has its value again after the user goes back to the page', async () => {
    const options = { html: `<form>${markupOf(control)}</form>`, module: moduleOf(tag) };
    const frame = await openFrame(options);
    const element = () => frame.document.querySelector<E>(tag)!;
    const loads = () => new Promise((resolve) => frame.element.addEventListener('load', resolve, { once: true }));
    frame.element.focus();
    await settled(element());
    element().focus();
    await edit(element());
    element().blur();
    let loaded = loads();
    frame.window.location.href = frameUrl({ html: 'Another page' });
    await loaded;
    loaded = loads();
    frame.window.history.back();
    await loaded;
    expect(submitted(frame.document.querySelector('form')!)).to.deep.equal(edited);
    frame.remove();
  });
}
