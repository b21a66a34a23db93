import { json, listOf, TEXT } from '../element/kinds.js';

/** What `suggestions` takes. */
export const SUGGESTIONS = json(listOf(TEXT, 'an array of strings'));
