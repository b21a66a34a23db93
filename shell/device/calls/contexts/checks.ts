import type { Check } from '../../check.js';

/** Where elements are looked for. */
export const root: Check = (value) =>
  typeof (value as Partial<ParentNode> | null)?.querySelectorAll === 'function'
    ? undefined
    : 'an element, a shadow root or a document';

export const finite: Check = (value) => (Number.isFinite(value) ? undefined : 'a number');
export const size: Check = (value) =>
  Number.isFinite(value) && (value as number) > 0 ? undefined : 'a number above 0';
