import { nothing, ReactiveElement, render, type PropertyValues } from 'lit';
import { NcElement } from '../nc-element.js';

/** What overlays use of `NcElement`: all but `content()`, since `content` is a property of a modal. */
declare abstract class WithoutContent extends ReactiveElement {
  static readonly localized: boolean;
  protected get internals(): ElementInternals;
  protected watchLocale(): void;
  protected setState(name: string, on: boolean): void;
}

const Base = NcElement as unknown as typeof WithoutContent;

/** `NcElement.update` would call `content`; this is what it does besides. */
const { update } = ReactiveElement.prototype as unknown as { update(changed: PropertyValues): void };

/** An element that draws all of its shadow tree in `drawing()`. */
export abstract class OverlayBase extends Base {
  protected override update(changed: PropertyValues): void {
    update.call(this, changed);
    const drawing = this.drawing();
    if (drawing !== nothing && (this.constructor as typeof WithoutContent).localized) this.watchLocale();
    render(drawing, this.renderRoot, { host: this });
  }

  /** The shadow tree, as a lit-html template. */
  protected abstract drawing(): unknown;

  /** For @lit-labs/ssr; browsers never call it. */
  render(): unknown {
    return this.drawing();
  }
}
