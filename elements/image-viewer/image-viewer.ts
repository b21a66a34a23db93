import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import { jsonConverter, property } from '../internal/element/property.js';
import type { Gallery } from './gallery.js';
import { imageViewerStyles } from './image-viewer.styles.js';

/** A picture with what it shows, for those who do not see it. */
export interface ViewedImage {
  readonly url: string;
  readonly alt?: string;
}

export type ImageViewerIndicator = 'default' | 'number' | 'none';

let loading: Promise<void> | undefined;
let Pictures: typeof Gallery | undefined;

/**
 * Shows pictures on the whole screen, one at a time. They are zoomed by two fingers, a double tap or double click, the
 * wheel and `+`, `-`, `0`; swipes, arrow keys, Home and End lead to the others, of which only the neighbours are loaded. An
 * enlarged one is moved about by a finger, the mouse or arrow keys, until its edge is seen. A tap, a swipe up or down,
 * Escape, Back and its button close it.
 *
 * @slot overlay - For other overlays that must work while this one is open, such as a toast.
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent} close - It has closed. `reason`: `cancel` (its button), `backdrop` (a tap), `swipe`, `escape`, `back` or `api`.
 * @event {ImageViewerChangeEvent} change - The user went to another picture; field `current`.
 * @csspart surface - The dialog.
 * @csspart image - A picture.
 * @csspart indicator - The number of the picture.
 * @csspart close - The button that closes it.
 * @csspart error - What stands for a picture that cannot be loaded.
 * @csspart retry - The button that loads it again.
 * @cssprop --nc-image-viewer-background - What is around the picture; black unless set.
 * @cssstate zoomed - The picture is larger than the screen shows it at first.
 * @cssstate moving - The picture is held, or moves by itself.
 */
export class NcImageViewer extends OverlayElement<void> {
  static override styles = imageViewerStyles;
  static override localized = true;
  /** Properties that do something when they are set: wrappers set them only when they change. */
  static readonly commands: ReadonlySet<string> = new Set(['current']);

  /** The pictures: URLs, or `{ url, alt }`. JSON as an attribute. */
  @property({ converter: jsonConverter, default: [] }) declare urls: readonly (string | ViewedImage)[];

  /** The picture to show: its place from 0, or its URL. Follows the user. What there is not is the first one. Default: 0. */
  @property({ default: 0 }) declare current: number | string;

  /** Goes on with the first picture after the last one. */
  @property({ type: Boolean, default: false }) declare loop: boolean;

  /** How the user knows which one it is: by dots (`default`), a `number`, or `none`. Many are counted by number always. */
  @property({ default: 'default' }) declare indicator: ImageViewerIndicator;

  /** @internal What is in it. It loads with the first viewer on the page. */
  gallery?: Gallery;

  /** Loads what pictures are shown with, ahead of the first viewer. */
  static load(): Promise<void> {
    return (loading ??= import('./gallery.js').then(
      (module) => {
        Pictures = module.Gallery;
      },
      (error: unknown) => {
        loading = undefined; // The next one tries again.
        reportError(error);
      },
    ));
  }

  /** @internal Place of the picture that is shown. */
  get index(): number {
    return this.gallery?.index ?? 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (Pictures) this.#fill();
    else void NcImageViewer.load().then(() => this.#fill());
  }

  override handleEvent(event: Event): void {
    if (event.type === 'keydown') this.gallery?.press(event as KeyboardEvent);
    else super.handleEvent(event);
  }

  /** @internal */
  mark(state: 'zoomed' | 'moving', on: boolean): void {
    this.setState(state, on);
  }

  protected override raised(): void {
    this.gallery?.raised(this.surface!);
  }

  protected override lowered(): void {
    this.gallery?.lowered();
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await loading;
    return super.getUpdateComplete();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.gallery?.updated(changed, this.surface);
  }

  protected override renderSurface(): unknown {
    const close = msg('Close', {
      id: 'nc.image-viewer.close',
      desc: 'Button that closes pictures on the whole screen',
    });
    const label = msg('Pictures', { id: 'nc.image-viewer.label', desc: 'Name of pictures on the whole screen' });
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<dialog id="surface" part="surface" title="" aria-label=${this.ariaLabel || label} @keydown=${this}>
      <div id="dim"></div>
      <button type="button" part="close" aria-label=${close} @click=${this.#close}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19" /></svg>
      </button>
      ${this.gallery?.render() ?? nothing}
      <slot name="overlay"></slot>
    </dialog>`;
  }

  #close(): void {
    this.dismiss('cancel');
  }

  #fill(): void {
    if (this.gallery || !Pictures) return;
    this.gallery = new Pictures(this);
    this.requestUpdate('urls', null);
    // Before the next frame, if it shows already.
    if (this.isShowing) {
      this.performUpdate();
      this.raised();
    }
  }
}
