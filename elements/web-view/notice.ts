import { html } from 'lit';
import '../status/index.js';

/** Says that the page has not loaded in time, and offers to try again. */
export const notice = (retry: () => void): unknown => html`<nc-status type="timeout" @retry=${retry}></nc-status>`;
