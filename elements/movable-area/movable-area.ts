import { html, type PropertyValues } from 'lit';
import type { Movable, MovableFrame } from '../internal/motion/movable.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute } from '../internal/element/property.js';
import type { AreaMover } from './area-mover.js';
import { movableAreaStyles } from './movable-area.styles.js';

/**
 * What movable views (`nc-movable-view`) are moved in, and stay in. Give it a size: it is 10 × 10 px unless styled. Where
 * it is to hide what is larger than itself, give it `overflow: clip`.
 *
 * @slot - Movable views, and whatever lies beneath them.
 */
export class NcMovableArea extends NcElement implements MovableFrame {
  static override styles = movableAreaStyles;
  static override template = html`<slot></slot>`;

  /**
   * Two fingers anywhere in it zoom all views that may be zoomed, about the fingers' middle; so does a touchpad. Otherwise
   * both fingers have to be on one view.
   */
  @attribute({ type: Boolean, attribute: 'scale-area' }) declare scaleArea: boolean;

  #mover: AreaMover | undefined;
  #loading: Promise<void> | undefined;

  /** @internal */
  get views(): Movable[] {
    const all = [...this.querySelectorAll<Movable>('nc-movable-view')];
    return all.filter((view) => view.closest('nc-movable-area') === this);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#loading;
    return super.getUpdateComplete();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!changed.has('scaleArea')) return;
    if (this.scaleArea && !this.#mover) {
      this.#loading ??= import('./area-mover.js').then(({ AreaMover }) => {
        this.#mover ??= new AreaMover(this);
        this.#mover.update();
      });
    }
    this.#mover?.update();
    // They leave two fingers and the touchpad to it, or take them back.
    for (const view of this.views) (view as Movable & Partial<NcElement>).requestUpdate?.();
  }
}
