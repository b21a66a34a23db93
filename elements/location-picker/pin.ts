import { svg, type SVGTemplateResult } from 'lit';

/** The pin, whose tip is at the point. */
export const PIN: SVGTemplateResult = svg`<path fill="currentColor" d="M18 45.5C18 45.5 33 30.5 33 17.5A15 15 0 0 0 3 17.5C3 30.5 18 45.5 18 45.5Z"/><circle cx="18" cy="17.5" r="5.5"/>`;
