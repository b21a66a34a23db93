import { markup, type Markup } from './html.js';
import { TEXTS } from './texts/index.js';

export const copyButton = ({ client } = TEXTS.en): Markup =>
  markup`<nc-button class="copy" size="mini">${client.copy}</nc-button>`;

/** Code with a button that copies it. */
export const codeBlock = (pre: Markup, texts = TEXTS.en): Markup =>
  markup`<div class="code"><div class="code-bar">${copyButton(texts)}</div>${pre}</div>`;

/** A table in a box that scrolls; `reference`: names with what they are. */
export const tableOf = (rows: Markup, kind = 'reference'): Markup =>
  markup`<div class="table ${kind}" tabindex="0" role="group"><table>${rows}</table></div>`;
