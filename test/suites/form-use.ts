import { expect, fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { FormControl } from '../../elements/internal/form/form-control.js';
import { keys } from '../helpers/commands.js';
import { drawn, nameOf, settled } from '../helpers/dom.js';
import { openFrame } from '../helpers/frame.js';
import { moduleOf } from './element-case.js';
import { type FormCase, labelsOf, markupOf, submitted } from './form-case.js';

async function clickOn(element: Element, { end = false } = {}): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(end ? x + width - 3 : x + 3), Math.round(y + height / 2)] });
  await drawn();
}

/** Labels, focus, and not being able to. */
export function formUseTests<E extends FormControl>(control: FormCase<E>): void {
  const { tag, initial, live, edit, activates, neverReadonly } = control;
  const setLive = (element: E) => Object.assign(element, { [live.property]: live.value });

  for (const [kind, markup] of Object.entries(labelsOf(control))) {
    describe(`with ${kind}`, () => {
      const mount = async () => {
        const form = await fixture<HTMLFormElement>(`<form>${markup}</form>`);
        const element = form.querySelector<E>(tag)!;
        await settled(element);
        return { form, element, label: form.querySelector('label')! };
      };

      it('knows the label', async () => {
        const { element, label } = await mount();
        expect(element.labels.length === 1 && element.labels[0] === label).to.equal(true);
      });

      it(activates ? 'is activated by it, once' : 'gets the focus by it', async () => {
        const { form, element, label } = await mount();
        const before = submitted(form);
        let clicks = 0;
        let inputs = 0;
        element.addEventListener('click', () => (clicks += 1));
        element.addEventListener('input', () => (inputs += 1));
        await clickOn(label.querySelector('span') ?? label);
        expect(clicks, 'clicks').to.equal(1);
        expect(inputs, 'inputs').to.equal(activates ? 1 : 0);
        if (activates) expect(submitted(form)).to.not.deep.equal(before);
        else expect(element.contains(document.activeElement)).to.equal(true);
      });
    });
  }

  it('gets the focus when the page opens with autofocus', async () => {
    const frame = await openFrame({ html: markupOf(control, 'autofocus'), module: moduleOf(tag) });
    const element = frame.document.querySelector<E>(tag)!;
    await settled(element);
    await drawn();
    expect(nameOf(frame.document.activeElement)).to.equal(nameOf(element));
    frame.remove();
  });

  it('is one tab stop, and none while it is disabled', async () => {
    const home = await fixture<HTMLElement>(
      `<div><button>Before</button>${markupOf(control)}<button>After</button></div>`,
    );
    const element = home.querySelector<E>(tag)!;
    await settled(element);
    home.querySelector('button')!.focus();
    await keys('Tab');
    expect(nameOf(document.activeElement)).to.equal(nameOf(element));
    await keys('Tab');
    expect(nameOf(document.activeElement)).to.equal('button After');
    element.disabled = true;
    await settled(element);
    await keys('Shift+Tab');
    expect(nameOf(document.activeElement)).to.equal('button Before');
    element.focus();
    expect(nameOf(document.activeElement), 'focus() while disabled').to.equal('button Before');
  });

  const unchangeable = {
    'it is disabled': markupOf(control, 'name="field" disabled'),
    'its fieldset is disabled': `<fieldset disabled>${markupOf(control)}</fieldset>`,
    ...(!neverReadonly && { 'it is read-only': markupOf(control, 'name="field" readonly') }),
  };
  for (const [state, markup] of Object.entries(unchangeable)) {
    it(`cannot be changed by a user while ${state}`, async () => {
      const form = await fixture<HTMLFormElement>(`<form>${markup}</form>`);
      const element = form.querySelector<E>(tag)!;
      await settled(element);
      const heard: string[] = [];
      for (const type of ['input', 'change']) form.addEventListener(type, () => heard.push(type));
      const value = () => (element as unknown as Record<string, unknown>)[live.property];
      const before = value();
      await clickOn(element);
      await clickOn(element, { end: true });
      element.click();
      element.focus();
      await edit(element);
      expect(heard).to.deep.equal([]);
      expect(value()).to.deep.equal(before);
      setLive(element);
      expect(value(), 'code may still set it').to.deep.equal(live.value);
    });
  }

  it('still works after it was removed and inserted again', async () => {
    const form = await fixture<HTMLFormElement>(`<form>${markupOf(control)}</form>`);
    const element = form.querySelector<E>(tag)!;
    await settled(element);
    element.remove();
    form.append(element);
    let inputs = 0;
    form.addEventListener('input', () => (inputs += 1));
    element.focus();
    await edit(element);
    expect(submitted(form)).to.deep.equal(control.edited);
    expect(inputs).to.be.greaterThan(0);
    form.reset();
    expect(submitted(form)).to.deep.equal(control.blank);
    element.setAttribute(initial.attribute.split('=')[0]!, '');
    expect(element.isConnected).to.equal(true);
  });
}
