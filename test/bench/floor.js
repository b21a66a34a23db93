// What a plain Lit element with a native control inside costs.
import { css, html, LitElement } from 'lit';
import { expose } from './page.js';
import { badge, button, cell, checkable, field, label, slider, tag } from './subjects.js';

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
  :host(:is(floor-badge, floor-tag)) {
    display: inline-block;
  }
  .pill {
    display: inline-block;
    padding: 1px 7px;
    border-radius: 9px;
    background: #0a66ff;
    color: #fff;
    font: 12px/20px system-ui;
  }
  .row {
    display: grid;
    grid-template-columns: 1fr auto;
    min-height: 44px;
    padding: 10px 16px;
    font: 16px/1.5 system-ui;
  }
  .slider {
    appearance: none;
    width: 100%;
    min-height: 0;
    height: 4px;
    margin: 20px 0;
    background: #ddd;
  }
  .slider::-webkit-slider-thumb {
    appearance: none;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: #0a66ff;
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

define('floor-badge', { value: {} }, (element) => html`<span class="pill">${element.value}</span>`);
define('floor-tag', {}, () => html`<span class="pill"><slot></slot></span>`);
define('floor-button', { disabled: { type: Boolean } }, (element) => {
  return html`<button type="button" ?disabled=${element.disabled}><slot></slot></button>`;
});
define('floor-input', { label: {}, value: {}, placeholder: {}, disabled: { type: Boolean } }, (element) => {
  return html`<label class="field"
    ><span>${element.label}</span
    ><input .value=${element.value} .placeholder=${element.placeholder} ?disabled=${element.disabled}
  /></label>`;
});
define('floor-cell', { title: {}, value: {} }, (element) => {
  return html`<div class="row"><span>${element.title}</span><span>${element.value}</span></div>`;
});
for (const name of ['checkbox', 'radio', 'switch']) {
  define(`floor-${name}`, { checked: { type: Boolean } }, (element) => {
    return html`<label><input type=${name === 'radio' ? name : 'checkbox'} .checked=${Boolean(element.checked)} /><slot></slot></label>`;
  });
}
define('floor-slider', { value: { type: Number } }, (element) => {
  return html`<input class="slider" type="range" min="0" max="100" .value=${String(element.value)} />`;
});
define('floor-text', {}, () => html`<slot></slot>`);

expose({
  badge: badge(tag('floor-badge')),
  tag: label(tag('floor-tag')),
  button: button(tag('floor-button')),
  cell: cell(tag('floor-cell')),
  input: field(tag('floor-input')),
  checkbox: checkable(tag('floor-checkbox')),
  radio: checkable(tag('floor-radio')),
  switch: checkable(tag('floor-switch')),
  slider: slider(tag('floor-slider')),
  text: button(tag('floor-text')),
});
