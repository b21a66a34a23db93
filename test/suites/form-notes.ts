import { expect, fixture, html } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { render } from 'lit';
import type { FormControl } from '../../elements/internal/form/form-control.js';
import { settled } from '../helpers/dom.js';
import { type FormCase, markupOf } from './form-case.js';

/** The text that users see in a part of a control; null: there is none. */
function textOf(element: Element, part: 'hint' | 'message'): string | null {
  const found = element.shadowRoot!.querySelector(`[part=${part}]`);
  if (!found) return null;
  const slot = found.querySelector('slot')!;
  return (
    slot
      .assignedNodes()
      .map((node) => node.textContent)
      .join('') || slot.textContent.trim()
  );
}

/** Hint and error below a control. */
export function formNotesTests<E extends FormControl>(control: FormCase<E>): void {
  const { tag } = control;

  const mount = async (more = '', content = '') => {
    const form = await fixture<HTMLFormElement>(`<form>${markupOf(control, `name="field" ${more}`)}</form>`);
    const element = form.querySelector<E>(tag)!;
    if (content) element.insertAdjacentHTML('beforeend', content);
    await settled(element);
    return { form, element };
  };

  it('shows a hint below it, from the attribute, the property or its slot', async () => {
    const { element } = await mount('hint="From 3 to 5"');
    expect(textOf(element, 'hint')).to.equal('From 3 to 5');
    element.hint = 'At most 5';
    await settled(element);
    expect(textOf(element, 'hint')).to.equal('At most 5');
    element.insertAdjacentHTML('beforeend', '<span slot="hint">See <a href="#rules">the rules</a></span>');
    await settled(element);
    expect(textOf(element, 'hint')).to.equal('See the rules');
    const { bottom } = element.querySelector('[slot=hint]')!.getBoundingClientRect();
    expect(bottom).to.be.at.most(element.getBoundingClientRect().bottom + 1);
    element.querySelector('[slot=hint]')!.remove();
    element.hint = '';
    await settled(element);
    expect(textOf(element, 'hint')).to.equal(null);
  });

  it('shows an error at once, and stays valid and submittable', async () => {
    const { form, element } = await mount('error="Already taken"');
    const states = () => [element.matches(':state(user-invalid)'), element.matches(':state(invalid)')];
    expect([textOf(element, 'message'), ...states()]).to.deep.equal(['Already taken', true, false]);
    expect([element.validity.valid, form.checkValidity()]).to.deep.equal([true, true]);
    element.error = '';
    expect(states()[0]).to.equal(false);
    await settled(element);
    expect(textOf(element, 'message')).to.equal(null);
  });

  it('takes the error from its slot, while that has a text', async () => {
    const { element } = await mount('', '<b slot="error"></b>');
    const slotted = element.querySelector('[slot=error]')!;
    expect([textOf(element, 'message'), element.matches(':state(user-invalid)')]).to.deep.equal([null, false]);
    slotted.textContent = 'Sold out';
    await settled(element);
    expect([textOf(element, 'message'), element.matches(':state(user-invalid)')]).to.deep.equal(['Sold out', true]);
    slotted.remove();
    await settled(element);
    expect([textOf(element, 'message'), element.matches(':state(user-invalid)')]).to.deep.equal([null, false]);
  });

  it('says what the page says is wrong, before the constraint that is broken', async () => {
    const { element } = await mount('custom-validity="Constraint" error="Server"');
    element.reportValidity();
    await settled(element);
    expect(textOf(element, 'message')).to.equal('Server');
  });

  it('keeps the line of a message that goes, until the form is reset', async () => {
    const { form, element } = await mount();
    const height = () => element.getBoundingClientRect().height;
    const before = height();
    element.error = 'No';
    await settled(element);
    const withMessage = height();
    element.error = '';
    await settled(element);
    expect(height()).to.be.closeTo(withMessage, 0.5);
    form.reset();
    await settled(element);
    expect(height()).to.be.closeTo(before, 0.5);
  });

  it('waits with a message for the end of a press, so that what is pressed does not move', async () => {
    const { form, element } = await mount();
    const presses: string[] = [];
    const press = (event: Event) => {
      presses.push(event.type);
      if (event.type === 'pointerdown') element.error = 'No';
    };
    const area = document.createElement('div');
    form.append(area);
    render(
      html`<button type="button" @pointerdown=${press} @click=${press} style="display: block; height: 20px">A</button>`,
      area,
    );
    const button = area.querySelector('button')!;
    const { left, top } = button.getBoundingClientRect();
    const position: [number, number] = [Math.round(left + 5), Math.round(top + 5)];
    await sendMouse({ type: 'move', position });
    await sendMouse({ type: 'down' });
    await settled(element);
    expect([textOf(element, 'message'), button.getBoundingClientRect().top]).to.deep.equal([null, top]);
    await sendMouse({ type: 'up' });
    expect(presses).to.deep.equal(['pointerdown', 'click']);
    await settled(element);
    expect(textOf(element, 'message')).to.equal('No');
  });

  it('shows what the page says when its form is submitted without validation', async () => {
    const { form, element } = await mount();
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      element.customValidity = 'Not free';
    });
    element.customValidity = 'Too early';
    expect(element.matches(':state(user-invalid)')).to.equal(false);
    element.customValidity = '';
    form.requestSubmit();
    expect(element.matches(':state(user-invalid)')).to.equal(true);
    form.reset();
    expect(element.matches(':state(user-invalid)')).to.equal(false);
  });
}
