import { html, nothing, type PropertyValues } from 'lit';
import { isScriptUrl } from '../base/urls.js';
import { LENGTH } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { warnOnce } from '../internal/element/warn.js';
import { avatarStyles } from './avatar.styles.js';
import { initialsOf } from './initials.js';

/** Head and shoulders, in a box of 24. */
const PERSON = html`<svg viewBox="0 0 24 24"><circle cx="12" cy="8.5" r="4" /><path d="M4 20.5a8 6.5 0 0 1 16 0z" /></svg>`;

/**
 * The picture of a person or a thing. Until it has loaded, and if it cannot be loaded, it shows the initials of `name`, or
 * an icon.
 *
 * @slot icon - Shown without a picture, instead of the initials.
 * @event {Event} load - The picture has loaded.
 * @event {Event} error - The picture could not be loaded.
 * @csspart image - The picture.
 * @cssprop --nc-avatar-size - Width and height; default 40px.
 * @cssprop --nc-avatar-background - Background.
 * @cssprop --nc-avatar-color - Initials and icon.
 * @cssprop --nc-avatar-radius - Corners of a square.
 * @cssstate loaded - The picture is shown.
 * @cssstate error - The picture could not be loaded.
 */
export class NcAvatar extends NcElement {
  static override styles = avatarStyles;

  /** Address of the picture. */
  @property({ default: '' }) declare src: string;

  /** Who it is: gives the initials and, without `alt`, the accessible name. */
  @property({ default: '' }) declare name: string;

  /** Describes it for screen readers. Default: `name`. Empty: it is decoration, as beside the name. */
  @property() declare alt?: string;

  /** Width and height in px. Default: 40. */
  @property({ type: LENGTH, default: 40 }) declare size: number;

  /** `circle` or `square`. Default: `circle`. */
  @attribute({ type: String, default: 'circle' }) declare shape: 'circle' | 'square';

  /** Loads the picture when it comes near the viewport. */
  @property({ type: Boolean, attribute: 'lazy-load', default: false }) declare lazyLoad: boolean;

  #hasFailed = false;

  /** @internal */
  get isDrawable(): boolean {
    return true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#describe();
  }

  handleEvent({ type }: Event): void {
    this.#hasFailed = type === 'error';
    this.setState(this.#hasFailed ? 'error' : 'loaded', true);
    if (this.#hasFailed) this.requestUpdate();
    this.dispatchEvent(new Event(type));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!changed.has('src')) return;
    this.#hasFailed = false;
    this.setState('loaded', false);
    this.setState('error', false);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.styleHost(changed);
    if (changed.has('shape') && !['circle', 'square'].includes(this.shape)) {
      warnOnce(this, 'shape', 'circle or square', this.shape);
    }
    if (changed.has('name') || changed.has('alt')) this.#describe();
  }

  /** @internal */
  styleHost(changed: PropertyValues): void {
    if (changed.has('size')) this.style.setProperty('--nc-avatar-size', `${Math.max(0, this.size)}px`);
  }

  protected override renderContent(): unknown {
    const { src, name } = this;
    const isShown = src && !isScriptUrl(src) && !this.#hasFailed;
    return html`<slot name="icon">${initialsOf(name) || PERSON}</slot>${
      isShown
        ? html`<img part="image" alt="" draggable="false" loading=${this.lazyLoad ? 'lazy' : 'eager'} src=${src} @load=${this} @error=${this} />`
        : nothing
    }`;
  }

  #describe(): void {
    const { internals } = this;
    const label = this.alt ?? this.name;
    setRole(internals, label ? 'img' : 'none');
    internals.ariaLabel = label || null;
    internals.ariaHidden = label ? null : 'true';
  }
}
