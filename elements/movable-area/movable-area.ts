import { html, type PropertyValues, type TemplateResult } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute } from '../internal/element/property.js';
import type { Movable } from '../internal/motion/movable.js';
import { ChildWatch } from '../internal/observe/children.js';
import { allInside, closestTo } from '../internal/observe/flat.js';
import { AreaMover, type MoverArea } from './area-mover.js';
import { movableAreaStyles } from './movable-area.styles.js';

/**
 * The area in which movable views (`nc-movable-view`) move. Give it a size: it is 10 × 10 px unless styled. To hide the
 * parts of a view that are outside of it, give it `overflow: clip`.
 *
 * @slot - Movable views, and any content below them.
 */
export class NcMovableArea extends NcElement implements MoverArea {
  static override styles = movableAreaStyles;
  static override childWatch = new ChildWatch();
  static override template: TemplateResult = html`<slot></slot>`;

  /**
   * Two fingers anywhere in the area, or a touchpad, zoom all views that may be zoomed, about the middle of the fingers.
   * Without it, both fingers must be on one view.
   */
  @attribute({ type: Boolean, attribute: 'scale-area' }) declare scaleArea: boolean;

  #mover: AreaMover | undefined;

  /** @internal Views that come through a slot of the page do not see the area before. */
  override childrenChanged(): void {
    for (const view of allInside<Movable>(this, 'nc-movable-view')) view.placeChanged?.();
  }

  protected override firstUpdated(): void {
    this.childrenChanged();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!changed.has('scaleArea')) return;
    if (this.scaleArea) this.#mover ??= new AreaMover(this, () => this.#views);
    this.#mover?.update();
    // The views hand their gestures over to the area, or take them back.
    for (const view of this.#views) view.requestUpdate?.();
  }

  /** Its views, without those of areas inside it. */
  get #views(): Movable[] {
    const all = allInside<Movable>(this, 'nc-movable-view');
    return all.filter((view) => closestTo(view, 'nc-movable-area') === this);
  }
}
