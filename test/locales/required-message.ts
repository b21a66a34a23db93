import { expect, fixture, html } from '@open-wc/testing';
import { LitElement } from 'lit';
import { msg, updateWhenLocaleChanges } from '@lit/localize';

/** Shows a message of the bundle beside a field of the user's. */
class RequiredMessage extends LitElement {
  constructor() {
    super();
    updateWhenLocaleChanges(this);
  }

  override render() {
    return html`<p>${msg('Please fill in this field.', { id: 'nc.validity.required' })}</p>
      <input />`;
  }
}

/** What the bundle's message reads in each language. */
export const REQUIRED = {
  en: 'Please fill in this field.',
  fr: 'Veuillez remplir ce champ.',
  es: 'Complete este campo.',
  'zh-Hans': '请填写此字段。',
  'zh-Hant': '請填寫此欄位。',
};

export async function showMessage(): Promise<LitElement> {
  if (!customElements.get('test-required-message')) customElements.define('test-required-message', RequiredMessage);
  return fixture<RequiredMessage>(html`<test-required-message></test-required-message>`);
}

export async function expectText(element: LitElement, text: string): Promise<void> {
  await element.updateComplete;
  expect(element.renderRoot.querySelector('p')?.textContent).to.equal(text);
}
