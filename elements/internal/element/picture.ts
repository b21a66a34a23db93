import { html, type TemplateResult } from 'lit';

/** A registered library, a colon, a name. The schemes of addresses that pictures have are no names of libraries. */
const LIBRARY_ICON =
  /^(?!(?:https?|data|blob|file|filesystem|about|javascript|vbscript|cid|content):)[a-z][a-z\d-]*:(?!\/\/)./i;

/** Whether the name of an icon is that of one of a library: `library:name`. */
export const isLibraryIcon = (icon: string): boolean => LIBRARY_ICON.test(icon);

/** Whether the name of an icon is the address of a picture instead. */
export const isPicture = (icon: string): boolean => /[/.:]/.test(icon) && !isLibraryIcon(icon);

/** An icon that a page has named: the address of a picture, or the type of an `nc-icon`. Import `icon/index.js` with it. */
export const pictureOf = (icon: string): TemplateResult =>
  isPicture(icon) ? html`<img src=${icon} alt="" draggable="false" />` : html`<nc-icon type=${icon}></nc-icon>`;
