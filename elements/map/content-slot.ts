import { isElement, isText } from '../internal/element/view.js';

/**
 * Fills the default slot of the map. Its shadow root assigns slots by code, so that callouts of the page's own can go to the
 * markers that their `marker-id` names.
 */
export function fillContentSlot(host: Element): void {
  const slot = host.shadowRoot!.querySelector<HTMLSlotElement>('.content slot');
  const nodes = [...host.childNodes].filter(
    (node): node is Element | Text => isText(node) || (isElement(node) && !node.slot),
  );
  slot?.assign(...nodes);
}
