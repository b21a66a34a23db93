import { msg } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import { lazy } from '../base/lazy.js';
import { Part } from '../internal/element/parts.js';
import { each, either, json, listOf, objectOf, TEXT, WORDS } from '../internal/element/kinds.js';
import { property } from '../internal/element/property.js';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import type { Gallery, ImageViewerIndicator, ViewedImage } from './gallery.js';
import { imageViewerStyles } from './image-viewer.styles.js';

export type { ImageViewerIndicator, ViewedImage };

/** The pictures and their gestures: most pages never open a viewer. */
const galleryPart = new Part(lazy(() => import('./gallery.js')));

const PICTURE = either('a picture', TEXT, objectOf(each(WORDS, 'url alt'), { needs: 'url' }));
const PICTURES = json(listOf(PICTURE, 'a list of URLs, or of { url, alt }', ''));

/**
 * Shows pictures on the whole screen, one at a time. Two fingers, a double tap or click, the wheel and the keys `+`, `-`
 * and `0` zoom. Swipes, arrow keys, Home and End lead to the other pictures, of which only the neighbors load. A finger,
 * the mouse and the arrow keys move an enlarged picture up to its edges. A tap, a swipe up or down, Escape, Back and the
 * close button close the viewer.
 *
 * @slot overlay - For other overlays that must work while this one is open, such as a toast.
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent} close - It has closed. `reason`: `cancel` (its button), `backdrop` (a tap), `swipe`, `escape`, `back` or `api`.
 * @event {ImageViewerChangeEvent} change - The user went to another picture; field `current`.
 * @event {ImageViewerLongPressEvent} longpress - The user held a picture for 350 ms and moved by less than 10 px, or asked for
 *   its context menu by mouse or key; fields `current`, `url`. `preventDefault()` keeps the browser's menu away.
 * @csspart surface - The dialog.
 * @csspart image - A picture.
 * @csspart indicator - The number of the picture.
 * @csspart close - The button that closes it.
 * @csspart error - The message in place of a picture that cannot be loaded.
 * @csspart retry - The button that loads the picture again.
 * @cssprop --nc-image-viewer-background - Background around the picture. Default: black.
 * @cssstate zoomed - The picture is enlarged.
 * @cssstate moving - The user drags the picture, or it is animated.
 */
export class NcImageViewer extends OverlayElement<void> {
  static override styles = imageViewerStyles;
  static override localized = true;
  /** Properties that the user changes too: wrappers set them only when the page changes them. */
  static readonly commands: ReadonlySet<string> = new Set(['current']);

  /** The pictures: URLs, or `{ url, alt }`. JSON as an attribute. */
  @property({ type: PICTURES, default: [] }) declare urls: readonly (string | ViewedImage)[];

  /** The picture to show: its index from 0, or its URL; if there is none, the first one. Follows the user. Default: 0. */
  @property({ type: WORDS, default: 0 }) declare current: number | string;

  /** Whether the first picture follows the last one. */
  @property({ type: Boolean, default: false }) declare loop: boolean;

  /** Shows which picture it is: by dots (`default`), by `number`, or not (`none`). More than 12 pictures have a number instead of dots. */
  @property({ default: 'default' }) declare indicator: ImageViewerIndicator;

  #gallery?: Gallery;

  /** Loads the code that shows pictures ahead of the first viewer. Resolves to false if that fails. */
  static async load(): Promise<boolean> {
    return (await galleryPart.load()) !== undefined;
  }

  override handleEvent(event: Event): void {
    if (event.type === 'keydown') this.#gallery?.press(event as KeyboardEvent);
    else super.handleEvent(event);
  }

  protected override raised(): void {
    this.#gallery?.raised(this.surface!);
  }

  protected override lowered(): void {
    this.#gallery?.lowered();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const gallery = this.#gallery;
    // It opened before the gallery had loaded.
    if (gallery && this.isShowing && !gallery.isRaised) gallery.raised(this.surface!);
    gallery?.updated(changed, this.surface);
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
      ${this.#createGallery()?.render() ?? nothing}
      <slot name="overlay"></slot>
    </dialog>`;
  }

  #close(): void {
    this.dismiss('cancel');
  }

  #createGallery(): Gallery | undefined {
    const module = galleryPart.get(this);
    if (!module) return undefined;
    return (this.#gallery ??= new module.Gallery({
      viewer: this,
      setState: (state, on) => this.setState(state, on),
    }));
  }
}
