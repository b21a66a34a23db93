import { msg, str } from '@lit/localize';
import { counted } from '../../base/counted.js';
import { ControlTapEvent } from '../events.js';
import type { MapStage } from '../stage.js';
import type { MapControl } from '../types.js';

const px = (length: number | undefined): string =>
  length === undefined || !Number.isFinite(length) ? '' : `${length}px`;

/** Pictures above the map that do not move with it; buttons, if the user may tap them. */
export class Controls {
  readonly #stage: MapStage;
  readonly #layer = document.createElement('div');

  constructor(stage: MapStage) {
    this.#stage = stage;
    this.#layer.className = 'controls';
    stage.root.append(this.#layer);
  }

  /** Takes the controls that the page has set. Those at the same place in the list keep their nodes. */
  set(list: readonly MapControl[]): void {
    const layer = this.#layer;
    list.forEach((control, index) => {
      const tag = control.clickable ? 'button' : 'span';
      let node = layer.children[index] as HTMLElement | undefined;
      if (node?.localName !== tag) {
        const made = document.createElement(tag);
        if (node) node.replaceWith(made);
        else layer.append(made);
        made.className = 'control';
        made.append(document.createElement('img'));
        node = made;
      }
      this.#fill(node, control, index);
    });
    while (layer.children.length > list.length) layer.lastElementChild!.remove();
  }

  #fill(node: HTMLElement, { id, position, iconPath, clickable, ariaLabel }: MapControl, index: number): void {
    const picture = node.firstElementChild as HTMLImageElement;
    if (picture.getAttribute('src') !== iconPath) picture.src = iconPath;
    picture.alt = clickable ? '' : (ariaLabel ?? '');
    picture.draggable = false;
    const { style } = node;
    style.left = px(position?.left ?? 0);
    style.top = px(position?.top ?? 0);
    style.width = px(position?.width);
    style.height = px(position?.height);
    if (!clickable) return;
    (node as HTMLButtonElement).type = 'button';
    node.ariaLabel =
      ariaLabel?.trim() ||
      counted(
        msg(str`Control {${index + 1}, number}`, {
          id: 'nc.map.control',
          desc: 'Name of a button on a map that has no other, for screen readers; the value counts from 1',
        }),
      );
    node.onclick = () => void this.#stage.fire(new ControlTapEvent(id));
  }

  destroy(): void {
    this.#layer.remove();
  }
}
