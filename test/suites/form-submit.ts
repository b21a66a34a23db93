import { expect, fixture } from '@open-wc/testing';
import 'nacre/elements/button';
import type { FormControl } from '../../elements/internal/form/form-control.js';
import { keys } from '../helpers/commands.js';
import { type FormCase, markupOf, submitted, wrongOf } from './form-case.js';

/** Buttons that submit, of the page's own kind and of ours. */
const BUTTONS: Readonly<Record<string, (attributes: string) => string>> = {
  'a native button': (attributes) => `<button ${attributes}>Send</button>`,
  'a native submit input': (attributes) => `<input type="submit" ${attributes}>`,
  'a button of ours': (attributes) => `<nc-button form-type="submit" ${attributes}>Send</nc-button>`,
};

/** Enter in the control, and buttons beside it. */
export function formSubmitTests<E extends FormControl>(control: FormCase<E>): void {
  const { tag, blank, initial, text, enterIsOwn } = control;

  /** A form that logs what happens to it, and goes nowhere. */
  const mount = async (inside: string) => {
    const form = await fixture<HTMLFormElement>(`<form>${inside}</form>`);
    const log: string[] = [];
    form.addEventListener('click', (event) => {
      if (event.target !== form.querySelector(tag)) log.push('click');
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { submitter } = event;
      const extra = new FormData(form, submitter).getAll('go').join();
      log.push(`submit ${submitted(form).join()}${extra && ` by ${extra}`}`);
    });
    const element = form.querySelector<E>(tag)!;
    const enter = async () => {
      element.focus();
      await keys('Enter');
    };
    return { form, log, element, enter };
  };
  const field = markupOf(control, `name="field" ${initial.attribute}`);
  const sends = `submit ${initial.submits.join()}`;

  if (enterIsOwn) {
    it('leaves Enter to the control', async () => {
      const { log, enter } = await mount(`${field}<button>Send</button>`);
      await enter();
      expect(log).to.deep.equal([]);
    });
    return;
  }

  for (const [kind, button] of Object.entries(BUTTONS)) {
    describe(`with ${kind}`, () => {
      it('Enter submits once, by the default button', async () => {
        const { log, enter } = await mount(
          field + button('name="go" value="first"') + button('name="go" value="second"'),
        );
        await enter();
        expect(log).to.deep.equal(['click', `${sends} by first`]);
      });

      it('Enter submits nothing while the default button is disabled', async () => {
        const { log, enter } = await mount(field + button('disabled') + button(''));
        await enter();
        expect(log.filter((entry) => entry !== 'click')).to.deep.equal([]);
      });

      it('Enter submits nothing when the page prevents the click of the button', async () => {
        const { form, log, enter } = await mount(field + button(''));
        form.lastElementChild!.addEventListener('click', (event) => event.preventDefault());
        await enter();
        expect(log).to.deep.equal(['click']);
      });

      it('Enter submits no invalid value, unless with formnovalidate', async () => {
        const invalid = markupOf(control, `name="field" ${wrongOf(control)}`);
        const { form, log, enter } = await mount(invalid + button(''));
        await enter();
        expect(log).to.deep.equal(['click']);
        form.lastElementChild!.setAttribute('formnovalidate', '');
        await enter();
        expect(log).to.deep.equal(['click', 'click', `submit ${blank.join()}`]);
      });

      it('passes the formaction, formmethod and other attributes of the button', async () => {
        const { form } = await mount(field + button('formaction="/elsewhere" formmethod="post" name="go" value="1"'));
        let sent: unknown;
        form.addEventListener('submit', ({ submitter }) => {
          const { formAction, formMethod, name, value } = submitter as HTMLButtonElement;
          sent = [new URL(formAction).pathname, formMethod, name, value];
        });
        (form.lastElementChild as HTMLElement).click();
        expect(sent).to.deep.equal(['/elsewhere', 'post', 'go', '1']);
      });
    });
  }

  it('Enter finds a default button that belongs to the form from outside', async () => {
    const home = await fixture<HTMLElement>(
      `<div><form id="outside">${field}</form><nc-button form="outside" form-type="submit" name="go" value="1">Send</nc-button></div>`,
    );
    const form = home.querySelector('form')!;
    const log: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      log.push(new FormData(form, event.submitter).get('go'));
    });
    home.querySelector<E>(tag)!.focus();
    await keys('Enter');
    expect(log).to.deep.equal(['1']);
  });

  it('Enter submits a form that has no button and one field', async () => {
    const { log, enter } = await mount(field);
    await enter();
    expect(log).to.deep.equal([sends]);
  });

  it('Enter does not submit a form with two text fields and no button', async () => {
    const { log, enter } = await mount(`${field}<input name="native">${text ? '' : '<input name="another">'}`);
    await enter();
    expect(log).to.deep.equal([]);
  });

  it('Enter does not submit when the page prevents it', async () => {
    const { form, log, enter } = await mount(`${field}<button>Send</button>`);
    form.addEventListener('keydown', (event) => event.preventDefault());
    await enter();
    expect(log).to.deep.equal([]);
  });

  it('Enter does nothing outside of a form', async () => {
    const home = await fixture<HTMLElement>(`<div>${field}</div>`);
    home.querySelector<E>(tag)!.focus();
    await keys('Enter');
    expect(home.isConnected).to.equal(true);
  });
}
