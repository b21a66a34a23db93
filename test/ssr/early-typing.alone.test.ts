import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

interface Field extends HTMLElement {
  value: string;
  selectionStart: number;
}

// In a file of its own: the elements must not be defined before the user types.
describe('a field that a server rendered', () => {
  let container: HTMLElement;
  beforeEach(() => {
    container = document.createElement('div');
    document.body.append(container);
  });
  afterEach(() => container.remove());

  it('keeps the text, the focus and the caret of a user who types before the script runs', async () => {
    container.setHTMLUnsafe(
      '<form><nc-input name="a" value="b"><template shadowrootmode="open" shadowrootdelegatesfocus>' +
        '<input id="field" part="input"></template></nc-input></form>',
    );
    const field = container.querySelector<Field>('nc-input')!;
    field.focus();
    await sendKeys({ type: 'tpd' });
    await sendKeys({ press: 'ArrowLeft' });
    await import('nacre/elements/input');
    expect(field.value).to.equal('tpd');
    expect(document.activeElement === field).to.equal(true);
    expect(field.selectionStart).to.equal(2);
    await sendKeys({ type: 'e' });
    expect(field.value).to.equal('tped');
    expect(new FormData(container.querySelector('form')!).get('a')).to.equal('tped');
  });
});
