/** @see works.js */
export function works(library: string, control: string): void;
