import { createElement, StrictMode, version, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

export const isReact18 = version.startsWith('18.');

export interface Mounted {
  readonly container: HTMLElement;
  /** Renders something else in the same root. Effects have run when it returns. */
  render(node: ReactNode): void;
  /** The first element that matches. */
  find<Element extends HTMLElement>(selector: string): Element;
  unmount(): void;
}

const mounted = new Set<{ root: Root; container: HTMLElement }>();

/** Renders into the page, until `unmountAll()`. */
export function mount(node: ReactNode, { strict = false } = {}): Mounted {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  mounted.add({ root, container });
  const render = (content: ReactNode) =>
    flushSync(() => root.render(strict ? createElement(StrictMode, null, content) : content));
  render(node);
  return {
    container,
    render,
    find: (selector) => container.querySelector(selector)!,
    unmount: () => flushSync(() => root.unmount()),
  };
}

/** For `afterEach`. */
export function unmountAll(): void {
  for (const { root, container } of mounted) {
    flushSync(() => root.unmount());
    container.remove();
  }
  mounted.clear();
}
