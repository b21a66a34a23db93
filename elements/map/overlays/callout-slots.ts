import { ChildWatch, type ChildWatcher } from '../../internal/observe/children.js';
import type { MapStage } from '../stage.js';

const calloutWatch = new ChildWatch({ attributes: ['slot', 'marker-id'] });

/**
 * Slots for callouts of the page's own: children of the map with `slot="callout"`. Each goes to the callout of the marker
 * that its `marker-id` names; for that the shadow root assigns its slots by code.
 */
export class CalloutSlots implements ChildWatcher {
  readonly #stage: MapStage;
  /** Slot -> id of its marker. */
  readonly #slots = new Map<HTMLSlotElement, string>();

  constructor(stage: MapStage) {
    this.#stage = stage;
  }

  /** A slot for the callout of a marker. */
  take(markerId: string): HTMLSlotElement {
    const slot = document.createElement('slot');
    if (!this.#slots.size) calloutWatch.watch(this.#stage.host, this);
    this.#slots.set(slot, markerId);
    this.childrenChanged();
    return slot;
  }

  release(slot: HTMLSlotElement): void {
    this.#slots.delete(slot);
    if (!this.#slots.size) this.destroy();
  }

  destroy(): void {
    calloutWatch.unwatch(this.#stage.host, this);
    this.#slots.clear();
  }

  /** @internal */
  childrenChanged(): void {
    const { host, root } = this.#stage;
    const callouts = [...host.children].filter((child) => child.slot === 'callout');
    for (const [slot, markerId] of this.#slots) {
      if (root.slotAssignment === 'manual')
        slot.assign(...callouts.filter((child) => child.getAttribute('marker-id') === markerId));
      else slot.name = 'callout';
    }
  }
}
