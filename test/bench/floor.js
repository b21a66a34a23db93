// What a plain Lit element with a native control inside costs.
import { css, html, LitElement } from 'lit';
import { expose } from './page.js';
import { button, checkable, field, tag } from './subjects.js';

const host = css`
  :host {
    display: block;
  }
`;
const look = css`
  button,
  label,
  input {
    box-sizing: border-box;
    min-height: 44px;
    font: 16px/1.4 system-ui;
  }
  button,
  .field input {
    display: block;
    width: 100%;
    border: 1px solid #ccc;
    border-radius: 8px;
  }
  label {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .field {
    display: block;
  }
`;
const define = (name, properties, render) =>
  customElements.define(
    name,
    class extends LitElement {
      static properties = properties;
      static styles = [host, look];
      render() {
        return render(this);
      }
    },
  );

define('floor-button', { disabled: { type: Boolean } }, (element) => {
  return html`<button type="button" ?disabled=${element.disabled}><slot></slot></button>`;
});
define('floor-input', { label: {}, value: {}, placeholder: {}, disabled: { type: Boolean } }, (element) => {
  return html`<label class="field"
    ><span>${element.label}</span
    ><input .value=${element.value} .placeholder=${element.placeholder} ?disabled=${element.disabled}
  /></label>`;
});
for (const name of ['checkbox', 'switch']) {
  define(`floor-${name}`, { checked: { type: Boolean } }, (element) => {
    return html`<label><input type="checkbox" .checked=${Boolean(element.checked)} /><slot></slot></label>`;
  });
}
define('floor-text', {}, () => html`<slot></slot>`);

expose({
  button: button(tag('floor-button')),
  input: field(tag('floor-input')),
  checkbox: checkable(tag('floor-checkbox')),
  switch: checkable(tag('floor-switch')),
  text: button(tag('floor-text')),
});
