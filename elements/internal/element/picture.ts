import { html, type TemplateResult } from 'lit';

/** Whether the name of an icon is the address of a picture instead. */
export const isPicture = (icon: string): boolean => /[/.:]/.test(icon);

/** An icon that a page has named: the address of a picture, or the type of an `nc-icon`. Import `icon/index.js` with it. */
export const pictureOf = (icon: string): TemplateResult =>
  isPicture(icon) ? html`<img src=${icon} alt="" draggable="false" />` : html`<nc-icon type=${icon}></nc-icon>`;
