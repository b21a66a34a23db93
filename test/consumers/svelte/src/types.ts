// What the types refuse.
import type { SvelteHTMLElements } from 'svelte/elements';

type Input = SvelteHTMLElements['nc-input'];

export const known: Input = { maxlength: 3, 'confirm-type': 'send', onconfirm: (event) => event.value.trim() };
// @ts-expect-error It is a number.
export const wrong: Input = { maxlength: 'three' };
// @ts-expect-error The event is another one.
export const other: Input = { onconfirm: (event: KeyboardEvent) => event.key };
