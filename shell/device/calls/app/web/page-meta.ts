import { DeviceError, ErrCode } from '../../../errors.js';
import type { PageMetaOptions } from '../types.js';
import type { Provider } from '../../../types.js';

/** Element -> property -> what it was before, and what we have made of it. */
const changed = new WeakMap<HTMLElement, Map<string, { before: readonly [string, string]; now: string }>>();

/** Gives an element these declarations instead of those of the last time. What else its style says stays. */
export function applyDeclarations(element: HTMLElement, text: string): void {
  const { style } = element;
  for (const [name, { before, now }] of changed.get(element) ?? []) {
    // Not ours any more: code of the page has changed it.
    if (style.getPropertyValue(name) === now) style.setProperty(name, ...before);
  }
  const read = document.createElement('div').style;
  read.cssText = text;
  const names = Array.from(read);
  const entries = names.map((name) => {
    const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
    style.setProperty(name, read.getPropertyValue(name), read.getPropertyPriority(name));
    return [name, { before, now: style.getPropertyValue(name) }] as const;
  });
  changed.set(element, new Map(entries));
}

/** The declaration for `<html>`; throws unless it is a size. */
export function rootFontSizeOf({ rootFontSize = '' }: PageMetaOptions): string {
  const text = typeof rootFontSize === 'number' ? `${rootFontSize}px` : rootFontSize;
  const isSize = text === '' || (typeof text === 'string' && CSS.supports('font-size', text));
  if (isSize) return text && `font-size: ${text}`;
  throw new DeviceError('setPageMeta', ErrCode.invalid, 'rootFontSize: expected a size of CSS, or a number of px');
}

/** The page of a document without the shell. */
export const setPageMeta: Provider<'setPageMeta'> = (options) => {
  const size = rootFontSizeOf(options);
  if (options.pageStyle !== undefined) applyDeclarations(document.body, options.pageStyle);
  if (options.rootFontSize !== undefined) applyDeclarations(document.documentElement, size);
};
