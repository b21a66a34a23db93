/** [tag, role, attributes, content] */
export type Control = readonly [tag: string, role: string, attributes: string, content?: string];

export const CONTROLS: readonly Control[];
export const WRAPPED: readonly Control[];
export function markupOf(control: Control): string;
export function wrappedMarkupOf(control: Control, label?: string): string;
