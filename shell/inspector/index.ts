import type { Router } from '../router/index.js';
import { BusPanel } from './bus-panel.js';
import { type ElementsManifest, ElementsPanel } from './elements-panel.js';
import { NcInspector } from './inspector.js';
import { LeaksPanel } from './leaks-panel.js';
import { LifecyclePanel } from './lifecycle-panel.js';
import { LocalePanel } from './locale-panel.js';
import { RouterLink } from './router-link.js';
import { StackPanel } from './stack-panel.js';

export type { ElementsManifest } from './elements-panel.js';

export interface InspectorOptions {
  /** The router to look into. Default: the one that runs, also if it starts later. */
  router?: Router;
  /** `nacre/custom-elements.json` or its URL: then the elements are shown with their sizes. */
  manifest?: string | URL | ElementsManifest;
}

let opened: { element: NcInspector; close: () => void } | undefined;

/**
 * Shows the inspector: the page stack, lifecycle, calls of the bus, leaks, elements and missing translations of the app, as
 * they happen. If it is open already it comes up again, with the options that it has. It watches what happens from now on.
 *
 * @returns a function that closes it and ends all watching.
 */
export function openInspector({ router, manifest }: InspectorOptions = {}): () => void {
  if (opened) {
    opened.element.expand();
    return opened.close;
  }
  if (!customElements.get('nc-inspector')) customElements.define('nc-inspector', NcInspector);
  const element = document.createElement('nc-inspector') as NcInspector;
  const update = (): void => element.requestPanelUpdate();
  const link = new RouterLink(router);
  const close = (): void => {
    // A second call closes nothing, nor an inspector that was opened since.
    if (opened?.element !== element) return;
    opened = undefined;
    for (const panel of element.panels) panel.stop();
    link.stop();
    element.remove();
  };
  opened = { element, close };
  element.addEventListener('close', close);
  // Its own listeners come before the panel that watches for those of the app.
  document.body.append(element);
  element.panels = [
    new StackPanel(link, update),
    new BusPanel(update),
    new LifecyclePanel(link, update),
    new LeaksPanel(link, update),
    new ElementsPanel(link, update, manifest),
    new LocalePanel(update),
  ];
  return close;
}
