import 'nacre/elements/input';
import 'nacre/elements/search-bar';
import 'nacre/elements/stepper';
import 'nacre/elements/textarea';
import { expect, fixture } from '@open-wc/testing';
import { settled } from '../../../helpers/dom.js';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a page says on the control, and the field needs to know. */
const HINTS = {
  autocapitalize: 'words',
  autocorrect: 'off',
  spellcheck: 'false',
  enterkeyhint: 'next',
  writingsuggestions: 'false',
};

const mount = async (markup: string) => {
  const form = await fixture<HTMLFormElement>(`<form>${markup}</form>`);
  const control = form.firstElementChild as HTMLElement & { value: unknown };
  await settled(control);
  return { form, control, field: control.shadowRoot!.querySelector<Field>('input, textarea')! };
};

for (const tag of ['nc-input', 'nc-textarea', 'nc-search-bar', 'nc-stepper']) {
  describe(`<${tag}> field`, () => {
    for (const [name, value] of Object.entries(HINTS)) {
      it(`has ${name} of the control, from the start, later, and no longer`, async () => {
        const { control, field } = await mount(`<${tag} ${name}="${value}" aria-label="Name"></${tag}>`);
        const given = field.getAttribute(name);
        expect(given).to.equal(value);
        control.removeAttribute(name);
        await settled(control);
        const plain = field.getAttribute(name) ?? '';
        expect(plain).to.not.equal(value);
        control.setAttribute(name, value);
        await settled(control);
        expect(field.getAttribute(name)).to.equal(value);
      });
    }

    it('finds its direction by its text where the page says so', async () => {
      const { control, field } = await mount(`<${tag} dir="auto" aria-label="Name"></${tag}>`);
      expect(field.dir).to.equal('auto');
      control.dir = 'rtl';
      await settled(control);
      expect(field.matches(':dir(rtl)')).to.equal(true);
    });

    it('is described by what describes the control on the page, then by its hint, then by its message', async () => {
      const home = await fixture<HTMLElement>(
        `<div><${tag} required aria-describedby="hint more" aria-label="Name" custom-validity="No"></${tag}
        ><p id="hint">As in your passport</p><p id="more">All of them</p></div>`,
      );
      const control = home.firstElementChild as HTMLElementTagNameMap['nc-input'];
      await settled(control);
      const field = control.shadowRoot!.querySelector<Field>('input, textarea')!;
      const described = () => (field.ariaDescribedByElements ?? []).map(({ textContent }) => textContent);
      expect(described()).to.deep.equal(['As in your passport', 'All of them']);
      control.reportValidity();
      await settled(control);
      expect(described()).to.deep.equal(['As in your passport', 'All of them', 'No']);
      control.hint = 'Two words';
      await settled(control);
      expect(described()).to.deep.equal(['As in your passport', 'All of them', 'Two words', 'No']);
      control.removeAttribute('aria-describedby');
      await settled(control);
      expect(described()).to.deep.equal(['Two words', 'No']);
    });
  });
}

for (const tag of ['nc-input', 'nc-textarea', 'nc-search-bar']) {
  describe(`<${tag}> with dirname`, () => {
    it('submits the direction of its text as well', async () => {
      const { form, control } = await mount(
        `<${tag} name="note" dirname="note.dir" dir="auto" value="abc" aria-label="Note"></${tag}>`,
      );
      const entries = () => [...new FormData(form)].map((entry) => entry.join('='));
      expect(entries()).to.deep.equal(['note=abc', 'note.dir=ltr']);
      control.value = 'שלום';
      expect(entries()).to.deep.equal(['note=שלום', 'note.dir=rtl']);
      control.setAttribute('name', 'text');
      expect(entries()).to.deep.equal(['text=שלום', 'note.dir=rtl']);
      control.removeAttribute('dirname');
      expect(entries()).to.deep.equal(['text=שלום']);
    });

    it('gives its text back to a user who returns', async () => {
      const { form, control } = await mount(`<${tag} name="note" dirname="dir" aria-label="Note"></${tag}>`);
      (control as HTMLElementTagNameMap['nc-input']).formStateRestoreCallback('abc', 'restore');
      expect(new FormData(form).get('note')).to.equal('abc');
    });
  });
}

describe('<nc-input type="email">', () => {
  it('is a field for an email address to the browser, and takes a selection in stride', async () => {
    const { control, field } = await mount(
      '<nc-input type="email" value="ada@example.org" cursor="2" selection-start="1" selection-end="3" label="Email"></nc-input>',
    );
    const input = control as HTMLElementTagNameMap['nc-input'];
    expect(field.type).to.equal('email');
    input.focus();
    input.selectionStart = 2;
    input.cursor = 3;
    await settled(input);
    expect([input.value, input.selectionStart]).to.deep.equal(['ada@example.org', null]);
  });

  it('takes an address whose domain is not of ASCII letters, as typed', async () => {
    const { control, field } = await mount('<nc-input type="email" label="Email"></nc-input>');
    field.focus();
    document.execCommand('insertText', false, 'ada@müller.example');
    field.blur();
    const input = control as HTMLElementTagNameMap['nc-input'];
    expect(input.validity.valid).to.equal(true);
    expect(new URL(`https://${input.value.split('@')[1]}`).hostname).to.equal('xn--mller-kva.example');
  });
});
