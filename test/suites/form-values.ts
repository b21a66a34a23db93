import { expect, fixture } from '@open-wc/testing';
import type { FormControl } from '../../elements/internal/form/form-control.js';
import { parse, settled } from '../helpers/dom.js';
import { type FormCase, markupOf, submitted } from './form-case.js';

const EVENTS = ['input', 'change', 'invalid'] as const;

/** What is submitted, when, and how it gets back to where it began. */
export function formValueTests<E extends FormControl>(control: FormCase<E>): void {
  const { tag, blank, initial, live, edit, edited } = control;
  const { property } = live;
  const withInitial = markupOf(control, `name="field" ${initial.attribute}`);
  const [initialAttribute = ''] = initial.attribute.split('=');

  const mount = async (markup: string) => {
    const form = await fixture<HTMLFormElement>(`<form>${markup}</form>`);
    return { form, element: form.querySelector<E>(tag)! };
  };
  const setLive = (element: E): E => Object.assign(element, { [property]: live.value });

  it('submits its initial value, or nothing', async () => {
    expect(submitted((await mount(withInitial)).form)).to.deep.equal(initial.submits);
    expect(submitted((await mount(markupOf(control))).form)).to.deep.equal(blank);
  });

  it('submits under its current name, and nothing without one', async () => {
    const { form, element } = await mount(withInitial);
    element.name = 'other';
    expect([...new FormData(form).keys()]).to.not.include('field');
    expect(new FormData(form).getAll('other')).to.deep.equal(initial.submits);
    element.removeAttribute('name');
    expect([...new FormData(form).keys()]).to.deep.equal([]);
    element.setAttribute('name', 'field');
    expect(submitted(form)).to.deep.equal(initial.submits);
  });

  it('submits nothing while it is disabled', async () => {
    const { form, element } = await mount(withInitial);
    element.disabled = true;
    expect(submitted(form)).to.deep.equal([]);
    element.removeAttribute('disabled');
    expect(submitted(form)).to.deep.equal(initial.submits);
  });

  it('is disabled and enabled with its fieldset, and keeps its own attribute', async () => {
    const { form, element } = await mount(`<fieldset>${withInitial}</fieldset>`);
    const fieldset = form.querySelector('fieldset')!;
    fieldset.disabled = true;
    expect(submitted(form), 'disabled by the fieldset').to.deep.equal([]);
    expect(element.matches(':disabled')).to.equal(true);
    await settled(element);
    expect(element.matches(':state(disabled)')).to.equal(true);
    expect([element.disabled, element.hasAttribute('disabled')]).to.deep.equal([false, false]);
    fieldset.disabled = false;
    await settled(element);
    expect(element.matches(':state(disabled)')).to.equal(false);
    expect(submitted(form), 'enabled again').to.deep.equal(initial.submits);
    element.focus();
    expect(form.contains(document.activeElement), 'focusable again').to.equal(true);
    element.disabled = true;
    fieldset.disabled = true;
    fieldset.disabled = false;
    expect(element.disabled, 'disabled by itself').to.equal(true);
  });

  it('belongs to a form elsewhere by the form attribute', async () => {
    const home = await fixture<HTMLElement>(
      `<div><form id="elsewhere"></form>${markupOf(control, `name="field" form="elsewhere" ${initial.attribute}`)}</div>`,
    );
    const [form, element] = [home.querySelector('form')!, home.querySelector<E>(tag)!];
    expect(element.form === form).to.equal(true);
    expect(Array.from(form.elements, (each) => each === element)).to.deep.equal([true]);
    expect(submitted(form)).to.deep.equal(initial.submits);
    setLive(element);
    expect(submitted(form)).to.deep.equal(live.submits);
    form.reset();
    expect(submitted(form)).to.deep.equal(initial.submits);
  });

  it('keeps its value when it moves to another form', async () => {
    const { form, element } = await mount(markupOf(control));
    setLive(element);
    const other = await fixture<HTMLFormElement>('<form></form>');
    other.append(element);
    expect([element.form === other, submitted(form), submitted(other)]).to.deep.equal([true, [], live.submits]);
    element.remove();
    expect([element.form === null, submitted(other)]).to.deep.equal([true, []]);
  });

  it('works in a shadow root', async () => {
    const host = await fixture<HTMLElement>('<div></div>');
    const root = host.attachShadow({ mode: 'open' });
    root.append(parse(`<form>${withInitial}</form>`));
    const [form, element] = [root.querySelector('form')!, root.querySelector<E>(tag)!];
    expect(submitted(form)).to.deep.equal(initial.submits);
    form.replaceChildren(parse(markupOf(control)));
    const blankElement = root.querySelector<E>(tag)!;
    expect(element.form === null).to.equal(true);
    await settled(blankElement);
    let heard: unknown;
    root.addEventListener('input', () => (heard = submitted(form)));
    blankElement.focus();
    await edit(blankElement);
    expect(heard).to.deep.equal(edited);
  });

  it('submits a value that code sets at once, without an event or a change of the attribute', async () => {
    const { form, element } = await mount(withInitial);
    const heard: string[] = [];
    for (const type of EVENTS) form.addEventListener(type, (event) => heard.push(event.type), true);
    const attribute = element.getAttribute(initialAttribute);
    setLive(element);
    expect(submitted(form)).to.deep.equal(live.submits);
    expect(element[property]).to.deep.equal(live.value);
    await settled(element);
    expect(element.getAttribute(initialAttribute)).to.equal(attribute);
    form.reset();
    await settled(element);
    expect(heard).to.deep.equal([]);
  });

  it('submits and checks each write at once, before and right after its upgrade', async () => {
    const template = document.createElement('template');
    template.innerHTML = markupOf(control, 'name="field" required');
    const form = await fixture<HTMLFormElement>('<form></form>');
    // In the document of a template nothing is upgraded; it is when it comes onto the page.
    const element = setLive(template.content.firstElementChild as E);
    form.append(element);
    expect(element[property], 'set before').to.deep.equal(live.value);
    expect(submitted(form), 'set before').to.deep.equal(live.submits);
    expect(form.checkValidity(), 'set before').to.equal(true);
    Object.assign(element, { [property]: undefined });
    expect(submitted(form), 'set right after').to.deep.equal(blank);
    expect(form.checkValidity(), 'set right after').to.equal(!control.missing);
    await settled(element);
    expect(submitted(form), 'drawn').to.deep.equal(blank);
  });

  it('submits and checks what was set on an imported node, as soon as it is in a form', async () => {
    const form = await fixture<HTMLFormElement>('<form></form>');
    const element = setLive(parse<E>(markupOf(control, 'name="field" required')));
    expect(element.validity.valid, 'not on the page').to.equal(true);
    form.append(element);
    expect(submitted(form)).to.deep.equal(live.submits);
    expect(form.checkValidity()).to.equal(true);
  });

  it('follows its attribute until the value is set', async () => {
    const { form, element } = await mount(markupOf(control));
    const [name, text = '""'] = initial.attribute.split('=');
    element.setAttribute(name!, text.slice(1, -1));
    expect(submitted(form)).to.deep.equal(initial.submits);
    element.removeAttribute(name!);
    expect(submitted(form)).to.deep.equal(blank);
    setLive(element);
    element.setAttribute(name!, text.slice(1, -1));
    expect(submitted(form)).to.deep.equal(live.submits);
  });

  it('has the new value in listeners of input and change, which fire in this order', async () => {
    const { form, element } = await mount(markupOf(control));
    const heard: string[] = [];
    const abort = new AbortController();
    const { signal } = abort;
    const expected = JSON.stringify(edited);
    const note = (where: string) => (event: Event) => {
      if (event.target !== element) return;
      const entries = JSON.stringify(submitted(form));
      if (entries === expected) heard.push(`${event.type} ${where}`);
      else if (event.type === 'change') heard.push(`${event.type} ${where}: ${entries}`);
    };
    for (const type of ['input', 'change']) {
      document.addEventListener(type, note('going down'), { capture: true, signal });
      element.addEventListener(type, note('here'), { signal });
      document.addEventListener(type, note('going up'), { signal });
    }
    element.focus();
    await edit(element);
    element.blur();
    abort.abort();
    const places = ['going down', 'here', 'going up'];
    expect(heard).to.deep.equal(['input', 'change'].flatMap((type) => places.map((place) => `${type} ${place}`)));
  });

  it('is reset to its initial value, also to one that came later', async () => {
    const { form, element } = await mount(withInitial);
    setLive(element);
    form.reset();
    expect(submitted(form)).to.deep.equal(initial.submits);
    setLive(element);
    element.removeAttribute(initialAttribute);
    form.reset();
    expect(submitted(form)).to.deep.equal(blank);
    await settled(element);
    element.focus();
    await edit(element);
    expect(submitted(form), 'edited').to.deep.equal(edited);
    form.reset();
    expect(submitted(form), 'reset after an edit').to.deep.equal(blank);
    expect(element[property]).to.deep.equal(element[live.initial]);
  });

  it('restores the state that the browser kept', async () => {
    const { form, element } = await mount(markupOf(control));
    const state = control.state ?? (edited[0] as string);
    element.formStateRestoreCallback(state, 'restore');
    expect(submitted(form)).to.deep.equal(edited);
    form.reset();
    expect(submitted(form)).to.deep.equal(blank);
  });
}
