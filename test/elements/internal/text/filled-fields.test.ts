import 'nacre/elements/button';
import 'nacre/elements/form';
import 'nacre/elements/input';
import 'nacre/elements/search-bar';
import 'nacre/elements/stepper';
import 'nacre/elements/textarea';
import { expect, fixture } from '@open-wc/testing';
import { keys } from '../../../helpers/commands.js';
import { settled } from '../../../helpers/dom.js';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Control = HTMLElement & { value: unknown; readonly validity: ValidityState };

/** Every control with a native field: its markup, what a password manager or script writes, and the value then. */
const CONTROLS: readonly (readonly [markup: string, written: string, value: unknown])[] = [
  ['<nc-input name="field" required label="Name"></nc-input>', 'ada', 'ada'],
  ['<nc-input name="field" required type="password" label="Password"></nc-input>', 's3cret', 's3cret'],
  ['<nc-input name="field" required type="email" label="Email"></nc-input>', 'ada@example.org', 'ada@example.org'],
  ['<nc-input name="field" required type="digit" label="Price"></nc-input>', '12.5', '12.5'],
  ['<nc-textarea name="field" required label="Note"></nc-textarea>', 'two\nlines', 'two\nlines'],
  ['<nc-search-bar name="field" required label="Search"></nc-search-bar>', 'pearls', 'pearls'],
  ['<nc-stepper name="field" required allow-empty aria-label="Guests"></nc-stepper>', '12', 12],
];

/** What writes it: without the focus, by events that stay in the shadow tree, as extensions send them. */
const FILLERS: Readonly<Record<string, readonly string[]>> = {
  'input and change': ['input', 'change'],
  'input alone': ['input'],
  'change alone': ['change'],
  'keydown, keyup, input, change and blur': ['keydown', 'keyup', 'input', 'change', 'blur'],
};

/** As a script of an extension, which has setters of its own: no listener of the page hears it. */
function write(field: Field, text: string): void {
  const prototype = field.localName === 'input' ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, text);
}

describe('a field that something else fills in', () => {
  for (const [markup, written, value] of CONTROLS) {
    describe(markup, () => {
      const mount = async (more = '') => {
        const form = await fixture<HTMLFormElement>(`<form>${markup}${more}</form>`);
        const element = form.firstElementChild as Control;
        await settled(form);
        const heard: string[] = [];
        for (const type of ['input', 'change'])
          form.addEventListener(type, () => heard.push(`${type} ${JSON.stringify(element.value)}`));
        const field = element.shadowRoot!.querySelector<Field>('input, textarea')!;
        return { form, element, field, heard, submitted: () => new FormData(form).getAll('field') };
      };
      const told = ['input', 'change'].map((type) => `${type} ${JSON.stringify(value)}`);

      for (const [how, types] of Object.entries(FILLERS)) {
        it(`takes it over from ${how}, and tells the page once`, async () => {
          const { element, field, heard, submitted } = await mount();
          expect(element.validity.valid).to.equal(false);
          write(field, written);
          for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
          expect([element.value, submitted(), element.validity.valid]).to.deep.equal([value, [written], true]);
          expect(heard).to.deep.equal(told);
          field.focus();
          field.blur();
          expect(heard, 'left').to.deep.equal(told);
        });
      }

      it('takes over what came without any event when the user leaves it', async () => {
        const { element, field, heard, submitted } = await mount();
        field.focus();
        write(field, written);
        field.blur();
        expect([element.value, submitted(), element.validity.valid]).to.deep.equal([value, [written], true]);
        expect(heard).to.deep.equal(told);
      });

      const BUTTONS = {
        'a native button': '<button>Send</button>',
        'a button of ours': '<nc-button form-type="submit">Send</nc-button>',
      };
      for (const [kind, button] of Object.entries(BUTTONS)) {
        it(`takes over what came without any event when ${kind} submits`, async () => {
          const { form, heard, submitted } = await mount(button);
          const sent: unknown[] = [];
          form.addEventListener('submit', (event) => {
            event.preventDefault();
            sent.push(submitted());
          });
          write(form.firstElementChild!.shadowRoot!.querySelector<Field>('input, textarea')!, written);
          (form.lastElementChild as HTMLElement).click();
          expect(sent).to.deep.equal([[written]]);
          expect(heard).to.deep.equal(told);
        });
      }

      it('submits what came without any event, when code asks for the data, the validity, or to submit', async () => {
        for (const ask of ['checkValidity', 'requestSubmit', 'data'] as const) {
          const { form, element, field, submitted } = await mount();
          form.addEventListener('submit', (event) => event.preventDefault());
          write(field, written);
          if (ask === 'data') expect(submitted(), ask).to.deep.equal([written]);
          else form[ask]();
          expect([element.value, submitted(), element.validity.valid], ask).to.deep.equal([value, [written], true]);
        }
      });

      it('asks whether it is valid with what came without any event', async () => {
        const { element, field } = await mount();
        write(field, written);
        expect((element as unknown as HTMLInputElement).checkValidity()).to.equal(true);
      });

      it('tells the page of nothing when nothing was written', async () => {
        const { form, field, heard } = await mount('<button>Send</button>');
        form.addEventListener('submit', (event) => event.preventDefault());
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
        field.focus();
        field.blur();
        form.querySelector('button')!.click();
        expect(heard).to.deep.equal([]);
      });
    });
  }

  it('submits with Enter what came without any event into another field', async () => {
    const form = await fixture<HTMLFormElement>(
      `<form><nc-input name="user" label="User"></nc-input><nc-input name="word" type="password" label="Word"></nc-input
      ><button>Send</button></form>`,
    );
    const sent: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push([...new FormData(form).values()]);
    });
    const [user, word] = form.querySelectorAll('nc-input');
    await settled(form);
    write(word!.shadowRoot!.querySelector('input')!, 's3cret');
    user!.focus();
    await keys('a');
    await keys('Enter');
    expect(sent).to.deep.equal([['a', 's3cret']]);
  });

  it('gives nc-form what came without any event', async () => {
    const form = await fixture<HTMLElementTagNameMap['nc-form']>(
      `<nc-form><nc-input name="field" required label="Name"></nc-input
      ><nc-button form-type="submit">Send</nc-button></nc-form>`,
    );
    await settled(form);
    const sent: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push((event as unknown as { value: unknown }).value);
    });
    write(form.querySelector('nc-input')!.shadowRoot!.querySelector('input')!, 'ada');
    form.querySelector('nc-button')!.click();
    expect(sent).to.deep.equal([{ field: 'ada' }]);
  });
});
