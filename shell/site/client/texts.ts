import type { ClientTexts } from '../build/texts/en.js';

/** What scripts say, in the language of the page: its document has them. */
export const texts = JSON.parse(document.body.dataset.texts!) as ClientTexts;
