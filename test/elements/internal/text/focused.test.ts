import 'nacre/elements/input';
import 'nacre/elements/textarea';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

for (const tag of ['nc-input', 'nc-textarea'] as const) {
  describe(`<${tag}> focus`, () => {
    const mount = async (attributes = '') => {
      const page = await fixture<HTMLElement>(`<div><${tag} ${attributes}></${tag}><button>After</button></div>`);
      const control = page.querySelector<HTMLElementTagNameMap[typeof tag]>(tag)!;
      await control.updateComplete;
      return { page, control };
    };
    const state = (control: HTMLElementTagNameMap[typeof tag]) => [
      control.hasAttribute('focus'),
      control.focused,
      document.activeElement === control,
    ];

    it('is taken and given up, by the property at once', async () => {
      const { control } = await mount();
      expect(state(control)).to.deep.equal([false, false, false]);
      control.focused = true;
      expect(state(control)).to.deep.equal([true, true, true]);
      control.focused = false;
      expect(state(control)).to.deep.equal([false, false, false]);
      control.setAttribute('focus', '');
      expect(state(control)).to.deep.equal([true, true, true]);
      control.removeAttribute('focus');
      expect(state(control)).to.deep.equal([false, false, false]);
    });

    it('is taken from the start', async () => {
      const { control } = await mount('focus');
      expect(state(control)).to.deep.equal([true, true, true]);
      const late = Object.assign(document.createElement(tag), { focused: true });
      control.after(late);
      await late.updateComplete;
      expect(state(late)).to.deep.equal([true, true, true]);
      expect(state(control)).to.deep.equal([false, false, false]);
    });

    it('follows the user, before listeners of the page are called', async () => {
      const { control } = await mount();
      const heard: string[] = [];
      for (const type of ['focusin', 'focusout'])
        control.addEventListener(type, () => heard.push(`${type} ${control.focused}`));
      control.focus();
      await sendKeys({ press: 'Tab' });
      expect(heard).to.deep.equal(['focusin true', 'focusout false']);
      expect(state(control)).to.deep.equal([false, false, false]);
    });

    it('leaves with a control that is moved or removed', async () => {
      const { page, control } = await mount('focus');
      page.append(control);
      await control.updateComplete;
      expect(state(control)).to.deep.equal([false, false, false]);
      control.focus();
      control.remove();
      expect(control.focused).to.equal(false);
      page.append(control);
      await control.updateComplete;
      expect(state(control)).to.deep.equal([false, false, false]);
    });

    it('stays while the window has lost it', async () => {
      const { control } = await mount('focus');
      // What a browser does when its window is left: the field stays the active element.
      const field = control.shadowRoot!.querySelector<HTMLElement>('#field')!;
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
      expect(state(control)).to.deep.equal([true, true, true]);
    });

    it('is not there while it is disabled', async () => {
      const { control } = await mount('disabled focus');
      expect(document.activeElement).to.equal(document.body);
      control.disabled = false;
      control.focused = false;
      control.focused = true;
      await control.updateComplete;
      expect(state(control)).to.deep.equal([true, true, true]);
    });
  });
}

describe('confirm-type', () => {
  const hint = (control: Element) => control.shadowRoot!.querySelector('#field')!.getAttribute('enterkeyhint') ?? '';

  it('names the Enter key where it is set, also to the default', async () => {
    const page = await fixture(
      html`<div>
        <nc-input label="A"></nc-input><nc-input label="B" confirm-type="done"></nc-input>
        <nc-textarea label="C"></nc-textarea><nc-textarea label="D" confirm-type="done"></nc-textarea>
      </div>`,
    );
    const controls = [...page.children] as HTMLElementTagNameMap['nc-input'][];
    for (const control of controls) await control.updateComplete;
    expect(controls.map(hint)).to.deep.equal(['', 'done', '', 'done']);
    expect(controls.map(({ confirmType }) => confirmType)).to.deep.equal(['done', 'done', 'return', 'done']);
    controls[0]!.confirmType = 'done';
    controls[1]!.removeAttribute('confirm-type');
    for (const control of controls) await control.updateComplete;
    expect(controls.map(hint)).to.deep.equal(['done', '', '', 'done']);
  });
});
